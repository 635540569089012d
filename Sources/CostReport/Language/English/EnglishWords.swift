import AccessCost
import GroupingSearch
import ScreenFindings

/// Words, figures and short phrases.
extension EnglishTexts {
    func noun(_ noun: Noun, _ count: Int) -> String { "\(noun.rawValue)\(count == 1 ? "" : "s")" }
    func figure(_ figure: Figure) -> String { figure.rawValue }
    func counted(_ number: String, _ figure: Figure) -> String {
        let isOne = number == "1" && figure.unit.hasSuffix("s") && figure.unit != "s"
        if figure == .presses, isOne { return "1 press" }
        return "\(number) \(isOne ? String(figure.unit.dropLast()) : figure.unit)"
    }
    func withUnit(_ number: String, _ figure: Figure) -> String { "\(number) \(figure.unit)" }
    func unit(_ objective: Objective) -> String { objective.unit }
    func tree(_ kind: TreeKind) -> String { kind.rawValue }
    func treeWords(_ kind: TreeKind) -> String {
        switch kind {
        case .flat: "in one flat list"
        case .grouped: "with its groups"
        case .rows: "by rows"
        case .blocks: "by blocks"
        case .halves: "by halves"
        }
    }
    func severity(_ severity: Severity) -> String { severity.rawValue.capitalisedStart }
    func severities(_ count: Int, _ severity: Severity) -> String {
        "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    func outOf(_ part: String, _ whole: String) -> String { "\(part) of \(whole)" }
    func outOf(_ part: Int, _ whole: Int, _ noun: Noun) -> String { "\(part) of \(plural(whole, noun))" }
    func range(_ low: String, _ high: String) -> String { "\(low) to \(high)" }
    func andMore(_ count: Int) -> String { " and \(count) more" }
    func more(_ count: Int) -> String { "\(count) more" }
    func list(_ words: [String], isOr: Bool) -> String {
        words.count < 2
            ? words.joined()
            : "\(words.dropLast().joined(separator: ", ")) \(isOr ? "or" : "and") \(words[words.count - 1])"
    }
    var none: String { "none" }
    var noName: String { "(no name)" }
    var unreachable: String { "unreachable" }
    var cannotTell: String { "cannot tell" }
    var faster: String { "faster" }
    var slower: String { "slower" }
    var noChange: String { "no change" }
    func byLessThanOnePercent(_ word: String) -> String { "\(word) by less than 1%" }
    var underOnePercent: String { "under 1 %" }
    var overNinetyNinePercent: String { "over 99 %" }
    func leftOutReason(_ reason: LeftOutReason) -> String {
        switch reason {
        case .hidden: "hidden"
        case .zeroSized: "without size"
        case .insideElement: "inside another element"
        case .behindModal: "behind a modal element"
        case .notAccessible: "taken out of accessibility"
        case .disabled: "disabled"
        case .offscreen: "off screen"
        case .notInteractive: "without action"
        case .notFocusable: "skipped by the keyboard focus"
        }
    }
    func noteKind(_ kind: String) -> String { kind }
    func scrolled(_ direction: String, _ count: Int) -> String {
        "\(direction)\(count > 1 ? " \(count) times" : "")"
    }
    func inQuotes(_ text: String) -> String { "\"\(text)\"" }
    func named(_ label: String) -> String { "'\(label)'" }
    func toSay(_ name: String) -> String { "say \"\(name)\"" }
    func toSay(_ name: String, then place: Int, of count: Int) -> String {
        "say \"\(name)\", then \(place) of the \(count) that share the name"
    }
    func noNameToSay(_ number: Int) -> String { "no name to say: number \(number)" }
    func affected(_ people: [AffectedPeople]) -> String { AffectedPeople.words(people) }
}
