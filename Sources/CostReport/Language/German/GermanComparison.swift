import AccessCost

/// The page of a comparison.
extension GermanTexts {
    var comparison: String { "Vergleich" }
    func comparisonWindow(_ name: String) -> String { "\(name) – was die Änderung bewirkt" }
    func beforeAndAfter(_ name: Markup) -> Markup { "\(name), vorher und nachher" }
    var newScreens: String { "Neue Bildschirme" }
    var goneScreens: String { "Entfallene Bildschirme" }
    func removedScreen(_ id: String, _ goals: String) -> String { "\(id), \(goals)" }
    var comparedCaption: String {
        "Vorher → nachher; Rückschritte sind langsamere, unerreichbare und entfallene Aktionen; langsamer, gleich und schneller zählen die Aktionen, die es auf beiden gibt"
    }
    var regressions: String { "Rückschritte" }
    var slowerHead: String { "Langsamer" }
    var sameHead: String { "Gleich" }
    var fasterHead: String { "Schneller" }
    func added(_ goals: String) -> String { "Hinzugekommen: \(goals)" }
    func removed(_ goals: String) -> String { "Entfallen: \(goals)" }
    var notes: String { "Hinweise" }
    var whatGetsSlower: String { "Was wird langsamer?" }
    var wantedUnreachable: String { "alle benötigten Ziele sind unerreichbar" }
    func cannotBeCompared(_ method: String, _ reason: String) -> String {
        "\(method) lässt sich nicht vergleichen: \(reason)."
    }
    func comparedAnswer(
        _ goal: Noun, _ screen: Markup, _ method: String, _ before: Markup, _ after: Markup, _ change: Markup
    ) -> Markup {
        "\(method): \(goal == .goal ? "Eine Aktion" : "Ein Ziel") in \(screen) zu erreichen dauerte vor der Änderung im Mittel \(before) und dauert jetzt \(after)\(change)."
    }
    var beforeUnseen: String { " vorher, " }
    var afterUnseen: String { " nachher" }
    func stopsIn(_ kind: TreeKind) -> String { "Stopps, \(tree(kind))" }
    var onFirstLevel: String { "auf der obersten Ebene" }
    func averageOf(_ goal: Noun) -> String { goal == .goal ? "Mittlere Aktion, Sekunden" : "Mittleres Ziel, Sekunden" }
    func worstOf(_ goal: Noun) -> String {
        goal == .goal ? "Langsamste Aktion, Sekunden" : "Langsamstes Ziel, Sekunden"
    }
    func expectedOver(_ goals: String, _ figures: String) -> String {
        "erwartete Kosten über \(goals), gewichtet; \(figures)"
    }
    var before: String { "Vorher" }
    var after: String { "Nachher" }
    var goalByGoal: String { "Ziel für Ziel" }
    var nothingOnBoth: String {
        "Kein Ziel gibt es auf beiden, also lässt sich keines mit sich selbst vergleichen."
    }
    var beforeHead: String { "vorher" }
    var afterHead: String { "nachher" }
    func showRows(_ count: Int, not shown: Int) -> String { "\(count) zeigen, nicht nur die ersten \(shown)" }
    func filterFirst(_ count: Int) -> String { "Die ersten \(count) filtern" }
    func restInCompare(_ count: Int) -> String {
        "\(count) weitere stehen in der Ausgabe von navcost compare --format json."
    }
    var beforeAndAfterLink: String { "vor und nach der Änderung" }
    func firstRowsOnly(_ count: Int) -> String {
        "; hier stehen die ersten \(count), alle nennt navcost compare --format csv"
    }
    func changesCaption(_ goals: String, _ cut: String, _ legend: String) -> String {
        "\(goals) auf beiden, größte Änderung zuerst\(cut)\(legend)"
    }
    var matchedBy: String { "Zugeordnet nach" }
    func match(_ match: Comparison.Match) -> String {
        switch match {
        case .id: "Kennung"
        case .name: "Name"
        case .alignment: "Stellung"
        case .goal: "Aktion"
        }
    }
    func wasNamed(_ name: Markup) -> Markup { "vorher \(name)" }
    var noCostWord: String { "keine Kosten" }
    var lostWord: String { "entfallen" }
    var newWord: String { "neu" }
    func action(_ action: String, on target: String) -> String { "\(action) bei \(target)" }
}

/// What gets slower, which every comparison answers.
extension GermanTexts {
    func slowerGoals(_ goals: String, _ list: String) -> String { "\(goals): \(list)." }
    func removedGoals(_ goals: String, isMeant: Bool) -> String {
        "\(isMeant ? "Absichtlich entfallen" : "Entfallen"): \(goals)."
    }
    func removedUnwanted(_ goals: String) -> String { "Entfallen, mit Gewicht 0: \(goals)." }
    func unreachableNow(goals: String) -> String { "Jetzt unerreichbar: \(goals)." }
    func noLongerTells(_ goals: String) -> String { "Die Kosten gehen aus der Datei nicht mehr hervor: \(goals)." }
    func noKnownGetsSlower(_ goal: Noun) -> String {
        goal == .goal
            ? "Keine Aktion mit bekannten Kosten wird langsamer." : "Kein Ziel mit bekannten Kosten wird langsamer."
    }
    func noneHereGetsSlower(_ goal: Noun) -> String {
        goal == .goal
            ? "Keine Aktion dieses Bildschirms wird langsamer." : "Kein Ziel dieses Bildschirms wird langsamer."
    }
    var nothingGetsSlowerSentence: String { "Nichts wird langsamer." }
    func noOtherGetsSlower(_ goal: Noun) -> String {
        goal == .goal ? "Keine andere Aktion wird langsamer." : "Kein anderes Ziel wird langsamer."
    }
    func notComparable(_ goals: String) -> String { "Nicht vergleichbare Kosten: \(goals)." }
    func fasterAndSame(_ faster: Int, _ same: Int, unreachable: Int) -> String {
        let counts =
            "\(faster) \(faster == 1 ? "wird" : "werden") schneller, \(same) \(same == 1 ? "bleibt" : "bleiben") gleich"
        return counts + (unreachable == 0 ? "." : ", davon \(unreachable) vorher und nachher unerreichbar.")
    }
}
