import AccessCost

/// The table of methods, tasks, notes, targets, the distribution and the tree.
extension GermanTexts {
    var allMethods: String { "Alle Zugriffsmethoden" }
    var methodsCaption: String {
        "Eine flache Liste → der Bildschirm wie jetzt; Gewinne und Verluste werden nie über Methoden gemittelt"
    }
    var method: String { "Methode" }
    var stops: String { "Stopps" }
    var averageSeconds: String { "Mittel, s" }
    var change: String { "Änderung" }
    var worstSeconds: String { "Langsamstes, s" }
    var unreachableHead: String { "Unerreichbar" }
    func cannotTell(_ count: Int, of all: Int) -> String { "unklar: \(count) von \(all)" }

    var tasks: String { "Aufgaben" }
    var tasksCaption: Markup {
        "Sekunden, flach → der Baum der jeweiligen Methode; jede Aktivierung beginnt dort, wo die vorige den Cursor gelassen hat"
    }
    var task: String { "Aufgabe" }
    var seconds: String { "Sekunden" }
    var leftOut: String { "Weggelassenes und Hinweise" }
    func noStops(for method: String, _ parts: String) -> String { "Keine Stopps für \(method): \(parts)." }

    var everyTarget: String { "Alle Ziele" }
    var target: String { "Ziel" }
    var weight: String { "Gewicht" }
    var bars: String { "Balken" }
    var bestRoute: String { "Beste Route" }
    var filterTargets: String { "Ziele filtern" }
    func filterSlowest(_ count: Int) -> String { "Die \(count) langsamsten Ziele filtern" }
    func targetsCaption(_ targets: String, without: Int, trees: (TreeKind, TreeKind)?, _ legend: String) -> String {
        let missing = without == 0 ? "" : ", \(without) ohne Kosten am Ende"
        let beside = trees.map { ": \(tree($0.0)) neben \(tree($0.1))" } ?? ""
        return "\(targets), langsamste zuerst\(missing)\(beside)\(legend)"
    }
    var unreachableMark: String { "✕ unerreichbar" }
    var cannotTellMark: String { "? unklar" }
    func saveAll(_ targets: String) -> String { "Alles als CSV sichern: \(targets)" }
    func showTargets(_ count: Int, not shown: Int) -> String {
        "\(count) Ziele zeigen, nicht nur die \(shown) langsamsten"
    }
    func average(byWeight: Bool, of fraction: String?) -> String {
        "Mittel\(byWeight ? ", gewichtet" : "")\(fraction.map { ", über \($0)" } ?? "")"
    }
    func listening(_ share: String) -> String { " (davon \(share) Zuhören)" }

    var distribution: String { "Verteilung" }
    var distributionDrawing: String { "Verteilung, Zeichnung" }
    var distributionLabel: String { "Wie viele Ziele wie viele Sekunden kosten; dasselbe steht unten als Tabelle." }
    var distributionHint: String { "Balken zählen Ziele; die gestrichelte Linie zeigt die erwarteten Kosten." }
    var targetsBySeconds: String { "Ziele nach Sekunden" }
    var slowerSeries: String { ", langsamer" }

    var accessTree: String { "Der Zugriffsbaum" }
    var treeHint: String {
        "Worauf der Cursor landet, der Reihe nach. Eine Gruppe zeigt das Mittel der Ziele in ihr."
    }
    func allStops(_ stops: String) -> String { "Alles: \(stops)" }
    func onAverage(_ seconds: String, _ clause: String) -> String { ", im Mittel \(seconds) s\(clause)" }
    func scrolledIn(_ legs: [String]) -> String { "Gescrollt \(legs.joined(separator: ", "))" }
    func scrolledLeg(_ leg: String, in container: String) -> String { "\(leg) in \(container)" }
    func listedAbove(_ stops: String) -> String { "\(stops), in der Tabelle oben aufgeführt" }
    var nothing: String { "Nichts." }
    var group: String { "Gruppe" }
    var scrolls: String { "scrollt" }
    var exit: String { "Ausgang" }
    var readOnly: String { "nur lesbar" }
}

