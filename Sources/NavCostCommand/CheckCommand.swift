import ArgumentParser
import NavCost

/// `navcost check`: findings and budgets.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", _superCommandName: "navcost",
        abstract: "Findings and budgets, for CI: fails where a screen costs too much.",
        discussion: """
            Looks at every screen by the rules that --rules lists, and holds costs against the budgets and the baseline of \
            .navcost.yml and of the command line. Exit status 1: a finding of the severity --fail-on or above, or a budget \
            that is not kept.
            """)

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every layout in it.",
            valueName: "file"))
    var files: [String] = []

    @Option(
        help: ArgumentHelp("Prints what a rule is about, and why.", valueName: "code"), completion: .values(Rule.self))
    var explain: String?

    @Flag(help: "Lists the rules; with --format markdown as a table.")
    var rules = false

    @Flag(help: "Holds layouts in navcost's own XML against its RELAX NG schema, too.")
    var schema = false

    @Option(
        help: ArgumentHelp(
            "What a cost may be, as 'expected.seconds=8 method=ID screen=ID target=ID', or '+10%' above the baseline. Can be repeated.",
            valueName: "budget"))
    var budget: [String] = []

    @Option(
        help: ArgumentHelp("Costs of an earlier run that none may exceed.", valueName: "file"),
        completion: .file(extensions: ["csv"]))
    var baseline: String?

    @Option(
        help: ArgumentHelp("Writes the costs of this run as a baseline for later ones.", valueName: "file"),
        completion: .file(extensions: ["csv"]))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp("How much more than the baseline is allowed, as 5% or 0.5. Default: 0.", valueName: "x"))
    var tolerance: String?

    @Option(
        help: ArgumentHelp(
            "The severity from which a finding fails the run. Default: error.", valueName: "note|warning|error"),
        completion: .values(Severity.self))
    var failOn: String?

    @Option(help: OutputChoice.check.help, completion: OutputChoice.check.completion)
    var format = Output.text.id

    @OptionGroup var analysis: AnalysisArguments
    @OptionGroup var many: ManyInputsArguments
    @OptionGroup var output: OutputArguments

    func validate() throws {
        guard files.isEmpty, explain == nil, !rules else { return }
        throw ValidationError("Missing expected argument '<file> ...'")
    }

    func run() async throws {
        var run = Run()
        let format = try OutputChoice.check.output(format)
        if let explain {
            let rule = try reportingErrors { () throws(NavCostError) in
                try reading { () throws(RequestError) in try explain.value(of: "--explain", as: Rule.self) }
            }
            return try run.write(RulesText.explanation(of: rule), to: output.output)
        }
        if rules { return try run.write((format.rules ?? Output.text.rules!)(), to: output.output) }
        guard let write = format.check else { return }
        let request = try request()
        let (session, shard) = try many.resolved()
        let inputs = Inputs(files).part(shard)
        for error in inputs.errors { run.report(error) }
        var progress = InputProgress()
        let report = try await session.check(inputs, request, writesBaseline: writeBaseline != nil) {
            progress.show($0)
        } _: { error in
            run.note(error, of: inputs)
        }
        progress.end()
        var options = output.options
        options.part = shard.map { RunPart(number: $0.number, count: $0.count) }
        try run.write(write(report, options), to: output.output)
        let analyses = report.layouts.map(\.analysis)
        if let writeBaseline { try run.write(BaselineFile.text(analyses, at: writeBaseline), to: writeBaseline) }
        if !output.quiet { reportNotes(of: analyses) }
        try run.finish()
        if report.isFailed { throw ExitCode(1) }
    }

    /// The request; project settings fill what it leaves open.
    ///
    /// - Throws: exit status 2, after the error was reported.
    private func request() throws -> CheckRequest {
        var request = CheckRequest(baseline: baseline, validatesSchema: schema)
        try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                for text in budget { request.budgets.append(try text.value(of: "--budget")) }
                request.tolerance = try tolerance.map { (value) throws(RequestError) in
                    try value.value(of: "--tolerance")
                }
                request.failsFrom = try failOn.map { (value) throws(RequestError) in
                    try value.value(of: "--fail-on")
                }
            }
        }
        request.analysis = try analysis.request()
        return request
    }
}
