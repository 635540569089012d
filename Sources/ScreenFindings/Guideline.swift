/// Something that a rule touches in an accessibility guideline: a success criterion of WCAG 2.2, or a clause of EN 301 549.
///
/// To touch is not to fail: a finding says that a screen costs more than it needs to, and points to what an audit looks at.
///
/// Sources: W3C, Web Content Accessibility Guidelines (WCAG) 2.2; ETSI, EN 301 549 V3.2.1 (2021-03), clauses 4.2, 9 and 11.
public struct Guideline: Hashable, Sendable {
    /// The number of the success criterion in WCAG 2.2, as 2.1.1; nil for what EN 301 549 asks for alone.
    public let criterion: String?
    /// What the criterion or the clause is called.
    public let title: String
    /// The conformance level of the criterion; nil for what EN 301 549 asks for alone.
    public let level: String?
    /// The clauses of EN 301 549, those for web pages before those for software; none where it does not ask for the criterion.
    public let clauses: [String]

    /// A success criterion with the clauses that EN 301 549 derives its own from.
    private init(_ criterion: String, _ title: String, level: String = "A") {
        (self.criterion, self.title, self.level) = (criterion, title, level)
        clauses = ["9.\(criterion)", "11.\(criterion)"]
    }

    /// A clause without a criterion.
    private init(clause: String, _ title: String) {
        (criterion, self.title, level, clauses) = (nil, title, nil, [clause])
    }

    static let nonTextContent = Guideline("1.1.1", "Non-text Content")
    static let relationships = Guideline("1.3.1", "Info and Relationships")
    static let meaningfulSequence = Guideline("1.3.2", "Meaningful Sequence")
    static let keyboard = Guideline("2.1.1", "Keyboard")
    static let noKeyboardTrap = Guideline("2.1.2", "No Keyboard Trap")
    static let timingAdjustable = Guideline("2.2.1", "Timing Adjustable")
    static let focusOrder = Guideline("2.4.3", "Focus Order")
    static let headingsAndLabels = Guideline("2.4.6", "Headings and Labels", level: "AA")
    static let pointerGestures = Guideline("2.5.1", "Pointer Gestures")
    static let labelInName = Guideline("2.5.3", "Label in Name")
    static let errorPrevention = Guideline("3.3.4", "Error Prevention (Legal, Financial, Data)", level: "AA")
    static let nameRoleValue = Guideline("4.1.2", "Name, Role, Value")
    static let actions = Guideline(clause: "11.5.2.12", "Execution of available actions")
    static let platformFeatures = Guideline(clause: "11.6.2", "No disruption of accessibility features")

    /// Which of the clauses are meant: EN 301 549 has one for web pages and one for software.
    public enum Scope: Hashable, Sendable {
        case web, software, both
    }

    /// "WCAG 2.2, 2.1.1 Keyboard (A); EN 301 549, 11.2.1.1": the guideline in words.
    public func words(_ scope: Scope = .both) -> String {
        guard let criterion, let level else { return "EN 301 549, \(clauses[0]) \(title)" }
        let meant = scope == .both ? clauses : [clauses[scope == .web ? 0 : 1]]
        return "WCAG 2.2, \(criterion) \(title) (\(level)); EN 301 549, \(meant.joined(separator: " and "))"
    }
}

/// People whom a problem concerns, by how they use a screen.
///
/// Source: ETSI, EN 301 549 V3.2.1 (2021-03), clause 4.2, Functional performance statements.
public enum AffectedPeople: String, CaseIterable, Hashable, Sendable {
    /// People who press switches while a highlight moves.
    case switches
    /// People who use keys or a remote instead of a pointer.
    case keys
    /// People who listen to a screen reader.
    case screenReader
    /// People who speak commands.
    case voice
    /// People who need more time to read, to understand or to act.
    case time

    /// Who they are.
    public var words: String {
        switch self {
        case .switches: "people who use switches"
        case .keys: "people who use a keyboard or a remote"
        case .screenReader: "people who use a screen reader"
        case .voice: "people who use voice control"
        case .time: "people who need more time"
        }
    }

    /// The functional performance statements of EN 301 549 that speak of them.
    public var clauses: [String] {
        switch self {
        case .switches, .keys, .voice: ["4.2.7"]
        case .screenReader: ["4.2.1"]
        case .time: ["4.2.10"]
        }
    }

    /// "people who use switches, or a screen reader" in one phrase: some of them, in their order.
    public static func words(_ people: [AffectedPeople]) -> String {
        let start = "people who "
        let rest = people.map { $0.words.dropFirst(start.count) }
        guard let last = rest.last else { return "nobody in particular" }
        return start + (rest.count == 1 ? "" : rest.dropLast().joined(separator: ", ") + " or ") + last
    }
}
