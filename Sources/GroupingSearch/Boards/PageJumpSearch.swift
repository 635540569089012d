import AccessCost
public import LayoutModel

/// The tasks of a layout, which say from which page people go to which.
public struct PagedTasks: Sendable {
    /// The layout with its pages.
    let layout: Layout
    /// The activations of the tasks, as they can be done on it.
    let plans: [TaskPlan]
    /// A layout as it comes back from its own XML; nil where it cannot be written and read.
    let rewritten: @Sendable (Layout) -> Layout?

    /// Tasks on a layout; nil where there are none, or one cannot be done. O(elements + activations).
    public init?(layout: Layout, tasks: [Task], rewritten: @escaping @Sendable (Layout) -> Layout? = { $0 }) {
        let tasks = tasks.filter { !$0.activations.isEmpty }
        guard !tasks.isEmpty else { return nil }
        let index = TargetIndex(layout)
        plans = tasks.compactMap { try? TaskPlan($0, in: index) }
        guard plans.count == tasks.count else { return nil }
        (self.layout, self.rewritten) = (layout, rewritten)
    }
}

/// Finds the keys that a board lacks to a page to which its tasks go through other pages, doing nothing there but going on.
///
/// A key is priced by the tasks: each goes by it wherever it went the long way, and all else on the board costs what the engine
/// charges with one more cell.
struct PageJumpSearch {
    /// The most keys for one board, and the most pages and empty places that are tried.
    private static let (mostKeys, mostPages, mostPlaces) = (3, 6, 16)

    private let tasks: PagedTasks
    private let number: Int
    private let mix: MethodMix

    /// The search for a screen; nil where it is no board of the layout.
    init?(_ screen: Screen, _ mix: MethodMix, _ tasks: PagedTasks) {
        guard mix.main.platform?.allows(.pageJump) == true, [.rows, .blocks].contains(mix.main.kind),
            let number = tasks.layout.screens.firstIndex(where: { $0.id == screen.id })
        else { return nil }
        (self.tasks, self.number, self.mix) = (tasks, number, mix)
    }

    /// The changes that are worth telling, the one that saves most first, each with what it saves for an activation of the
    /// tasks.
    func changes() -> [(change: ScreenChange, saves: Double)] {
        let (pages, activations) = (pages(), activations)
        guard !pages.isEmpty, activations > 0, let before = value(tasks) else { return [] }
        let least = mix.objective.worthTelling(of: before / activations)
        let places = Self.emptyPlaces(tasks.layout.screens[number], mix)
        var found: [(change: ScreenChange, saves: Double)] = []
        for (page, label) in pages {
            let routed = routed(to: page)
            let priced = places.compactMap { place -> (ScreenChange, Double)? in
                let change = ScreenChange(.pageJump, [], label: label, container: page, frames: [place])
                return value(routed, after: change).map { (change, (before - $0) / activations) }
            }
            // Of places at the same cost the first.
            let best = priced.enumerated().max { ($0.element.1, -$0.offset) < ($1.element.1, -$1.offset) }?.element
            guard let best, best.1 >= least, best.1 > 1e-9,
                let after = value(routed, after: best.0, as: tasks.rewritten),
                abs((before - after) / activations - best.1) <= 1e-9 * max(1, before)
            else { continue }
            found.append(best)
        }
        return found.enumerated().sorted { (-$0.element.saves, $0.offset) < (-$1.element.saves, $1.offset) }
            .prefix(Self.mostKeys).map(\.element)
    }

    /// What a key saves for an activation of the tasks where other changes are made, too; nil where it cannot be made then.
    func saving(_ change: ScreenChange, beside made: [ScreenChange]) -> Double? {
        var layout = tasks.layout
        let repointed = made.reduce(tasks.plans.map(\.task)) { $1.repointed($0, on: layout.screens[number]) }
        layout.screens[number] = Suggester.applied(made, to: layout.screens[number], mix, layout.platform)
        guard let page = change.container, let others = PagedTasks(layout: layout, tasks: repointed),
            let search = PageJumpSearch(layout.screens[number], mix, others), let before = search.value(others),
            let after = search.value(search.routed(to: page), after: change)
        else { return nil }
        return (before - after) / activations
    }

