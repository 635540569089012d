import ArgumentParser
import NavCost

/// The options of every command that computes costs.
struct AnalysisArguments: ParsableArguments {
    @Option(
        name: .customLong("method"),
        help: ArgumentHelp(
            "An access method; may be repeated. Default: those that fit the layout's platform.", valueName: "id"))
    var methods: [String] = []

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Changes a setting of the methods that have it, or of one: METHOD.KEY=VALUE. See 'navcost methods'.",
            valueName: "key=value"))
    var settings: [String] = []

    @Option(
        help: ArgumentHelp(
            "What is done with a target: activate, none for the way to it alone, or the name of one of its actions.",
            valueName: "activate|none|name"))
    var action: String?

    @Option(help: ArgumentHelp("What makes one route better than another.", valueName: "seconds|commands|keystrokes"))
    var rank: String?

    @Option(
        help: ArgumentHelp(
            "What is known of the person: YAML with reaction, press, keystroke, miss, unwanted, mental.",
            valueName: "file"))
    var person: String?

    @Option(
        help: ArgumentHelp(
            "Only routes of these kinds of moves, joined by commas, as tab,arrows, for the methods that have them. See 'navcost methods'.",
            valueName: "list"))
    var routes: [String] = []

    @Option(help: ArgumentHelp("How often targets are wanted: CSV with the header id,weight.", valueName: "file.csv"))
    var weights: String?

    @Option(help: ArgumentHelp("The weight of targets that the weights file does not name.", valueName: "x"))
    var unnamedWeight: String?

    @Option(
        help: ArgumentHelp(
            "Tasks that replace those of the layout: XML with the root <tasks>, holding <task> as a layout does. Without a weights file they also say how often targets are wanted.",
            valueName: "file.xml"))
    var tasks: String?

    @Option(
        help: ArgumentHelp(
            "A text to type on keyboards and boards: how fast that goes. Keys are labelled with one character, or Space.",
            valueName: "file"))
    var text: String?

    @Option(
        help: ArgumentHelp(
            "How often each letter is typed, where there is no text: CSV with the header letter,weight.",
            valueName: "file.csv"))
    var letters: String?

    @Option(
        help: ArgumentHelp(
            "Simulates scanning so many times, with errors of use where the person makes any.", valueName: "n"))
    var simulate: String?

    @Option(help: ArgumentHelp("The seed of the simulation; the same seed gives the same figures.", valueName: "n"))
    var seed: String?

    @Option(help: ArgumentHelp("Only the screen of this id.", valueName: "id"))
    var screen: String?

    @OptionGroup var input: InputArguments

    /// The options as values, before any settings file is known.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func resolved() throws -> OptionsByFolder {
        var options = AnalysisOptions()
        options.methods = methods
        options.settings = settings
        options.action = action
        options.rank = rank
        options.person = person
        options.routes = routes
        options.weights = weights
        options.unnamedWeight = unnamedWeight
        options.tasks = tasks
        options.text = text
        options.letters = letters
        options.screen = screen
        options.simulate = simulate
        options.seed = seed
        options.inputFormat = input.inputFormat
        do {
            _ = try options.resolved()
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(2)
        }
        return OptionsByFolder(options)
    }
}

/// The options of a run together with those of the settings file that is nearest to each input.
final class OptionsByFolder {
    private let options: AnalysisOptions
    private var known: [String?: Result<ResolvedOptions, any Error>] = [:]
    private var files: [String: SettingsFile.Content] = [:]

    init(_ options: AnalysisOptions) { self.options = options }

    /// What the settings file that is nearest to an input says of `check`, with its path; empty for none.
    func check(for source: InputSource) throws -> (settings: CheckSettings, path: String) {
        guard let path = SettingsFile.nearest(to: source) else { return (CheckSettings(), "") }
        return (try file(path).check, path)
    }

    private func file(_ path: String) throws -> SettingsFile.Content {
        if let content = files[path] { return content }
        let content = try SettingsFile.read(path)
        files[path] = content
        return content
    }

    /// The options for an input.
    func options(for source: InputSource) throws -> ResolvedOptions {
        let path = SettingsFile.nearest(to: source)
        if let result = known[path] { return try result.get() }
        let result = Result {
            try path.map { options.filled(from: try file($0).analysis) }?.resolved() ?? options.resolved()
        }
        known[path] = result
        return try result.get()
    }
}

/// The options of every command that reads layouts.
struct InputArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the inputs. Default: found from their first element. See 'navcost formats'.",
            valueName: "name"))
    var inputFormat: String?
}

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
