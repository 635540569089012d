import AccessCost
import CostReport
public import GroupingSearch
public import LayoutFormats
import LayoutModel

extension Session {
    /// Finds the groupings, orders and other changes of an input's screens that are worth making, with its project settings.
    ///
    /// - Throws: as the search of a layout.
    public func suggest(
        _ source: InputSource, _ request: SuggestRequest, details: AnalysisDetails = [],
        progress: (@Sendable (OrderSearch.Progress) -> Void)? = nil
    ) async throws(NavCostError) -> LayoutSuggestions {
        var request = request
        request.analysis = try ProjectSettingsCache(self).request(request.analysis, for: source)
        let layout = try read(source, format: request.analysis.inputFormat)
        return try await suggest(layout, request, details: details, progress: progress)
    }

    /// Finds the groupings, orders and other changes of a layout's screens that are worth making.
    ///
    /// Without a method the first is taken that fits the layout's platform. Cancelling the task ends the search with the
    /// best so far, with the status `stopped`.
    /// - Parameter details: what the analyses of the layout as it is and as suggested store.
    /// - Throws: as `analyze`; `request` where a method has no figure for the objective, or an id is not there.
    public func suggest(
        _ input: ImportedLayout, _ asked: SuggestRequest, details: AnalysisDetails = [],
        progress: (@Sendable (OrderSearch.Progress) -> Void)? = nil
    ) async throws(NavCostError) -> LayoutSuggestions {
        // What is wrong with weights, tasks, screens and actions is told as analyze tells it.
        let analysis = try analyze(input, asked.analysis, details: details)
        let platform = input.layout.platform
        let search = asked.search
        let mixes = try NavCostError.wrap { () throws(RequestError) in
            try Self.check(asked.constraints, analysis)
            return try Self.mixes(asked, input.layout, details)
        }
        let others = asked.analysis.usualMethods(on: platform, scan: input.layout.scanSettings).map { method in
            CostEvaluator(method, platform: platform, mixes.request)
        }
        let tasks = PagedTasks(layout: input.layout, tasks: asked.analysis.tasks?.tasks ?? input.layout.tasks) {
            layout in
            let xml = LayoutWriter.xml(layout)
            return try? LayoutReader.read(.bytes(Array(xml.utf8), path: "suggested.xml")).layout
        }
        var result: [ScreenSuggestions] = []
        for screen in analysis.screens {
            var weighted = screen.screen
            for target in screen.targets { weighted[target.element].weight = target.weight }
            let typed = Self.typedWeights(of: screen, asked.analysis, platform)
            for (target, weight) in zip(screen.targets, typed ?? []) { weighted[target.element].weight = weight }
            for mix in mixes.mixes {
                let request = Suggester.Request(
                    mix: mix, constraints: asked.constraints, search: search, others: others,
                    told: asked.told, tasks: tasks,
                    rewritten: { Self.rewritten($0, platform) })
                var own = await Suggester(weighted, platform: platform, request).run(progress: progress)
                let typing = Self.typing(own, asked.analysis.text, mixes.request)
                own.board?.typing = typing
                own.notes = screen.notes + own.notes
                if let typed {
                    own.notes.append(
                        "the text says how often each cell is wanted; \(typed.count { $0 == 0 }) of \(typed.count) cells are not in it and count as 0"
                    )
                }
                result.append(own)
            }
        }
        // Without a method the page shows that which was searched for.
        var shown = analysis
        let searched = mixes.mixes.flatMap { $0.parts.map(\.evaluator.method.method.id) }
        if asked.analysis.methods.isEmpty {
            for index in shown.screens.indices {
                shown.screens[index].methods.removeAll { !searched.contains($0.method.id) }
            }
        }
        return LayoutSuggestions(
            path: input.path, format: input.format, layout: input.converted, screens: result, analysis: shown)
    }

    /// How often a text wants each target of a board; nil where something else says it, or no board is asked about.
    private static func typedWeights(
        of screen: ScreenAnalysis, _ asked: AnalysisRequest, _ platform: Platform?
    ) -> [Double]? {
        guard let text = asked.text, platform?.allows(.moveCells) == true, asked.weights == nil, asked.tasks == nil
        else { return nil }
        return Analyzer.activations(of: text, on: screen)
    }

    /// What typing costs on a board before and after, by the mix's first method: the given text, else the board's own
    /// letters by their weights.
    private static func typing(
        _ found: ScreenSuggestions, _ text: TextSample?, _ plan: AnalysisPlan
    ) -> BoardSummary.Typing? {
        guard let sample = text ?? Analyzer.ownLetters(of: found.before.analysis) else { return nil }
        func cost(_ state: ScreenSuggestions.ScreenState) -> Cost? {
            Analyzer.typing(sample, on: state.analysis, by: 0, state.kind, plan)?.perCharacter
        }
        guard let before = cost(found.before) else { return nil }
        let isChanged = found.after.analysis.screen != found.before.analysis.screen
        guard let after = isChanged ? cost(found.after) : before else { return nil }
        return BoardSummary.Typing(isGiven: text != nil, before: before, after: after)
    }

