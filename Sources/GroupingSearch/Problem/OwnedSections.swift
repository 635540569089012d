import LayoutModel

/// Items with the small buttons that belong to them, as a card with its pin.
struct OwnedSections {
    private let owners: [Int: ElementIndex]
    private let numbers: [ElementIndex: Int]
    private let elements: [Int: ElementIndex]
    private let screen: Screen

    init(_ screen: Screen, _ items: [ScreenItems.Item], _ platform: Platform?) {
        self.screen = screen
        numbers = Dictionary(items.enumerated().map { ($1.element, $0) }, uniquingKeysWith: { first, _ in first })
        elements = Dictionary(numbers.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let found = ActionOwners(ScreenReading(screen, platform: platform))
        var owners: [Int: ElementIndex] = [:]
        for (number, item) in items.enumerated() where !item.isLocked && screen[item.element].role == .button {
            owners[number] = found.owner(of: item.element)
        }
        self.owners = owners
    }

    /// Makes a section of each item among a section's children that other children belong to, together with these.
    func makeSections(_ tree: inout SectionTree, _ section: Int) {
        let children = tree.sections[section].children
        var members: [ElementIndex: [Int]] = [:]
        for case .item(let item) in children {
            if let owner = owners[item] { members[owner, default: []].append(item) }
        }
        // One alone, as a sheet with its close button, is no pattern.
        guard members.count > 1 else { return }
        var heads: [Int: ElementIndex] = [:]
        let known = Set(children)
        for (owner, own) in members {
            guard let number = numbers[owner] else { continue }
            // What belongs to something else cannot own.
            if owners[number] == nil, known.contains(.item(number)) {
                members[owner] = [number] + own
                heads[number] = owner
            }
        }
        var done: Set<ElementIndex> = []
        var result: [SectionTree.Child] = []
        var frames: [Int: Frame] = [:]
        for child in children {
            guard case .item(let item) = child, let owner = heads[item] ?? owners[item], let own = members[owner],
                own.count > 1
            else {
                result.append(child)
                continue
            }
            guard done.insert(owner).inserted else { continue }
            let inside = own.sorted().map { SectionTree.Child.item($0) }
            guard inside.count < children.count else { return }
            result.append(
                .section(
                    tree.addRun(
                        inside, in: section, because: .item, name: screen[owner].label, template: -1 - section)))
            frames[result.count - 1] = frame(of: own)
        }
        tree.setChildren(rows(result, frames, &tree, section), of: section)
    }

    private func frame(of members: [Int]) -> Frame? {
        let frames = members.map { member in elements[member].flatMap { screen[$0].frame } }
        return frames.dropFirst().reduce(frames.first ?? nil) { sum, frame in
            guard let sum, let frame else { return nil }
            return sum.union(frame)
        }
    }

    /// Makes sections of the rows that neighbouring items are in, where there are several.
    private func rows(
        _ children: [SectionTree.Child], _ frames: [Int: Frame], _ tree: inout SectionTree, _ section: Int
    ) -> [SectionTree.Child] {
        var rows: [[Int]] = []
        for index in children.indices {
            guard let frame = frames[index] else { continue }
            if let last = rows.last?.last, last == index - 1, let before = frames[last], before.sharesRow(with: frame) {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        guard rows.count > 1, rows.allSatisfy({ $0.count > 1 }) else { return children }
        let heads = Dictionary(rows.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
        let inside = Set(rows.joined())
        var result: [SectionTree.Child] = []
        for index in children.indices {
            if let row = heads[index] {
                result.append(.section(tree.addRun(row.map { children[$0] }, in: section, because: .alignment)))
            } else if !inside.contains(index) {
                result.append(children[index])
            }
        }
        return result
    }
}
