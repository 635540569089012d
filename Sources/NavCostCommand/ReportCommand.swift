import ArgumentParser
import NavCost

/// `navcost report`: an HTML page for each layout, and an index.
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "HTML cost report per file, and an index that leads to them.")

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every XML file in it.",
            valueName: "file"))
    var files: [String]

    @OptionGroup var analysis: AnalysisArguments

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder that the pages are written to.", valueName: "dir"))
    var output = "Reports"

    @Flag(
        inversion: .prefixedNo,
        help: "Searches what to change, as suggest does, for the first method; not where a screen has over 300 stops.")
    var suggestions = true

    @OptionGroup var many: ManyInputsArguments

    @Flag(help: "Leaves out notes on standard error, and the answers on standard output.")
    var quiet = false

    func run() async throws {
        var run = Run()
        let options = try analysis.resolved()
        var folder: ReportFolder
        do {
            folder = try ReportFolder(output)
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(73)
        }
        let (jobs, shard) = try many.resolved()
        let inputs = InputList.expand(files).part(shard)
        for error in inputs.errors { run.report(error) }
        let work = inputs.sources.map { source in Result { (source, try options.options(for: source)) } }
        let searches = suggestions
        var isQuiet = quiet
        var progress = InputProgress(work.count)
        try await Workers.inOrder(work.count, jobs: jobs) { place in
            await Self.page(work[place], searches: searches)
        } _: { place, result in
            do {
                let (page, answers, notes) = try result.get()
                let path = try folder.add(page)
                if !isQuiet {
                    try run.write("\(path)\n\(answers)", to: nil)
                    for note in notes { Terminal.error(note) }
                }
            } catch let error as OutputError {
                Terminal.error("\(error)")
                throw ExitCode(73)
            } catch let code as ExitCode {
                // Nobody reads the answers any more; the pages are written all the same.
                guard code == .success else { throw code }
                isQuiet = true
            } catch {
                run.report(error, of: inputs)
            }
            progress.show(place + 1)
        }
        progress.end()
        do {
            try folder.finish()
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(73)
        }
        try run.finish()
    }

    /// The page of an input, with its answers for the terminal and what was odd.
    private static func page(
        _ input: Result<(InputSource, ResolvedOptions), any Error>, searches: Bool
    ) async -> Result<(page: ReportFolder.Page, answers: String, notes: [String]), any Error> {
        do {
            let (source, options) = try input.get()
            let layout = try Navcost.read(source, format: options.inputFormat)
            let analysis = try Navcost.analyze(layout, options)
            let suggested = searches ? try await Navcost.reportSuggestions(layout, analysis, options) : nil
            let findings = try Navcost.findings(layout, analysis, options)
            let page = ReportFolder.Page(analysis, suggestions: suggested, findings: findings)
            return .success((page, AnalysisText().answers(analysis), noteLines(of: analysis)))
        } catch {
            return .failure(error)
        }
    }
}
