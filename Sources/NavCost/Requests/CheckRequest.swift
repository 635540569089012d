import AccessCost
public import ScreenFindings

/// What `check` looks at: an analysis, and what its costs and findings are held to.
public struct CheckRequest: Hashable, Codable, Sendable {
    /// The methods that the rules look at, their parameters, weights and tasks.
    public var analysis: AnalysisRequest
    /// What costs may be at most.
    public var budgets: [Budget]
    /// What is not counted, and why.
    public var suppressions: [Suppression]
    /// The path of the baseline; nil for none.
    public var baseline: String?
    /// How much more than in the baseline is allowed where no budget says it; nil for nothing.
    public var tolerance: Budget.Limit?
    /// The severity from which a finding fails the run; nil for errors.
    public var failsFrom: Severity?
    /// Whether layouts in navcost's own XML are validated against its published schema, too.
    public var validatesSchema: Bool

    /// A check; what is not named is at its default.
    public init(
        _ analysis: AnalysisRequest = AnalysisRequest(), budgets: [Budget] = [], suppressions: [Suppression] = [],
        baseline: String? = nil, tolerance: Budget.Limit? = nil, failsFrom: Severity? = nil,
        validatesSchema: Bool = false
    ) {
        (self.analysis, self.budgets, self.suppressions) = (analysis, budgets, suppressions)
        (self.baseline, self.tolerance, self.failsFrom) = (baseline, tolerance, failsFrom)
        self.validatesSchema = validatesSchema
    }

    /// This request, and another one where this one says nothing; budgets and suppressions of both hold.
    public func filled(from other: CheckRequest) -> CheckRequest {
        CheckRequest(
            analysis.filled(from: other.analysis), budgets: other.budgets + budgets,
            suppressions: other.suppressions + suppressions, baseline: baseline ?? other.baseline,
            tolerance: tolerance ?? other.tolerance, failsFrom: failsFrom ?? other.failsFrom,
            validatesSchema: validatesSchema || other.validatesSchema)
    }

    /// The same without the baseline and what needs one.
    public func withoutBaseline() -> CheckRequest {
        var result = self
        result.baseline = nil
        result.budgets.removeAll(where: \.isRelative)
        return result
    }

    /// The budgets with those that a baseline brings of itself: no screen's expected or worst cost may get slower.
    var effectiveBudgets: [Budget] {
        guard baseline != nil, !budgets.contains(where: \.isRelative) else { return budgets }
        return budgets
            + [Budget.Measure.expected, .worst].map { Budget($0, .seconds, tolerance ?? .more(0)) }
    }
}

extension Budget {
    /// The keys that narrow a budget down.
    static let scopeKeys = ["method", "screen", "target"]

    /// What is wrong with a limit.
    static func noLimit(_ text: String, _ key: String) -> String {
        "'\(text)' is not a value for \(key), which is a number from 0, or +10% or +0.5 above the baseline"
    }

    /// Reads a budget as `expected.seconds=8 method=ID screen=ID target=ID`.
    ///
    /// - Throws: a part is not one of a budget; the error names the nearest.
    public init(_ text: String) throws(RequestError) {
        var (measure, limit): ((Budget.Measure, Figure)?, Budget.Limit?) = (nil, nil)
        var names: [String: String] = [:]
        for part in text.split(separator: " ") {
            guard let equals = part.firstIndex(of: "="), equals > part.startIndex else {
                throw RequestError("'\(part)' is not a part of a budget: write 'expected.seconds=8 screen=ID'")
            }
            let (key, value) = (String(part[..<equals]), String(part[part.index(after: equals)...]))
            if let own = Budget.measure(named: key), measure == nil {
                measure = own
                guard let own = Budget.Limit(value) else { throw RequestError(Self.noLimit(value, key)) }
                limit = own
            } else if Self.scopeKeys.contains(key), names[key] == nil, !value.isEmpty {
                names[key] = value
            } else {
                let known = Budget.names + Self.scopeKeys
                throw RequestError(
                    "'\(part)' is not a part of a budget\(RequestError.hint(key, known)) (a budget has one of \(Budget.Measure.allCases.map { "\($0.rawValue).FIGURE" }.joined(separator: ", ")), and method, screen, target)"
                )
            }
        }
        guard let measure, let limit else {
            throw RequestError("'\(text)' holds nothing: write expected.seconds=8")
        }
        if let id = names["method"] { _ = try AccessMethod.named(id) }
        self.init(
            measure.0, measure.1, limit, method: names["method"], screen: names["screen"], target: names["target"])
    }
}
