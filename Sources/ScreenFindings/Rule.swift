import LayoutModel

/// One kind of problem that a screen can have, and how it is found.
///
/// A rule is one value in one file of `Rules/` and one line of `all`. The comment above it is its documentation, which
/// `navcost check --explain` prints (`RuleDocumentation`). Its sentences are data: names in braces stand for a finding's values
/// (`Finding.values`), its elements (`{target}`, `{other}`), its method and its screen.
public struct Rule: Sendable {
    /// The name for settings, suppressions and reports.
    public let code: String
    /// The problem in a few words.
    public let title: String
    /// What a finding says, a sentence without a full stop.
    public let message: String
    /// What to do about it, a sentence without a full stop.
    public let remedy: String
    /// Where the rule comes from: a talk, a guideline, a vendor's page.
    public let source: String
    /// The people whom it concerns, those whom it costs most first; none for rules about a project's own files.
    public let affects: [AffectedPeople]
    /// The criteria and clauses that it touches; none where it is about cost alone.
    public let touches: [Guideline]
    /// Checks a screen.
    let examine: @Sendable (CheckedScreen, inout ExaminationDraft) -> Void

    /// The result for a screen. The time depends on the rule; none takes longer than a few analyses of the screen.
    func examination(of screen: CheckedScreen) -> Examination {
        var draft = ExaminationDraft(code: code, screen: screen)
        examine(screen, &draft)
        return draft.examination
    }

    /// The documentation: why it matters, what is checked, what is left out.
    public var documentation: String { RuleDocumentation.texts[code] ?? "" }

    /// Every rule, in the order in which reports show them.
    public static let all: [Rule] = [
        .unreachable, .trap, .noTarget, .noStop, .deadStop, .readingOrder, .noGroups, .tooManyGroups, .groupLabel,
        .state, .mergeTitle, .carousel, .modal, .gestureOnly, .shortcut, .shortcutTaken, .inputLabels, .firstMatch,
        .spokenName,
        .farScroll, .sharedBeginning,
        .actionLetters, .unconfirmed, .slip, .timeout, .privacy,
    ]

    /// The rule of a code, nil where there is none.
    public static func named(_ code: String) -> Rule? { (all + ofProject).first { $0.code == code } }
}

/// The result of one rule for one screen.
public struct Examination: Hashable, Codable, Sendable {
    /// Something that the file does not tell.
    public struct Unclear: Hashable, Codable, Sendable {
        /// What is missing, a sentence without a full stop.
        public var reason: String
        /// The elements that it is about; none where it is about the whole screen.
        public var places: [FindingLocation]
    }

    /// The code of the rule.
    public let code: String
    /// The findings, in file order.
    public internal(set) var findings: [Finding] = []
    /// What the file does not tell.
    public internal(set) var unclear: [Unclear] = []

    /// The answer: `yes` where there is a finding, else `cannotTell` where something is unclear.
    public var answer: Answer { !findings.isEmpty ? .yes : unclear.isEmpty ? .no : .cannotTell }
}

/// The result of a rule for a screen while the rule runs.
struct ExaminationDraft {
    /// The result so far.
    private(set) var examination: Examination
    private let screen: String
    private var reasons: [String: Int] = [:]
    private let whole: FindingLocation
    private let place: @Sendable (ElementIndex) -> FindingLocation

    init(code: String, screen: CheckedScreen) {
        examination = Examination(code: code)
        self.screen = screen.screen.id
        let model = screen.screen
        whole = FindingLocation(of: model)
        place = { FindingLocation($0, on: model) }
    }

    /// The number of findings so far.
    var findingCount: Int { examination.findings.count }

    /// Adds a finding about elements; about the screen where none is named.
    mutating func found(
        _ severity: Severity, at elements: [ElementIndex], method: String? = nil,
        _ values: [String: FindingValue] = [:]
    ) {
        let places = elements.isEmpty ? [whole] : elements.map(place)
        examination.findings.append(
            Finding(
                code: examination.code, severity: severity, screen: screen, places: places, method: method,
                values: values))
    }

    /// Adds something that the file does not tell; the elements of one reason are collected.
    mutating func cannotTell(_ reason: String, at elements: [ElementIndex] = []) {
        if let known = reasons[reason] {
            examination.unclear[known].places += elements.map(place)
        } else {
            reasons[reason] = examination.unclear.count
            examination.unclear.append(Examination.Unclear(reason: reason, places: elements.map(place)))
        }
    }
}
