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
        /// The changes that are rated by each of these methods, those that are told first; nil for all.
        public var told: Int?
        /// What people do on the layout; nil where no tasks are known.
        public var tasks: PagedTasks?
        /// A screen as it comes back from the layout that it is written to; nil where it cannot be written and read.
        public var rewritten: @Sendable (Screen) -> Screen?

        /// A request by its parts.
        public init(
            mix: MethodMix, constraints: Constraints = Constraints(), search: OrderSearch.Options = .init(),
            others: [CostEvaluator] = [], told: Int? = nil, tasks: PagedTasks? = nil,
            rewritten: @escaping @Sendable (Screen) -> Screen? = { $0 }
        ) {
            self.mix = mix
            self.constraints = constraints
            self.search = search
            self.others = others
            self.told = told
            self.tasks = tasks
            self.rewritten = rewritten
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
        let rating = ChangeRating(screen, platform, request, current)
        let proof = ChangeProof(screen, platform, request)
        // Where the weights alone decide, elements stay as they are.
        let edits =
            request.constraints.kind == .none
            ? [] : rating.proposals(worth: max(current.changePrice, current.leastSaving))
        let included = proof.holding(edits.filter(\.isIncluded).map(\.change), bound: nil)
        let edited = Self.applied(included, to: screen, request.mix, platform)
        let problem = included.isEmpty ? current : GroupingProblem(edited, request.mix, request.constraints)
        let found = await ChoiceSearch(problem, request).run(progress)
        let board = ScanBlockSearch(edited, request.mix, request.constraints.board, price: current.changePrice)?.run(
            deadline: request.search.deadline, moves: request.search.moves)
        let arranged = board?.arrangement
        let bound = arranged?.bound ?? problem.bound
        let moves = board?.changes ?? []
        // Cells stand on their places for the blocks.
        let units = found.units + (moves.count > 1 ? [moves] : [])
        let wanted = included + found.changes + moves
        let held = proof.holding(wanted, bound: bound, units: units)
        let holds = held.count == wanted.count
        let told = rating.worthTelling(
            held, from: current.leastSaving, always: problem.repairsNumbers ? [.order] : [], units: units)
        let toldChanges = held.filter { change in told.contains { $0.change == change } }
        let changes = told.count == held.count ? held : proof.holding(toldChanges, bound: bound, units: units)
        let after = Self.applied(changes, to: screen, request.mix, platform)
        let value = changes.isEmpty ? current.before : request.mix.value(of: after)
        return ScreenSuggestions(
            before: state(screen, current.before), after: state(after, value), mix: request.mix,
            constraints: request.constraints, changePrice: current.changePrice,
            bound: ((included.isEmpty ? found.least : nil).map { max($0, bound ?? $0) } ?? bound).map {
                min($0, value ?? $0)
            },
            freeBound: bound.map { min($0, value ?? $0) },
            status: status(
                arranged?.status ?? found.status, hasEdits: !included.isEmpty,
                holds: changes.count == wanted.count, isChanged: !changes.isEmpty),
            cut: arranged?.cut ?? found.cut, seed: request.search.seed,
            frontier: holds ? found.frontier : [],
            holds: changes.isEmpty ? [] : conclusionRanges(after, pagedStates: current.pagedStates),
            suggestions: rating.detailed(
                withReasons(
                    rating.together(changes.count == told.count ? told : rating.rated(changes), units: units),
                    problem)
                    + rating.proposed(
                        edits.filter { !$0.isIncluded }.map(\.change), beside: changes, keys: pageJumps(beside: changes)
                    )),
            notes: notes(problem, left: wanted.count - held.count, isBoard: arranged != nil) + (arranged?.notes ?? []),
            board: arranged?.summary.offered(moves.filter(changes.contains)))
    }

    /// Keys that lead to other pages, each with what it saves alone and beside the changes that are made.
    private func pageJumps(beside made: [ScreenChange]) -> [Suggestion] {
        guard let tasks = request.tasks, let search = PageJumpSearch(screen, request.mix, tasks) else { return [] }
        return search.changes().map { change, saves in
            Suggestion(
                change: change, saves: saves, savesAfterOthers: search.saving(change, beside: made) ?? 0,
                isIncluded: false, effects: [])
        }
    }

    /// Suggestions with what speaks for each new group.
    private func withReasons(_ suggestions: [Suggestion], _ problem: GroupingProblem) -> [Suggestion] {
        let screen = problem.screen
        let numbers = Dictionary(
            problem.items.items.enumerated().map { (screen[$1.element].id, $0) },
            uniquingKeysWith: { first, _ in first })
        return suggestions.map { suggestion in
            guard suggestion.change.kind == .group else { return suggestion }
            var suggestion = suggestion
            suggestion.reasons = problem.constraints.reasons(for: suggestion.change.targets.compactMap { numbers[$0] })
            return suggestion
        }
    }

    /// For which values of the method's parameters the screen after the changes costs less than before.
    ///
    /// - Parameter pagedStates: the states that each analysis goes over where there are several pages.
    private func conclusionRanges(_ after: Screen, pagedStates: Int) -> [ConclusionRange] {
        guard request.mix.parts.count == 1, screen.elements.count <= 5_000, pagedStates <= 50_000 else { return [] }
        let main = request.mix.main
        return Robustness.ranges(of: main.method) { method in
            let evaluator = main.replacing(method)
            guard let old = evaluator.expected(screen), let new = evaluator.expected(after) else { return nil }
            return request.mix.objective.value(old.cost) - request.mix.objective.value(new.cost)
        }
    }

    /// How good the result is known to be: what was proven holds only for what is offered.
    private func status(
        _ found: OrderSearch.Status, hasEdits: Bool, holds: Bool, isChanged: Bool
    ) -> OrderSearch.Status {
        if found == .stopped { return found }
        if !holds { return isChanged ? .improved : .unchanged }
        // A layout whose elements change, too, is one of many.
        return hasEdits && (found == .optimal || found == .unchanged) ? .improved : found
    }

    private func notes(_ problem: GroupingProblem, left: Int, isBoard: Bool) -> [String] {
        let main = request.mix.main
        var notes: [String] = []
        if !problem.canOrder, !isBoard {
            let way =
                main.method.method.speaks
                ? "goes to targets by their names"
                : "visits \(main.kind == .rows ? "rows" : "stops") by where they are on the screen"
            notes.append(
                "\(main.method.method.id) \(way); a layout's groups and order change nothing there, so none are suggested"
            )
        } else if !problem.canGroup, !isBoard, request.constraints.kind == .natural {
            notes.append(
                "\(platform.map { "on \($0.name) " } ?? "")a layout cannot make groups that \(main.method.method.id) enters, so none are suggested"
            )
        }
        if left > 0 {
            notes.append(
                "\(left) \(left == 1 ? "change is" : "changes are") not suggested: in the written layout, targets or costs would be others than promised"
            )
        }
        return notes
    }

    private func state(_ screen: Screen, _ value: Double?) -> ScreenSuggestions.ScreenState {
        ScreenSuggestions.ScreenState(
            analysis: request.mix.main.screenAnalysis(screen), kind: request.mix.main.kind, value: value)
    }

    /// A screen after some changes: first those of its elements, then those of its tree as the mix's first method has it.
    /// Changes whose elements are not there are left out.
    public static func applied(
        _ changes: [ScreenChange], to screen: Screen, _ mix: MethodMix, _ platform: Platform?
    ) -> Screen {
        var result = screen
        // Scan blocks are told by the cells that stand in them before any moves.
        let blocks = changes.filter { $0.kind == .scanBlock }
        for change in blocks + changes.filter({ $0.kind != .scanBlock && !ScreenChange.treeKinds.contains($0.kind) }) {
            result = change.apply(to: result, platform: platform) ?? result
        }
        return Restructuring.screen(result, changes, mix.main)
    }
}
