/// navcost as a library: reads layouts and says what reaching their targets costs.
///
/// ```swift
/// let layout = try Navcost.read(.file("Main.xml"))
/// let analysis = try Navcost.analyze(layout, AnalysisOptions().resolved())
/// print(AnalysisText().text(analysis))
/// ```
public enum Navcost {
    /// Reads a layout of any known format.
    ///
    /// - Parameter format: the id of the format; nil finds it from the document's head.
    /// - Throws: `FormatError` with file, line and column.
    public static func read(_ source: InputSource, format: String? = nil) throws(FormatError) -> ImportedLayout {
        try LayoutReader.read(source, format: format)
    }

    /// Reads a layout and, where it is navcost's own XML, holds it against the published schema (`convert --schema`), too.
    ///
    /// - Throws: as `read`; `SchemaError` for what only the schema finds.
    public static func readBySchema(_ source: InputSource, format: String? = nil) throws -> ImportedLayout {
        let bytes = try TextFile.bytes(of: source.path)
        var layout = try read(.bytes(bytes, path: source.path), format: format)
        // What lies beside the file is read from where it is.
        guard let schema = LayoutFormat(id: layout.format)?.schema else {
            if case .file = source { layout = try read(source, format: format) }
            return layout
        }
        let problems = RelaxNG.problems(in: bytes, path: source.path, schema: schema())
        if !problems.isEmpty { throw SchemaError(problems: problems) }
        return layout
    }

    /// The most that the weights of a screen may add up to: multiplied by costs they must stay numbers.
    private static let mostWeight = 1e100

    /// Computes what reaching each target of a layout costs.
    ///
    /// - Throws: `FormatError` for a weights row that names no element, for a screen that is not there, and for a task
    ///   that cannot be done on the layout; `OptionError` for a setting that is not there.
    public static func analyze(_ input: ImportedLayout, _ options: ResolvedOptions) throws -> LayoutAnalysis {
        if let weights = options.weights, let path = options.weightsPath {
            try WeightsFile.check(weights, against: input.layout, path: path)
        }
        var screens = input.layout.screens
        if let id = options.screen {
            screens = screens.filter { $0.id == id }
            if screens.isEmpty {
                let hint = AnalysisOptions.hint(id, input.layout.screens.map(\.id))
                throw FormatError(path: input.path, message: "there is no screen '\(id)'\(hint)")
            }
        }
        if let name = options.actionName { try check(name, screens, path: input.path) }
        let chosen = screens.map(\.id)
        // The way to a screen goes through others.
        if input.layout.screens.contains(where: { $0.elements.contains { $0.leadsTo != nil } }) {
            screens = input.layout.screens
        }
        let (request, requestNotes) = try options.request(for: input.layout.platform)
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
        return LayoutAnalysis(
            path: input.path, format: input.format, name: input.layout.name, platform: input.layout.platform,
            screens: analyses,
            notes: input.notes.map {
                LayoutAnalysis.Note(kind: $0.kind.rawValue, message: $0.message, count: $0.count, line: $0.line)
            }
                + requestNotes.map {
                    LayoutAnalysis.Note(kind: FormatNote.Kind.assumed.rawValue, message: $0, count: 1, line: nil)
                })
    }

    /// The analysis by the methods asked for, and the same with further methods, by id.
    static func analyze(
        _ input: ImportedLayout, _ options: ResolvedOptions, also others: [String]
    ) throws -> (all: LayoutAnalysis, asked: LayoutAnalysis) {
        let asked = try analyze(input, options)
        let known = asked.screens.first?.methods.map(\.method.id) ?? []
        let more = AccessMethod.all.filter { others.contains($0.id) && !known.contains($0.id) }
        guard !more.isEmpty else { return (asked, asked) }
        let further = try analyze(input, options.replacing(methods: more))
        var all = asked
        for place in all.screens.indices { all.screens[place].methods += further.screens[place].methods }
        return (all, asked)
    }

    /// The tasks of the options, else those of the layout, as they can be done on it.
    private static func plans(_ input: ImportedLayout, _ options: ResolvedOptions) throws(FormatError) -> [TaskPlan] {
        let tasks = options.tasks ?? input.layout.tasks
        guard !tasks.isEmpty else { return [] }
        let index = TargetIndex(input.layout)
        do {
            return try tasks.map { task throws(TaskProblem) in try TaskPlan(task, in: index) }
        } catch {
            let hasPlace = error.place.line > 0
            throw FormatError(
                path: options.tasksPath ?? input.path, line: hasPlace ? error.place.line : nil,
                column: hasPlace ? error.place.column : nil, message: error.message)
        }
    }

    /// The weights that tasks of a file give the targets of a screen; nil where the layout's own hold.
    ///
    /// Tasks of the layout itself give none: figures would change with a task that somebody adds.
    private static func weights(
        of screen: Screen, by plans: [TaskPlan], _ layout: Layout, _ options: ResolvedOptions
    ) -> WeightTable? {
        guard options.tasks != nil, options.weights == nil else { return nil }
        let isUsed = plans.contains { $0.steps.contains { layout.screens[$0.screen].id == screen.id } }
        return isUsed ? WeightTable(plans, in: layout, unnamed: options.unnamedWeight) : nil
    }

    /// Checks that some element has an action or gesture of that name.
    private static func check(_ name: String, _ screens: [Screen], path: String) throws(FormatError) {
        let names = screens.flatMap { screen in
            screen.elements.flatMap { TargetAction.all(of: $0).dropFirst().map(\.name) }
        }
        guard !names.contains(name) else { return }
        let hint = AnalysisOptions.hint(name, names + GoalAction.allCases.map(\.rawValue))
        throw FormatError(
            path: path,
            message: "nothing in the layout has an action '\(name)'\(hint) (--action takes activate, none or a name)")
    }

    /// Compares a layout before and after a change by the same methods: those asked for, or those that fit the
    /// platform of the layout after it.
    ///
    /// - Throws: as `analyze`.
    public static func compare(
        _ before: ImportedLayout, _ after: ImportedLayout, _ options: ResolvedOptions
    ) throws -> Comparison {
        var before = before
        if let platform = after.layout.platform { before.layout.platform = platform }
        return Comparison(before: try analyze(before, options), after: try analyze(after, options))
    }
}

/// What the schema says against a layout.
public struct SchemaError: Error, CustomStringConvertible {
    /// One error for each place.
    public var problems: [FormatError]
    /// A line for each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
