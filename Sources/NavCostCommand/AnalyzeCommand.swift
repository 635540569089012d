import ArgumentParser
import NavCost

/// `navcost analyze`: the cost of every target.
struct AnalyzeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "analyze", _superCommandName: "navcost",
        abstract: "The cost of every target, per access method and tree.")

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every layout in it.",
            valueName: "file"))
    var files: [String]

    @OptionGroup var analysis: AnalysisArguments

    @Option(
        help: ArgumentHelp(
            "Values of one parameter: one result for each, as --sweep interval=0.8,1.2,1.6 or, for a range, interval=0.8...2/0.2. In CSV the parameter has a column.",
            valueName: "key=a,b,c|key=from...to/step"))
    var sweep: String?

    @Option(help: OutputChoice.analysis.help, completion: OutputChoice.analysis.completion)
    var format = Output.text.id

    @OptionGroup var heading: HeadingArguments
    @OptionGroup var many: ManyInputsArguments
    @OptionGroup var output: OutputArguments

    func run() async throws {
        var run = Run()
        let format = try OutputChoice.analysis.output(format)
        let (session, shard) = try many.resolved()
        let inputs = Inputs(files).part(shard)
        var request = try analysis.request()
        request.sweep = try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                try sweep.map { (value) throws(RequestError) in try value.value(of: "--sweep") }
            }
        }
        let heading = try heading.read(for: format, of: inputs.sources.first, session)
        var options = output.options
        options.part = shard.map { RunPart(number: $0.number, count: $0.count) }
        options.swept = request.sweep?.key
        options.people = request.people != nil
        guard let writer = format.analysis?(options) else {
            return try await writePage(inputs, request, session, format, heading, &run)
        }
        let target = try run.open(output.output)
        var isFirst = true
        guard try run.write(writer.head, to: target) else { return }
        for error in inputs.errors { run.report(error) }
        let showsNotes = !output.quiet && format.id != Output.text.id
        var progress = InputProgress()
        try await session.write(inputs, by: writer, request, in: target.spool()) {
            progress.show($0)
        } _: { result in
            switch result {
            case .success(let layout):
                for part in [TextSpool(isFirst ? "" : writer.separator)] + layout.text {
                    // Nobody reads any more.
                    guard try run.write(part, to: target) else { throw ExitCode.success }
                }
                isFirst = false
                if showsNotes {
                    for note in noteLines(layout.layout, screens: layout.screenNotes) { Terminal.error(note) }
                }
            case .failure(let error): try run.report(error, of: inputs)
            }
        }
        progress.end()
        _ = try run.write(writer.tail, to: target)
        try run.close(target)
        try run.finish()
    }

    /// Writes the page of one layout.
    private func writePage(
        _ inputs: Inputs, _ request: AnalysisRequest, _ session: Session, _ format: Output, _ heading: PageHeading,
        _ run: inout Run
    ) async throws {
        guard let write = format.page else { return }
        if inputs.sources.count > 1 || request.sweep != nil {
            Terminal.error(
                "error: --format \(format.id) writes one page, for one layout; 'navcost report' writes a page for each")
            throw ExitCode(2)
        }
        for error in inputs.errors { run.report(error) }
        for source in inputs.sources {
            do {
                let page = try await session.page(of: source, request, searches: false, heading: heading)
                try run.write(write(page), to: output.output)
                if !output.quiet { reportNotes(of: [page.analysis]) }
            } catch let error as NavCostError {
                try run.report(error, of: inputs)
            }
        }
        try run.finish()
    }
}
