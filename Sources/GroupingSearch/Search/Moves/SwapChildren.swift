extension SectionMove {
    /// Two children of a section change places.
    static let swapChildren = SectionMove(name: "swap children") { sequence, random in
        let one = Int.random(in: sequence.indices, using: &random)
        let other = Int.random(in: sequence.indices, using: &random)
        sequence.swapAt(one, other)
    }
}
