import AccessCost
import LayoutModel

/// What belongs together on a screen: its boxes, and runs of numbered labels, over the items in the order that people
/// expect them in.
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
    }

    /// The sections; the first is the screen.
    private(set) var sections: [Section]
    /// The section that each item is in, and its index there.
    private(set) var places: [(section: Int, place: Int)]
    /// The items in the expected order.
    private(set) var order: [Int] = []
    /// Whether the current order of numbered labels differs from that of their numbers.
    private(set) var repairsNumbers = false

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
        var holders: [Int: [Int]] = [:]
        for (number, item) in items.enumerated() {
            var next = screen[item.element].parent
            while let box = next {
                holders[box.rawValue, default: []].append(number)
                next = screen[box].parent
            }
        }
        var sectionOf = [Int](repeating: 0, count: items.count)
        var boxes: [(box: Int, members: [Int], keepsOrder: Bool)] = []
        for box in holders.keys.sorted() {
            let members = holders[box]!
            guard members.count > 1, members.count < items.count else { continue }
            let isRun = members.last! - members[0] == members.count - 1
            guard isRun || gathers && Self.saysWhatItHolds(screen.elements[box]) else { continue }
            let keepsOrder = Self.keepsOrder(screen.elements[box], members.map { screen[items[$0].element] })
            if let last = boxes.lastIndex(where: { $0.members == members }) {
                boxes[last].keepsOrder = boxes[last].keepsOrder || keepsOrder
                // Of containers around the same items, the one that says most makes the section.
                if Self.worth(screen.elements[box]) > Self.worth(screen.elements[boxes[last].box]) {
                    boxes[last].box = box
                }
            } else {
                boxes.append((box, members, keepsOrder))
            }
        }
        for (box, members, keepsOrder) in boxes {
            let parent = sectionOf[members[0]]
            sections.append(Section(box: ElementIndex(box), parent: parent, isFixed: isAlike || keepsOrder))
            for member in members { sectionOf[member] = sections.count - 1 }
        }
        // Children stand in the order of the first item in each.
        var isPlaced = [Bool](repeating: false, count: sections.count)
        for item in items.indices {
            var section = sectionOf[item]
            sections[section].children.append(.item(item))
            while section > 0, !isPlaced[section] {
                isPlaced[section] = true
                sections[sections[section].parent].children.append(.section(section))
                section = sections[section].parent
            }
        }
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

    /// Replaces the children of a section by others that hold the same.
    mutating func setChildren(_ children: [Child], of section: Int) { sections[section].children = children }

    /// States that numbered labels were not in the order of their numbers.
    mutating func noteRepairedNumbers() { repairsNumbers = true }

    /// States that the order of a section is that of its content.
    mutating func fixOrder(of section: Int) { sections[section].isFixed = true }

    /// Adds a section, in the order of its content, of children that stood in another.
    mutating func addRun(_ children: [Child], in parent: Int, name: String = "") -> Int {
        sections.append(
            Section(name: name, parent: parent, children: children, isFixed: true))
        for case .section(let inner) in children {
            sections[inner].parent = sections.count - 1
        }
        return sections.count - 1
    }

    private mutating func finish() {
        order = []
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
            case .section(let inner): visit(inner)
            }
        }
    }

    // MARK: What boxes mean

    /// Whether a box belongs to what it holds by more than its drawing.
    static func saysWhatItHolds(_ box: Element) -> Bool { worth(box) > 0 }

    private static func worth(_ box: Element) -> Int {
        var worth = box.label.isEmpty ? 0 : 1
        if box.containerType != .none { worth += 4 }
        switch box.role {
        case .group, .scrollView, .splitView, .window, .application, .other: break
        default: worth += 2
        }
        return worth
    }

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
