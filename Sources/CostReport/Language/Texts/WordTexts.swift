import AccessCost
import GroupingSearch
import ScreenFindings

/// Words, figures and short phrases.
protocol WordTexts {
    func noun(_ noun: Noun, _ count: Int) -> String
    func figure(_ figure: Figure) -> String
    func counted(_ number: String, _ figure: Figure) -> String
    func withUnit(_ number: String, _ figure: Figure) -> String
    func unit(_ objective: Objective) -> String
    func tree(_ kind: TreeKind) -> String
    func treeWords(_ kind: TreeKind) -> String
    func severity(_ severity: Severity) -> String
    func severities(_ count: Int, _ severity: Severity) -> String
    func outOf(_ part: String, _ whole: String) -> String
    func outOf(_ part: Int, _ whole: Int, _ noun: Noun) -> String
    func range(_ low: String, _ high: String) -> String
    func andMore(_ count: Int) -> String
    func more(_ count: Int) -> String
    func list(_ words: [String], isOr: Bool) -> String
    var none: String { get }
    var noName: String { get }
    var unreachable: String { get }
    var cannotTell: String { get }
    var faster: String { get }
    var slower: String { get }
    var noChange: String { get }
    func byLessThanOnePercent(_ word: String) -> String
    var underOnePercent: String { get }
    var overNinetyNinePercent: String { get }
    func leftOutReason(_ reason: LeftOutReason) -> String
    func noteKind(_ kind: String) -> String
    func scrolled(_ direction: String, _ count: Int) -> String
    func inQuotes(_ text: String) -> String
    func named(_ label: String) -> String
    func toSay(_ name: String) -> String
    func toSay(_ name: String, then place: Int, of count: Int) -> String
    func noNameToSay(_ number: Int) -> String
    func affected(_ people: [AffectedPeople]) -> String
}
