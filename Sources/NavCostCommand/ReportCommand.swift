import ArgumentParser
import LayoutModel
import NavCost

/// `navcost report`: an HTML page for each layout, and an index.
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", _superCommandName: "navcost",
        abstract: "HTML cost report per file, and an index that leads to them.")

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

    @Option(
        help: ArgumentHelp(
            "A layout before and after a change, of which a page is written that the index leads to. Repeatable.",
            valueName: "before=after"))
    var compare: [String] = []

    @OptionGroup var picture: PictureArguments
    @OptionGroup var heading: HeadingArguments
    @OptionGroup var many: ManyInputsArguments

    @Flag(help: "Leaves out notes on standard error, and the answers on standard output.")
    var quiet = false

    @Flag(name: .customLong("open"), help: "Shows the page, or the index of several, in the browser.")
    var opens = false

    func run() async throws {
        var run = Run()
        let request = try analysis.request()
        let screenshot = try picture.read()
        let (session, shard) = try many.resolved()
        let inputs = Inputs(files).part(shard)
        // One run has one language: its index and its comparisons belong to all inputs.
        let heading = try heading.read(of: inputs.sources.first, session)
        let pairs = try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                try compare.map { (pair) throws(RequestError) in try pair.value(of: "--compare", as: ComparedFiles.self)
                }
            }
        }
        var folder: ReportFolder
        do {
            folder = try ReportFolder(output)
            folder.heading = heading
        } catch {
            Terminal.report(error)
            throw ExitCode(73)
        }
        for error in inputs.errors { run.report(error) }
        if screenshot != nil, inputs.sources.count > 1 {
            Terminal.error("--screenshot is a picture of one layout; name one file")
            throw ExitCode(2)
        }
        var isQuiet = quiet
        var progress = InputProgress()
        try await session.pages(of: inputs, request, searches: suggestions, picture: screenshot, heading: heading) {
            progress.show($0)
        } _: { result in
            do {
                let (page, analysis) = try result.get()
                let path = try folder.add(page)
                if !isQuiet {
                    try run.write("\(path.inOnePlainLine)\n\(AnalysisText().answers(analysis))", to: nil)
                    reportNotes(of: [analysis])
                }
            } catch let error as OutputError {
                try run.report(.output(error), of: inputs)
            } catch let error as NavCostError {
                try run.report(error, of: inputs)
            } catch let code as ExitCode {
                // Nobody reads the answers any more; the pages are written all the same.
                guard code == .success else { throw code }
                isQuiet = true
            }
        }
        progress.end()
        for pair in pairs {
            do {
                let path = try folder.add(try comparison(pair, request, session))
                if !isQuiet { try run.write("\(path.inOnePlainLine)\n", to: nil) }
            } catch let error as OutputError {
                try run.report(.output(error), of: inputs)
            } catch let error as NavCostError {
                run.report(error)
            } catch let code as ExitCode {
                guard code == .success else { throw code }
                isQuiet = true
            }
        }
        do {
            try folder.finish()
        } catch {
            Terminal.report(error)
            throw ExitCode(73)
        }
        if opens, let page = folder.firstPage, !Browser.open(page) {
            Terminal.error("\(page): note: there is no program here that shows it")
        }
        try run.finish()
    }

    /// What a change does, with the project settings of the layout after it.
    private func comparison(_ files: ComparedFiles, _ request: AnalysisRequest, _ session: Session)
        throws(NavCostError) -> Comparison
    {
        let asked = try session.request(request, for: .file(files.after))
        let before = try session.read(.file(files.before), format: asked.inputFormat)
        let after = try session.read(.file(files.after), format: asked.inputFormat)
        return try session.compare(
            before, after, CompareRequest(asked, removedGoals: .fail), details: Output.html.details)
    }
}

/// A layout before and after a change.
struct ComparedFiles: OptionReadable {
    let before, after: String

    static func read(_ text: String, of option: String) throws(RequestError) -> ComparedFiles {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw .invalid(text, option, "as before.xml=after.xml") }
        return ComparedFiles(before: parts[0], after: parts[1])
    }
}
