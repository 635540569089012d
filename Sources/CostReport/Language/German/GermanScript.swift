/// What the script of a page says; `{0}` and the like stand for what it fills in.
extension GermanTexts {
    func script(_ text: ScriptText) -> ScriptText.Forms {
        switch text {
        case .reach: "Zu erreichen: "
        case .outline: "Umriss des Bildschirms"
        case .presses: .init(one: "{0} Schalterdruck", other: "{0} Schalterdrücke")
        case .steps: .init(one: "{0} Scanschritt", other: "{0} Scanschritte")
        case .predicted: " Vorhergesagt: {0}, {1}, {2} s."
        case .told: "{0}, {1}, {2} s"
        case .reached: "Erreicht: {0}.{1}"
        case .somethingElse: "Etwas anderes wurde getan: {0}. Neu starten."
        case .thatWas: "Das war {0}: {1}. Neu starten."
        case .start: "Start"
        case .stop: "Stopp"
        case .stopped: "Angehalten."
        case .noCost: "keine Kosten"
        case .scanStopped: "Der Scan steht; der Schalter startet ihn wieder."
        case .wayOut: "Ausgang"
        case .wayOutOf: "{0} aus {1}"
        case .menuOf: "{0}, Menü von {1}"
        case .place: "{0} von {1}: {2}"
        case .exit: "Ausgang"
        case .sessionSoFar: "Diese Sitzung: {0} von {1} Zielen."
        case .session:
            "Diese Sitzung: {0} Ziele. Mittlere Reaktionszeit {1} s, Standardabweichung {2} s. Verpasste Auswahlen {3}, versehentliche Auswahlen {4}. Mittlerer Fehler der Vorhersage {5}."
        case .filtered: "{0} von {1} {2}"
        case .targets: "Zielen"
        case .picture: "Deckkraft des Bildes"
        case .copy: "Kopieren"
        case .copyOf: "Kopieren: {0}"
        case .copied: "Kopiert"
        case .percent: "{0} %"
        }
    }
}
