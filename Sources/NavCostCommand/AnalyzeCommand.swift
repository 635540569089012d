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
        try await Workers.inOrder(work.count, jobs: jobs) { place in
            Result { try Self.piece(work[place].get(), format == .html ? nil : writer, showsNotes) }
        } _: { place, result in
            do {
                let (text, notes) = try result.get()
                guard try run.write((isFirst ? "" : writer.separator) + text, to: target) else {
                    // Nobody reads any more.
                    throw ExitCode.success
                }
                isFirst = false
                for note in notes { Terminal.error(note) }
            } catch let code as ExitCode {
                throw code
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
            let text = AnalysisText(style: Terminal.style(forFile: output.output), showsAll: output.all)
            return SerialWriter(piece: text.text)
        case .json: return AnalysisJSON.writer(part: shard.map { ($0.number, $0.count) })
        case .jsonl: return SerialWriter { AnalysisJSON.lines([$0]) }
        case .csv: return AnalysisCSV.writer
        // A page has what the rules find on it, too.
        case .html: return SerialWriter { _ in "" }
        }
    }

    /// What is written of one input, and what is told of it on standard error.
    private static func piece(
        _ input: (source: InputSource, options: ResolvedOptions), _ writer: SerialWriter?, _ showsNotes: Bool
    ) throws -> (text: String, notes: [String]) {
        let layout = try Navcost.read(input.source, format: input.options.inputFormat)
        let analysis = try Navcost.analyze(layout, input.options)
        let text =
            try writer?.piece(analysis)
            ?? AnalysisHTML.page(analysis, findings: Navcost.findings(layout, analysis, input.options))
        return (text, showsNotes ? noteLines(of: analysis) : [])
    }
}
