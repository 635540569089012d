extension Move {
    /// A run of neighbours is turned round.
    static let reverse = Move(name: "reverse") { arrangement, random in
        guard let list = arrangement.list(holding: 2, &random) else { return nil }
        var nodes = arrangement.children[list]
        let one = Int.random(in: nodes.indices, using: &random)
        let other = Int.random(in: nodes.indices, using: &random)
        guard one != other else { return nil }
        let run = min(one, other)...max(one, other)
        nodes.replaceSubrange(run, with: nodes[run].reversed())
        var edit = Edit()
        edit.set(nodes, of: list)
        return edit.finish(in: arrangement)
    }
}
