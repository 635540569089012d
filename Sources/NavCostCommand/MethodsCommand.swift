import ArgumentParser
import NavCost

/// `navcost methods`: the access methods with settings, defaults and sources.
struct MethodsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "methods", abstract: "The access methods with their settings, defaults and sources.")

    enum Format: String, CaseIterable {
        case text, json
    }

    @Argument(help: ArgumentHelp("Only these methods.", valueName: "id"))
    var ids: [String] = []

    @Option(help: ArgumentHelp("How the result is written.", valueName: "text|json"))
    var format = Format.text.rawValue

    @OptionGroup var output: OutputArguments

    func run() throws {
        let run = Run()
        let format: Format = try outputFormat(format)
        let methods: [AccessMethod]
        do {
            methods = ids.isEmpty ? AccessMethod.all : try ids.map(AnalysisOptions.method(named:))
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(2)
        }
        switch format {
        case .text:
            try run.write(MethodsText(style: Terminal.style(forFile: output.output)).text(methods), to: output.output)
        case .json: try run.write(MethodsJSON.document(methods), to: output.output)
        }
    }
}

/// `navcost formats`: the formats that are read.
struct FormatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formats", abstract: "The formats that are read, and what each can tell.")

    func run() throws { try Run().write(FormatsText.text(), to: nil) }
}
