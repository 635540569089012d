public import AccessCost
public import LayoutModel

/// Finds the changes of a screen that are worth making, and says what each saves.
public struct Suggester: Sendable {
    /// A request for suggestions.
    public struct Request: Sendable {
        /// The methods and the objective.
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
        let current = GroupingProblem(screen, request.mix, request.constraints)
        let rating = ChangeRating(screen, platform, request)
        // Where the weights alone decide, elements stay as they are.
        let edits = request.constraints.kind == .none ? [] : rating.proposals(worth: current.changePrice)
        let included = edits.filter(\.isIncluded).map(\.change)
        let edited = Self.applied(included, to: screen, request.mix, platform)
        let problem = included.isEmpty ? current : GroupingProblem(edited, request.mix, request.constraints)
        let found = await OrderSearch(problem, request.search).run(progress: progress)
        let changes = included + Restructuring.changes(from: problem, to: found.plan)
        let after = Self.applied(changes, to: screen, request.mix, platform)
        var notes: [String] = []
        if !problem.canGroup, request.constraints.kind == .natural {
            notes.append(
                "for \(request.mix.main.method.method.id) only widgets that are made for it are groups, so none are suggested"
            )
        }
        let method = request.mix.main.method.method
        if method.mainTree != .grouped {
            notes.append(
                "\(method.id) makes trees of its own (\(method.mainTree.rawValue)) unless it is set to visit groups; what is suggested is for groups"
            )
        }
        let value = request.mix.value(of: after)
        var status = found.status
        // A layout whose elements change, too, is one of many.
        if !included.isEmpty, status == .optimal || status == .unchanged { status = .improved }
        return ScreenSuggestions(
            before: state(screen, current.before), after: state(after, value), mix: request.mix,
            constraints: request.constraints, changePrice: current.changePrice, bound: problem.bound, status: status,
            cut: found.cut, seed: request.search.seed,
            frontier: Frontier.points(problem, found.plan, isOptimal: found.status == .optimal),
            suggestions: rating.rated(changes)
                + rating.proposed(edits.filter { !$0.isIncluded }.map(\.change), beside: changes), notes: notes)
    }

    private func state(_ screen: Screen, _ value: Double?) -> ScreenSuggestions.ScreenState {
        ScreenSuggestions.ScreenState(analysis: request.mix.main.screenAnalysis(screen), value: value)
    }

    /// A screen after some changes: first those of its elements, then those of its tree as the mix's first method has it.
    /// Changes whose elements are not there are left out.
    public static func applied(
        _ changes: [ScreenChange], to screen: Screen, _ mix: MethodMix, _ platform: Platform?
    ) -> Screen {
        var result = screen
        for change in changes where !ScreenChange.treeKinds.contains(change.kind) {
            result = change.apply(to: result, platform: platform) ?? result
        }
        return Restructuring.screen(result, changes, mix.main)
    }
}
