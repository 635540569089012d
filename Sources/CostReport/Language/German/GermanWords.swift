import AccessCost
import GroupingSearch
import ScreenFindings

/// Words, figures and short phrases.
extension GermanTexts {
    func noun(_ noun: Noun, _ count: Int) -> String {
        let forms: (one: String, other: String) =
            switch noun {
            case .stop: ("Stopp", "Stopps")
            case .target: ("Ziel", "Ziele")
            case .goal: ("Aktion", "Aktionen")
            case .screen: ("Bildschirm", "Bildschirme")
            case .element: ("Element", "Elemente")
            case .change: ("Änderung", "Änderungen")
            case .suggestion: ("Vorschlag", "Vorschläge")
            case .finding: ("Befund", "Befunde")
            case .action: ("Aktion", "Aktionen")
            case .cell: ("Feld", "Felder")
            case .hiddenElement: ("verborgenes Element", "verborgene Elemente")
            case .emptyPlace: ("freier Platz", "freie Plätze")
            case .furtherPage: ("weitere Seite", "weitere Seiten")
            case .singleStop: ("einzelner Stopp", "einzelne Stopps")
            case .moreTarget: ("weiteres Ziel", "weitere Ziele")
            case .moreGoal: ("weitere Aktion", "weitere Aktionen")
            case .moreLine: ("weitere Zeile", "weitere Zeilen")
            }
        return count == 1 ? forms.one : forms.other
    }
    func figure(_ figure: Figure) -> String {
        switch figure {
        case .presses: "Schalterdrücke"
        case .steps: "Scanschritte"
        case .wait: "Wartezeit"
        case .keystrokes: "Tastenanschläge"
        case .commands: "Befehle"
        case .words: "Wörter"
        case .seconds: "Sekunden"
        }
    }
    func counted(_ number: String, _ figure: Figure) -> String {
        let isOne = number == "1"
        return switch figure {
        case .presses: "\(number) \(isOne ? "Schalterdruck" : "Schalterdrücke")"
        case .steps: "\(number) \(isOne ? "Scanschritt" : "Scanschritte")"
        case .keystrokes: "\(number) \(isOne ? "Tastenanschlag" : "Tastenanschläge")"
        case .commands: "\(number) \(isOne ? "Befehl" : "Befehle")"
        case .words: "\(number) \(isOne ? "Wort" : "Wörter")"
        case .wait, .seconds: "\(number) s"
        }
    }
    func withUnit(_ number: String, _ figure: Figure) -> String { counted(number, figure) }
    func unit(_ objective: Objective) -> String {
        switch objective {
        case .seconds, .wait: "s"
        case .steps: "Scanschritte"
        case .presses: "Schalterdrücke"
        case .keystrokes: "Tastenanschläge"
        case .commands: "Befehle"
        case .stepsAndPresses: "Scanschritte und Schalterdrücke"
        }
    }
    func tree(_ kind: TreeKind) -> String {
        switch kind {
        case .flat: "flach"
        case .grouped: "gruppiert"
        case .rows: "Zeilen"
        case .blocks: "Blöcke"
        case .halves: "Hälften"
        }
    }
    func treeWords(_ kind: TreeKind) -> String {
        switch kind {
        case .flat: "in einer flachen Liste"
        case .grouped: "mit den Gruppen"
        case .rows: "nach Zeilen"
        case .blocks: "nach Blöcken"
        case .halves: "nach Hälften"
        }
    }
    func severity(_ severity: Severity) -> String {
        switch severity {
        case .note: "Hinweis"
        case .warning: "Warnung"
        case .error: "Fehler"
        }
    }
    func severities(_ count: Int, _ severity: Severity) -> String {
        let forms =
            switch severity {
            case .note: ("Hinweis", "Hinweise")
            case .warning: ("Warnung", "Warnungen")
            case .error: ("Fehler", "Fehler")
            }
        return "\(count) \(count == 1 ? forms.0 : forms.1)"
    }
    func outOf(_ part: String, _ whole: String) -> String { "\(part) von \(whole)" }
    func outOf(_ part: Int, _ whole: Int, _ noun: Noun) -> String {
        // "von" asks for the dative, which ends with an n.
        let words = plural(whole, noun)
        return "\(part) von \(words)\(whole == 1 || words.hasSuffix("n") || words.hasSuffix("s") ? "" : "n")"
    }
    func range(_ low: String, _ high: String) -> String { "\(low) bis \(high)" }
    func andMore(_ count: Int) -> String { " und \(count) weitere" }
    func more(_ count: Int) -> String { "\(count) weitere" }
    func list(_ words: [String], isOr: Bool) -> String {
        words.count < 2
            ? words.joined()
            : "\(words.dropLast().joined(separator: ", ")) \(isOr ? "oder" : "und") \(words[words.count - 1])"
    }
    var none: String { "keine" }
    var noName: String { "(ohne Namen)" }
    var unreachable: String { "unerreichbar" }
    var cannotTell: String { "unklar" }
    var faster: String { "schneller" }
    var slower: String { "langsamer" }
    var noChange: String { "unverändert" }
    func byLessThanOnePercent(_ word: String) -> String { "um weniger als 1\u{A0}% \(word)" }
    var underOnePercent: String { "unter 1 %" }
    var overNinetyNinePercent: String { "über 99 %" }
    func leftOutReason(_ reason: LeftOutReason) -> String {
        switch reason {
        case .hidden: "verborgen"
        case .zeroSized: "ohne Größe"
        case .insideElement: "innerhalb eines anderen Elements"
        case .behindModal: "hinter einem modalen Element"
        case .notAccessible: "von der Bedienungshilfe ausgenommen"
        case .disabled: "deaktiviert"
        case .offscreen: "außerhalb des sichtbaren Bereichs"
        case .notInteractive: "ohne Aktion"
        case .notFocusable: "vom Tastaturfokus übersprungen"
        }
    }
    func noteKind(_ kind: String) -> String {
        [
            "assumed": "angenommen", "dropped": "weggelassen", "skipped": "übersprungen", "ignored": "nicht beachtet",
            "error": "Fehler",
        ][kind] ?? kind
    }
    func scrolled(_ direction: String, _ count: Int) -> String {
        let words = ["up": "nach oben", "down": "nach unten", "left": "nach links", "right": "nach rechts"]
        return "\(count > 1 ? "\(count)-mal " : "")\(words[direction] ?? direction)"
    }
    func inQuotes(_ text: String) -> String { "„\(text)“" }
    func named(_ label: String) -> String { "„\(label)“" }
    func toSay(_ name: String) -> String { "Sprachbefehl: „\(name)“" }
    func toSay(_ name: String, then place: Int, of count: Int) -> String {
        "Sprachbefehl: „\(name)“, dann \(place) von \(count) mit diesem Namen"
    }
    func noNameToSay(_ number: Int) -> String { "ohne Namen für einen Sprachbefehl: Nummer \(number)" }
    func affected(_ people: [AffectedPeople]) -> String {
        let words = people.map { one in
            switch one {
            case .switches: "Schalter"
            case .keys: "Tastatur oder Fernbedienung"
            case .screenReader: "Screenreader"
            case .voice: "Sprachsteuerung"
            case .time: "mehr Zeitbedarf"
            }
        }
        return words.isEmpty ? "keine bestimmte Gruppe" : "Menschen mit: \(words.joined(separator: "; "))"
    }
}
