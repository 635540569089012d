extension SectionMove {
    /// A child of a section goes to another place.
    static let moveChild = SectionMove(name: "move child") { sequence, random in
        let from = Int.random(in: sequence.indices, using: &random)
        let child = sequence.remove(at: from)
        sequence.insert(child, at: Int.random(in: 0...sequence.count, using: &random))
    }
}
