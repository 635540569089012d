import AccessCost
import LayoutModel
import ScreenSections

/// What belongs together on a screen, over the items in the order that people expect them in.
struct SectionTree: Sendable {
    /// One thing in a section.
    enum Child: Hashable, Sendable {
        case item(Int)
        case section(Int)
    }

    struct Section: Sendable {
        /// The box; nil for the screen, and for what belongs together without one.
        var box: ElementIndex?
        /// What it is called where it has no box: the item that its members belong to.
        var name = ""
        /// -1 for the screen.
        var parent: Int
        var children: [Child] = []
        /// The number of items in it.
        var count = 0
        /// Whether its order is that of its content, as of the rows of a table or of numbered labels.
        var isFixed: Bool
        /// Whether it holds labels that differ in a number alone: any part of it has a name.
        var isSeries = false
        /// What speaks for it.
        var reasons: [GroupReason] = []
        /// The number of the template that it is a copy of, as one of several cards; nil for a section of its own kind.
        var template: Int?
        /// What is only seen in it.
        var texts: [String] = []
    }

    /// The sections; the first is the screen.
    private(set) var sections: [Section]
    /// The section that each item is in, and its index there.
    private(set) var places: [(section: Int, place: Int)]
    /// The items in the expected order.
    private(set) var order: [Int] = []
    /// Whether the current order of numbered labels differs from that of their numbers.
    private(set) var repairsNumbers = false
    /// The largest number of a template so far.
    private var templates = 0
    /// The number of sections around each section, and whether it or one of them is a copy of a template.
    private var levels: [Int] = []
    private var areCopies: [Bool] = []

    /// One section that holds everything in any order.
    init(count: Int) {
        sections = [Section(parent: -1, isFixed: false)]
        places = Array(repeating: (0, 0), count: count)
        for item in 0..<count { sections[0].children.append(.item(item)) }
        finish()
    }

    /// The sections of a screen.
    ///
    /// - Parameter gathers: whether a container may gather what the current order scatters; else such containers make no section.
    init(_ screen: Screen, _ items: [ScreenItems.Item], platform: Platform?, gathers: Bool) {
        // What is read is read in its order; and where nothing is known to be wanted more, nothing speaks for another.
        let isRead = items.contains { !$0.isLocked && !screen[$0.element].respondsToInteraction }
        let weights = Set(items.filter { !$0.isLocked && $0.weight > 0 }.map(\.weight))
        let isAlike = weights.count <= 1
        sections = [Section(parent: -1, isFixed: isRead || isAlike)]
        places = Array(repeating: (0, 0), count: items.count)
        let found = SectionFinder.sections(
            of: screen, items: items.map(\.element),
            texts: SeenTexts.beside(items.map(\.element), on: screen, platform: platform), gathers: gathers)
        let series = Series.runs(screen, items)
        templates = found.sections.compactMap(\.template).max() ?? 0
        add(found, 0, to: 0, screen, items, series, isAlike: isAlike)
        // What belongs together without a box: items with their small buttons, rows of grids, columns, numbered runs.
        if gathers {
            let owners = OwnedSections(screen, items, platform)
            for section in sections.indices { owners.makeSections(&self, section) }
            for section in sections.indices { GridRows.makeSections(&self, section, screen, items) }
            for section in sections.indices { Columns.makeSections(&self, section, screen, items) }
        }
        for section in sections.indices { Series.makeSections(&self, section, screen, items) }
        finish()
    }

