import AccessCost
public import LayoutModel

/// The tasks of a layout, which say from which page people go to which.
public struct PagedTasks: Sendable {
    /// The layout with its pages.
    public var layout: Layout
    /// What people do on it.
    public var tasks: [Task]
    /// A layout as it comes back from its own XML; nil where it cannot be written and read.
    public var rewritten: @Sendable (Layout) -> Layout?

    /// Tasks on a layout.
    public init(layout: Layout, tasks: [Task], rewritten: @escaping @Sendable (Layout) -> Layout? = { $0 }) {
        (self.layout, self.tasks, self.rewritten) = (layout, tasks, rewritten)
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
    private let plans: [TaskPlan]

    /// The search for a screen; nil where it is no board, or no task goes on from it.
    init?(_ screen: Screen, _ mix: MethodMix, _ tasks: PagedTasks) {
        guard mix.main.platform?.allows(.pageJump) == true, [.rows, .blocks].contains(mix.main.kind),
            let number = tasks.layout.screens.firstIndex(where: { $0.id == screen.id }),
            let plans = Self.plans(tasks.tasks, in: tasks.layout)
        else { return nil }
        (self.tasks, self.number, self.mix, self.plans) = (tasks, number, mix, plans)
    }

    private static func plans(_ tasks: [Task], in layout: Layout) -> [TaskPlan]? {
        let index = TargetIndex(layout)
        let plans = tasks.compactMap { try? TaskPlan($0, in: index) }
        let done = plans.filter { !$0.steps.isEmpty }
        return plans.count == tasks.count && !done.isEmpty ? done : nil
    }

    /// The changes that are worth telling, the one that saves most first, each with what it saves for an activation of the
    /// tasks.
    func changes() -> [(change: ScreenChange, saves: Double)] {
        let activations = activations
        guard activations > 0, let before = value(tasks.tasks, in: tasks.layout) else { return [] }
        let least = mix.objective.worthTelling(of: before / activations)
        let screen = tasks.layout.screens[number]
        let places = Self.emptyPlaces(screen, mix)
        var found: [(change: ScreenChange, saves: Double)] = []
        for (page, label) in pages() {
            let changes = places.map { ScreenChange(.pageJump, [], label: label, container: page, frames: [$0]) }
            let priced = changes.compactMap { change in
                changed(change).flatMap { value($0.tasks, in: $0.layout) }.map { (change, (before - $0) / activations) }
            }
            // Of places at the same cost the first.
            let best = priced.enumerated().max { ($0.element.1, -$0.offset) < ($1.element.1, -$1.offset) }?.element
            guard let best, best.1 >= least, best.1 > 1e-9, let written = changed(best.0),
                let layout = tasks.rewritten(written.layout), let after = value(written.tasks, in: layout),
                abs((before - after) / activations - best.1) <= 1e-9 * max(1, before)
            else { continue }
            found.append(best)
        }
        return found.enumerated().sorted { (-$0.element.saves, $0.offset) < (-$1.element.saves, $1.offset) }
            .prefix(Self.mostKeys).map(\.element)
    }

    /// What a key saves for an activation of the tasks where other changes are made, too; nil where it cannot be made then.
    func saving(_ change: ScreenChange, beside made: [ScreenChange]) -> Double? {
        var others = tasks
        others.tasks = made.reduce(tasks.tasks) { $1.repointed($0, on: tasks.layout.screens[number]) }
        others.layout.screens[number] = Suggester.applied(
            made, to: tasks.layout.screens[number], mix, tasks.layout.platform)
        guard let search = PageJumpSearch(others.layout.screens[number], mix, others),
            let before = search.value(others.tasks, in: others.layout), let with = search.changed(change),
            let after = search.value(with.tasks, in: with.layout)
        else { return nil }
        return (before - after) / activations
    }

    /// The activations of all tasks, each as often as it is done.
    private var activations: Double { plans.reduce(0) { $0 + $1.task.weight * Double($1.steps.count) } }

    /// The pages that tasks reach from the board through others, the one that is wanted most first, each with what its key says:
    /// as the page is called, else as the last key on the way.
    private func pages() -> [(page: String, label: String)] {
        let layout = tasks.layout
        var wanted: [String: (weight: Double, order: Int, label: String)] = [:]
        for plan in plans {
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

    /// The layout with a key, and the tasks that go by it.
    private func changed(_ change: ScreenChange) -> (layout: Layout, tasks: [Task])? {
        var layout = tasks.layout
        let screen = layout.screens[number]
        guard let page = change.container, let after = change.apply(to: screen, platform: layout.platform) else {
            return nil
        }
        layout.screens[number] = after
        let key = "\(screen.id)/\(ScreenChange.pageJumpID(on: screen))"
        let changed = plans.map { plan in
            var task = plan.task
            var chosen: [ClosedRange<Int>] = []
            for way in ways(plan).sorted(by: { $0.count > $1.count }) where !chosen.contains(where: way.overlaps) {
                let last = plan.steps[way.upperBound]
                if tasks.layout.screens[last.screen][last.element].leadsTo == page { chosen.append(way) }
            }
            // From the end on, so that places before it stay what they are.
            for way in chosen.sorted(by: { $0.lowerBound > $1.lowerBound }) {
                task.activations.replaceSubrange(way, with: [Task.Activation(target: key)])
            }
            return task
        }
        return (layout, changed)
    }

    /// What the tasks cost together by the mix, each as often as it is done; nil where one cannot be done.
    private func value(_ tasks: [Task], in layout: Layout) -> Double? {
        guard let plans = Self.plans(tasks, in: layout) else { return nil }
        var sum = 0.0
        for part in mix.parts {
            for (plan, cost) in zip(plans, part.evaluator.costs(of: plans, in: layout)) {
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
