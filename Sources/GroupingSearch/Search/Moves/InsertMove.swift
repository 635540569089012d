extension Move {
    /// A run of up to nine neighbours goes to another place, in its own list or in another.
    static let insert = Move(name: "insert") { arrangement, random in
        guard let source = arrangement.list(holding: 1, &random), let target = arrangement.list(holding: 1, &random)
        else { return nil }
        let nodes = arrangement.children[source]
        let start = Int.random(in: nodes.indices, using: &random)
        // Short runs are tried more often.
        var length = 1
        while length < 9, start + length < nodes.count, Bool.random(using: &random) { length += 1 }
        let run = start..<start + length
        guard !nodes[run].contains(where: { arrangement.contains($0, target) }) else { return nil }
        var edit = Edit()
        let taken = edit.take(run, from: source, in: arrangement)
        let index = Int.random(in: 0...edit.children(of: target, in: arrangement).count, using: &random)
        edit.put(taken, at: index, of: target, in: arrangement)
        return edit.finish(in: arrangement)
    }
}
