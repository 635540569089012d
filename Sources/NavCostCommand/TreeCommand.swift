import ArgumentParser
import NavCost

/// `navcost tree`: the access tree as a method sees it.
struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", _superCommandName: "navcost",
        abstract: "The access tree as a method sees it, one stop per line, indented.")

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every layout in it.",
            valueName: "file"))
    var files: [String]

    @Option(
        name: .customLong("tree"),
        help: ArgumentHelp(
            "The kind of tree; may be repeated. Default: the method's own.",
            valueName: "flat|grouped|rows|blocks|halves"), completion: .values(TreeKind.self))
    var kinds: [String] = []

    @OptionGroup var analysis: AnalysisArguments

    @Option(help: OutputChoice.trees.help, completion: OutputChoice.trees.completion)
    var format = Output.text.id

    @OptionGroup var output: OutputArguments

    func run() async throws {
        var run = Run()
        let format = try OutputChoice.trees.output(format)
        guard let write = format.trees else { return }
        var options = output.options
        let kinds = try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                var kinds: [TreeKind] = []
                for kind in self.kinds { kinds.append(try kind.value(of: "--tree")) }
                return kinds
            }
        }
        if !kinds.isEmpty { options.treeKinds = kinds }
        let request = try analysis.request()
        let inputs = Inputs(files)
        for error in inputs.errors { run.report(error) }
        var layouts: [LayoutAnalysis] = []
        let waiting = WaitingTime()
        defer { waiting.end() }
        try await Session().analyze(inputs, request) { result in
            do throws(NavCostError) { layouts += try result.get() } catch { run.note(error, of: inputs) }
        }
        let text = write(layouts, options)
        waiting.end()
        try run.write(text, to: output.output)
        if !output.quiet { reportNotes(of: layouts) }
        try run.finish()
    }
}
