/// One of the figures of a cost; they are never added without naming the sum.
public enum Figure: String, CaseIterable, Hashable, Sendable, Codable {
    /// Activations of a switch.
    case presses
    /// Highlights shown, the one included on which the person presses.
    case steps
    /// Seconds in which the person can only watch.
    case wait
    /// Physical keys pressed.
    case keystrokes
    /// Chords, gestures or spoken commands.
    case commands
    /// Words said.
    case words
    /// The whole time in seconds.
    case seconds

    /// The unit that follows a number.
    public var unit: String {
        switch self {
        case .wait, .seconds: "s"
        default: rawValue
        }
    }
}

/// What reaching and activating something costs, each figure on its own; a method says which of them it has.
public struct Cost: Hashable, Sendable, Codable {
    /// Activations of a switch.
    public var presses = 0.0
    /// Highlights shown.
    public var steps = 0.0
    /// Seconds in which the person can only watch.
    public var wait = 0.0
    /// Physical keys pressed.
    public var keystrokes = 0.0
    /// Chords, gestures or spoken commands.
    public var commands = 0.0
    /// Words said.
    public var words = 0.0
    /// The whole time in seconds.
    public var seconds = 0.0

    /// A cost of the given figures.
    public init(
        presses: Double = 0, steps: Double = 0, wait: Double = 0, keystrokes: Double = 0, commands: Double = 0,
        words: Double = 0, seconds: Double = 0
    ) {
        self.presses = presses
        self.steps = steps
        self.wait = wait
        self.keystrokes = keystrokes
        self.commands = commands
        self.words = words
        self.seconds = seconds
    }

    /// One figure by its name.
    public subscript(_ figure: Figure) -> Double {
        get {
            switch figure {
            case .presses: presses
            case .steps: steps
            case .wait: wait
            case .keystrokes: keystrokes
            case .commands: commands
            case .words: words
            case .seconds: seconds
            }
        }
        set {
            switch figure {
            case .presses: presses = newValue
            case .steps: steps = newValue
            case .wait: wait = newValue
            case .keystrokes: keystrokes = newValue
            case .commands: commands = newValue
            case .words: words = newValue
            case .seconds: seconds = newValue
            }
        }
    }

    /// Each figure added on its own.
    public static func + (a: Cost, b: Cost) -> Cost {
        Cost(
            presses: a.presses + b.presses, steps: a.steps + b.steps, wait: a.wait + b.wait,
            keystrokes: a.keystrokes + b.keystrokes, commands: a.commands + b.commands, words: a.words + b.words,
            seconds: a.seconds + b.seconds)
    }

    /// Each figure added on its own.
    public static func += (a: inout Cost, b: Cost) { a = a + b }

    /// Each figure subtracted on its own.
    public static func - (a: Cost, b: Cost) -> Cost { a + b * -1 }

    /// Each figure multiplied by the same number.
    public static func * (a: Cost, factor: Double) -> Cost {
        Cost(
            presses: a.presses * factor, steps: a.steps * factor, wait: a.wait * factor,
            keystrokes: a.keystrokes * factor, commands: a.commands * factor, words: a.words * factor,
            seconds: a.seconds * factor)
    }
}

/// What makes one route better than another.
public enum Rank: String, CaseIterable, Hashable, Sendable, Codable {
    case seconds, commands, keystrokes

    /// The figures to compare, the first that differs decides.
    var figures: [Figure] {
        switch self {
        case .seconds: [.seconds, .commands, .keystrokes, .presses, .steps]
        case .commands: [.commands, .seconds, .keystrokes, .presses, .steps]
        case .keystrokes: [.keystrokes, .seconds, .commands, .presses, .steps]
        }
    }
}
