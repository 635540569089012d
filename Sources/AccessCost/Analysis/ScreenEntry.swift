import HeapModule
import LayoutModel

/// The route from the app's initial screen to another one: the targets that open screen after screen.
public struct ScreenEntry: Hashable, Codable, Sendable {
    /// One activation that opens the next screen.
    public struct Step: Hashable, Codable, Sendable {
        /// The screen on which it happens.
        public var screen: String
        /// The target that is activated.
        public var target: String
        /// What people call the target; its id where it has no label.
        public var label: String

        /// A target of a screen.
        public init(screen: String, target: String, label: String? = nil) {
            self.screen = screen
            self.target = target
            self.label = label ?? target
        }
    }

    /// The initial screen.
    public var from: String
    /// The activations in order; none for the initial screen itself. Nil where no route leads to the screen.
    public var steps: [Step]?
    /// What they cost together; nil where no route leads to the screen.
    public var cost: Cost?

    /// The cost of a target of the screen from the initial screen on; nil where either has no cost.
    public func cost(of target: TargetCost) -> Cost? {
        guard let cost, let own = target.cost else { return nil }
        return cost + own
    }
}

extension ScreenEntry {
    /// Finds the cheapest route to each screen of a layout by each method on each of its trees. Of equal routes, the one
    /// through earlier screens and targets is taken. Does nothing where no target leads to another screen.
    ///
    /// O((screens + transitions) log screens) for each method and tree.
    public static func find(in screens: inout [ScreenAnalysis], rank: Rank) {
        let places = Dictionary(
            screens.enumerated().map { ($1.screen.id, $0) }, uniquingKeysWith: { first, _ in first })
        // The targets that open another screen, with its place.
        let doors = screens.map { analysis in
            analysis.targets.enumerated().compactMap { offset, target -> (target: Int, screen: Int)? in
                analysis.screen[target.element].leadsTo.flatMap { places[$0] }.map { (offset, $0) }
            }
        }
        guard screens.count > 1, doors.contains(where: { !$0.isEmpty }) else { return }
        let initial = screens.firstIndex { $0.screen.isInitial } ?? 0
        for method in screens[0].methods.indices {
            for tree in screens[0].methods[method].trees.indices {
                let found = cheapest(from: initial, doors, rank) {
                    screens[$0].methods[method].trees[tree].costs[$1].cost
                }
                for index in screens.indices {
                    var entry = ScreenEntry(from: screens[initial].screen.id)
                    if let route = found[index] {
                        entry.cost = route.cost
                        entry.steps = steps(to: index, found, screens)
                    }
                    screens[index].methods[method].trees[tree].entry = entry
                }
            }
        }
    }

    private struct Route {
        var cost: Cost
        /// The screen before, -1 for the initial one, and the target on it.
        var before: Int
        var target: Int
    }

    private struct Candidate: Comparable {
        var figures: [Double]
        var screen: Int
        var route: Route

        static func < (a: Candidate, b: Candidate) -> Bool {
            for (x, y) in zip(a.figures, b.figures) where x != y { return x < y }
            return (a.route.before, a.route.target, a.screen) < (b.route.before, b.route.target, b.screen)
        }

        static func == (a: Candidate, b: Candidate) -> Bool { !(a < b) && !(b < a) }
    }

    private static func cheapest(
        from initial: Int, _ doors: [[(target: Int, screen: Int)]], _ rank: Rank, _ cost: (Int, Int) -> Cost?
    ) -> [Route?] {
        var found = [Route?](repeating: nil, count: doors.count)
        var heap = Heap<Candidate>()
        func candidate(_ screen: Int, _ route: Route) -> Candidate {
            Candidate(figures: rank.figures.map { route.cost[$0] }, screen: screen, route: route)
        }
        heap.insert(candidate(initial, Route(cost: Cost(), before: -1, target: 0)))
        while let next = heap.popMin() {
            guard found[next.screen] == nil else { continue }
            found[next.screen] = next.route
            for door in doors[next.screen] where found[door.screen] == nil {
                guard let own = cost(next.screen, door.target) else { continue }
                heap.insert(
                    candidate(door.screen, Route(cost: next.route.cost + own, before: next.screen, target: door.target))
                )
            }
        }
        return found
    }

    private static func steps(to index: Int, _ found: [Route?], _ screens: [ScreenAnalysis]) -> [Step] {
        var steps: [Step] = []
        var next = index
        while let route = found[next], route.before >= 0 {
            let target = screens[route.before].targets[route.target]
            steps.append(
                Step(
                    screen: screens[route.before].screen.id, target: target.id,
                    label: target.label.isEmpty ? target.id : target.label))
            next = route.before
        }
        return steps.reversed()
    }
}
