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

    @Flag(help: "Leaves out notes on standard error, and the answers on standard output.")
    var quiet = false

    func run() async throws {
        var run = Run()
        let options = try analysis.resolved()
        let inputs = InputList.expand(files)
        for error in inputs.errors { run.report(error) }
        var folder: ReportFolder
        do {
            folder = try ReportFolder(output)
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(73)
        }
        var isQuiet = quiet
        for source in inputs.sources {
            do {
                let options = try options.options(for: source)
                let layout = try Navcost.read(source, format: options.inputFormat)
                let analysis = try Navcost.analyze(layout, options)
                let found = suggestions ? try await Navcost.reportSuggestions(layout, analysis, options) : nil
                let findings = try Navcost.findings(layout, analysis, options)
                let page = try folder.add(analysis, suggestions: found, findings: findings)
                if !isQuiet {
                    try Terminal.output("\(page)\n\(AnalysisText().answers(analysis))")
                    reportNotes(of: [analysis])
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
        }
        do {
            try folder.finish()
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(73)
        }
        try run.finish()
    }
}
