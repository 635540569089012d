import ArgumentParser
import NavCost

/// `navcost tree`: the access tree as a method sees it.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "The access tree as a method sees it, one stop per line, indented.")

    enum Format: String, CaseIterable {
        case text, json
    }

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every XML file in it.",
            valueName: "file"))
    var files: [String]

    @Option(
        name: .customLong("tree"),
        help: ArgumentHelp(
            "The kind of tree; may be repeated. Default: the method's own.",
            valueName: "flat|grouped|rows|blocks|halves"))
    var kinds: [String] = []

    @OptionGroup var analysis: AnalysisArguments

    @Option(help: ArgumentHelp("How the result is written.", valueName: "text|json"))
    var format = Format.text.rawValue

    @OptionGroup var output: OutputArguments

    func run() throws {
        var run = Run()
        let format: Format = try outputFormat(format)
        let kinds = try kinds.map { name -> TreeKind in
            if let kind = TreeKind(rawValue: name) { return kind }
            Terminal.error(
                "error: '\(name)' is no value for --tree, which is one of \(TreeKind.allCases.map(\.rawValue).joined(separator: ", "))"
            )
            throw ExitCode(2)
        }
        let chosen = kinds.isEmpty ? nil : kinds
        let layouts = try analyses(of: files, try analysis.resolved(), &run)
        switch format {
        case .text:
            let writer = TreeText(style: Terminal.style(forFile: output.output))
            try run.write(layouts.map { writer.text($0, kinds: chosen) }.joined(), to: output.output)
        case .json: try run.write(TreeJSON.document(layouts, kinds: chosen), to: output.output)
        }
        if !output.quiet { reportNotes(of: layouts) }
        try run.finish()
    }
}

/// Analyses the inputs that the words of a command line stand for; those that cannot be are reported.
private func analyses(of words: [String], _ options: OptionsByFolder, _ run: inout Run) throws -> [LayoutAnalysis] {
    let inputs = InputList.expand(words)
    for error in inputs.errors { run.report(error) }
    var layouts: [LayoutAnalysis] = []
    for source in inputs.sources {
        do {
            let options = try options.options(for: source)
            let layout = try Navcost.read(source, format: options.inputFormat)
            layouts.append(try Navcost.analyze(layout, options))
        } catch {
            run.report(error, of: inputs)
        }
    }
    return layouts
}
