import ArgumentParser
import NavCost

/// The options of every command that computes costs.
struct AnalysisArguments: ParsableArguments {
    @Option(name: .customLong("method"), help: ArgumentHelp("An access method; may be repeated. Default: those that fit the layout's platform.", valueName: "id"))
    var methods: [String] = []

    @Option(name: .customLong("set"), help: ArgumentHelp("Changes a setting of the methods that have it, or of one: METHOD.KEY=VALUE. See 'navcost methods'.", valueName: "key=value"))
    var settings: [String] = []

    @Option(help: ArgumentHelp("What is done with a target: activate, or none for the way to it alone.", valueName: "activate|none"))
    var action = "activate"

    @Option(help: ArgumentHelp("What makes one route better than another.", valueName: "seconds|commands|keystrokes"))
    var rank = "seconds"

    @Option(help: ArgumentHelp("Only routes of these kinds of moves, joined by commas, as tab,arrows, for the methods that have them. See 'navcost methods'.", valueName: "list"))
    var routes: [String] = []

    @Option(help: ArgumentHelp("How often targets are wanted: CSV with the header id,weight.", valueName: "file.csv"))
    var weights: String?

    @Option(help: ArgumentHelp("The weight of targets that the weights file does not name.", valueName: "x"))
    var unnamedWeight = "0"

    @Option(help: ArgumentHelp("Only the screen of this id.", valueName: "id"))
    var screen: String?

    @OptionGroup var input: InputArguments

    /// The options as values.
    func resolved() throws -> ResolvedOptions {
        var options = AnalysisOptions()
        options.methods = methods
        options.settings = settings
        options.action = action
        options.rank = rank
        options.routes = routes
        options.weights = weights
        options.unnamedWeight = unnamedWeight
        options.screen = screen
        options.inputFormat = input.inputFormat
        do {
            return try options.resolved()
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(2)
        }
    }
}

/// The options of every command that reads layouts.
struct InputArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The format of the inputs. Default: found from their first element. See 'navcost formats'.", valueName: "name"))
    var inputFormat: String?
}

/// The options of every command that writes a result.
struct OutputArguments: ParsableArguments {
    @Option(name: [.customShort("o"), .customLong("output")], help: ArgumentHelp("Writes the result to a file instead of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Lists everything that the text otherwise shortens.")
    var all = false

    @Flag(help: "Leaves out notes on standard error.")
    var quiet = false
}

/// Checks a `--format`.
///
/// - Throws: exit status 2, after naming the nearest that the command knows.
func outputFormat<Format: RawRepresentable<String> & CaseIterable>(_ name: String) throws -> Format {
    if let format = Format(rawValue: name) { return format }
    let known = Format.allCases.map(\.rawValue)
    let hint = nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    Terminal.error("error: '\(name)' is no value for --format, which is one of \(known.joined(separator: ", "))\(hint)")
    throw ExitCode(2)
}
