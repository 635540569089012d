import ArgumentParser
import NavCost

/// `navcost compare`: what a change does.
struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "What a change does, target by target, and whom it harms.")

    enum Format: String, CaseIterable {
        case text, json, csv, markdown, html
    }

    @Argument(help: "The layout as it was.")
    var before: String

    @Argument(help: "The layout as it is now.")
    var after: String

    @OptionGroup var analysis: AnalysisArguments

    @Option(help: ArgumentHelp("How the result is written.", valueName: "text|json|csv|markdown|html"))
    var format = Format.text.rawValue

    @OptionGroup var output: OutputArguments

    func run() throws {
        var run = Run()
        let format: Format = try outputFormat(format)
        let byFolder = try analysis.resolved()
        let sources = [before, after].map { $0 == "-" ? InputSource.standardInput : .file($0) }
        let options: ResolvedOptions
        do {
            options = try byFolder.options(for: sources[1])
        } catch {
            run.report(error)
            return try run.finish()
        }
        var layouts: [ImportedLayout] = []
        for source in sources {
            do {
                layouts.append(try Navcost.read(source, format: options.inputFormat))
            } catch {
                run.report(error)
            }
        }
        guard layouts.count == 2 else { return try run.finish() }
        let comparison: Comparison
        do {
            comparison = try Navcost.compare(layouts[0], layouts[1], options)
        } catch {
            run.report(error)
            return try run.finish()
        }
        switch format {
        case .text:
            let writer = ComparisonText(style: Terminal.style(forFile: output.output), showsAll: output.all)
            try run.write(writer.text(comparison), to: output.output)
        case .csv: try run.write(ComparisonCSV.table(comparison), to: output.output)
        case .markdown: try run.write(ComparisonMarkdown.text(comparison), to: output.output)
        case .html: try run.write(ComparisonHTML.page(comparison), to: output.output)
        case .json: try run.write(ComparisonJSON.document(comparison), to: output.output)
        }
        if !output.quiet { reportNotes(of: [comparison.before, comparison.after]) }
        try run.finish()
    }
}
