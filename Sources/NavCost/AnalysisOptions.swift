/// A value of an option that is not valid: one line that says what and what to do.
public struct OptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public var message: String

    /// An error with a sentence.
    public init(_ message: String) { self.message = message }

    /// `error: what, and what to do`.
    public var description: String { "error: \(message)" }
}

/// What is asked of an analysis, in the words of the command line and of settings files.
public struct AnalysisOptions: Sendable {
    /// Ids of access methods; empty means those that fit the layout's platform.
    public var methods: [String] = []
    /// Changed settings, each `KEY=VALUE`, or `ID.KEY=VALUE` for one method.
    public var settings: [String] = []
    /// What is done with a target once it is reached; nil means `activate`.
    public var action: String?
    /// What makes one route better than another; nil means `seconds`.
    public var rank: String?
    /// The kinds of moves that routes may have, each entry one or several joined by commas; empty means all.
    public var routes: [String] = []
    /// A file that says what is known of the person; nil takes `personValues`.
    public var person: String?
    /// What is known of the person where no file is named.
    public var personValues: Person?
    /// A weights file; nil takes the layout's own weights.
    public var weights: String?
    /// The weight of targets that the weights file does not name; nil means 0.
    public var unnamedWeight: String?
    /// A file of tasks that replace those of the layout and, without a weights file, give targets their weights.
    public var tasks: String?
    /// A file with a text to type on keyboards and boards.
    public var text: String?
    /// A file that says how often each letter is typed, where there is no text.
    public var letters: String?
    /// The number of runs of a simulation, from 2; nil makes none.
    public var simulate: String?
    /// The seed of the simulation; nil means 1.
    public var seed: String?
    /// The id of the one screen to analyse; nil means all.
    public var screen: String?
    /// The id of the format to read inputs as; nil finds it out.
    public var inputFormat: String?

    /// Everything at its default.
    public init() {}

    /// These options, and those of a settings file where these say nothing; settings of the file come first, so that
    /// these win.
    public func filled(from file: AnalysisOptions) -> AnalysisOptions {
        var result = self
        if methods.isEmpty { result.methods = file.methods }
        result.settings = file.settings + settings
        result.action = action ?? file.action
        result.rank = rank ?? file.rank
        if person == nil {
            result.person = file.person
            result.personValues = personValues ?? file.personValues
        }
        result.weights = weights ?? file.weights
        result.unnamedWeight = unnamedWeight ?? file.unnamedWeight
        result.simulate = simulate ?? file.simulate
        result.seed = seed ?? file.seed
        return result
    }

    /// The options as values, checked once, before any input is read.
    ///
    /// - Throws: `OptionError` for a value that is not known, `FormatError` for a weights file that is not valid.
    public func resolved() throws -> ResolvedOptions {
        let chosen = try methods.map(Self.method(named:))
        // Any other word is the name of an action, which only a layout can know.
        let goal = action.map(GoalAction.init) ?? .activate
        guard let rank = rank.map(Rank.init) ?? .seconds else {
            throw OptionError("'\(rank ?? "")' is no value for --rank, which is seconds, commands or keystrokes")
        }
        guard let unnamed = Double(unnamedWeight ?? "0"), unnamed.isFinite, unnamed >= 0 else {
            throw OptionError("'\(unnamedWeight ?? "")' is no value for --unnamed-weight, which is a number from 0")
        }
        if let inputFormat, !LayoutFormat.all.contains(where: { $0.id == inputFormat }) {
            throw OptionError(
                "no format is called '\(inputFormat)'\(Self.hint(inputFormat, LayoutFormat.all.map(\.id))) (see 'navcost formats')"
            )
        }
        var simulation: (runs: Int, seed: UInt64)?
        guard let seed = UInt64(seed ?? "1") else {
            throw OptionError("'\(seed ?? "")' is no value for --seed, which is a whole number from 0")
        }
        if let simulate {
            guard let runs = Int(simulate), (2...100_000_000).contains(runs) else {
                throw OptionError(
                    "'\(simulate)' is no value for --simulate, which is a whole number from 2 to 100000000")
            }
            simulation = (runs, seed)
        }
        if text != nil, letters != nil {
            throw OptionError("--text and --letters both say what is typed; give one of them")
        }
        let routes = try Self.families(routes)
        let table = try weights.map { try WeightsFile.read($0, unnamed: unnamed) }
        let changes = try settings.map(SettingChange.init)
        let resolved = ResolvedOptions(
            methods: chosen, changes: changes, action: goal ?? .activate, actionName: goal == nil ? action : nil,
            rank: rank, weights: table, weightsPath: weights,
            unnamedWeight: unnamed,
            tasks: try tasks.map { try TasksReader.read($0 == "-" ? .standardInput : .file($0)) },
            tasksPath: tasks, text: try text.map(TextFile.sample) ?? letters.map(TextFile.letters),
            person: try person.map(PersonFile.read) ?? personValues, screen: screen,
            inputFormat: inputFormat, simulation: simulation, routes: routes)
        try resolved.check()
        return resolved
    }

    /// The access method of that id.
    ///
    /// - Throws: there is none; the error names the nearest.
    public static func method(named id: String) throws(OptionError) -> AccessMethod {
        if let method = AccessMethod.all.first(where: { $0.id == id }) { return method }
        throw OptionError(
            "no access method is called '\(id)'\(hint(id, AccessMethod.all.map(\.id))) (see 'navcost methods')")
    }

    /// The kinds of moves that a list names, nil for an empty list.
    private static func families(_ words: [String]) throws(OptionError) -> Set<RouteFamily>? {
        var families: Set<RouteFamily> = []
        for name in words.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }) {
            guard let family = RouteFamily(rawValue: name) else {
                throw OptionError(
                    "no kind of move is called '\(name)'\(hint(name, RouteFamily.allCases.map(\.rawValue))) (--routes takes kinds joined by commas; see 'navcost methods')"
                )
            }
            families.insert(family)
        }
        return families.isEmpty ? nil : families
    }

    static func hint(_ name: String, _ known: [String]) -> String {
        nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}
