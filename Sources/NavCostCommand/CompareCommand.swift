import ArgumentParser
import NavCost

/// `navcost compare`: what a change does.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", _superCommandName: "navcost",
        abstract: "What a change does, target by target, and what gets slower.")

    @Argument(help: "The layout as it was.")
    var before: String

    @Argument(help: "The layout as it is now.")
    var after: String

    @OptionGroup var analysis: AnalysisArguments

    @Option(
        help: ArgumentHelp("Whether removed goals are meant (ok) or are regressions (fail).", valueName: "ok|fail"),
        completion: .values(CompareRequest.RemovedGoals.self))
    var removed: String?

    @Option(
        help: ArgumentHelp(
            "Where the page of the comparison is, for the link of --format markdown.", valueName: "url"))
    var link: String?

    @Option(help: OutputChoice.comparison.help, completion: OutputChoice.comparison.completion)
    var format = Output.text.id

    @OptionGroup var heading: HeadingArguments
    @OptionGroup var output: OutputArguments

    func run() throws {
        var run = Run()
        let format = try OutputChoice.comparison.output(format)
        guard let write = format.comparison else { return }
        var options = output.options
        options.link = link
        let session = Session()
        let sources = [before, after].map { $0 == "-" ? InputSource.standardInput : .file($0) }
        options.heading = try heading.read(for: format, of: sources[1], session)
        let request = try analysis.request()
        let removedGoals = try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                try removed?.value(of: "--removed", as: CompareRequest.RemovedGoals.self) ?? .fail
            }
        }
        let waiting = WaitingTime()
        defer { waiting.end() }
        do {
            let asked = try session.request(request, for: sources[1])
            var layouts: [ImportedLayout] = []
            for source in sources {
                do { layouts.append(try session.read(source, format: asked.inputFormat)) } catch { run.report(error) }
            }
            if layouts.count == 2 {
                let comparison = try session.compare(
                    layouts[0], layouts[1], CompareRequest(asked, removedGoals: removedGoals), details: format.details)
                try run.write(to: output.output) { take in
                    write(comparison, options) { piece in
                        waiting.end()
                        take(piece)
                    }
                }
                if !output.quiet { reportNotes(of: [comparison.before, comparison.after]) }
            }
        } catch let error as NavCostError {
            run.report(error)
        }
        try run.finish()
    }
}
