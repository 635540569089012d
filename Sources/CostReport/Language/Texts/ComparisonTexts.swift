import AccessCost

/// The page of a comparison.
protocol ComparisonTexts {
    var comparison: String { get }
    func comparisonWindow(_ name: String) -> String
    func beforeAndAfter(_ name: Markup) -> Markup
    var newScreens: String { get }
    var goneScreens: String { get }
    func removedScreen(_ id: String, _ goals: String) -> String
    var comparedCaption: String { get }
    var regressions: String { get }
    var slowerHead: String { get }
    var sameHead: String { get }
    var fasterHead: String { get }
    func added(_ goals: String) -> String
    func removed(_ goals: String) -> String
    var notes: String { get }
    var whatGetsSlower: String { get }
    var wantedUnreachable: String { get }
    func cannotBeCompared(_ method: String, _ reason: String) -> String
    func comparedAnswer(
        _ goal: Noun, _ screen: Markup, _ method: String, _ before: Markup, _ after: Markup, _ change: Markup
    ) -> Markup
    var beforeUnseen: String { get }
    var afterUnseen: String { get }
    func stopsIn(_ kind: TreeKind) -> String
    var onFirstLevel: String { get }
    func averageOf(_ goal: Noun) -> String
    func worstOf(_ goal: Noun) -> String
    func expectedOver(_ goals: String, _ figures: String) -> String
    var before: String { get }
    var after: String { get }
    var goalByGoal: String { get }
    var nothingOnBoth: String { get }
    var beforeHead: String { get }
    var afterHead: String { get }
    func showRows(_ count: Int, not shown: Int) -> String
    func firstRowsOnly(_ count: Int) -> String
    func filterFirst(_ count: Int) -> String
    func restInCompare(_ count: Int) -> String
    var beforeAndAfterLink: String { get }
    func changesCaption(_ goals: String, _ cut: String, _ legend: String) -> String
    var matchedBy: String { get }
    func match(_ match: Comparison.Match) -> String
    func wasNamed(_ name: Markup) -> Markup
    var noCostWord: String { get }
    var lostWord: String { get }
    var newWord: String { get }
    func action(_ action: String, on target: String) -> String

    func slowerGoals(_ goals: String, _ list: String) -> String
    func removedGoals(_ goals: String, isMeant: Bool) -> String
    func removedUnwanted(_ goals: String) -> String
    func unreachableNow(goals: String) -> String
    func noLongerTells(_ goals: String) -> String
    func noKnownGetsSlower(_ goal: Noun) -> String
    func noneHereGetsSlower(_ goal: Noun) -> String
    var nothingGetsSlowerSentence: String { get }
    func noOtherGetsSlower(_ goal: Noun) -> String
    func notComparable(_ goals: String) -> String
    func fasterAndSame(_ faster: Int, _ same: Int, unreachable: Int) -> String
}
