public import AccessCost
public import LayoutFormats
import LayoutModel

extension Session {
    /// Reads and analyses an input, with its project settings.
    public func analyze(
        _ source: InputSource, _ request: AnalysisRequest, details: AnalysisDetails = []
    ) throws(NavCostError) -> LayoutAnalysis {
        let request = try ProjectSettingsCache(self).request(request, for: source)
        return try analyze(read(source, format: request.inputFormat), request, details: details)
    }

    /// Analyses inputs side by side, each once for each value of the request's sweep, and hands over the results in order.
    ///
    /// - Parameter take: takes the analyses of an input, or why there are none; what it throws ends the run.
    public func analyze(
        _ inputs: Inputs, _ request: AnalysisRequest, details: AnalysisDetails = [],
        progress: ((Progress) -> Void)? = nil, _ take: (Result<[LayoutAnalysis], NavCostError>) throws -> Void
    ) async throws {
        let settings = ProjectSettingsCache(self)
        try await forEach(inputs, progress: progress) { (source) throws(NavCostError) in
            try settings.request(request, for: source)
        } _: { (source, request) throws(NavCostError) in
            try variants(of: read(source, format: request.inputFormat), request, details: details)
        } _: {
            try take($0)
        }
    }

    /// The analysis of a layout for each value of the request's sweep; one where there is none.
    func variants(
        of layout: ImportedLayout, _ request: AnalysisRequest, details: AnalysisDetails
    ) throws(NavCostError) -> [LayoutAnalysis] {
        var result: [LayoutAnalysis] = []
        for (request, change) in request.variants {
            var analysis = try analyze(layout, request, details: details)
            analysis.swept = change.map { LayoutAnalysis.SweptParameter(key: $0.key, value: $0.value) }
            result.append(analysis)
        }
        return result
    }

    /// The most that the weights of a screen may add up to: multiplied by costs they must stay numbers.
    private static let mostWeight = 1e100

    /// Computes what reaching each target of a layout costs.
    ///
    /// Project settings are not looked for, and a sweep is not made: the request is taken as it is.
    /// - Throws: `input` for weights that name no element, for a screen that is not there, and for a task that cannot be done
    ///   on the layout; `request` for a parameter that the methods do not have.
    public func analyze(
        _ input: ImportedLayout, _ options: AnalysisRequest, details: AnalysisDetails = []
    ) throws(NavCostError) -> LayoutAnalysis {
        let (plan, planNotes) = try NavCostError.wrap { () throws(RequestError) in
            try options.plan(for: input.layout.platform, scan: input.layout.scanSettings, details: details)
        }
        return try NavCostError.wrap { () throws(FormatError) in
            try Self.analyze(input, options, plan, notes: planNotes)
        }
    }

    private static func analyze(
        _ input: ImportedLayout, _ options: AnalysisRequest, _ request: AnalysisPlan, notes requestNotes: [String]
    ) throws(FormatError) -> LayoutAnalysis {
        if let weights = request.weights { try WeightsFile.check(weights, against: input.layout) }
        var screens = input.layout.screens
        if let id = options.screen {
            screens = screens.filter { $0.id == id }
            if screens.isEmpty {
                let ids = input.layout.screens.map(\.id)
                let near = RequestError.hint(id, ids)
                let more = ids.count > 10 ? ", and \(ids.count - 10) more" : ""
                let hint = near.isEmpty ? "; there are \(ids.prefix(10).joined(separator: ", "))\(more)" : near
                throw FormatError(path: input.path, message: "there is no screen '\(id)'\(hint)")
            }
        }
        if let name = options.actionName { try check(name, screens, path: input.path) }
        let chosen = screens.map(\.id)
        // The route to a screen goes through others.
        if input.layout.screens.contains(where: { $0.elements.contains { $0.leadsTo != nil } }) {
            screens = input.layout.screens
        }
        let plans = try plans(input, options)
        let tasks = Analyzer.analyze(plans, in: input.layout, request)
        var analyses = screens.map { screen in
            var request = request
            let table = weights(of: screen, by: plans, input.layout, options)
            request.weights = request.weights ?? table
            var analysis = Analyzer.analyze(screen, platform: input.layout.platform, request)
            analysis.tasks = tasks.filter { $0.screen == screen.id }
            if let text = options.text {
                analysis.text = Analyzer.analyze(text, on: analysis, request)
                if analysis.text == nil { analysis.notes.append("no key of this screen types any of the text") }
            }
            if options.tasks != nil, request.weights == nil {
                analysis.notes.append("no task activates anything on this screen; its targets keep their own weights")
            }
            return analysis
        }
        ScreenEntry.find(in: &analyses, rank: request.rank)
        analyses.removeAll { !chosen.contains($0.screen.id) }
        for screen in analyses where !screen.targets.isEmpty && screen.targets.allSatisfy({ $0.weight == 0 }) {
            guard options.weights == nil, options.tasks == nil else { continue }
            throw FormatError(
                path: input.path, line: screen.targets[0].line > 0 ? screen.targets[0].line : nil,
                message:
                    "all weights of the screen '\(screen.screen.id)' are 0, so there is no mean; give a target a weight"
            )
        }
        for screen in analyses where !(screen.targets.reduce(0) { $0 + $1.weight } <= mostWeight) {
            throw FormatError(
                path: input.path,
                message: "the weights of the screen '\(screen.screen.id)' add up to more than 1e100; make them smaller")
        }
        var analysis = LayoutAnalysis(
            path: input.path, format: input.format, name: input.layout.name, platform: input.layout.platform,
            screens: analyses,
            notes: input.notes.map { LayoutAnalysis.Note($0) }
                + requestNotes.map {
                    LayoutAnalysis.Note(kind: FormatNote.Kind.assumed.rawValue, message: $0, count: 1, line: nil)
                })
        analysis.summary = input.layout.summary
        return analysis
    }

