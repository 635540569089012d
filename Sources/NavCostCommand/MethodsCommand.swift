import ArgumentParser
import NavCost

/// `navcost methods`: the access methods with parameters, defaults and sources.
struct MethodsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "methods", _superCommandName: "navcost",
        abstract: "The access methods with their parameters, defaults and sources.")

    @Argument(help: ArgumentHelp("Only these methods.", valueName: "id"), completion: .values(AccessMethod.self))
    var ids: [String] = []

    @Option(help: OutputChoice.methods.help, completion: OutputChoice.methods.completion)
    var format = Output.text.id

    @OptionGroup var output: OutputArguments

    func run() throws {
        let format = try OutputChoice.methods.output(format)
        guard let write = format.methods else { return }
        let methods = try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                var methods: [AccessMethod] = []
                for id in ids { methods.append(try id.value(of: "methods")) }
                return methods
            }
        }
        try Run().write(write(methods.isEmpty ? AccessMethod.all : methods, output.options), to: output.output)
    }
}

/// `navcost formats`: the formats that are read.
struct FormatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "formats", _superCommandName: "navcost",
        abstract: "The formats that are read, and what each can tell.")

    func run() throws { try Run().write(FormatsText.text(), to: nil) }
}
