extension Move {
    /// Two targets or groups change places, wherever they stand.
    static let swap = Move(name: "swap") { arrangement, random in
        guard let one = arrangement.list(holding: 1, &random), let other = arrangement.list(holding: 1, &random) else {
            return nil
        }
        let first = Int.random(in: arrangement.children[one].indices, using: &random)
        let second = Int.random(in: arrangement.children[other].indices, using: &random)
        let (a, b) = (arrangement.children[one][first], arrangement.children[other][second])
        guard !arrangement.contains(a, b), !arrangement.contains(b, a) else { return nil }
        var edit = Edit()
        var nodes = arrangement.children[one]
        nodes[first] = b
        if one == other { nodes[second] = a }
        edit.set(nodes, of: one)
        if one != other {
            nodes = arrangement.children[other]
            nodes[second] = a
            edit.set(nodes, of: other)
        }
        return edit.finish(in: arrangement)
    }
}
