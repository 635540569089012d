extension Move {
    /// A group is cut in two, or is replaced by what it holds.
    static let split = Move(name: "split") { arrangement, random in
        guard let group = arrangement.groups.randomElement(using: &random) else { return nil }
        let around = arrangement.parents[group]
        let index = arrangement.children[around].firstIndex(of: group)!
        let count = arrangement.children[group].count
        var edit = Edit()
        if Bool.random(using: &random) {
            // The group is left with none, and so dissolves.
            let inner = edit.take(0..<count, from: group, in: arrangement)
            edit.put(inner, at: index + 1, of: around, in: arrangement)
        } else {
            guard count >= 2 else { return nil }
            let cut = Int.random(in: 1..<count, using: &random)
            let taken = edit.take(cut..<count, from: group, in: arrangement)
            let new = edit.group(taken, in: arrangement)
            edit.put([new], at: index + 1, of: around, in: arrangement)
        }
        return edit.finish(in: arrangement)
    }
}
