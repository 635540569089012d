extension SectionMove {
    /// A run of a section's children goes to another place: what was between them and it moves up.
    static let moveRun = SectionMove(name: "move run") { sequence, random in
        let start = Int.random(in: sequence.indices, using: &random)
        var end = start + 1
        // Short runs are tried more often.
        while end < sequence.count, Int.random(in: 0..<10, using: &random) < 7 { end += 1 }
        let run = start..<end
        guard run.count < sequence.count else { return }
        let children = sequence[run]
        sequence.removeSubrange(run)
        sequence.insert(contentsOf: children, at: Int.random(in: 0...sequence.count, using: &random))
    }
}
