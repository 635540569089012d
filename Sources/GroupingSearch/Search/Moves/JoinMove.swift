extension Move {
    /// A node moves into a group beside it, or out of its group to stand beside it.
    static let join = Move(name: "join") { arrangement, random in
        guard let group = arrangement.groups.randomElement(using: &random) else { return nil }
        let around = arrangement.parents[group]
        let index = arrangement.children[around].firstIndex(of: group)!
        let isAfter = Bool.random(using: &random)
        var edit = Edit()
        if Bool.random(using: &random) {
            let neighbour = isAfter ? index + 1 : index - 1
            guard arrangement.children[around].indices.contains(neighbour) else { return nil }
            let taken = edit.take(neighbour..<neighbour + 1, from: around, in: arrangement)
            let end = isAfter ? arrangement.children[group].count : 0
            edit.put(taken, at: end, of: group, in: arrangement)
        } else {
            let last = arrangement.children[group].count - 1
            let taken = edit.take(isAfter ? last..<last + 1 : 0..<1, from: group, in: arrangement)
            edit.put(taken, at: isAfter ? index + 1 : index, of: around, in: arrangement)
        }
        return edit.finish(in: arrangement)
    }
}
