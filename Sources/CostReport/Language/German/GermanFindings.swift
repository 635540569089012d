import AccessCost
import GroupingSearch
import ScreenFindings

/// Findings, and what to do first.
extension GermanTexts {
    var findings: String { "Befunde" }
    var toDoFirst: String { "Was zuerst zu tun ist" }
    func restInCheck(_ count: Int) -> String { "\(count) weitere stehen in der Ausgabe von navcost check." }
    func noFindings(_ rules: Int) -> String { "Keine der \(rules) Regeln findet etwas." }
    func concerns(_ people: String, _ guidelines: String) -> String { "Betroffen: \(people). Berührt: \(guidelines)." }
    var touchesNothing: String { "kein Erfolgskriterium der WCAG 2.2, nur die Kosten einer Aktion" }
    func inLine(_ line: Int) -> String { ", Zeile \(line)" }
    func toDo(_ remedy: Markup) -> Markup { "Abhilfe: \(remedy)." }
    var whyItMatters: String { "Warum das wichtig ist" }
    func fileDoesNotTell(_ title: Markup, _ reasons: Markup) -> Markup {
        "\(title)? Das geht aus der Datei nicht hervor: \(reasons)."
    }
    func openQuestions(_ count: Int) -> String {
        "\(count == 1 ? "1 Frage, die die Datei offen lässt" : "\(count) Fragen, die die Datei offen lässt")"
    }
    func rule(_ rule: Rule) -> RuleTexts {
        GermanRules.texts[rule.code] ?? RuleTexts(title: rule.title, message: rule.message, remedy: rule.remedy)
    }
    func explanation(_ rule: Rule) -> [String] {
        guard let why = GermanExplanations.texts[rule.code] else { return [] }
        return [why, "Was die Regel genau prüft, steht auf Englisch in `navcost check --explain \(rule.code)`."]
    }
    func unreachableNow(_ name: String) -> String { "\(name) ist unerreichbar" }
    var nothingWorthChangingFound: String { "Keine lohnende Änderung gefunden." }
    func savesMost(_ saved: Markup, alone: Bool) -> Markup {
        "spart \(alone ? "allein" : "nach den anderen") \(saved)"
    }
    func suggestionsFor(_ method: String) -> String { "Vorschläge für: \(method)" }
    var whatSearchFound: String { "Was die Suche ergab" }
    var whatFileDoesNotTell: String { "Was aus der Datei nicht hervorgeht" }
    func allInDetail(_ count: Int, _ noun: Noun) -> String { "Im Einzelnen: \(plural(count, noun))" }
}

/// Suggestions.
extension GermanTexts {
    var whatToChange: String { "Was zu ändern ist" }
    var forYouToDecide: String {
        "Zur Entscheidung, weil es das Angebot des Bildschirms ändert; oben nicht mitgezählt und nicht im geschriebenen Layout:"
    }
    func restInSuggest(_ count: Int) -> String {
        "\(count) weitere stehen in der Ausgabe von navcost suggest --all."
    }
    func saves(_ alone: Markup, _ after: Markup, _ effort: String) -> Markup {
        "Spart allein \(alone), nach den anderen \(after). Aufwand: \(effort)."
    }
    func saves(_ nothing: String, _ effort: String) -> Markup { "Spart \(nothing). Aufwand: \(effort)." }
    func savesAlike(_ alone: Markup, _ together: Markup, _ changes: Int, _ effort: String) -> Markup {
        "Spart allein \(alone), mit allen \(changes) gleichartigen \(together). Aufwand: \(effort)."
    }
    func savesTogether(_ saved: String, _ changes: Int, areAlike: Bool) -> String {
        "alle \(changes) \(areAlike ? "gleichartigen" : "zusammen") sparen \(saved)"
    }
    func savesOnlyTogether(_ together: Markup, _ others: Int, _ effort: String) -> Markup {
        "Spart mit \(others == 1 ? "der anderen" : "den \(others) anderen") zusammen \(together). Aufwand: \(effort)."
    }
    func inHundred(_ saved: String) -> String { "\(saved) bei 100 Aktivierungen" }
    func effort(_ effort: ScreenChange.Effort) -> String {
        switch effort {
        case .attribute: "ein Attribut"
        case .container: "ein Container"
        case .structure: "ein umgebauter Bildschirm"
        }
    }
    var withThisAlone: String { "Nur mit dieser Änderung" }
    var beforeAndAfter: String { "Vorher und nachher" }
    var code: String { "Code" }
    var whatGroupsReach: String { "Was sich mit wie vielen Gruppen erreichen lässt" }
    var groupsAxis: String { "Gruppen" }
    func curveOver(_ axis: String) -> String { "Kurve nach Zahl der \(axis)" }
    func curveLabel(_ unit: String, _ axis: String) -> String {
        "Kosten in \(unit) nach Zahl der \(axis); dasselbe steht unten als Tabelle."
    }
    func curveCaption(_ axis: String) -> String { "Kosten nach Zahl der \(axis)" }
    func curveBound(_ value: String, _ unit: String) -> String { "untere Schranke \(value) \(unit)" }
    var boundRow: String { "untere Schranke" }
    var status: String { "Status" }
    var provenPoint: String { "bewiesen" }
    var foundPoint: String { "gefunden" }
    var boundPoint: String { "Schranke" }
    func whereOnScreen(_ elements: String) -> String { "Ort auf dem Bildschirm: \(elements), ausgefüllt." }
    func boardCaption(_ title: String) -> String { "\(title); umrandete Felder sind verschoben" }
    var movedCell: String { " (verschoben)" }
    func scanBlock(_ number: String) -> String { "Scan-Block \(number)" }

