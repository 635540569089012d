import AccessCost

/// An order that keeps together what belongs together: for each section the sequence of its children.
struct SectionOrder: Sendable {
    private let sections: [SectionTree.Section]
    /// The children of each section, by their places in the expected order; those of a fixed section never move.
    private(set) var sequences: [[Int]]
    /// The sections whose children may move, each as often as it has children.
    private let movable: [Int]

    /// The order of sections that is most like another order: each section's children by the first item of each.
    /// O(n log n).
    init(_ tree: SectionTree, like order: [Int]) {
        sections = tree.sections
        var movable: [Int] = []
        for (number, section) in tree.sections.enumerated() where !section.isFixed && section.children.count > 1 {
            movable += Array(repeating: number, count: section.children.count)
        }
        self.movable = movable
        sequences = tree.sections.map { Array($0.children.indices) }
        sort(like: order)
    }

    /// The order of the same sections that is most like another one. O(n log n).
    func sorted(like order: [Int]) -> SectionOrder {
        var result = self
        result.sort(like: order)
        return result
    }

    private mutating func sort(like order: [Int]) {
        var placeOf = [Int](repeating: 0, count: order.count)
        for (index, item) in order.enumerated() { placeOf[item] = index }
        _ = sort(0, placeOf)
    }

    /// Sorts the children of a section and of those in it; the place of the first item in it.
    private mutating func sort(_ section: Int, _ placeOf: [Int]) -> Int {
        var firsts: [Int] = []
        for child in sections[section].children {
            switch child {
            case .item(let item): firsts.append(placeOf[item])
            case .section(let inner): firsts.append(sort(inner, placeOf))
            }
        }
        if !sections[section].isFixed { sequences[section].sort { (firsts[$0], $0) < (firsts[$1], $1) } }
        return firsts.min() ?? .max
    }

    /// Whether there is no other order.
    var isOnlyOne: Bool { movable.isEmpty }

    /// The items in this order. O(n + sections).
    var order: [Int] {
        var order: [Int] = []
        append(0, to: &order)
        return order
    }

    private func append(_ section: Int, to order: inout [Int]) {
        let children = sections[section].children
        for index in sequences[section] {
            switch children[index] {
            case .item(let item): order.append(item)
            case .section(let inner): append(inner, to: &order)
            }
        }
    }

    /// This order after a move of some section's children, long sections being drawn more often; nil where nothing moves.
    func moved(_ move: SectionMove, _ random: inout SeededGenerator) -> SectionOrder? {
        guard let section = movable.randomElement(using: &random) else { return nil }
        var result = self
        move.make(&result.sequences[section], &random)
        return result.sequences[section] == sequences[section] ? nil : result
    }
}
