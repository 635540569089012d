public import AccessCost

/// A limit for a cost: for the weighted mean or the costliest target of a screen, or for one target.
public struct Budget: Hashable, Codable, Sendable {
    /// Which cost of a screen is limited.
    public enum Measure: String, CaseIterable, Hashable, Codable, Sendable {
        /// The weighted mean over the targets; with a target named, the cost of the target.
        case expected
        /// The cost of the costliest target.
        case worst
    }

    /// The largest value that is allowed.
    public enum Limit: Hashable, Codable, Sendable {
        /// A value in the figure's unit.
        case absolute(Double)
        /// An increase over the baseline, as a share of it: 0.1 for a tenth.
        case share(Double)
        /// An increase over the baseline, in the figure's unit.
        case more(Double)
    }

    /// Which cost is limited.
    public var measure: Measure
    /// The figure of the cost.
    public var figure: Figure
    /// The largest value that is allowed.
    public var limit: Limit
    /// The id of the access method that it applies to; nil for all that have the figure.
    public var method: String?
    /// The id of the screen that it applies to; nil for all.
    public var screen: String?
    /// The id of the target that it applies to; nil for the measure of the whole screen.
    public var target: String?
    /// Where it is stated: a settings file with its line; empty for the command line.
    public var place: FindingLocation

    /// A budget by its parts.
    public init(
        _ measure: Measure, _ figure: Figure, _ limit: Limit, method: String? = nil, screen: String? = nil,
        target: String? = nil, place: FindingLocation = FindingLocation()
    ) {
        self.measure = measure
        self.figure = figure
        self.limit = limit
        self.method = method
        self.screen = screen
        self.target = target
        self.place = place
    }

    /// The name of its figure in settings files, as "expected.seconds".
    public var name: String { "\(measure.rawValue).\(figure.rawValue)" }

    /// Whether it needs a baseline.
    public var isRelative: Bool {
        if case .absolute = limit { false } else { true }
    }
}

extension Budget {
    /// Reads `expected.seconds` or `worst.presses`; nil where it is neither.
    public static func measure(named name: String) -> (Measure, Figure)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let measure = Measure(rawValue: parts[0]), let figure = Figure(rawValue: parts[1])
        else { return nil }
        return (measure, figure)
    }

    /// Every name of a measure with a figure.
    public static let names = Measure.allCases.flatMap { measure in
        Figure.allCases.map { "\(measure.rawValue).\($0.rawValue)" }
    }
}

extension Budget.Limit {
    /// Reads "8" as a value, "+10%" as a share over the baseline, "+0.5" as an increase over it; nil for anything else.
    public init?(_ text: String) {
        let isMore = text.hasPrefix("+")
        let isShare = text.hasSuffix("%")
        let digits = text.dropFirst(isMore ? 1 : 0).dropLast(isShare ? 1 : 0)
        let isPlain = digits.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
        guard isPlain, let number = Double(digits), number.isFinite, isMore || !isShare else { return nil }
        self = isShare ? .share(number / 100) : isMore ? .more(number) : .absolute(number)
    }

    /// Reads a tolerance above the baseline, "5%" or "0.5"; nil for anything else.
    public init?(tolerance text: String) { self.init(text.hasPrefix("+") ? text : "+\(text)") }

    /// The largest value that is allowed for a value of the baseline.
    func value(from before: Double) -> Double {
        switch self {
        case .absolute(let value): value
        case .share(let share): before * (1 + share)
        case .more(let more): before + more
        }
    }
}