    func nothingToSave(_ method: String) -> String {
        "\(method): Kein Ziel wird erreicht, also ist nichts zu sparen."
    }
    func nothingFound(_ cost: String, _ coverage: String, leavesDecisions: Bool) -> String {
        let found =
            leavesDecisions
            ? "keine lohnende Änderung außer solchen, über die zu entscheiden ist" : "keine lohnende Änderung gefunden"
        return "\(found); ein durchschnittliches Ziel kostet \(cost)\(coverage)."
    }
    func changesTake(_ count: Int, from before: String, to after: String, _ change: String?, _ coverage: String)
        -> String
    {
        "\(plural(count, .change)) \(count == 1 ? "bringt" : "bringen") ein durchschnittliches Ziel von \(before) auf \(after)\(change.map { " (\($0))" } ?? ", bei gleichen Kosten")\(coverage)."
    }
    func boundSentence(_ bound: String, _ change: String?, isOfBoard: Bool) -> String {
        " Untere Schranke\(isOfBoard ? "" : " über alle Bäume"): \(bound)\(change.map { " (\($0))" } ?? "")."
    }
    func searchStatus(_ status: OrderSearch.Status) -> String {
        switch status {
        case .optimal: " Bewiesen: Unter diesen Bedingungen ist nichts besser."
        case .improved: " Bessere Lösungen sind möglich."
        case .unchanged: " Etwas Besseres ist möglich."
        case .stopped: " Die Suche wurde abgebrochen; dies ist das Beste bis dahin."
        }
    }
    var nothingGetsSlower: String { "nichts wird langsamer" }
    var slowerList: String { "langsamer: " }
    func bySeconds(_ seconds: String) -> String { "um \(seconds) s" }
    var becomesUnreachable: String { "wird unerreichbar" }
    func savesNothing(_ methods: String) -> String { "nichts mit \(methods)" }
    func alsoSaves(_ methods: String, isAll: Bool) -> String { "; spart \(isAll ? "" : "außerdem ")\(methods)" }
    func belongsTogether(_ reasons: String) -> String { "gehört zusammen: \(reasons)" }
    func groupReason(_ reason: GroupReason) -> String {
        switch reason {
        case .container: "ein Container enthält genau diese"
        case .heading: "davor steht eine Überschrift"
        case .gap: "sie stehen vom Übrigen getrennt"
        case .alignment: "sie gleichen sich und stehen in einer Linie"
        case .background: "sie liegen auf einem Hintergrund"
        case .template: "sie sind eine von mehreren Kopien"
        case .role: "sie sind Nachbarn derselben Rolle"
        case .item: "ein Eintrag mit seinen Tasten"
        case .numbers: "ihre Namen sind nummeriert"
        case .word: "ihre Namen haben ein Wort gemeinsam"
        }
    }
    func board(_ parts: BoardParts) -> String {
        var text = "Tafel mit \(parts.cells), bewertet nach dem Baum „\(parts.tree)“"
        if let mayMove = parts.spaceMayMove {
            text += mayMove ? "; die Leertaste darf wandern" : "; die Leertaste bleibt"
        }
        if let free = parts.freePlaces { text += "; belegbar: \(free)" }
        if parts.families > 0 {
            text += "; \(parts.families == 1 ? "1 Familie bleibt" : "\(parts.families) Familien bleiben") zusammen"
        }
        text +=
            ". \(parts.moved == 0 ? "Kein Feld wandert" : "\(plural(parts.moved, .cell)) \(parts.moved == 1 ? "wandert" : "wandern")")"
        if let blocks = parts.blocks {
            text += blocks == 0 ? ", Scan-Blöcke entstehen keine" : "; es entstehen \(blocks) Scan-Blöcke"
        }
        return text + "."
    }
    func boardTyping(isGiven: Bool, _ speeds: String) -> String {
        " \(isGiven ? "Schreiben" : "Schreiben nach den Gewichten der Buchstaben"): \(speeds)."
    }
}

