public import AccessCost
public import LayoutModel

/// Finds the changes of a screen that are worth making, and says what each saves.
public struct Suggester: Sendable {
    /// What is asked.
    public struct Request: Sendable {
        /// The methods and what is made small.
        public var mix: MethodMix
        /// What orders and groups must be like.
        public var constraints: Constraints
        /// How the search runs.
        public var search: OrderSearch.Options
        /// The methods whose users must not be harmed unseen.
        public var others: [CostEvaluator]

        /// A request by its parts.
        public init(
            mix: MethodMix, constraints: Constraints = Constraints(), search: OrderSearch.Options = .init(),
            others: [CostEvaluator] = []
        ) {
            self.mix = mix
            self.constraints = constraints
            self.search = search
            self.others = others
        }
    }

    private let request: Request
    private let screen: Screen
    private let platform: Platform?

    /// A suggester for a screen whose elements have the weights that count.
    public init(_ screen: Screen, platform: Platform?, _ request: Request) {
        self.request = request
        self.screen = screen
        self.platform = platform
    }

    /// The suggestions; cancelling the task ends the search with the best so far.
    public func run(progress: (@Sendable (OrderSearch.Progress) -> Void)? = nil) async -> ScreenSuggestions {
        let today = GroupingProblem(screen, request.mix, request.constraints)
        let edits = proposals(today)
        let included = edits.filter(\.isIncluded).map(\.change)
        let edited = applied(included)
        let problem = included.isEmpty ? today : GroupingProblem(edited, request.mix, request.constraints)
        let found = await OrderSearch(problem, request.search).run(progress: progress)
        let changes = included + Restructuring.changes(from: problem, to: found.plan)
        let after = applied(changes)
        let value = request.mix.value(of: after)
        var notes: [String] = []
        if !problem.canGroup, request.constraints.kind == .natural {
            notes.append(
                "for \(request.mix.main.method.method.id) only widgets that are made for it are groups; none are suggested"
            )
        }
        var suggestions = suggestions(changes, value)
        suggestions += edits.filter { !$0.isIncluded }.map { rated($0.change, after: after, value: value) }
        return ScreenSuggestions(
            before: state(screen, today.before), after: state(after, value), mix: request.mix,
            constraints: request.constraints, changePrice: today.changePrice, bound: problem.bound,
            status: found.status, cut: found.cut, seed: request.search.seed,
            frontier: Frontier.points(problem, found.plan, isOptimal: found.status == .optimal),
            suggestions: suggestions, notes: notes)
    }

    private func state(_ screen: Screen, _ value: Double?) -> ScreenSuggestions.ScreenState {
        ScreenSuggestions.ScreenState(screen: screen, tree: request.mix.main.tree(screen), value: value)
    }

    // MARK: Changes one by one

    /// Changes that are no groups and orders, worth their price by themselves; nothing where the weights alone decide.
    private func proposals(_ problem: GroupingProblem) -> [(change: ScreenChange, isIncluded: Bool)] { [] }

    /// The screen after some changes: first those of its elements, then those of its tree.
    public func applied(_ changes: [ScreenChange]) -> Screen {
        Self.applied(changes, to: screen, request.mix, platform)
    }

    /// A screen after some changes: first those of its elements, then those of its tree as the mix's first method has it.
    public static func applied(
        _ changes: [ScreenChange], to screen: Screen, _ mix: MethodMix, _ platform: Platform?
    ) -> Screen {
        Restructuring.screen(screen, changes, mix.main)
    }

    private func value(_ changes: [ScreenChange]) -> Double? { request.mix.value(of: applied(changes)) }

    /// What each included change saves, the one that saves most per change first.
    private func suggestions(_ changes: [ScreenChange], _ after: Double?) -> [Suggestion] {
        guard let before = request.mix.value(of: screen), let after else { return [] }
        let rated = changes.enumerated().map { place, change -> Suggestion in
            var others = changes
            others.remove(at: place)
            let alone = value([change]) ?? before
            let without = value(others) ?? before
            return Suggestion(
                change: change, saves: before - alone, savesAfterOthers: without - after, isIncluded: true,
                harms: harms(of: [change]))
        }
        return rated.enumerated().sorted { a, b in
            (-a.element.saves, -a.element.savesAfterOthers, a.offset) < (
                -b.element.saves, -b.element.savesAfterOthers, b.offset
            )
        }.map(\.element)
    }

    private func rated(_ change: ScreenChange, after: Screen, value: Double?) -> Suggestion {
        let before = request.mix.value(of: screen) ?? 0
        let alone = self.value([change]) ?? before
        let then = Self.applied([change], to: after, request.mix, platform)
        return Suggestion(
            change: change, saves: before - alone,
            savesAfterOthers: (value ?? before) - (request.mix.value(of: then) ?? value ?? before), isIncluded: false,
            harms: harms(of: [change]))
    }

    /// The methods by which some target costs more seconds after changes.
    func harms(of changes: [ScreenChange]) -> [Suggestion.Harm] {
        let after = applied(changes)
        return request.others.compactMap { evaluator in
            Harms.harm(from: screen, to: after, evaluator)
        }
    }
}
