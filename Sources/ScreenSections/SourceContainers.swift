import LayoutModel

/// The containers of a source around some of its elements.
struct SourceContainers {
    private let screen: Screen
    private let containers: [(box: ElementIndex, members: [Int])]

    /// The containers of two or more items and not of all. O(items x depth).
    init(_ screen: Screen, _ items: [ElementIndex], gathers: Bool) {
        self.screen = screen
        var holders: [Int: [Int]] = [:]
        for (number, item) in items.enumerated() {
            var next = screen[item].parent
            while let box = next {
                holders[box.rawValue, default: []].append(number)
                next = screen[box].parent
            }
        }
        var found: [(box: ElementIndex, members: [Int])] = []
        var known: [[Int]: Int] = [:]
        for box in holders.keys.sorted() {
            let members = holders[box]!
            guard members.count > 1, members.count < items.count else { continue }
            let isRun = members.last! - members[0] == members.count - 1
            let element = screen.elements[box]
            guard isRun || gathers && element.worthAsSection > 0 else { continue }
            if let last = known[members] {
                // Of containers around the same items, the one that says most makes the section.
                if element.worthAsSection > screen[found[last].box].worthAsSection {
                    found[last].box = ElementIndex(box)
                }
            } else {
                known[members] = found.count
                found.append((ElementIndex(box), members))
            }
        }
        containers = found
    }

    /// The blocks of the screen, each container being one, and what a container holds put into sections.
    func blocks(_ items: [Block], _ arranged: ([Block]) -> [Block]) -> [Block] {
        var parents = [Int](repeating: -1, count: containers.count)
        var holder = [Int](repeating: -1, count: items.count)
        for (number, container) in containers.enumerated() {
            parents[number] = holder[container.members[0]]
            for member in container.members { holder[member] = number }
        }
        var inside: [Int: [Block]] = [:]
        for item in items { inside[holder[item.items[0]], default: []].append(item) }
        for number in containers.indices.reversed() {
            let element = screen[containers[number].box]
            let own = (inside[number] ?? []).sorted { $0.items[0] < $1.items[0] }
            let block = Block(element.role.isWhole ? own : arranged(own)) { children in
                .section(
                    SectionDraft(
                        children: children, evidence: .container, confidence: element.worthAsSection > 0 ? 0.95 : 0.6,
                        box: containers[number].box, heading: nil, template: nil))
            }
            inside[parents[number], default: []].append(block)
        }
        return arranged((inside[-1] ?? []).sorted { $0.items[0] < $1.items[0] })
    }
}

extension Element {
    /// How much a container says of what it holds; 0 where it is there for drawing only.
    public var worthAsSection: Int {
        var worth = label.isEmpty ? 0 : 1
        if containerType != .none { worth += 4 }
        switch role {
        case .group, .scrollView, .splitView, .window, .application, .other: break
        default: worth += 2
        }
        return worth
    }
}

extension Role {
    /// Whether a container of this role is one thing to people, whatever stands in it.
    fileprivate var isWhole: Bool {
        switch self {
        case .toolbar, .navigationBar, .tabBar, .menuBar, .segmentedControl, .radioGroup, .tabGroup, .menu: true
        default: false
        }
    }
}