/// What a change asks for, without a full stop.
extension GermanTexts {
    func change(_ parts: ChangeParts) -> String {
        let (names, first) = (parts.names, parts.names.first ?? "")
        let range = names.count > 1 ? "\(first) bis \(names[names.count - 1])" : first
        switch parts.kind {
        case .group:
            let all = names.count <= 3 ? names.joined(separator: ", ") : "\(names.count) Stopps, \(range),"
            return parts.needsName
                ? "\(all) gruppieren und die Gruppe benennen (vorläufig \(parts.label))"
                : "\(all) als \(parts.label) gruppieren"
        case .ungroup: return "die Gruppe \(parts.container ?? first) auflösen"
        case .order:
            return
                "\(parts.container.map { "den Inhalt von \($0)" } ?? "den Bildschirm") in dieser Reihenfolge durchlaufen: \(parts.order)"
        case .merge: return "\(names.joined(separator: " und ")) zu einem Element machen"
        case .actions:
            return "\(names.dropFirst().joined(separator: ", ")) zu eigenen Aktionen von \(first) machen"
        case .gestureActions:
            return
                "\(range) eigene Aktionen für \(names.count > 1 ? "ihre" : "seine") Gesten geben und sie benennen (vorläufig \(parts.label))"
        case .skip: return "\(first) weglassen, weil es nichts sagt und nichts tut"
        case .shortcut: return "\(first) die Taste \(parts.key) geben"
        case .mnemonic: return "in \(first) den Buchstaben \(parts.key) unterstreichen, der es dann aktiviert"
        case .inputLabel: return "\(first) auch als \(parts.shortLabel) auffindbar machen"
        case .adjustable: return "\(range) zu einem einstellbaren Element machen, \(parts.shortLabel)"
        case .moveCells:
            let all = names.count <= 5 ? names.joined(separator: ", ") : "\(names.count) Felder, \(range),"
            return "\(all) an andere Plätze verschieben"
        case .pageJump:
            let place =
                parts.place.map { "den freien Platz in Zeile \($0.row), Spalte \($0.column)" } ?? "einen freien Platz"
            return "auf \(place) ein Feld \(parts.shortLabel) legen, das zur Seite \(parts.container ?? "") führt"
        case .scanBlock: return "\(range) zum \(scanBlock(parts.key)) machen"
        case .heading:
            return
                "\(names.joined(separator: ", ")) zu \(names.count == 1 ? "einer Überschrift" : "Überschriften") der Ebene \(parts.key) machen"
        case .skipLink: return "die Seite mit einem Link \(parts.shortLabel) beginnen, der zu \(first) führt"
        case .roving:
            return
                "\(range) zu einem Tab-Stopp mit Pfeiltasten dazwischen machen\(parts.container.map { ", als Teile von \($0)" } ?? "")"
        case .radioGroup:
            return parts.needsName
                ? "\(range) zu einer Optionsgruppe machen und sie benennen (vorläufig \(parts.label))"
                : "\(range) zu einer Optionsgruppe \(parts.shortLabel) machen"
        case .earlier:
            return "\(first) in der Liste vor \(names.last ?? "") stellen, wo es früher zu sehen ist"
        case .align:
            return "\(names.dropFirst().joined(separator: ", ")) oben und unten an \(first) ausrichten"
        case .confirm: return "\(first) vor der Ausführung nachfragen lassen"
        }
    }
}