    /// The activations of all tasks, each as often as it is done.
    private var activations: Double {
        tasks.plans.reduce(0) { $0 + $1.task.weight * Double($1.steps.count) }
    }

    /// The pages that tasks reach from the board through others, the one that is wanted most first, each with what its key says:
    /// as the page is called, else as the last key on the way.
    private func pages() -> [(page: String, label: String)] {
        let layout = tasks.layout
        var wanted: [String: (weight: Double, order: Int, label: String)] = [:]
        for plan in tasks.plans {
            for way in ways(plan) {
                let last = layout.screens[plan.steps[way.upperBound].screen][plan.steps[way.upperBound].element]
                guard let page = last.leadsTo, !ScreenChange.leads(layout.screens[number], to: page),
                    let screen = layout.screens.first(where: { $0.id == page })
                else { continue }
                let label = [screen.label, last.label, page].first { !$0.isEmpty }!
                let known = wanted[page] ?? (0, wanted.count, label)
                wanted[page] = (known.weight + plan.task.weight, known.order, known.label)
            }
        }
        return wanted.sorted { (-$0.value.weight, $0.value.order) < (-$1.value.weight, $1.value.order) }
            .prefix(Self.mostPages).map { ($0.key, $0.value.label) }
    }

    /// The runs of two or more activations that begin on the board and only lead on, to each page on the way.
    private func ways(_ plan: TaskPlan) -> [ClosedRange<Int>] {
        plan.steps.indices.filter { plan.steps[$0].screen == number }.flatMap { first -> [ClosedRange<Int>] in
            let end = plan.steps[first...].firstIndex { !$0.opensScreen } ?? plan.steps.endIndex
            guard end - first > 1 else { return [] }
            return (first + 1..<end).map { first...$0 }
        }
    }

    /// The tasks where each goes to a page by a new key of the board.
    private func routed(to page: String) -> [Task] {
        let screen = tasks.layout.screens[number]
        let key = Task.Activation(target: "\(screen.id)/\(ScreenChange.pageJumpID(on: screen))")
        return tasks.plans.map { plan in
            var task = plan.task
            var chosen: [ClosedRange<Int>] = []
            for way in ways(plan).sorted(by: { $0.count > $1.count }) where !chosen.contains(where: way.overlaps) {
                let last = plan.steps[way.upperBound]
                if tasks.layout.screens[last.screen][last.element].leadsTo == page { chosen.append(way) }
            }
            // From the end on, so that places before it stay what they are.
            for way in chosen.sorted(by: { $0.lowerBound > $1.lowerBound }) {
                task.activations.replaceSubrange(way, with: [key])
            }
            return task
        }
    }

    /// What tasks cost once the board is changed; nil where it cannot be, or a task cannot be done.
    ///
    /// - Parameter written: what becomes of the changed layout first.
    private func value(
        _ routed: [Task], after change: ScreenChange, as written: (Layout) -> Layout? = { $0 }
    ) -> Double? {
        var layout = tasks.layout
        guard let after = change.apply(to: layout.screens[number], platform: layout.platform) else { return nil }
        layout.screens[number] = after
        return written(layout).flatMap { PagedTasks(layout: $0, tasks: routed) }.flatMap(value)
    }

    /// What tasks cost together by the mix, each as often as it is done; nil where one cannot be done.
    private func value(_ tasks: PagedTasks) -> Double? {
        var sum = 0.0
        for part in mix.parts {
            for (plan, cost) in zip(tasks.plans, part.evaluator.costs(of: tasks.plans, in: tasks.layout)) {
                guard let cost else { return nil }
                sum += part.share * plan.task.weight * mix.objective.value(cost)
            }
        }
        return sum
    }

    /// The empty places of a board's grid, in the order in which they would be visited.
    private static func emptyPlaces(_ screen: Screen, _ mix: MethodMix) -> [Frame] {
        let tree = mix.main.tree(screen)
        guard tree.unavailable == nil, let grid = BoardGrid(screen, tree, findsFree: true) else { return [] }
        return grid.free.prefix(mostPlaces).map { grid.frames[$0] }
    }
}
