import AccessCost

/// The page of a comparison.
extension EnglishTexts {
    var comparison: String { "Comparison" }
    func comparisonWindow(_ name: String) -> String { "\(name) - what the change does" }
    func beforeAndAfter(_ name: Markup) -> Markup { "\(name), before and after" }
    var newScreens: String { "Screens that are new" }
    var goneScreens: String { "Screens that are gone" }
    func removedScreen(_ id: String, _ goals: String) -> String { "\(id), \(goals)" }
    var comparedCaption: String {
        "Before → after; regressions are slower, unreachable and removed goals; slower, same and faster count the goals that are on both"
    }
    var regressions: String { "Regressions" }
    var slowerHead: String { "Slower" }
    var sameHead: String { "Same" }
    var fasterHead: String { "Faster" }
    func added(_ goals: String) -> String { "Added: \(goals)" }
    func removed(_ goals: String) -> String { "Removed: \(goals)" }
    var notes: String { "Notes" }
    var whatGetsSlower: String { "What gets slower?" }
    var wantedUnreachable: String { "every target that is wanted is unreachable" }
    func cannotBeCompared(_ method: String, _ reason: String) -> String {
        "\(method) cannot be compared: \(reason)."
    }
    func comparedAnswer(
        _ goal: Noun, _ screen: Markup, _ method: String, _ before: Markup, _ after: Markup, _ change: Markup
    ) -> Markup {
        let name = method + (method.contains(",") ? "," : "")
        return """
            Reaching a \(goal.rawValue) in \(screen) by \(name) took \
            \(before) on average before the change and takes \
            \(after) after it\(change).
            """
    }
    var beforeUnseen: String { " before, " }
    var afterUnseen: String { " after" }
    func stopsIn(_ kind: TreeKind) -> String { "Stops, \(tree(kind))" }
    var onFirstLevel: String { "on the first level" }
    func averageOf(_ goal: Noun) -> String { "Average \(goal.rawValue), seconds" }
    func worstOf(_ goal: Noun) -> String { "Worst \(goal.rawValue), seconds" }
    func expectedOver(_ goals: String, _ figures: String) -> String {
        "expected cost over \(goals), by weight; \(figures)"
    }
    var before: String { "Before" }
    var after: String { "After" }
    var goalByGoal: String { "Goal by goal" }
    var nothingOnBoth: String { "No target is on both, so none can be compared with itself." }
    var beforeHead: String { "before" }
    var afterHead: String { "after" }
    func showRows(_ count: Int, not shown: Int) -> String { "Show \(count), not the first \(shown) alone" }
    func filterFirst(_ count: Int) -> String { "Filter the first \(count)" }
    func restInCompare(_ count: Int) -> String {
        "\(count) more are in the output of navcost compare --format json."
    }
    var beforeAndAfterLink: String { "before and after the change" }
    func firstRowsOnly(_ count: Int) -> String {
        "; the first \(count) are here, navcost compare --format csv has all"
    }
    func changesCaption(_ goals: String, _ cut: String, _ legend: String) -> String {
        "\(goals) on both, largest change first\(cut)\(legend)"
    }
    var matchedBy: String { "Matched by" }
    func match(_ match: Comparison.Match) -> String { match.rawValue }
    func wasNamed(_ name: Markup) -> Markup { "was \(name)" }
    var noCostWord: String { "no cost" }
    var lostWord: String { "lost" }
    var newWord: String { "new" }
    func action(_ action: String, on target: String) -> String { "\(action) on \(target)" }
}

/// What gets slower, which every comparison answers.
extension EnglishTexts {
    func slowerGoals(_ goals: String, _ list: String) -> String { "\(goals): \(list)." }
    func removedGoals(_ goals: String, isMeant: Bool) -> String {
        "\(isMeant ? "Removed as meant" : "Removed"): \(goals)."
    }
    func removedUnwanted(_ goals: String) -> String { "Removed, with weight 0: \(goals)." }
    func unreachableNow(goals: String) -> String { "Unreachable now: \(goals)." }
    func noLongerTells(_ goals: String) -> String { "The file no longer tells the cost of \(goals)." }
    func noKnownGetsSlower(_ goal: Noun) -> String { "No \(goal.rawValue) gets slower whose cost is known." }
    func noneHereGetsSlower(_ goal: Noun) -> String { "No \(goal.rawValue) of this screen gets slower." }
    var nothingGetsSlowerSentence: String { "Nothing gets slower." }
    func noOtherGetsSlower(_ goal: Noun) -> String { "No other \(goal.rawValue) gets slower." }
    func notComparable(_ goals: String) -> String { "The cost of \(goals) cannot be compared." }
    func fasterAndSame(_ faster: Int, _ same: Int, unreachable: Int) -> String {
        let counts =
            "\(faster) \(faster == 1 ? "gets" : "get") faster, \(same) \(same == 1 ? "stays" : "stay") the same"
        return counts + (unreachable == 0 ? "." : ", \(unreachable) of them unreachable before and after.")
    }
}
