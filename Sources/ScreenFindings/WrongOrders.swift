import AccessCost
import GroupingSearch
import LayoutModel

/// Stops whose visiting order differs from their reading order.
struct WrongOrder: Hashable {
    /// The stops in the order in which they are read.
    var right: [ElementIndex]
    /// Two neighbours of that order that are visited the other way round: the one that comes too early, and the one skipped.
    var early, late: ElementIndex
}

/// Finds visiting orders that differ from the reading order.
struct WrongOrders {
    private let screen: Screen
    private let tree: AccessTree
    private let rowTolerance: Double?

    /// - Parameter rules: those that the tree was made by.
    init(_ screen: Screen, _ tree: AccessTree, _ rules: TreeRules) {
        self.screen = screen
        self.tree = tree
        rowTolerance = rules.rowTolerance(on: screen)
    }

    private var stops: [ElementIndex] {
        tree.stops[tree.visibleStops].compactMap { $0.kind == .target || $0.kind == .text ? $0.element : nil }
    }

    /// Numbered labels without a gap that are visited neither upwards nor downwards. O(stops log stops).
    var ofNumbers: [WrongOrder] {
        var places: [Series.Stem: [(number: Int, element: ElementIndex)]] = [:]
        for stop in stops {
            guard screen[stop].role != .key, let (stem, number) = Series.numbered(screen[stop]) else { continue }
            // A number alone may be a key of a pad, which has its own order.
            guard !stem.before.isEmpty || !stem.after.isEmpty else { continue }
            places[stem, default: []].append((number, stop))
        }
        return places.values.compactMap { run -> WrongOrder? in
            let numbers = run.map(\.number)
            guard run.count >= 3, let low = numbers.min(), let high = numbers.max(), high - low == run.count - 1,
                Set(numbers).count == run.count, !isSorted(numbers), !isSorted(numbers.reversed())
            else { return nil }
            return order(run.map(\.element), right: run.sorted { $0.number < $1.number }.map(\.element))
        }.sorted { $0.right[0] < $1.right[0] }
    }

    /// Whether stops are numbered in the order in which they are visited.
    private func isSeries(_ visited: [ElementIndex]) -> Bool {
        let labels = visited.compactMap { Series.numbered(screen[$0]) }
        return labels.count == visited.count && labels.allSatisfy { $0.stem == labels[0].stem }
            && isSorted(labels.map(\.number))
    }

    private func isSorted(_ numbers: [Int]) -> Bool { zip(numbers, numbers.dropFirst()).allSatisfy(<) }

    private func order(_ visited: [ElementIndex], right: [ElementIndex]) -> WrongOrder? {
        let index = Dictionary(uniqueKeysWithValues: visited.enumerated().map { ($1, $0) })
        let wrong = zip(right, right.dropFirst()).first { index[$0]! > index[$1]! }
        return wrong.map { WrongOrder(right: right, early: $1, late: $0) }
    }

    /// Stops of one container whose order steps back, by rows and by columns. O(stops log stops).
    var ofPlaces: [WrongOrder] {
        var lists: [StopIndex: [ElementIndex?: [ElementIndex]]] = [:]
        for stop in tree.stops[tree.visibleStops] where stop.kind == .target || stop.kind == .text {
            guard let element = stop.element, screen[element].frame.map({ !$0.isEmpty }) ?? false else { continue }
            lists[stop.parent, default: [:]][screen[element].parent, default: []].append(element)
        }
        return lists.values.flatMap(\.values).compactMap { visited -> WrongOrder? in
            let frames = visited.compactMap { screen[$0].frame }
            guard visited.count >= 3, frames.count == visited.count else { return nil }
            var isBack = false
            for (a, b) in zip(frames, frames.dropFirst()) {
                switch step(from: a, to: b) {
                case .backward: isBack = true
                case .nextColumn: return nil
                case .onward: break
                }
            }
            guard isBack, !isSeries(visited), !isByTops(frames) else { return nil }
            let right = FrameOrder.reading(frames, direction: screen.direction).map { visited[$0] }
            return order(visited, right: right)
        }.sorted { $0.right[0] < $1.right[0] }
    }

    /// Whether the system itself orders frames so, without being told by the file.
    private func isByTops(_ frames: [Frame]) -> Bool {
        guard let rowTolerance else { return false }
        return FrameOrder.byTops(frames, rowTolerance, direction: screen.direction) == Array(frames.indices)
    }

    private enum Step { case onward, backward, nextColumn }

    /// The direction of a step. Backward is to an earlier element of the same row, or to one above that is not after it; an
    /// element that is above and after it is the top of the next column.
    private func step(from a: Frame, to b: Frame) -> Step {
        let isLeftToRight = screen.direction == .leftToRight
        let isAfter = isLeftToRight ? b.x >= a.maxX - 1 : b.maxX <= a.x + 1
        let isBefore = isLeftToRight ? b.maxX <= a.x + 1 : b.x >= a.maxX - 1
        if a.sharesRow(with: b) { return isBefore ? .backward : .onward }
        guard b.maxY <= a.y + 1 else { return .onward }
        return isAfter ? .nextColumn : .backward
    }
}

extension CheckedScreen {
    /// The most stops from which a detour is taken.
    private static let longest = 12

    /// The cost of going from stop to stop in reading order, now and where they are visited in that order, by the method
    /// with the largest difference; nil where there is none.
    func detour(_ order: WrongOrder) -> (method: String, now: Double, improved: Double, stops: Int)? {
        let first = max(0, (order.right.firstIndex(of: order.late) ?? 0) - 1)
        let stops = Array(order.right[first...].prefix(Self.longest))
        let change = ScreenChange(.order, order.right.map { screen[$0].id })
        var best: (method: String, now: Double, improved: Double, stops: Int)?
        for own in methods where own.tree.kind == .grouped {
            guard let improved = changed(change, for: own),
                let before = own.evaluator.cost(through: stops, on: screen)?.seconds
            else { continue }
            let places = Dictionary(
                improved.elements.enumerated().map { ($1.id, ElementIndex($0)) },
                uniquingKeysWith: { first, _ in first })
            let later = stops.compactMap { places[screen[$0].id] }
            guard later.count == stops.count,
                let after = own.evaluator.cost(through: later, on: improved)?.seconds, after < before - 1e-9
            else { continue }
            if best.map({ before * $0.improved > $0.now * after }) ?? true {
                best = (own.id, before, after, stops.count)
            }
        }
        return best
    }
}
