import ArgumentParser
import NavCost

/// `navcost suggest`: what to change, what it saves, and how far from the best possible that is.
struct SuggestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Groupings, orders and other changes worth making, with what no tree can beat.")

    enum Format: String, CaseIterable {
        case text, json, html
    }

    @Argument(help: ArgumentHelp("The layout; '-' is standard input.", valueName: "file"))
    var file: String

    @OptionGroup var analysis: AnalysisArguments
    @OptionGroup var search: SearchArguments

    @Option(
        help: ArgumentHelp(
            "Writes the layout with the groupings, orders and other included changes, as navcost's own XML.",
            valueName: "after.xml"))
    var apply: String?

    @Option(help: ArgumentHelp("How the result is written.", valueName: "text|json|html"))
    var format = Format.text.rawValue

    @OptionGroup var output: OutputArguments

    func run() async throws {
        var run = Run()
        let format: Format = try outputFormat(format)
        let byFolder = try analysis.resolved()
        let asked = try search.resolved(seed: analysis.seed)
        let source = file == "-" ? InputSource.standardInput : .file(file)
        let (found, input, options): (LayoutSuggestions, ImportedLayout, ResolvedOptions)
        do {
            options = try byFolder.options(for: source)
            if apply != nil { try asked.checkOneMethod(options) }
            input = try Navcost.read(source, format: options.inputFormat)
            let showsProgress = !output.quiet
            found = try await Interrupts.cancelling { [input, options] in
                try await Navcost.suggest(input, options, asked) { progress in
                    if showsProgress { Terminal.progress("search \(progress.climbs.done) of \(progress.climbs.of)") }
                }
            }
            Terminal.endProgress()
        } catch {
            Terminal.endProgress()
            run.report(error)
            return try run.finish()
        }
        switch format {
        case .text:
            let writer = SuggestionText(style: Terminal.style(forFile: output.output), showsAll: output.all)
            try run.write(writer.text(found), to: output.output)
        case .json: try run.write(SuggestionJSON.document([found]), to: output.output)
        case .html:
            let findings = try Navcost.findings(input, found.analysis, options)
            try run.write(AnalysisHTML.page(found.analysis, suggestions: found, findings: findings), to: output.output)
        }
        if let apply { try run.write(LayoutWriter.xml(found.applied), to: apply) }
        if !output.quiet { for line in noteLines(found.notes, of: found.path) { Terminal.error(line) } }
        try run.finish()
        if found.cut == .interrupted { throw ExitCode(130) }
    }
}

/// The options that say what is searched, and how.
struct SearchArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What is made small. Default: seconds.", valueName: "seconds|steps|presses|keystrokes|wait|steps+presses"))
    var objective: String?

    @Option(
        help: ArgumentHelp("Whether today's order stays. Default: free.", valueName: "keep|free"))
    var order: String?

    @Option(help: ArgumentHelp("The most groups around a target. Default: 2.", valueName: "n|any"))
    var depth: String?

    @Option(help: ArgumentHelp("The most targets in a group. Default: 9.", valueName: "n|any"))
    var maxGroup: String?

    @Option(
        help: ArgumentHelp(
            "natural: groups hold what belongs together; none: the weights alone decide, for comparing with theory.",
            valueName: "natural|none"))
    var constraints: String?

    @Option(
        help: ArgumentHelp(
            "What each change must save, in the objective's unit. Default: a hundredth of today's cost; 0 without constraints.",
            valueName: "x"))
    var changePrice: String?

    @Option(
        help: ArgumentHelp(
            "Several methods at once, each with its share, instead of --method.", valueName: "id=share,..."))
    var mix: String?

    @Option(help: ArgumentHelp("Targets that stay neighbours; may be repeated.", valueName: "id,id,..."))
    var keepTogether: [String] = []

    @Option(help: ArgumentHelp("Targets that get into no group together; may be repeated.", valueName: "id,id,..."))
    var keepApart: [String] = []

    @Option(help: ArgumentHelp("The moves that the search tries.", valueName: "n"))
    var iterations: String?

    @Option(
        help: ArgumentHelp("Ends the search after so many seconds with the best until then.", valueName: "s"))
    var timeLimit: String?

    @Option(help: ArgumentHelp("The searches that run at a time; the result is the same.", valueName: "n"))
    var jobs: String?

    /// The options as values.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func resolved(seed: String?) throws -> ResolvedSuggestOptions {
        var options = SuggestOptions()
        options.objective = objective
        options.order = order
        options.depth = depth
        options.maxGroup = maxGroup
        options.constraints = constraints
        options.changePrice = changePrice
        options.mix = mix
        options.together = keepTogether
        options.apart = keepApart
        options.iterations = iterations
        options.timeLimit = timeLimit
        options.jobs = jobs
        options.seed = seed
        do {
            return try options.resolved()
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(2)
        }
    }
}
