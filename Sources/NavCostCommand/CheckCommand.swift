import ArgumentParser
import NavCost

/// `navcost check`: findings and budgets.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Findings and budgets, for CI: fails where a screen has become a long way.",
        discussion: """
            Looks at every screen by the rules that --rules lists, and holds costs against the budgets and the baseline of \
            .navcost.yml and of the command line. Exit status 1: a finding of the severity --fail-on or graver, or a budget \
            that is not kept.
            """)

    enum Format: String, CaseIterable {
        case text, json, markdown, sarif, junit, github, gitlab
    }

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every layout in it.",
            valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("Prints what a rule is about, and why.", valueName: "code"))
    var explain: String?

    @Flag(help: "Lists the rules; with --format markdown as a table.")
    var rules = false

    @Option(
        help: ArgumentHelp(
            "What a cost may be, as 'expected.seconds=8 method=ID screen=ID target=ID', or '+10%' above the baseline. Can be repeated.",
            valueName: "budget"))
    var budget: [String] = []

    @Option(help: ArgumentHelp("Costs of an earlier run that none may exceed.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Writes the costs of this run as a baseline for later ones.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp("How much more than the baseline is allowed, as 5% or 0.5. Default: 0.", valueName: "x"))
    var tolerance: String?

    @Option(
        help: ArgumentHelp(
            "The severity from which a finding fails the run. Default: error.", valueName: "note|warning|error"))
    var failOn: String?

    @Option(
        help: ArgumentHelp(
            "How the result is written.", valueName: Format.allCases.map(\.rawValue).joined(separator: "|")))
    var format = Format.text.rawValue

    @OptionGroup var analysis: AnalysisArguments
    @OptionGroup var many: ManyInputsArguments
    @OptionGroup var output: OutputArguments

    func validate() throws {
        guard files.isEmpty, explain == nil, !rules else { return }
        throw ValidationError("Missing expected argument '<file> ...'")
    }

    func run() async throws {
        var run = Run()
        let format: Format = try outputFormat(format)
        if let explain { return try self.explain(explain, &run) }
        if rules {
            let table = format == .markdown ? RulesText.markdown() : RulesText.text()
            return try run.write(table, to: output.output)
        }
        var check = CheckRun()
        let report: CheckReport
        do {
            let asked = try options().resolved()
            try await add(to: &check, asked, try analysis.resolved(), &run)
            report = check.report(failsFrom: asked.failsFrom)
        } catch let error as OptionError {
            run.report(error)
            return try run.finish()
        }
        try run.write(try text(report, format), to: output.output)
        if let writeBaseline { try run.write(BaselineFile.text(check.analyses, at: writeBaseline), to: writeBaseline) }
        if !output.quiet { reportNotes(of: check.analyses) }
        try run.finish()
        if report.isFailed { throw ExitCode(1) }
    }

    private func options() -> CheckOptions {
        var options = CheckOptions()
        options.budgets = budget
        options.baseline = baseline
        options.tolerance = tolerance
        options.failOn = failOn
        return options
    }

    private func add(
        to check: inout CheckRun, _ asked: CheckSettings, _ options: OptionsByFolder, _ run: inout Run
    ) async throws {
        let (jobs, shard) = try many.resolved()
        let inputs = InputList.expand(files).part(shard)
        for error in inputs.errors { run.report(error) }
        var prepared = check
        let work = inputs.sources.map { source in
            Result {
                let own = try options.options(for: source)
                let (settings, file) = try options.check(for: source)
                var all = asked.filled(from: settings)
                // What is written now is not what is held against.
                if writeBaseline != nil, baseline == nil { all.dropBaseline() }
                return (source, own, try prepared.measure(all, file: file))
            }
        }
        check = prepared
        var progress = InputProgress(work.count)
        try await Workers.inOrder(work.count, jobs: jobs) { place in
            Result {
                let (source, options, measure) = try work[place].get()
                let layout = try Navcost.read(source, format: options.inputFormat)
                return try CheckRun.examine(layout, options, measure)
            }
        } _: { place, result in
            do { check.add(try result.get()) } catch { run.report(error, of: inputs) }
            progress.show(place + 1)
        }
        progress.end()
    }

    private func text(_ report: CheckReport, _ format: Format) throws -> String {
        switch format {
        case .text:
            CheckText(style: Terminal.style(forFile: output.output), showsAll: output.all).text(report)
        case .json: CheckJSON.document(report, part: try many.resolved().shard.map { ($0.number, $0.count) })
        case .markdown: CheckMarkdown.text(report)
        case .sarif: CheckSARIF.document(report)
        case .junit: CheckJUnit.document(report)
        case .github: CheckGitHub.text(report)
        case .gitlab: CheckGitLab.document(report)
        }
    }

    private func explain(_ code: String, _ run: inout Run) throws {
        guard let rule = Rule.named(code) else {
            let known = (Rule.all + Rule.settled).map(\.code)
            let hint = nearestName(to: code, among: known).map { "; did you mean '\($0)'?" } ?? ""
            run.report(OptionError("no rule is called '\(code)'\(hint) (see 'navcost check --rules')"))
            return try run.finish()
        }
        try run.write(RulesText.explanation(of: rule), to: output.output)
    }
}
