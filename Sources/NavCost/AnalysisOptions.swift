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
    /// What is done with a target once it is reached.
    public var action = GoalAction.activate.rawValue
    /// What makes one route better than another.
    public var rank = Rank.seconds.rawValue
    /// The kinds of moves that routes may have, each entry one or several joined by commas; empty means all.
    public var routes: [String] = []
    /// A weights file; nil takes the layout's own weights.
    public var weights: String?
    /// The weight of targets that the weights file does not name.
    public var unnamedWeight = "0"
    /// The id of the one screen to analyse; nil means all.
    public var screen: String?
    /// The id of the format to read inputs as; nil finds it out.
    public var inputFormat: String?

    /// Everything at its default.
    public init() {}

    /// The options as values, checked once, before any input is read.
    ///
    /// - Throws: `OptionError` for a value that is not known, `FormatError` for a weights file that is not valid.
    public func resolved() throws -> ResolvedOptions {
        let chosen = try methods.map(Self.method(named:))
        guard let action = GoalAction(rawValue: action) else {
            throw OptionError("'\(action)' is no value for --action, which is activate or none")
        }
        guard let rank = Rank(rawValue: rank) else {
            throw OptionError("'\(rank)' is no value for --rank, which is seconds, commands or keystrokes")
        }
        guard let unnamed = Double(unnamedWeight), unnamed.isFinite, unnamed >= 0 else {
            throw OptionError("'\(unnamedWeight)' is no value for --unnamed-weight, which is a number from 0")
        }
        if let inputFormat, !LayoutFormat.all.contains(where: { $0.id == inputFormat }) {
            throw OptionError(
                "no format is called '\(inputFormat)'\(Self.hint(inputFormat, LayoutFormat.all.map(\.id))) (see 'navcost formats')")
        }
        let routes = try Self.families(routes)
        let table = try weights.map { try WeightsFile.read($0, unnamed: unnamed) }
        let changes = try settings.map(SettingChange.init)
        let resolved = ResolvedOptions(
            methods: chosen, changes: changes, action: action, rank: rank, weights: table, weightsPath: weights,
            screen: screen, inputFormat: inputFormat, routes: routes)
        try resolved.check()
        return resolved
    }

    /// The access method of that id.
    ///
    /// - Throws: there is none; the error names the nearest.
    public static func method(named id: String) throws(OptionError) -> AccessMethod {
        if let method = AccessMethod.all.first(where: { $0.id == id }) { return method }
        throw OptionError("no access method is called '\(id)'\(hint(id, AccessMethod.all.map(\.id))) (see 'navcost methods')")
    }

    /// The kinds of moves that a list names, nil for an empty list.
    private static func families(_ words: [String]) throws(OptionError) -> Set<RouteFamily>? {
        var families: Set<RouteFamily> = []
        for name in words.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }) {
            guard let family = RouteFamily(rawValue: name) else {
                throw OptionError(
                    "no kind of move is called '\(name)'\(hint(name, RouteFamily.allCases.map(\.rawValue))) (--routes takes kinds joined by commas; see 'navcost methods')")
            }
            families.insert(family)
        }
        return families.isEmpty ? nil : families
    }

    static func hint(_ name: String, _ known: [String]) -> String {
        nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}

/// One `KEY=VALUE` or `ID.KEY=VALUE`.
struct SettingChange: Sendable {
    let text: String
    let method: String?
    let key: String
    let value: String

    init(_ text: String) throws(OptionError) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw OptionError("'\(text)' is no setting: write KEY=VALUE, or METHOD.KEY=VALUE for one method")
        }
        self.text = text
        let name = text[..<equals]
        value = String(text[text.index(after: equals)...])
        if let dot = name.firstIndex(of: ".") {
            method = String(name[..<dot])
            key = String(name[name.index(after: dot)...])
            _ = try AnalysisOptions.method(named: String(name[..<dot]))
        } else {
            method = nil
            key = String(name)
        }
    }
}

/// Options whose values are known to be valid.
public struct ResolvedOptions: Sendable {
    let methods: [AccessMethod]
    let changes: [SettingChange]
    let action: GoalAction
    let rank: Rank
    let weights: WeightTable?
    let weightsPath: String?
    let screen: String?
    /// The id of the format to read inputs as.
    public let inputFormat: String?
    let routes: Set<RouteFamily>?

    /// The request for a layout of that platform.
    ///
    /// - Throws: a setting that the methods do not have, or a value that it does not take.
    func request(for platform: Platform?) throws(OptionError) -> AnalysisRequest {
        let methods = methods.isEmpty ? AccessMethod.usual(on: platform) : methods
        var requests: [AnalysisRequest.MethodRequest] = []
        for method in methods {
            var settings = method.defaults
            for change in changes where change.method ?? method.id == method.id {
                // A setting for all methods concerns those that have it.
                if change.method == nil, !settings.has(change.key) { continue }
                if let problem = settings.set(change.key, to: change.value) {
                    throw OptionError("\(problem) (in '--set \(change.text)' for \(method.id); see 'navcost methods')")
                }
            }
            if let problem = method.problem(with: settings) { throw OptionError("\(method.id): \(problem)") }
            requests.append(AnalysisRequest.MethodRequest(method, settings: settings))
        }
        return AnalysisRequest(methods: requests, action: action, rank: rank, weights: weights, routes: routes)
    }

    /// Finds what can be wrong with the settings before any input is read.
    func check() throws(OptionError) {
        let candidates = methods.isEmpty ? AccessMethod.all : methods
        if let routes, !methods.isEmpty {
            let known = Set(methods.flatMap(\.routes))
            for family in RouteFamily.allCases where routes.contains(family) && !known.contains(family) {
                let names = RouteFamily.allCases.filter(known.contains).map(\.rawValue)
                throw OptionError(
                    "no method asked for has routes by '\(family.rawValue)'\(AnalysisOptions.hint(family.rawValue, names)) (they have: \(names.isEmpty ? "one way only" : names.joined(separator: ", ")))")
            }
        }
        for change in changes where change.method == nil {
            guard !candidates.contains(where: { $0.defaults.has(change.key) }) else { continue }
            let keys = Set(candidates.flatMap { $0.settings.map(\.key) }).sorted()
            throw OptionError(
                "no method asked for has a setting '\(change.key)'\(AnalysisOptions.hint(change.key, keys)) (see 'navcost methods')")
        }
        if methods.isEmpty {
            for change in changes {
                for method in AccessMethod.all where change.method ?? method.id == method.id {
                    var settings = method.defaults
                    guard change.method != nil || settings.has(change.key) else { continue }
                    if let problem = settings.set(change.key, to: change.value) {
                        throw OptionError("\(problem) (in '--set \(change.text)'; see 'navcost methods')")
                    }
                }
            }
        } else {
            _ = try request(for: nil)
        }
    }
}
