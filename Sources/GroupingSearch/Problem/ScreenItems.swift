import AccessCost
import LayoutModel

/// The stops of a screen as a search sees them: numbered in the current visiting order, with the current groups.
struct ScreenItems: Sendable {
    /// One stop, or a locked group with everything in it.
    struct Item: Sendable {
        var element: ElementIndex
        /// How often what it holds is wanted.
        var weight: Double
        /// The groups inside it, itself included where it is one.
        var depth: Int
        /// Whether it is a group that stays whole: a locked one, or one that an author cannot take apart.
        var isLocked: Bool
    }

    /// A group of the current tree.
    struct Group: Sendable {
        /// The numbers of the items in it.
        var items: Range<Int>
        /// Its box.
        var box: ElementIndex
    }

    private(set) var items: [Item] = []
    /// The current tree over the items.
    private(set) var currentPlan = GroupingPlan([])
    /// The current groups, outer ones first.
    private(set) var groups: [Group] = []

    /// The stops of a method's tree on a screen whose elements have the weights that count. O(stops).
    ///
    /// - Parameter keepsNative: whether groups that an author cannot take apart are one item each.
    init(_ screen: Screen, _ evaluator: CostEvaluator, keepsNative: Bool = true) {
        let tree = evaluator.tree(screen)
        let style = GroupStyle(evaluator.method.method.rules(for: evaluator.method.parameters))
        let locks: (Element) -> Bool
        if style == .none || style == .rovingToolbar {
            locks = { _ in true }
        } else if keepsNative, evaluator.platform?.hasNativeGroups == true {
            locks = { $0.isLocked || $0.role.isNativeGroup }
        } else {
            locks = { $0.isLocked }
        }
        let top = Array(sequence(first: 0) { tree.next(after: $0) }.prefix(tree.rootCount))
        currentPlan.items = top.flatMap { add($0, tree, screen, locks) }
    }

    private mutating func add(
        _ stop: StopIndex, _ tree: AccessTree, _ screen: Screen, _ locks: (Element) -> Bool
    ) -> [GroupingPlan.Item] {
        let entry = tree.stops[stop]
        switch entry.kind {
        case .exit, .scroll: return []
        case .target, .text:
            guard let element = entry.element else { return [] }
            items.append(
                Item(
                    element: element, weight: entry.kind == .target ? screen[element].weight : 0, depth: 0,
                    isLocked: false))
            return [.target(items.count - 1)]
        case .group:
            let inside = tree.stops[stop + 1..<entry.end]
            if let box = entry.element, locks(screen[box]) {
                let weight = inside.reduce(0) { sum, inner in
                    inner.kind == .target ? sum + (inner.element.map { screen[$0].weight } ?? 0) : sum
                }
                let depth = (inside.map(\.depth).max() ?? entry.depth) - entry.depth
                items.append(Item(element: box, weight: weight, depth: depth, isLocked: true))
                return [.target(items.count - 1)]
            }
            let first = items.count
            let number = groups.count
            if let box = entry.element { groups.append(Group(items: first..<first, box: box)) }
            var inner: [GroupingPlan.Item] = []
            var next = tree.firstChild(of: stop)
            while let child = next {
                inner += add(child, tree, screen, locks)
                next = tree.next(after: child)
            }
            guard entry.element != nil else { return inner }
            groups[number].items = first..<items.count
            // What holds one thing, as a group around a locked one, is no list of its own.
            guard inner.count > 1 else {
                groups.remove(at: number)
                return inner
            }
            return [.group(inner)]
        }
    }
}