    /// A screen as it comes back from navcost's own XML; nil where it cannot be written or read.
    ///
    /// Targets that lead to other screens lead nowhere: only this one is written.
    private static func rewritten(_ screen: Screen, _ platform: Platform?) -> Screen? {
        var alone = screen
        for index in alone.elements.indices.map(ElementIndex.init) where alone[index].leadsTo != alone.id {
            alone[index].leadsTo = nil
        }
        let xml = LayoutWriter.xml(Layout(name: "suggested", platform: platform, screens: [alone]))
        return try? LayoutReader.read(.bytes(Array(xml.utf8), path: "suggested.xml")).layout.screens.first
    }

    /// The most stops of a screen for which a report searches what to change.
    private static let mostReportedStops = 300

    /// The suggestions that a report shows: those of `suggest` at its defaults for the first method, where every screen is small
    /// enough for it.
    ///
    /// - Throws: as `suggest`.
    func reportSuggestions(
        _ input: ImportedLayout, _ analysis: LayoutAnalysis, _ request: AnalysisRequest, _ language: PageLanguage,
        details: AnalysisDetails
    ) async throws(NavCostError) -> LayoutSuggestions? {
        let isLarge = analysis.screens.contains { screen in
            (screen.methods.first?.tree(.flat)?.tree.stops.count ?? 0) > Self.mostReportedStops
        }
        guard !isLarge, let method = analysis.screens.first?.methods.first?.method,
            method.figures.contains(.seconds),
            analysis.screens.contains(where: { !$0.targets.isEmpty })
        else { return nil }
        var own = request.replacing(methods: [method])
        own.seed = nil
        var constraints = Constraints()
        constraints.words = language.groupWords
        return try await suggest(input, SuggestRequest(own, constraints: constraints), details: details)
    }

    /// The mixes to search for: the one that was asked for, else one for each method.
    private static func mixes(
        _ asked: SuggestRequest, _ layout: Layout, _ details: AnalysisDetails
    ) throws(RequestError) -> (mixes: [MethodMix], request: AnalysisPlan) {
        var chosen = asked.analysis
        if !asked.mix.isEmpty { chosen = chosen.replacing(methods: asked.mix.map(\.method)) }
        let platform = layout.platform
        let plan = try chosen.plan(for: platform, scan: layout.scanSettings, details: details).plan
        // Theory is about one list and its groups, whatever a method makes of a screen.
        let kind: TreeKind? = asked.constraints.kind == .none ? .grouped : asked.tree
        let isNamed = !asked.analysis.methods.isEmpty || !asked.mix.isEmpty
        func hasTree(_ method: RequestedMethod) -> Bool { kind.map(method.method.trees.contains) ?? true }
        if let method = plan.methods.first(where: { !hasTree($0) }), let kind, isNamed {
            let trees = method.method.trees.map(\.rawValue).joined(separator: ", ")
            throw RequestError("\(method.method.id) has no tree '\(kind.rawValue)'; it has \(trees)")
        }
        func part(_ method: RequestedMethod, _ share: Double) -> MethodMix.Part {
            MethodMix.Part(evaluator: CostEvaluator(method, platform: platform, plan, on: kind), share: share)
        }
        let objective = asked.objective ?? .seconds
        for method in plan.methods where !objective.figures.allSatisfy(method.method.figures.contains) {
            // Of the usual methods those are taken that have the figure.
            if !isNamed { continue }
            throw RequestError(
                "\(method.method.id) has no \(objective.rawValue), which is the objective; it has \(method.method.figures.map(\.rawValue).joined(separator: ", "))"
            )
        }
        if !asked.mix.isEmpty {
            let parts = zip(plan.methods, asked.mix).map { part($0, $1.share) }
            return ([MethodMix(parts, objective: objective)], plan)
        }
        var fitting = plan.methods.filter {
            objective.figures.allSatisfy($0.method.figures.contains) && hasTree($0)
        }
        if asked.analysis.methods.isEmpty { fitting = Array(fitting.prefix(1)) }
        guard !fitting.isEmpty else {
            let wanted = kind.map { "\(objective.rawValue) on the tree '\($0.rawValue)'" } ?? objective.rawValue
            throw RequestError("none of the usual methods has \(wanted); name a method that has it")
        }
        return (fitting.map { MethodMix([part($0, 1)], objective: objective) }, plan)
    }

    /// Checks that the ids that stay together, apart or where they are are those of targets; cells may be named by label.
    private static func check(_ constraints: Constraints, _ analysis: LayoutAnalysis) throws(RequestError) {
        let known = analysis.screens.flatMap { $0.targets.map(\.id) }
        for (sets, name) in [(constraints.together, "together"), (constraints.apart, "apart")] {
            for id in sets.joined() where !known.contains(id) {
                throw RequestError(
                    "no target has the id '\(id)' that is to be kept \(name)\(RequestError.hint(id, known))")
            }
        }
        let labels = analysis.screens.flatMap { $0.targets.map(\.label) }
        for name in constraints.board.fixed where !known.contains(name) && !labels.contains(name) {
            throw RequestError(
                "no target has the id or label '\(name)' that is to stay where it is\(RequestError.hint(name, known + labels))"
            )
        }
    }
}
