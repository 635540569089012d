import ArgumentParser
import NavCost

/// The options of every command that writes a result.
struct OutputArguments: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Writes the result to a file instead of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Lists everything that the text otherwise shortens.")
    var all = false

    @Flag(help: "Leaves out notes on standard error.")
    var quiet = false

    @Flag(
        help:
            "Leaves texts of CSV as they are; else an apostrophe stands before what a spreadsheet takes for a formula.")
    var raw = false

    /// How results are written.
    var options: OutputOptions {
        var options = OutputOptions(style: Terminal.style(forFile: output), showsAll: all)
        options.isRaw = raw
        return options
    }
}

/// The outputs that a command offers: those that can write its result.
struct OutputChoice {
    let outputs: [Output]

    static let analysis = OutputChoice { $0.analysis != nil || $0.page != nil }
    static let trees = OutputChoice { $0.trees != nil }
    static let comparison = OutputChoice { $0.comparison != nil }
    static let suggestions = OutputChoice { $0.suggestions != nil || $0.page != nil }
    static let check = OutputChoice { $0.check != nil }
    static let methods = OutputChoice { $0.methods != nil }

    private init(_ offers: (Output) -> Bool) { outputs = Output.all.filter(offers) }

    private var names: [String] { outputs.map(\.id) }

    /// What help says of `--format`, the same for every command.
    var help: ArgumentHelp {
        ArgumentHelp("How the result is written.", valueName: names.joined(separator: "|"))
    }

    /// What completion offers for `--format`.
    var completion: CompletionKind { .list(names) }

    /// The output of a name.
    ///
    /// - Throws: exit status 2, after naming the nearest that the command offers.
    func output(_ name: String) throws -> Output {
        try reportingErrors { () throws(NavCostError) in
            guard let output = outputs.first(where: { $0.id == name }) else {
                throw .request(.unknown(name, "--format", names))
            }
            return output
        }
    }
}
