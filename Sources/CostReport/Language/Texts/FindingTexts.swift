import AccessCost
import GroupingSearch
import ScreenFindings

/// Findings and suggestions.
protocol FindingTexts {
    var findings: String { get }
    var toDoFirst: String { get }
    func restInCheck(_ count: Int) -> String
    func noFindings(_ rules: Int) -> String
    func concerns(_ people: String, _ guidelines: String) -> String
    var touchesNothing: String { get }
    func inLine(_ line: Int) -> String
    func toDo(_ remedy: Markup) -> Markup
    var whyItMatters: String { get }
    func fileDoesNotTell(_ title: Markup, _ reasons: Markup) -> Markup
    func openQuestions(_ count: Int) -> String
    func rule(_ rule: Rule) -> RuleTexts
    /// Why the rule matters, in paragraphs.
    func explanation(_ rule: Rule) -> [String]
    func unreachableNow(_ name: String) -> String
    var nothingWorthChangingFound: String { get }
    func savesMost(_ saved: Markup, alone: Bool) -> Markup
    func suggestionsFor(_ method: String) -> String
    var whatSearchFound: String { get }
    var whatFileDoesNotTell: String { get }
    func allInDetail(_ count: Int, _ noun: Noun) -> String

    var whatToChange: String { get }
    var forYouToDecide: String { get }
    func restInSuggest(_ count: Int) -> String
    func saves(_ alone: Markup, _ after: Markup, _ effort: String) -> Markup
    func saves(_ nothing: String, _ effort: String) -> Markup
    func savesAlike(_ alone: Markup, _ together: Markup, _ changes: Int, _ effort: String) -> Markup
    func savesTogether(_ saved: String, _ changes: Int, areAlike: Bool) -> String
    func savesOnlyTogether(_ together: Markup, _ others: Int, _ effort: String) -> Markup
    func inHundred(_ saved: String) -> String
    func effort(_ effort: ScreenChange.Effort) -> String
    var withThisAlone: String { get }
    var beforeAndAfter: String { get }
    var code: String { get }
    var whatGroupsReach: String { get }
    var groupsAxis: String { get }
    func curveOver(_ axis: String) -> String
    func curveLabel(_ unit: String, _ axis: String) -> String
    func curveCaption(_ axis: String) -> String
    func curveBound(_ value: String, _ unit: String) -> String
    var boundRow: String { get }
    var status: String { get }
    var provenPoint: String { get }
    var foundPoint: String { get }
    var boundPoint: String { get }
    func whereOnScreen(_ elements: String) -> String
    func boardCaption(_ title: String) -> String
    var movedCell: String { get }
    func scanBlock(_ number: String) -> String
    func nothingToSave(_ method: String) -> String
    func nothingFound(_ cost: String, _ coverage: String, leavesDecisions: Bool) -> String
    func changesTake(_ count: Int, from before: String, to after: String, _ change: String?, _ coverage: String)
        -> String
    func boundSentence(_ bound: String, _ change: String?, isOfBoard: Bool) -> String
    func searchStatus(_ status: OrderSearch.Status) -> String
    var nothingGetsSlower: String { get }
    var slowerList: String { get }
    func bySeconds(_ seconds: String) -> String
    var becomesUnreachable: String { get }
    func alsoSaves(_ methods: String, isAll: Bool) -> String
    func savesNothing(_ methods: String) -> String
    func belongsTogether(_ reasons: String) -> String
    func groupReason(_ reason: GroupReason) -> String
    func board(_ parts: BoardParts) -> String
    func boardTyping(isGiven: Bool, _ speeds: String) -> String

    func change(_ parts: ChangeParts) -> String
}
