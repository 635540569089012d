public import AccessCost

/// The figure, or named sum of figures, whose weighted mean a search makes small.
public enum Objective: String, CaseIterable, Hashable, Sendable, Codable {
    case seconds, steps, presses, keystrokes, commands, wait
    case stepsAndPresses = "steps+presses"

    /// The figures that are added.
    public var figures: [Figure] {
        switch self {
        case .seconds: [.seconds]
        case .steps: [.steps]
        case .presses: [.presses]
        case .keystrokes: [.keystrokes]
        case .commands: [.commands]
        case .wait: [.wait]
        case .stepsAndPresses: [.steps, .presses]
        }
    }

    /// The unit that follows a number.
    public var unit: String {
        switch self {
        case .seconds, .wait: "s"
        default: rawValue
        }
    }

    /// What a change must save at least to be worth telling: 2 % of the current cost, and 0.05 s where it is a time.
    ///
    /// Source: NavCost.docc/Model.md, "Suggestions" (ours).
    public func worthTelling(of current: Double) -> Double {
        max(0.02 * current, unit == "s" ? 0.05 : 0)
    }

    /// The value of a cost.
    public func value(_ cost: Cost) -> Double { figures.reduce(0) { $0 + cost[$1] } }
}
