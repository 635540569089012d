import ArgumentParser
import NavCost

/// `navcost convert`: any supported format to navcost's own XML.
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert", _superCommandName: "navcost",
        abstract: "Writes a layout of any supported format as navcost's own XML.")

    @Argument(help: "The layout; '-' is standard input.")
    var file: String?

    @Flag(help: "Prints the RELAX NG schema of navcost's own XML instead.")
    var schema = false

    @OptionGroup var input: InputArguments

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Writes the result to a file instead of standard output.", valueName: "out.xml"))
    var output: String?

    @Flag(help: "Leaves out notes on standard error.")
    var quiet = false

    func validate() throws {
        if schema == (file != nil) { throw ValidationError("Name a layout file, or --schema alone.") }
    }

    func run() throws {
        var run = Run()
        guard let file else { return try run.write(NavcostSchema.relaxNG(), to: output) }
        do {
            let format = try input.inputFormat.map { (value) throws(RequestError) in
                try value.value(of: "--input-format", as: LayoutFormat.self)
            }
            let waiting = WaitingTime()
            defer { waiting.end() }
            let layout = try Session().read(file == "-" ? .standardInput : .file(file), format: format)
            let text = LayoutWriter.xml(layout.converted)
            waiting.end()
            try run.write(text, to: output)
            guard !quiet else { return }
            for line in noteLines(layout.notes.map { LayoutAnalysis.Note($0) }, of: layout.path) {
                Terminal.error(line)
            }
        } catch let error as NavCostError {
            run.report(error)
        } catch let error as RequestError {
            run.report(error)
        }
        try run.finish()
    }
}
