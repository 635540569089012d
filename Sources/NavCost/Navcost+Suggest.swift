extension Navcost {
    /// Finds the groupings, orders and other changes of a layout's screens that are worth making.
    ///
    /// Without a method the first is taken that fits the layout's platform. Cancelling the task ends the search with the
    /// best so far, with the status `stopped`.
    /// - Throws: as `analyze`; `OptionError` where a method has no figure for the objective, or an id is not there.
    public static func suggest(
        _ input: ImportedLayout, _ options: ResolvedOptions, _ asked: ResolvedSuggestOptions,
        progress: (@Sendable (OrderSearch.Progress) -> Void)? = nil
    ) async throws -> LayoutSuggestions {
        // What is wrong with weights, tasks, screens and actions is told as analyze tells it.
        let analysis = try analyze(input, options)
        let platform = input.layout.platform
        var asked = asked
        if let limit = asked.timeLimit { asked.search.deadline = ContinuousClock.now + .seconds(limit) }
        try check(asked.constraints, analysis)
        let mixes = try mixes(options, asked, platform)
        let others = options.usualMethods(on: platform).map { method in
            CostEvaluator(method, platform: platform, mixes.request)
        }
        var result: [ScreenSuggestions] = []
        for screen in analysis.screens {
            var weighted = screen.screen
            for target in screen.targets { weighted[target.element].weight = target.weight }
            for mix in mixes.mixes {
                let request = Suggester.Request(
                    mix: mix, constraints: asked.constraints, search: asked.search, others: others)
                var own = await Suggester(weighted, platform: platform, request).run(progress: progress)
                own.notes = screen.notes + own.notes
                result.append(own)
            }
        }
        // Without a method the page shows that which was searched for.
        var shown = analysis
        let searched = mixes.mixes.flatMap { $0.parts.map(\.evaluator.method.method.id) }
        if options.methods.isEmpty {
            for place in shown.screens.indices {
                shown.screens[place].methods.removeAll { !searched.contains($0.method.id) }
            }
        }
        return LayoutSuggestions(
            path: input.path, format: input.format, layout: input.layout, screens: result, analysis: shown)
    }

    /// The most stops of a screen for which a report searches what to change.
    private static let mostReportedStops = 300

    /// The suggestions that a report shows: those of `suggest` at its defaults for the first method, where it visits groups,
    /// and every screen is small enough for it.
    ///
    /// - Throws: as `suggest`.
    public static func reportSuggestions(
        _ input: ImportedLayout, _ analysis: LayoutAnalysis, _ options: ResolvedOptions
    ) async throws -> LayoutSuggestions? {
        let isLarge = analysis.screens.contains { screen in
            (screen.methods.first?.tree(.flat)?.tree.stops.count ?? 0) > mostReportedStops
        }
        guard !isLarge, let method = analysis.screens.first?.methods.first?.method,
            method.mainTree == .grouped, method.figures.contains(.seconds),
            analysis.screens.contains(where: { !$0.targets.isEmpty })
        else { return nil }
        return try await suggest(input, options.replacing(methods: [method]), SuggestOptions().resolved())
    }

    /// The mixes to search for: the one that was asked for, else one for each method.
    private static func mixes(
        _ options: ResolvedOptions, _ asked: ResolvedSuggestOptions, _ platform: Platform?
    ) throws(OptionError) -> (mixes: [MethodMix], request: AnalysisRequest) {
        var chosen = options
        if !asked.mix.isEmpty { chosen = options.replacing(methods: asked.mix.map(\.method)) }
        let request = try chosen.request(for: platform).request
        func part(_ method: AnalysisRequest.MethodRequest, _ share: Double) -> MethodMix.Part {
            MethodMix.Part(evaluator: CostEvaluator(method, platform: platform, request), share: share)
        }
        let objective = asked.objective ?? .seconds
        for method in request.methods where !objective.figures.allSatisfy(method.method.figures.contains) {
            // Of the usual methods those are taken that have the figure.
            if options.methods.isEmpty, asked.mix.isEmpty { continue }
            throw OptionError(
                "\(method.method.id) has no \(objective.rawValue), which --objective asks for; it has \(method.method.figures.map(\.rawValue).joined(separator: ", "))"
            )
        }
        if !asked.mix.isEmpty {
            let parts = zip(request.methods, asked.mix).map { part($0, $1.share) }
            return ([MethodMix(parts, objective: objective)], request)
        }
        var fitting = request.methods.filter { objective.figures.allSatisfy($0.method.figures.contains) }
        if options.methods.isEmpty { fitting = Array(fitting.prefix(1)) }
        guard !fitting.isEmpty else {
            throw OptionError("none of the usual methods has \(objective.rawValue); name one with --method")
        }
        return (fitting.map { MethodMix([part($0, 1)], objective: objective) }, request)
    }

    /// Checks that the ids that stay together or apart are those of targets.
    private static func check(_ constraints: Constraints, _ analysis: LayoutAnalysis) throws(OptionError) {
        let known = analysis.screens.flatMap { $0.targets.map(\.id) }
        for (sets, option) in [(constraints.together, "--keep-together"), (constraints.apart, "--keep-apart")] {
            for id in sets.joined() where !known.contains(id) {
                throw OptionError("no target has the id '\(id)' that \(option) names\(AnalysisOptions.hint(id, known))")
            }
        }
    }
}

extension ResolvedOptions {
    /// The same options for other methods.
    func replacing(methods: [AccessMethod]) -> ResolvedOptions {
        ResolvedOptions(
            methods: methods, changes: changes, action: action, actionName: actionName, rank: rank, weights: weights,
            weightsPath: weightsPath, unnamedWeight: unnamedWeight, tasks: tasks, tasksPath: tasksPath, text: text,
            person: person, screen: screen, inputFormat: inputFormat, simulation: nil, routes: routes)
    }

    /// The methods that fit a platform, whichever were asked for; one that does not take the settings asked for has its own.
    func usualMethods(on platform: Platform?) -> [AnalysisRequest.MethodRequest] {
        AccessMethod.usual(on: platform).map { method in
            (try? replacing(methods: [method]).request(for: platform).request.methods.first)
                ?? AnalysisRequest.MethodRequest(method)
        }
    }
}
