import ArgumentParser
import NavCost

/// `navcost analyze`: the cost of every target.
struct AnalyzeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "analyze", abstract: "The cost of every target, per access method and tree.")

    enum Format: String, CaseIterable {
        case text, json, jsonl, csv, html
    }

    @Argument(
        help: ArgumentHelp(
            "Layout files; '-' is standard input, '@FILE' a list of inputs, a folder every layout in it.",
            valueName: "file"))
    var files: [String]

    @OptionGroup var analysis: AnalysisArguments

    @Option(help: ArgumentHelp("How the result is written.", valueName: "text|json|jsonl|csv|html"))
    var format = Format.text.rawValue

    @OptionGroup var many: ManyInputsArguments
    @OptionGroup var output: OutputArguments

    func run() async throws {
        var run = Run()
        let format: Format = try outputFormat(format)
        let (jobs, shard) = try many.resolved()
        let inputs = InputList.expand(files).part(shard)
        if format == .html, inputs.sources.count > 1 {
            Terminal.error(
                "error: --format html writes one page, for one layout; 'navcost report' writes a page for each")
            throw ExitCode(2)
        }
        let options = try analysis.resolved()
        let writer = writer(format, shard)
        let target = try run.open(output.output)
        var isFirst = true
        guard try run.write(writer.head, to: target) else { return }
        for error in inputs.errors { run.report(error) }
        let work = inputs.sources.map { source in Result { (source, try options.options(for: source)) } }
        let showsNotes = !output.quiet && format != .text
        var progress = InputProgress(work.count)
        let jobsEach = max(1, jobs / max(1, work.count))
        try await Workers.inOrder(work.count, jobs: jobs) { place -> Result<WrittenLayout, any Error> in
            do {
                let (source, options) = try work[place].get()
                return .success(
                    try await format == .html
                        ? Self.page(source, options) : Navcost.write(source, by: writer, options, jobs: jobsEach))
            } catch {
                return .failure(error)
            }
        } _: { place, result in
            do {
                let layout = try result.get()
                for part in [TextSpool(isFirst ? "" : writer.separator)] + layout.text {
                    // Nobody reads any more.
                    guard try run.write(part, to: target) else { throw ExitCode.success }
                }
                isFirst = false
                if showsNotes {
                    for note in noteLines(layout.layout, screens: layout.screenNotes) { Terminal.error(note) }
                }
            } catch let code as ExitCode {
                throw code
            } catch let error as OutputError {
                Terminal.error("\(error)")
                throw ExitCode(73)
            } catch {
                run.report(error, of: inputs)
            }
            progress.show(place + 1)
        }
        progress.end()
        _ = try run.write(writer.tail, to: target)
        try run.close(target)
        try run.finish()
    }

    private func writer(_ format: Format, _ shard: Shard?) -> SerialWriter {
        switch format {
        case .text:
            return AnalysisText(style: Terminal.style(forFile: output.output), showsAll: output.all).writer
        case .json: return AnalysisJSON.writer(part: shard.map { ($0.number, $0.count) })
        case .jsonl: return AnalysisJSON.linesWriter
        case .csv: return AnalysisCSV.writer
        // A page has what the rules find on it, too.
        case .html: return SerialWriter { _, _ in "" }
        }
    }

    /// The page of a layout.
    private static func page(_ source: InputSource, _ options: ResolvedOptions) throws -> WrittenLayout {
        let layout = try Navcost.read(source, format: options.inputFormat)
        var analysis = try Navcost.analyze(layout, options)
        let page = try AnalysisHTML.page(analysis, findings: Navcost.findings(layout, analysis, options))
        let notes = analysis.screens.flatMap(\.notes)
        analysis.screens = []
        return WrittenLayout(text: [TextSpool(page)], layout: analysis, screenNotes: notes)
    }
}
