/// The options of `suggest` as a command line gives them, before they are checked.
public struct SuggestOptions: Sendable {
    /// What is made small; nil for seconds.
    public var objective: String?
    /// `keep` or `free`; nil for free.
    public var order: String?
    /// The most groups around a target, or `any`; nil for 2.
    public var depth: String?
    /// The most targets in a group, or `any`; nil for 9.
    public var maxGroup: String?
    /// `natural` or `none`; nil for natural.
    public var constraints: String?
    /// What each change must save, in the objective's unit.
    public var changePrice: String?
    /// Methods that count together, as `a=2,b=1`.
    public var mix: String?
    /// Ids joined by commas that stay together.
    public var together: [String] = []
    /// Ids joined by commas that stay apart.
    public var apart: [String] = []
    /// The moves to try in all.
    public var iterations: String?
    /// The seconds after which the search ends with the best so far.
    public var timeLimit: String?
    /// The seed of the search; nil for 1.
    public var seed: String?
    /// The searches that run at a time; nil for as many as there are cores.
    public var jobs: String?

    /// No option is given.
    public init() {}

    /// The options as values.
    ///
    /// - Throws: the first that is not valid, with what it takes.
    public func resolved() throws(OptionError) -> ResolvedSuggestOptions {
        var result = ResolvedSuggestOptions()
        result.objective = try choice(objective, "--objective", Objective.allCases.map(\.rawValue)).map {
            Objective(rawValue: $0)!
        }
        result.constraints.kind = Constraints.Kind(
            rawValue: try choice(constraints, "--constraints", Constraints.Kind.allCases.map(\.rawValue)) ?? "natural")!
        result.constraints.keepsOrder = try choice(order, "--order", ["keep", "free"]) == "keep"
        if let depth { result.constraints.depth = try limit(depth, "--depth", from: 0) }
        if let maxGroup { result.constraints.largestGroup = try limit(maxGroup, "--max-group", from: 2) }
        if let changePrice { result.constraints.changePrice = try number(changePrice, "--change-price") }
        result.constraints.together = try sets(together, "--keep-together")
        result.constraints.apart = try sets(apart, "--keep-apart")
        if let iterations { result.search.moves = try limit(iterations, "--iterations", from: 0, takesAny: false) }
        if let timeLimit { result.timeLimit = try number(timeLimit, "--time-limit") }
        if let jobs { result.search.threads = try limit(jobs, "--jobs", from: 1, takesAny: false) ?? 1 }
        guard let seed = UInt64(seed ?? "1") else {
            throw OptionError("'\(seed ?? "")' is no value for --seed, which is a whole number from 0")
        }
        result.search.seed = seed
        for part in mix?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? [] {
            let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 2, let share = Double(words[1]), share > 0, share.isFinite else {
                throw OptionError(
                    "'\(part)' is no part of a mix: write --mix METHOD=SHARE,METHOD=SHARE, shares above 0")
            }
            result.mix.append((try AnalysisOptions.method(named: words[0]), share))
        }
        return result
    }

    private func choice(_ value: String?, _ option: String, _ known: [String]) throws(OptionError) -> String? {
        guard let value, !known.contains(value) else { return value }
        throw OptionError(
            "'\(value)' is no value for \(option), which is one of \(known.joined(separator: ", "))\(AnalysisOptions.hint(value, known))"
        )
    }

    /// A whole number from a least one; nil for `any`.
    private func limit(_ value: String, _ option: String, from least: Int, takesAny: Bool = true)
        throws(OptionError) -> Int?
    {
        if takesAny, value == "any" { return nil }
        guard let number = Int(value), number >= least, number <= 1_000_000_000 else {
            throw OptionError(
                "'\(value)' is no value for \(option), which is a whole number from \(least)\(takesAny ? ", or any" : "")"
            )
        }
        return number
    }

    private func number(_ value: String, _ option: String) throws(OptionError) -> Double {
        guard let number = Double(value), number.isFinite, number >= 0 else {
            throw OptionError("'\(value)' is no value for \(option), which is a number from 0")
        }
        return number
    }

    private func sets(_ lists: [String], _ option: String) throws(OptionError) -> [[String]] {
        var result: [[String]] = []
        for list in lists {
            let ids = list.split(separator: ",").map(String.init)
            guard ids.count > 1 else { throw OptionError("\(option) takes two ids or more, joined by commas") }
            result.append(ids)
        }
        return result
    }
}

/// The options of `suggest` whose values are known to be valid.
public struct ResolvedSuggestOptions: Sendable {
    /// What is made small; nil for the first that the method has.
    var objective: Objective?
    var constraints = Constraints()
    var search = OrderSearch.Options()
    var mix: [(method: AccessMethod, share: Double)] = []
    var timeLimit: Double?
}

extension ResolvedSuggestOptions {
    /// Checks that there is one method, or one mix, whose layout can be written.
    ///
    /// - Throws: several methods were asked for.
    public func checkOneMethod(_ options: ResolvedOptions) throws(OptionError) {
        guard mix.isEmpty, options.methods.count > 1 else { return }
        throw OptionError("--apply takes the suggestions for one method; name one --method, or a --mix")
    }
}
