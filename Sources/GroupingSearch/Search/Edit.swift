/// New contents for some lists of an arrangement, as a move proposes them; every target stays somewhere.
struct Edit: Sendable {
    /// The lists that hold something else than before.
    private(set) var changed: [Int: [Int]] = [:]
    /// The groups that are no more.
    private(set) var removed: [Int] = []
    /// The lists that are changed or lie around one that is, and so have other weights.
    private(set) var touched: [Int] = []
    private var created: [Int] = []
    private var parents: [Int: Int] = [:]

    /// What a list holds after the edit.
    func children(of list: Int, in arrangement: Arrangement) -> [Int] {
        changed[list] ?? arrangement.children[list]
    }

    /// Whether a list is changed or lies around one that is.
    func touches(_ list: Int) -> Bool { touched.contains(list) }

    /// Takes a run out of a list.
    mutating func take(_ run: Range<Int>, from list: Int, in arrangement: Arrangement) -> [Int] {
        var nodes = children(of: list, in: arrangement)
        let taken = Array(nodes[run])
        nodes.removeSubrange(run)
        changed[list] = nodes
        return taken
    }

    /// Puts nodes into a list, before the node at an index.
    mutating func put(_ nodes: [Int], at index: Int, of list: Int, in arrangement: Arrangement) {
        var all = children(of: list, in: arrangement)
        all.insert(contentsOf: nodes, at: index)
        changed[list] = all
        for node in nodes { parents[node] = list }
    }

    /// Replaces the contents of a list; the nodes must have been in it, or been taken.
    mutating func set(_ nodes: [Int], of list: Int) {
        changed[list] = nodes
        for node in nodes { parents[node] = list }
    }

    /// Makes a new group, to be put somewhere.
    mutating func group(_ nodes: [Int], in arrangement: Arrangement) -> Int {
        var free = arrangement.freeGroups.filter { !created.contains($0) }
        let next = max(arrangement.children.count, (created.max() ?? 0) + 1)
        let group = free.popLast() ?? next
        created.append(group)
        set(nodes, of: group)
        return group
    }

    /// Dissolves groups that hold a single node or none, and finds the lists that changed; the last step of a move.
    ///
    /// - Returns: nil where nothing is changed.
    mutating func finish(in arrangement: Arrangement) -> Edit? {
        var isTidy = false
        while !isTidy {
            isTidy = true
            for list in changed.keys.sorted() where list != arrangement.top && changed[list]!.count < 2 {
                let around = parent(of: list, in: arrangement)
                var nodes = children(of: around, in: arrangement)
                guard let index = nodes.firstIndex(of: list) else { return nil }
                nodes.replaceSubrange(index...index, with: changed[list]!)
                set(nodes, of: around)
                changed[list] = nil
                if let new = created.firstIndex(of: list) { created.remove(at: new) } else { removed.append(list) }
                isTidy = false
                break
            }
        }
        changed = changed.filter { $0 >= arrangement.children.count || $1 != arrangement.children[$0] }
        guard !changed.isEmpty else { return nil }
        var around: Set<Int> = []
        for list in changed.keys {
            var next = list
            while next >= 0, around.insert(next).inserted {
                next = next == arrangement.top ? -1 : parent(of: next, in: arrangement)
            }
        }
        touched = around.sorted()
        return self
    }

    private func parent(of node: Int, in arrangement: Arrangement) -> Int {
        parents[node] ?? arrangement.parents[node]
    }
}
