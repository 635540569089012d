import AccessCost

/// The answer of a page and what stands beside it.
extension GermanTexts {
    var answer: String { "Antwort" }
    var oneFlatList: String { "Eine flache Liste" }
    var asItIs: String { "Wie jetzt" }
    var asSuggested: String { "Nach den Vorschlägen" }
    var lowerBound: String { "Untere Schranke" }
    var notSearched: String { "für diese Zugriffsmethode nicht gesucht" }
    var nothingWorthChanging: String { "keine lohnende Änderung gefunden" }
    var provenOptimal: String { "bewiesen optimal" }
    var notKnown: String { "nicht bekannt" }
    var overAllTrees: String { "über alle Bäume dieser Ziele" }
    func worst(_ name: String, _ seconds: String) -> String { "am langsamsten: \(name), \(seconds) s" }
    func over(_ coverage: String) -> String { "über \(coverage)" }
    func ofUse(_ share: String) -> String { ", \(share) der Nutzung" }

    func noCost(_ screen: Markup, _ method: String) -> Markup {
        "\(method): Kein benötigtes Ziel in \(screen) hat Kosten."
    }
    func oneAnswer(_ screen: Markup, _ method: String, _ seconds: Markup, _ clause: String) -> Markup {
        "\(method): Ein Ziel in \(screen) zu erreichen dauert im Mittel \(seconds)\(clause). Gruppen ändern nichts: Es gibt keine, oder sie werden nicht durchlaufen."
    }
    func twoAnswers(
        _ screen: Markup, _ method: String, _ before: (seconds: Markup, tree: TreeKind),
        _ after: (seconds: Markup, tree: TreeKind), _ rest: Markup
    ) -> Markup {
        "\(method): Ein Ziel in \(screen) zu erreichen dauert im Mittel \(before.seconds) \(treeWords(before.tree)) und \(after.seconds) \(treeWords(after.tree))\(rest)."
    }
    func both(_ clause: String) -> String { ", beides\(clause)" }
    func coverages(_ a: (tree: TreeKind, words: String), _ b: (tree: TreeKind, words: String)) -> String {
        "; \(tree(a.tree)) über \(a.words), \(tree(b.tree)) über \(b.words)"
    }
    func listeningTakes(_ share: String) -> String { "Zuhören macht \(share) der Sekunden aus." }
    func missing(_ status: TargetCost.Status, _ all: String, _ reasons: String) -> String {
        "\(status == .unreachable ? "Unerreichbar" : "Unklar"): \(all)\(reasons.isEmpty ? "" : " (\(reasons))")."
    }
    func forOtherReasons(_ count: Int) -> String { "\(count) aus anderen Gründen" }
}

/// Sentences about errors of use, people, the way to a screen, discovery and typing.
extension GermanTexts {
    func withErrors(missed: String, accidental: String, isLate: Bool, isWithheld: Bool, _ figures: String) -> String {
        let late =
            isLate
            ? " und Schalterdrücken, die zu spät kommen können\(isWithheld ? " und dann unterbleiben" : "")" : ""
        return "Mit \(missed) % verpassten und \(accidental) % versehentlichen Auswahlen\(late): \(figures)"
    }
    func wrongActivations(_ before: String, _ after: String) -> String {
        "; falsche Aktivierungen \(before) → \(after)"
    }
    func destructiveChance(_ before: String, _ after: String) -> String {
        ", Wahrscheinlichkeit einer zerstörenden \(before) → \(after) %"
    }
    func simulated(_ before: String, _ after: String) -> String { "Simuliert: \(before) → \(after) s." }
    func peopleNeed(_ population: String, _ range: String, _ median: String, _ clause: String) -> String {
        "8 von 10 Menschen (\(population)) brauchen \(range) s, Bedienfehler eingeschlossen; Median \(median) s\(clause)"
    }
    func fasterFor(_ count: Int, of all: Int) -> String { "; schneller für \(count) von \(all)" }
    func intervals(_ low: String, _ high: String) -> String {
        ". Nach der 0,65-Regel liegen ihre Scanintervalle bei \(low) bis \(high) s"
    }
    func changeForPeople(
        faster: Int, slower: Int, of all: Int, _ population: String, median: String, before: String, after: String,
        _ clause: String
    ) -> String {
        "Schneller für \(faster) von \(all) Menschen (\(population))\(slower > 0 ? ", langsamer für \(slower)" : ""): Median \(median) s, 8 von 10 brauchen \(before) → \(after) s\(clause)."
    }
    func noRouteFrom(_ screen: String) -> String { "Vom Startbildschirm „\(screen)“ führt keine Route hierher." }
    func routeFrom(_ screen: String, _ figures: String, _ targets: String) -> String {
        "Von „\(screen)“ aus kommen hinzu: \(figures), über \(targets)."
    }
    func toFind(_ hidden: Int, byTap: Bool, byFocus: Bool) -> String {
        "Eines von \(hidden) verborgenen Elementen zu finden, sichtbar durch \(byTap ? (byFocus ? "Fokus oder Tippen" : "Tippen") : "Fokus"): "
    }
    func notPossible(_ reason: String) -> String { "nicht möglich, \(reason)." }
    func typing(_ speeds: String) -> String { "Schreiben: \(speeds)." }
    func typingNotPossible(_ reason: String) -> String { "Schreiben: nicht möglich, \(reason)." }
    func typingWithErrors(_ speeds: String) -> String { " Mit berichtigten Fehlern: \(speeds)." }
    func speeds(_ seconds: String, _ words: String) -> String { "\(seconds) s je Zeichen, \(words) Wörter je Minute" }
    func unknownCharacters(_ count: String, _ all: String, _ shown: String) -> String {
        "\(count) von \(all) Zeichen haben keine Taste und bleiben außer Betracht: \(shown)"
    }
}

/// For which values of parameters an answer holds.
extension GermanTexts {
    func holds(_ parts: [String]) -> String { "Das gilt \(parts.joined(separator: "; "))." }
    func holdsForEvery(_ parameters: String) -> String { "für alle Werte von: \(parameters)" }
    func holdsOnlyFor(_ parameter: String, _ words: String) -> String { "nur für \(parameter): \(words)" }
    func holdsForNoOther(_ parameter: String) -> String { "für keinen anderen Wert von: \(parameter)" }
    func holdsFor(_ parameter: String, _ spans: String) -> String { "für \(parameter) \(spans)" }
    func span(from: String?, to: String?, _ unit: String) -> String {
        switch (from, to) {
        case (let from?, let to?): "von \(from) bis \(to)\(unit)"
        case (let from?, nil): "ab \(from)\(unit)"
        case (nil, let to?): "bis \(to)\(unit)"
        case (nil, nil): "jeder Länge"
        }
    }
    func parameterName(_ key: String) -> String {
        switch key {
        case "interval": "Scanintervall"
        case "exit": "Ausgang der Gruppe"
        case "groupItems": "Gruppierung durch das System"
        default: key
        }
    }
}