    /// The analysis by the methods asked for, and the same with further methods, by id.
    func analyze(
        _ input: ImportedLayout, _ options: AnalysisRequest, also others: [String], details: AnalysisDetails
    ) throws(NavCostError) -> (all: LayoutAnalysis, asked: LayoutAnalysis) {
        let asked = try analyze(input, options, details: details)
        let known = asked.screens.first?.methods.map(\.method.id) ?? []
        let more = AccessMethod.all.filter { others.contains($0.id) && !known.contains($0.id) }
        guard !more.isEmpty else { return (asked, asked) }
        let further = try analyze(input, options.replacing(methods: more), details: details)
        var all = asked
        for place in all.screens.indices { all.screens[place].methods += further.screens[place].methods }
        return (all, asked)
    }

    /// The tasks of the options, else those of the layout, as they can be done on it.
    private static func plans(_ input: ImportedLayout, _ options: AnalysisRequest) throws(FormatError) -> [TaskPlan] {
        let tasks = options.tasks?.tasks ?? input.layout.tasks
        guard !tasks.isEmpty else { return [] }
        let index = TargetIndex(input.layout)
        do {
            return try tasks.map { task throws(TaskProblem) in try TaskPlan(task, in: index) }
        } catch {
            let hasPlace = error.place.line > 0
            throw FormatError(
                path: options.tasks?.path ?? input.path, line: hasPlace ? error.place.line : nil,
                column: hasPlace ? error.place.column : nil, message: error.message)
        }
    }

    /// The weights that tasks of a file give the targets of a screen; nil where the layout's own hold.
    ///
    /// Tasks of the layout itself give none: figures would change with a task that somebody adds.
    private static func weights(
        of screen: Screen, by plans: [TaskPlan], _ layout: Layout, _ options: AnalysisRequest
    ) -> WeightTable? {
        guard options.tasks != nil, options.weights == nil else { return nil }
        let isUsed = plans.contains { $0.steps.contains { layout.screens[$0.screen].id == screen.id } }
        return isUsed ? WeightTable(plans, in: layout, unnamed: options.unnamedWeight ?? 0) : nil
    }

    /// Checks that some element has an action or gesture of that name.
    private static func check(_ name: String, _ screens: [Screen], path: String) throws(FormatError) {
        let names = actionNames(screens)
        guard !names.contains(name) else { return }
        let hint = RequestError.hint(name, names + GoalAction.allCases.map(\.rawValue))
        throw FormatError(
            path: path,
            message: "nothing in the layout has an action '\(name)'\(hint) (an action is activate, none or a name)")
    }

    /// The names of all actions and gestures of some screens.
    static func actionNames(_ screens: [Screen]) -> [String] {
        screens.flatMap { screen in screen.elements.flatMap { TargetAction.all(of: $0).dropFirst().map(\.name) } }
    }
}

extension LayoutAnalysis.Note {
    /// An oddity that the reader of a format met.
    public init(_ note: FormatNote) {
        self.init(kind: note.kind.rawValue, message: note.message, count: note.count, line: note.line)
    }
}
