import ArgumentParser
import NavCost

/// `navcost analyze`: the cost of every target.
struct AnalyzeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "analyze", abstract: "The cost of every target, per access method and tree.")

    enum Format: String, CaseIterable {
        case text, json, jsonl, csv, html
    }

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every XML file in it.",
            valueName: "file"))
    var files: [String]

    @OptionGroup var analysis: AnalysisArguments

    @Option(help: ArgumentHelp("How the result is written.", valueName: "text|json|jsonl|csv|html"))
    var format = Format.text.rawValue

    @OptionGroup var output: OutputArguments

    func run() throws {
        var run = Run()
        let format: Format = try outputFormat(format)
        if format == .html, InputList.expand(files).sources.count > 1 {
            Terminal.error(
                "error: --format html writes one page, for one layout; 'navcost report' writes a page for each")
            throw ExitCode(2)
        }
        let layouts = try analyses(of: files, try analysis.resolved(), &run)
        switch format {
        case .text:
            let writer = AnalysisText(style: Terminal.style(forFile: output.output), showsAll: output.all)
            try run.write(layouts.map(writer.text).joined(), to: output.output)
        case .json: try run.write(AnalysisJSON.document(layouts), to: output.output)
        case .jsonl: try run.write(AnalysisJSON.lines(layouts), to: output.output)
        case .csv: try run.write(AnalysisCSV.table(layouts), to: output.output)
        case .html:
            if let layout = layouts.first { try run.write(AnalysisHTML.page(layout), to: output.output) }
        }
        if !output.quiet, format != .text { reportNotes(of: layouts) }
        try run.finish()
    }
}

/// Analyses the inputs that the words of a command line stand for; those that cannot be are reported.
func analyses(of words: [String], _ options: OptionsByFolder, _ run: inout Run) throws -> [LayoutAnalysis] {
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

/// Tells on standard error what was assumed or dropped, where the result itself is for programs.
func reportNotes(of layouts: [LayoutAnalysis]) {
    for layout in layouts {
        reportNotes(layout.notes, of: layout.path)
        for screen in layout.screens {
            for note in screen.notes { Terminal.error("\(layout.path): note: \(note)") }
        }
    }
}

/// Tells on standard error what was odd about an input.
func reportNotes(_ notes: [LayoutAnalysis.Note], of path: String) {
    for note in notes {
        let times = note.count > 1 ? " (\(note.count) times)" : ""
        Terminal.error("\(path)\(note.line.map { ":\($0)" } ?? ""): note: \(note.message)\(times)")
    }
}
