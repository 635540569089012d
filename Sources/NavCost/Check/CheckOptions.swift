/// The options of `check` as a command line gives them, before they are checked.
public struct CheckOptions: Sendable {
    /// Budgets, each `expected.seconds=8` with `method=`, `screen=` and `target=` behind it as far as they are wanted.
    public var budgets: [String] = []
    /// A baseline that costs are held against.
    public var baseline: String?
    /// How much more than in the baseline is allowed, as `5%` or `0.5`; nil for nothing.
    public var tolerance: String?
    /// The severity from which a finding fails the run; nil for `error`.
    public var failOn: String?

    /// No option is given.
    public init() {}

    /// The options as values.
    ///
    /// - Throws: the first that is not valid, with what it takes.
    public func resolved() throws(OptionError) -> CheckSettings {
        var result = CheckSettings()
        for text in budgets { result.budgets.append(try Self.budget(text)) }
        result.baseline = baseline
        if let tolerance {
            guard let limit = Budget.Limit(tolerance: tolerance) else {
                throw OptionError("'\(tolerance)' is no value for --tolerance, which is as 5% or 0.5")
            }
            result.tolerance = limit
        }
        if let failOn {
            guard let severity = Severity(rawValue: failOn) else {
                let known = Severity.allCases.map(\.rawValue)
                throw OptionError(
                    "'\(failOn)' is no value for --fail-on, which is \(known.joined(separator: ", "))\(AnalysisOptions.hint(failOn, known))"
                )
            }
            result.failsFrom = severity
        }
        return result
    }

    private static func budget(_ text: String) throws(OptionError) -> Budget {
        var (measure, limit): ((Budget.Measure, Figure)?, Budget.Limit?) = (nil, nil)
        var names: [String: String] = [:]
        for part in text.split(separator: " ") {
            guard let equals = part.firstIndex(of: "="), equals > part.startIndex else {
                throw OptionError("'\(part)' is no part of a budget: write --budget 'expected.seconds=8 screen=ID'")
            }
            let (key, value) = (String(part[..<equals]), String(part[part.index(after: equals)...]))
            if let own = Budget.measure(named: key), measure == nil {
                measure = own
                guard let own = Budget.Limit(value) else { throw OptionError(CheckSettings.noLimit(value, key)) }
                limit = own
            } else if CheckSettings.budgetNames.contains(key), names[key] == nil, !value.isEmpty {
                names[key] = value
            } else {
                let known = Budget.names + CheckSettings.budgetNames
                throw OptionError(
                    "'\(part)' is no part of a budget\(AnalysisOptions.hint(key, known)) (--budget takes one of \(Budget.Measure.allCases.map { "\($0.rawValue).FIGURE" }.joined(separator: ", ")), and method, screen, target)"
                )
            }
        }
        guard let measure, let limit else {
            throw OptionError("'\(text)' holds nothing: write --budget expected.seconds=8")
        }
        if let id = names["method"] { _ = try AnalysisOptions.method(named: id) }
        return Budget(
            measure.0, measure.1, limit, method: names["method"], screen: names["screen"], target: names["target"])
    }
}

/// What `check` holds a layout against besides the rules.
public struct CheckSettings: Sendable {
    /// What costs may be at most.
    public var budgets: [Budget] = []
    /// What is not counted, and why.
    public var suppressions: [Suppression] = []
    /// The path of the baseline; nil for none.
    public var baseline: String?
    /// How much more than in the baseline is allowed where no budget says it; nil for nothing.
    public var tolerance: Budget.Limit?
    /// The severity from which a finding fails the run; nil for errors.
    public var failsFrom: Severity?

    /// The keys that narrow a budget down.
    static let budgetNames = ["method", "screen", "target"]

    static func noLimit(_ text: String, _ key: String) -> String {
        "'\(text)' is no value for \(key), which is a number from 0, or +10% or +0.5 above the baseline"
    }

    /// Nothing is settled.
    public init() {}

    /// These settings, and those of a settings file where these say nothing; budgets of both hold.
    public func filled(from file: CheckSettings) -> CheckSettings {
        var result = self
        result.budgets = file.budgets + budgets
        result.suppressions = file.suppressions + suppressions
        result.baseline = baseline ?? file.baseline
        result.tolerance = tolerance ?? file.tolerance
        result.failsFrom = failsFrom ?? file.failsFrom
        return result
    }

    /// Leaves out the baseline and what needs one.
    public mutating func dropBaseline() {
        baseline = nil
        budgets.removeAll(where: \.isRelative)
    }

    /// The budgets with those that a baseline brings of itself: no screen's average or dearest target may get slower.
    var effectiveBudgets: [Budget] {
        guard baseline != nil, !budgets.contains(where: \.isRelative) else { return budgets }
        return budgets
            + [Budget.Measure.expected, .worst].map { Budget($0, .seconds, tolerance ?? .more(0)) }
    }
}