    /// Adds what a section of the screen holds.
    private mutating func add(
        _ found: ScreenSections, _ number: Int, to own: Int, _ screen: Screen, _ items: [ScreenItems.Item],
        _ series: [ClosedRange<Int>], isAlike: Bool
    ) {
        for child in found.sections[number].children {
            guard case .section(let inner) = child else {
                if case .item(let item) = child { sections[own].children.append(.item(item)) }
                continue
            }
            let section = found.sections[inner]
            let members = found.items(of: inner).sorted()
            let range = members[0]...members[members.count - 1]
            // What has no container is a section where it is visited in one go; without a heading it cuts no series of numbered
            // labels.
            let isSeen =
                range.count == members.count && section.confidence >= Self.leastConfidence
                && (section.heading != nil || !Series.isCut(series, by: range))
            let holdsContainers = section.children.contains { child in
                if case .section(let own) = child { found.sections[own].box != nil } else { false }
            }
            guard section.box != nil || isSeen && (!holdsContainers || section.heading != nil) else {
                add(found, inner, to: own, screen, items, series, isAlike: isAlike)
                continue
            }
            let elements = members.map { screen[items[$0].element] }
            let keepsOrder =
                section.box.map { Self.keepsOrder(screen[$0], elements) }
                ?? (section.template != nil || elements.contains { !$0.respondsToInteraction })
            sections.append(
                Section(
                    box: section.box, name: section.heading.map { screen[$0].label } ?? "",
                    parent: own, isFixed: isAlike || keepsOrder, reasons: GroupReason.all(section.evidence),
                    template: section.template, texts: section.texts.map { screen[$0].label }))
            sections[own].children.append(.section(sections.count - 1))
            add(found, inner, to: sections.count - 1, screen, items, series, isAlike: isAlike)
        }
        // Children stand in the order of the first item in each.
        let firsts = sections[own].children.map { first(of: $0) }
        sections[own].children = sections[own].children.indices.sorted { firsts[$0] < firsts[$1] }.map {
            sections[own].children[$0]
        }
    }

    private func first(of child: Child) -> Int {
        switch child {
        case .item(let item): item
        case .section(let number): sections[number].children.map { first(of: $0) }.min() ?? .max
        }
    }

    /// How sure a section must be to count.
    private static let leastConfidence = 0.5

    /// Replaces the children of a section by others that hold the same.
    mutating func setChildren(_ children: [Child], of section: Int) { sections[section].children = children }

    /// The number of one more template.
    mutating func newTemplate() -> Int {
        templates += 1
        return templates
    }

    /// States that numbered labels were not in the order of their numbers.
    mutating func noteRepairedNumbers() { repairsNumbers = true }

    /// States that a section holds labels that differ in a number alone.
    mutating func noteSeries(_ section: Int) {
        sections[section].isSeries = true
        sections[section].reasons.append(.numbers)
        sections[section].isFixed = true
    }

    /// Adds a section, in the order of its content, of children that stood in another.
    mutating func addRun(
        _ children: [Child], in parent: Int, because reason: GroupReason, name: String = "", template: Int? = nil
    ) -> Int {
        sections.append(
            Section(
                name: name, parent: parent, children: children, isFixed: true, isSeries: reason == .numbers,
                reasons: [reason], template: template))
        for case .section(let inner) in children {
            sections[inner].parent = sections.count - 1
        }
        return sections.count - 1
    }

    private mutating func finish() {
        order = []
        levels = Array(repeating: 0, count: sections.count)
        areCopies = sections.map { $0.template != nil }
        visit(0)
        for item in order {
            var section = places[item].section
            while section >= 0 {
                sections[section].count += 1
                section = sections[section].parent
            }
        }
    }

    private mutating func visit(_ section: Int) {
        for (index, child) in sections[section].children.enumerated() {
            switch child {
            case .item(let item):
                places[item] = (section, index)
                order.append(item)
            case .section(let inner):
                levels[inner] = levels[section] + 1
                areCopies[inner] = areCopies[inner] || areCopies[section]
                visit(inner)
            }
        }
    }

    /// The innermost section around two sections, which may be one of them. O(depth).
    func section(around one: Int, and other: Int) -> Int {
        var (one, other) = (one, other)
        while one != other {
            if levels[one] >= levels[other] { one = sections[one].parent } else { other = sections[other].parent }
        }
        return one
    }

    /// Whether an item is in a copy of a template. O(1).
    func isInCopy(_ item: Int) -> Bool { areCopies[places[item].section] }

    // MARK: What boxes mean

    /// Whether the order inside a box is that of its content.
    private static func keepsOrder(_ box: Element, _ members: [Element]) -> Bool {
        if box.containerType == .list || box.containerType == .dataTable { return true }
        return switch box.role {
        case .list, .table, .collection, .tree, .grid, .row, .cell, .radioGroup, .segmentedControl, .tabGroup, .toolbar,
            .navigationBar, .tabBar, .menuBar, .menu, .form, .keyboard, .map, .chart, .webView:
            true
        default:
            // Text is read in the order in which it is written.
            members.contains { !$0.respondsToInteraction }
        }
    }

    /// The sections around an item, the screen first.
    func path(of item: Int) -> [Int] {
        var path: [Int] = []
        var section = places[item].section
        while section >= 0 {
            path.append(section)
            section = sections[section].parent
        }
        return path.reversed()
    }
}