/// The drawings of a screen.
extension GermanTexts {
    var screenByCost: String { "Der Bildschirm nach Kosten" }
    var colours: String { "Farben" }
    var legendHint: String {
        "Jedes Ziel ist nach seinen Sekunden gefärbt, die darin stehen; Zahlen zeigen die Reihenfolge des Scannens, Umrisse die Gruppen."
    }
    func drawing(_ name: String) -> String { "\(name), Zeichnung" }
    func caption(_ name: String, _ stops: String, _ cost: String) -> String { "\(name): \(stops)\(cost)." }
    func drawingLabel(_ screen: String, _ tree: TreeKind, _ stops: String) -> String {
        "\(screen) \(treeWords(tree)): \(stops) in der Reihenfolge des Scannens. Die Kosten stehen in der Tabelle."
    }
    var enlarged: String { "Vergrößert, damit die Felder lesbar sind; die Zeichnung lässt sich scrollen." }
    var noPlaces: String {
        "Das Layout nennt keine Positionen: Die Kästen stehen in der Reihenfolge des Durchlaufs, nicht an ihrem Ort."
    }
    func notDrawn(_ pages: String) -> String { "\(pages) nicht gezeichnet." }
    var foldLine: String { "Die gestrichelte Linie umgibt, was vor dem Scrollen sichtbar ist." }
    func picturesLeftOut(_ cells: String) -> String { "Ohne die Bilder für \(cells), da die Seite zu groß würde." }
    var stretched: String { "Das Bild hat ein anderes Seitenverhältnis als der Bildschirm und ist verzerrt." }
    var onlyColours: String { "Zu viele Stopps für Beschriftungen: Nur die Farben sind gezeichnet." }
    func outside(_ stops: String) -> String { "\(stops) außerhalb des Gezeigten." }
    func scrolledPage(_ legs: [String]) -> String { "gescrollt \(legs.joined(separator: ", "))" }
    var newGroup: String { "Neue Gruppe: " }
    var moved: String { ", verschoben" }
    var newGroupsAreThick: String { "neue Gruppen haben dicke Umrisse und ein Pluszeichen" }
    var dissolvedAreDotted: String { "aufgelöste Gruppen haben gepunktete Umrisse" }
    var movedAreFramed: String { "verschobene Felder sind umrahmt" }
}

/// The scan player.
extension GermanTexts {
    var tryIt: String { "Ausprobieren" }
    func was(_ name: String) -> String { " (vorher \(name))" }
    func switchName(_ name: PlayerSwitch) -> String {
        switch name {
        case .next: "Weiter"
        case .select: "Auswählen"
        case .hold: "Halten"
        case .press: "Drücken"
        case .back: "Zurück"
        }
    }
    func key(_ key: PlayerKey) -> String {
        switch key {
        case .space: "Leertaste"
        case .enter: "Eingabetaste"
        case .left: "Pfeil links"
        }
    }
    func scanYourself(isHeld: Bool, _ keys: String) -> String {
        "Den Bildschirm selbst scannen: „Start“ drücken, auf die Hervorhebung warten und den Schalter \(isHeld ? "halten und loslassen" : "drücken") – mit Taste, Knopf oder Tippen. Tasten: \(keys)."
    }
    var needsScript: String { "Dieser Teil braucht ein Skript; Skripte sind abgeschaltet." }
    func highlightStays(_ field: Markup) -> Markup { "Dauer einer Hervorhebung: \(field) s" }
    var sessionHint: String {
        "Eine Hervorhebung ist gemeint, wenn die schnellste Route zum Ziel mit einem Schalterdruck beginnt. Ein Druck nach ihrem Ende zählt als verpasste Auswahl und, wenn er etwas anderes auswählt, als versehentliche."
    }
    func save(_ file: String) -> String { "\(file) sichern" }
    var atRandom: String { "zufällig, nach Gewicht" }
    var speakHighlights: String { "Jede Hervorhebung vorlesen" }
    var newRandomTarget: String { "Neues zufälliges Ziel" }
    var endlessScan: String { "Hier läuft der Scan ohne Ende weiter." }
    func scannedScreen(_ name: String) -> String { "\(name), gescannter Bildschirm" }
    var notStarted: String { "Nicht gestartet." }
    var start: String { "Start" }
    func paneCaption(_ name: String) -> String { "\(name): eigener Durchgang und Vorhersage" }
    var you: String { "selbst" }
    var predicted: String { "erwartet" }
}
