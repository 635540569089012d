import LayoutModel

/// The constraints of one screen, ready to be asked about groups and orders of its items.
struct ItemConstraints: Sendable {
    let sections: SectionTree
    private let isNatural: Bool
    private let keepsOrder: Bool
    let depth: Int?
    let largestGroup: Int?
    let depths: [Int]
    private let kinds: [ItemKind]
    /// The items that may be in a group that the method sees.
    private let isGroupable: [Bool]
    private let frames: [Frame?]
    private let together: [Set<Int>]
    private let apart: [Set<Int>]
    /// The current groups, by the items in them.
    let currentGroups: Set<[Int]>
    /// Items that destroy something, and those that are wanted as often as the average or more.
    private let destroys: [Bool]
    private let isFrequent: [Bool]
    private var slips = 0
    /// Links that jump over others, each with the item that it leads to, in the current order.
    private let jumps: [(link: Int, target: Int)]
    /// The place of each item in the expected order.
    let ranks: [Int]

    init(_ screen: Screen, _ items: ScreenItems, _ constraints: Constraints, _ style: GroupStyle, platform: Platform?) {
        isNatural = constraints.kind == .natural
        keepsOrder = constraints.keepsOrder
        depth = constraints.depth
        largestGroup = constraints.largestGroup
        depths = items.items.map(\.depth)
        sections =
            isNatural
            ? SectionTree(screen, items.items, platform: platform, gathers: !constraints.keepsOrder)
            : SectionTree(count: items.items.count)
        let elements = items.items.map { screen[$0.element] }
        kinds = elements.map(ItemKind.init)
        isGroupable = elements.map(style.mayHold)
        frames = elements.map(\.frame)
        let numbers = Dictionary(elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        together = constraints.together.map { Set($0.compactMap { numbers[$0] }) }
        apart = constraints.apart.map { Set($0.compactMap { numbers[$0] }) }
        currentGroups = Set(items.groups.map { Array($0.items) })
        destroys = elements.map { $0.isDestructive && !$0.confirms }
        let mean = items.items.reduce(0) { $0 + $1.weight } / Double(max(1, items.items.count))
        isFrequent = items.items.map { $0.weight >= mean && $0.weight > 0 }
        jumps = isNatural ? ForwardJumps.all(screen, items.items.map(\.element)) : []
        let order = constraints.keepsOrder ? Array(items.items.indices) : sections.order
        var ranks = [Int](repeating: 0, count: order.count)
        for (rank, item) in order.enumerated() { ranks[item] = rank }
        self.ranks = ranks
        slips = slipCount(Array(items.items.indices))
    }

    /// The expected order: the current one where it is kept, else with what belongs together gathered.
    var order: [Int] { ranks.indices.sorted { ranks[$0] < ranks[$1] } }

    /// How often something destructive stands beside something frequent.
    private func slipCount(_ order: [Int]) -> Int {
        guard destroys.contains(true) else { return 0 }
        return zip(order, order.dropFirst()).count { destroys[$0] && isFrequent[$1] || isFrequent[$0] && destroys[$1] }
    }

    // MARK: Orders

    /// Whether there may be orders of the sections that are not allowed.
    var forbidsOrders: Bool { !together.isEmpty || !apart.isEmpty || destroys.contains(true) || !jumps.isEmpty }

    /// Whether an order keeps together what belongs together, and what is written in the order that it has. O(n x depth).
    func allowsOrder(_ order: [Int]) -> Bool {
        if keepsOrder { return order == Array(order.indices) }
        for set in together where !isRun(set, in: order) { return false }
        for set in apart {
            for (one, other) in zip(order, order.dropFirst()) where set.contains(one) && set.contains(other) {
                // Items that are neighbours now may stay so.
                if abs(one - other) != 1 { return false }
            }
        }
        if isNatural {
            guard sectionsAreRuns(in: order) else { return false }
            if slipCount(order) > slips { return false }
            // A link that skips something stays before what it leads to.
            for (link, target) in jumps where order.firstIndex(of: link)! > order.firstIndex(of: target)! {
                return false
            }
        }
        return true
    }

    private func isRun(_ set: Set<Int>, in order: [Int]) -> Bool {
        let places = order.indices.filter { set.contains(order[$0]) }
        guard let first = places.first, let last = places.last else { return true }
        return last - first + 1 == places.count
    }

    /// Whether each section is a run, and fixed ones have their order.
    private func sectionsAreRuns(in order: [Int]) -> Bool {
        var first = [Int](repeating: .max, count: sections.sections.count)
        var last = [Int](repeating: -1, count: sections.sections.count)
        var placeOf = [Int](repeating: 0, count: order.count)
        for (place, item) in order.enumerated() {
            placeOf[item] = place
            var section = sections.places[item].section
            while section >= 0 {
                first[section] = min(first[section], place)
                last[section] = max(last[section], place)
                section = sections.sections[section].parent
            }
        }
        for (number, section) in sections.sections.enumerated() {
            if last[number] - first[number] + 1 != section.count { return false }
            guard section.isFixed else { continue }
            var before = -1
            for child in section.children {
                let place =
                    switch child {
                    case .item(let item): placeOf[item]
                    case .section(let inner): first[inner]
                    }
                if place < before { return false }
                before = place
            }
        }
        return true
    }

    // MARK: Groups

    /// Whether items, given in visiting order, may be a group. O(items x depth).
    func allowsGroup(_ items: [Int]) -> Bool {
        guard items.count > 1 else { return false }
        if isCurrentGroup(items) { return true }
        for set in together {
            let inside = items.count { set.contains($0) }
            if inside > 0, inside < set.count { return false }
        }
        for set in apart where items.count(where: { set.contains($0) }) > 1 { return false }
        guard isNatural else { return true }
        return items.allSatisfy { isGroupable[$0] } && belongTogether(items)
    }

    /// Whether exactly these items are a current group. O(items log items).
    func isCurrentGroup(_ items: [Int]) -> Bool { !currentGroups.isEmpty && currentGroups.contains(items.sorted()) }

    /// Whether a group may exceed the largest size: a current group, and a list of the screen as a whole.
    func mayBeLarge(_ items: [Int]) -> Bool {
        isCurrentGroup(items) || isNatural && listed(items) != nil
    }

    /// The section with a box that holds just these items.
    func listed(_ items: [Int]) -> Int? {
        guard let section = commonSection(items), section > 0 else { return nil }
        return sections.sections[section].count == items.count ? section : nil
    }

    /// The innermost section around all of the items.
    func commonSection(_ items: [Int]) -> Int? {
        guard let first = items.first else { return nil }
        var common = sections.path(of: first)
        for item in items.dropFirst() {
            let path = sections.path(of: item)
            var length = 0
            while length < min(common.count, path.count), common[length] == path[length] { length += 1 }
            common.removeSubrange(length...)
        }
        return common.last
    }

    private func belongTogether(_ items: [Int]) -> Bool {
        guard let section = commonSection(items) else { return false }
        let around = sections.sections[section]
        if around.count == items.count { return section > 0 }
        // What is small enough for one group is not cut into several.
        if section > 0, around.count <= largestGroup ?? 0 { return false }
        // The children of the section that the items are.
        var inner: [Int: Int] = [:]
        var places: [Int] = []
        for item in items {
            let path = sections.path(of: item)
            if let next = path.firstIndex(of: section).map({ $0 + 1 }), next < path.count {
                if inner.updateValue(inner[path[next], default: 0] + 1, forKey: path[next]) == nil {
                    places.append(around.children.firstIndex(of: .section(path[next]))!)
                }
            } else {
                places.append(sections.places[item].place)
            }
        }
        guard inner.allSatisfy({ sections.sections[$0].count == $1 }) else { return false }
        guard let low = places.min(), let high = places.max(), high - low + 1 == places.count else { return false }
        if inner.count == places.count {
            // Sections that are alike, as the cards of a row.
            let parts = places.sorted().map { around.children[$0] }
            let likenesses = parts.map(likeness)
            return likenesses.allSatisfy { $0 != nil && $0 == likenesses[0] }
                && zip(parts, parts.dropFirst()).allSatisfy { isNear(frame($0), frame($1)) }
        }
        guard inner.isEmpty else { return false }
        let ordered = places.sorted().compactMap { place -> Int? in
            if case .item(let item) = around.children[place] { item } else { nil }
        }
        return zip(ordered, ordered.dropFirst()).allSatisfy {
            isNear(frames[$0], frames[$1]) && kinds[$0].goes(with: kinds[$1])
        }
            && ordered.allSatisfy { kinds[ordered[0]].goes(with: kinds[$0]) }
    }

    private struct Likeness: Hashable {
        var count: Int
        var kinds: [ItemKind]
    }

    private func likeness(_ child: SectionTree.Child) -> Likeness? {
        guard case .section(let number) = child else { return nil }
        let section = sections.sections[number]
        let kinds = section.children.map { child -> ItemKind in
            if case .item(let item) = child { self.kinds[item] } else { .other }
        }
        return Likeness(count: section.count, kinds: kinds)
    }

    /// The smallest frame around a child; nil where the file does not tell all of it.
    private func frame(_ child: SectionTree.Child) -> Frame? {
        switch child {
        case .item(let item): return frames[item]
        case .section(let number):
            let parts = sections.sections[number].children.map(frame)
            return parts.dropFirst().reduce(parts.first ?? nil) { sum, part in
                guard let sum, let part else { return nil }
                return sum.union(part)
            }
        }
    }

    /// Whether two frames lie beside each other: no farther apart than twice the larger's longer side.
    private func isNear(_ one: Frame?, _ other: Frame?) -> Bool {
        guard let a = one, let b = other, !a.isEmpty, !b.isEmpty else { return true }
        let across = max(0, max(a.x, b.x) - min(a.maxX, b.maxX))
        let down = max(0, max(a.y, b.y) - min(a.maxY, b.maxY))
        let reach = 2 * max(max(a.width, a.height), max(b.width, b.height))
        return max(across, down) <= reach
    }
}
