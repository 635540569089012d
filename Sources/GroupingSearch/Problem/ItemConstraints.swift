import LayoutModel

/// The constraints of one screen, ready to be asked about groups and orders of its items.
struct ItemConstraints: Sendable {
    let sections: SectionTree
    private let isNatural: Bool
    private let keepsOrder: Bool
    let depth: Int?
    let largestGroup: Int?
    /// The words in the labels of new groups.
    let words: GroupWords
    let depths: [Int]
    private let kinds: [ItemKind]
    /// The items that may be in a group that the method sees.
    private let isGroupable: [Bool]
    /// The items whose label can say what a group holds.
    private let isNamed: [Bool]
    /// Whether a group may begin with a name that its author replaces: containers may, a landmark or tool bar without a name
    /// would be one more that people hear and learn nothing from.
    let mayAskForName: Bool
    private let namedBoxes: Set<ElementIndex>
    /// The words of each item's label, in lower case, that can be what several items share.
    private let labelWords: [Set<String>]
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
        words = constraints.words
        depths = items.items.map(\.depth)
        sections =
            isNatural
            ? SectionTree(screen, items.items, platform: platform, gathers: !constraints.keepsOrder)
            : SectionTree(count: items.items.count)
        let elements = items.items.map { screen[$0.element] }
        kinds = elements.map(ItemKind.init)
        isGroupable = elements.map(style.mayHold)
        mayAskForName = if case .container = style { true } else { false }
        isNamed = elements.map { $0.label.contains { !$0.isWhitespace } }
        labelWords = elements.map { element in
            element.respondsToInteraction ? Set(LabelWords.telling(in: element.label)) : []
        }
        namedBoxes = Set(
            sections.sections.compactMap(\.box).filter { screen[$0].label.contains { !$0.isWhitespace } })
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

    /// What a set of items may be.
    enum Allowance: Hashable, Sendable {
        /// No group.
        case none
        /// A group that holds no further ones: a part of a series, or what shares a word.
        case leaf
        /// A group.
        case any
    }

    /// What items, given in visiting order, may be. O(items x depth).
    func allowance(_ items: [Int]) -> Allowance {
        guard items.count > 1 else { return .none }
        if isCurrentGroup(items) { return .any }
        for set in together {
            let inside = items.count { set.contains($0) }
            if inside > 0, inside < set.count { return .none }
        }
        for set in apart where items.count(where: { set.contains($0) }) > 1 { return .none }
        guard isNatural else { return .any }
        return items.allSatisfy { isGroupable[$0] } ? sectionAllowance(items) : .none
    }

    /// Whether exactly these items are a current group. O(items log items).
    func isCurrentGroup(_ items: [Int]) -> Bool { !currentGroups.isEmpty && currentGroups.contains(items.sorted()) }

    /// Whether a group may exceed the largest size: a current group, and a list of the screen as a whole.
    func mayBeLarge(_ items: [Int]) -> Bool {
        isCurrentGroup(items) || isNatural && listed(items) != nil
    }

    /// The copies of each template, outermost ones only, whose members may all be in groups: each template is decided as a
    /// whole. O(items x sections).
    var copies: [[[Int]]] {
        var members: [Int: [Int]] = [:]
        for item in sections.order {
            let path = sections.path(of: item)
            if let outer = path.first(where: { sections.sections[$0].template != nil }) {
                members[outer, default: []].append(item)
            }
        }
        let byTemplate = Dictionary(grouping: members.keys.sorted()) { sections.sections[$0].template! }
        return byTemplate.keys.sorted().compactMap { template in
            let copies = byTemplate[template]!.map { members[$0]! }
            let mayAll = copies.joined().allSatisfy { isGroupable[$0] && depths[$0] == 0 }
            return copies.count > 1 && mayAll && copies.allSatisfy { $0.contains { isNamed[$0] } } ? copies : nil
        }
    }

    /// The section with a box that holds just these items.
    func listed(_ items: [Int]) -> Int? {
        guard let section = commonSection(items), section > 0 else { return nil }
        return sections.sections[section].count == items.count ? section : nil
    }

    /// The innermost section around all of the items. O(items x depth).
    func commonSection(_ items: [Int]) -> Int? {
        guard let first = items.first else { return nil }
        return items.dropFirst().reduce(sections.places[first].section) {
            sections.section(around: $0, and: sections.places[$1].section)
        }
    }

    /// A section is a group, but one of several copies of a template alone is none; of a section without groups of its own
    /// the parts have names that belong to a series of numbered labels, or share a word.
    private func sectionAllowance(_ items: [Int]) -> Allowance {
        guard let section = commonSection(items) else { return .none }
        let around = sections.sections[section]
        if around.count == items.count {
            // A group of which nobody could say what it holds is none.
            guard around.box != nil || !around.name.isEmpty || items.contains(where: { isNamed[$0] }) else {
                return .none
            }
            // Without a container or a heading, two things are no group that a person would name, and neither are several
            // groups.
            let hasName = !around.name.isEmpty || around.box.map(namedBoxes.contains) ?? false
            if !mayAskForName, !hasName { return .none }
            let areItems = around.children.allSatisfy { if case .item = $0 { true } else { false } }
            guard around.box != nil || !around.name.isEmpty || around.isSeries || items.count > 2 && areItems else {
                return .none
            }
            return section > 0 && !sections.isInCopy(items[0]) ? .any : .none
        }
        // What is small enough for one group is not cut into several, and copies are alike inside, too.
        if section > 0, around.count <= largestGroup ?? 0 { return .none }
        guard mayAskForName, items.count > 2, !sections.isInCopy(items[0]) else { return .none }
        var places: [Int] = []
        for item in items {
            guard sections.places[item].section == section, depths[item] == 0 else { return .none }
            places.append(sections.places[item].place)
        }
        guard let low = places.min(), let high = places.max(), high - low + 1 == places.count else { return .none }
        if around.isSeries { return .leaf }
        guard items.allSatisfy({ kinds[items[0]].goes(with: kinds[$0]) }) else { return .none }
        let shared = items.dropFirst().reduce(labelWords[items[0]]) { $0.intersection(labelWords[$1]) }
        return shared.isEmpty ? .none : .leaf
    }
}
