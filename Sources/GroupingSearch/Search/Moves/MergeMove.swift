extension Move {
    /// A run of neighbours becomes a group, or two neighbouring groups become one.
    static let merge = Move(name: "merge") { arrangement, random in
        guard let list = arrangement.list(holding: 2, &random) else { return nil }
        let nodes = arrangement.children[list]
        let start = Int.random(in: 0..<nodes.count - 1, using: &random)
        var edit = Edit()
        if !arrangement.isTarget(nodes[start]), !arrangement.isTarget(nodes[start + 1]), Bool.random(using: &random) {
            let end = arrangement.children[nodes[start]].count
            let inner = edit.take(
                0..<arrangement.children[nodes[start + 1]].count, from: nodes[start + 1], in: arrangement)
            edit.put(inner, at: end, of: nodes[start], in: arrangement)
            return edit.finish(in: arrangement)
        }
        var length = 2
        while length < 9, start + length < nodes.count, Bool.random(using: &random) { length += 1 }
        // A list that held a single group would be none.
        guard length < nodes.count else { return nil }
        let taken = edit.take(start..<start + length, from: list, in: arrangement)
        let group = edit.group(taken, in: arrangement)
        edit.put([group], at: start, of: list, in: arrangement)
        return edit.finish(in: arrangement)
    }
}
