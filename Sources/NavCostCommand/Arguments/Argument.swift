import ArgumentParser
import LayoutModel
import NavCost

/// Values of the command line are declared as texts and read when the run begins, so that an invalid one ends with exit status 2
/// and names the nearest that is valid. One type for all keeps the start short: each further one is looked up at run time.
extension String {
    /// The value that a text of the command line stands for.
    ///
    /// - Parameter option: the option that it was given for, as "--rank".
    func value<Value: OptionReadable>(
        of option: String, as type: Value.Type = Value.self
    ) throws(RequestError) -> Value {
        try Value.read(self, of: option)
    }
}

extension CompletionKind {
    /// The values of a type. Listing them takes time, so that it is done only where completions are asked for.
    static func values<Value: OptionReadable>(_ type: Value.Type) -> CompletionKind {
        describesArguments ? .list(type.knownValues) : .default
    }

    private static let describesArguments = CommandLine.arguments.contains { argument in
        ["--generate-completion-script", "---completion", "--experimental-dump-help"].contains(
            where: argument.hasPrefix)
    }
}

/// A type whose values the command line takes.
protocol OptionReadable {
    /// The values that completion offers; empty where they cannot be listed.
    static var knownValues: [String] { get }
    /// Reads a value.
    ///
    /// - Throws: it is not valid; the sentence names the option, or what the value is.
    static func read(_ text: String, of option: String) throws(RequestError) -> Self
}

extension OptionReadable {
    static var knownValues: [String] { [] }
}

extension RequestError {
    /// An invalid value of an option.
    static func invalid(_ text: String, _ option: String, _ allowed: String) -> RequestError {
        RequestError("invalid value '\(text)' for \(option), which is \(allowed)")
    }

    /// A word that is not one of those that an option takes.
    static func unknown(_ text: String, _ option: String, _ known: [String]) -> RequestError {
        let hint = nearestName(to: text, among: known).map { "; did you mean '\($0)'?" } ?? ""
        return invalid(text, option, "one of \(known.joined(separator: ", "))\(hint)")
    }
}

/// One of some words.
extension OptionReadable where Self: RawRepresentable<String> & CaseIterable {
    static var knownValues: [String] { allCases.map(\.rawValue) }

    static func read(_ text: String, of option: String) throws(RequestError) -> Self {
        guard let value = Self(rawValue: text) else { throw .unknown(text, option, knownValues) }
        return value
    }
}

extension Rank: OptionReadable {}
extension TreeKind: OptionReadable {}
extension CompareRequest.RemovedGoals: OptionReadable {}
extension Objective: OptionReadable {}
extension Severity: OptionReadable {}
extension Constraints.Kind: OptionReadable {}

/// Whether a search keeps the order.
enum OrderChoice: String, CaseIterable, OptionReadable {
    case keep, free
}

/// Whether rows are gone through as they are, or in blocks.
enum SearchedTree: String, CaseIterable, OptionReadable {
    case rows, blocks

    /// The kind of tree.
    var kind: TreeKind { self == .rows ? .rows : .blocks }
}

extension AccessMethod: OptionReadable {
    static var knownValues: [String] { all.map(\.id) }
    static func read(_ text: String, of option: String) throws(RequestError) -> AccessMethod { try named(text) }
}

extension LayoutFormat: OptionReadable {
    static var knownValues: [String] { all.map(\.id) }
    static func read(_ text: String, of option: String) throws(RequestError) -> LayoutFormat {
        if let format = all.first(where: { $0.id == text }) { return format }
        let hint = nearestName(to: text, among: knownValues).map { "; did you mean '\($0)'?" } ?? ""
        throw RequestError("no format is called '\(text)'\(hint) (see 'navcost formats')")
    }
}

extension Rule: OptionReadable {
    static var knownValues: [String] { (all + ofProject).map(\.code) }
    static func read(_ text: String, of option: String) throws(RequestError) -> Rule {
        if let rule = named(text) { return rule }
        let hint = nearestName(to: text, among: knownValues).map { "; did you mean '\($0)'?" } ?? ""
        throw RequestError("no rule is called '\(text)'\(hint) (see 'navcost check --rules')")
    }
}

extension ParameterChange: OptionReadable {
    static func read(_ text: String, of option: String) throws(RequestError) -> ParameterChange {
        try ParameterChange(text)
    }
}

extension ParameterSweep: OptionReadable {
    static func read(_ text: String, of option: String) throws(RequestError) -> ParameterSweep {
        try ParameterSweep(text)
    }
}

extension Budget: OptionReadable {
    static func read(_ text: String, of option: String) throws(RequestError) -> Budget { try Budget(text) }
}

extension Budget.Limit: OptionReadable {
    static func read(_ text: String, of option: String) throws(RequestError) -> Budget.Limit {
        guard let limit = Budget.Limit(tolerance: text) else { throw .invalid(text, option, "as 5% or 0.5") }
        return limit
    }
}

extension PageLanguage: OptionReadable {
    static var knownValues: [String] { all.map(\.id) }
    static func read(_ text: String, of option: String) throws(RequestError) -> PageLanguage {
        guard let language = named(text) else { throw .unknown(text, option, knownValues) }
        return language
    }
}

extension Shard: OptionReadable {
    static func read(_ text: String, of option: String) throws(RequestError) -> Shard { try Shard(text) }
}

extension RequestedAction: OptionReadable {
    static var knownValues: [String] { ["activate", "none"] }
    static func read(_ text: String, of option: String) throws(RequestError) -> RequestedAction {
        RequestedAction(text)
    }
}

/// Kinds of moves, joined by commas.
extension Set<RouteFamily>: OptionReadable {
    static var knownValues: [String] { RouteFamily.allCases.map(\.rawValue) }
    static func read(_ text: String, of option: String) throws(RequestError) -> Set<RouteFamily> {
        var families: Set<RouteFamily> = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let family = RouteFamily(rawValue: name) else {
                let hint = nearestName(to: name, among: knownValues).map { "; did you mean '\($0)'?" } ?? ""
                throw RequestError(
                    "no kind of move is called '\(name)'\(hint) (\(option) takes kinds joined by commas; see 'navcost methods')"
                )
            }
            families.insert(family)
        }
        return families
    }
}
