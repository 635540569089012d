/// What other modules name in English: access methods with what each does, and why something has no cost.
enum GermanPhrases {
    static let methods: [String: String] = [
        "Switch Control, automatic scanning": "Schaltersteuerung, automatisches Scannen",
        "Switch Control, manual scanning": "Schaltersteuerung, manuelles Scannen",
        "Switch Control, dwell scanning": "Schaltersteuerung, Scannen mit Verweildauer",
        "Switch Control, point scanning": "Schaltersteuerung, Punktscannen",
        "Full Keyboard Access on iOS": "Tastatursteuerung unter iOS",
        "VoiceOver on iOS": "VoiceOver unter iOS",
        "keyboard on the Mac": "Tastatur am Mac",
        "VoiceOver on the Mac": "VoiceOver am Mac",
        "Switch Access, automatic scanning": "Schalterzugriff, automatisches Scannen",
        "Switch Access, step scanning": "Schalterzugriff, schrittweises Scannen",
        "Switch Access, group selection": "Schalterzugriff, Gruppenauswahl",
        "TalkBack on Android": "TalkBack unter Android",
        "Switch Access on ChromeOS, automatic scanning": "Schalterzugriff unter ChromeOS, automatisches Scannen",
        "keyboard in a browser": "Tastatur im Browser",
        "screen reader in a browser": "Screenreader im Browser",
        "keyboard on a desktop": "Tastatur am Desktop",
        "remote with arrow keys": "Fernbedienung mit Pfeiltasten",
        "Row-column scanning": "Zeilen-Spalten-Scannen",
        "Inverse scanning": "Inverses Scannen",
        "Voice Control on iOS": "Sprachsteuerung unter iOS",
        "Voice Control on the Mac": "Sprachsteuerung am Mac",
        "Voice Access on Android": "Voice Access unter Android",

        "The highlight moves by itself; one switch starts the scan and selects.":
            "Die Hervorhebung wandert von selbst; ein Schalter startet den Scan und wählt aus.",
        "Arrows move the focus to the next target in their direction, Select acts.":
            "Pfeiltasten bewegen den Fokus zum nächsten Ziel in ihrer Richtung, „Auswählen“ aktiviert.",
        "The highlight moves by itself; one switch selects; each group ends with a back button.":
            "Die Hervorhebung wandert von selbst; ein Schalter wählt aus; jede Gruppe endet mit einer Zurück-Taste.",
        "VO-arrows move among siblings, VO-Shift-Down enters a group, VO-Space acts, VO-Command-Space opens actions.":
            "VO-Pfeile bewegen sich zwischen Geschwistern, VO-Umschalt-Abwärts betritt eine Gruppe, VO-Leertaste aktiviert, VO-Befehl-Leertaste öffnet Aktionen.",
        "Swipes go over all items, reading controls jump between containers, the menu offers actions, a double tap acts.":
            "Wischen geht über alle Elemente, Lesesteuerungen springen zwischen Containern, das Menü bietet Aktionen, Doppeltippen aktiviert.",
        "One switch moves the highlight, another selects; a third may move back.":
            "Ein Schalter bewegt die Hervorhebung, ein zweiter wählt aus; ein dritter kann zurückgehen.",
        "Arrows go from item to item, letters to the next heading, landmark, form field or button; Return acts.":
            "Pfeiltasten gehen von Element zu Element, Buchstaben zur nächsten Überschrift, Landmarke, zum nächsten Formularfeld oder Knopf; die Eingabetaste aktiviert.",
        "A cursor glides over the screen on each axis; presses stop it over the target.":
            "Ein Cursor gleitet auf jeder Achse über den Bildschirm; Schalterdrücke halten ihn über dem Ziel an.",
        "A spoken command names a target; shared names get numbers, and numbers can be shown on everything.":
            "Ein Sprachbefehl nennt ein Ziel; gleiche Namen erhalten Nummern, und Nummern lassen sich überall einblenden.",
        "Tab and Shift-Tab go round the controls, arrows through tables and collections where selection follows focus.":
            "Tabulator und Umschalt-Tabulator durchlaufen die Bedienelemente, Pfeiltasten Tabellen und Sammlungen, in denen die Auswahl dem Fokus folgt.",
        "The highlight moves over rows by itself, then over the cells of the chosen row; one switch selects.":
            "Die Hervorhebung wandert von selbst über Zeilen, dann über die Felder der gewählten Zeile; ein Schalter wählt aus.",
        "One switch moves the highlight; staying on an item selects it.":
            "Ein Schalter bewegt die Hervorhebung; Verweilen auf einem Element wählt es aus.",
        "The highlight moves while the switch is held; letting go selects.":
            "Die Hervorhebung wandert, solange der Schalter gehalten wird; Loslassen wählt aus.",
        "Each of several switches chooses one part of the screen, until one item is left.":
            "Jeder von mehreren Schaltern wählt einen Teil des Bildschirms, bis ein Element übrig bleibt.",
        "Tab and Shift-Tab go through the page, arrows through radio groups and composites; Space or Return acts.":
            "Tabulator und Umschalt-Tabulator durchlaufen die Seite, Pfeiltasten Optionsgruppen und zusammengesetzte Elemente; Leer- oder Eingabetaste aktiviert.",
        "Tab and Shift-Tab go round the window, arrows through lists, bars and radio groups; mnemonics act from anywhere.":
            "Tabulator und Umschalt-Tabulator durchlaufen das Fenster, Pfeiltasten Listen, Leisten und Optionsgruppen; unterstrichene Buchstaben wirken von überall.",
        "Tab and Shift-Tab go over groups and single stops, arrows inside; Tab-F finds by name, Tab-Z opens actions.":
            "Tabulator und Umschalt-Tabulator gehen über Gruppen und einzelne Stopps, Pfeiltasten innerhalb; Tab-F findet nach Namen, Tab-Z öffnet Aktionen.",
        "Swipes go over all items, the rotor jumps between containers and offers actions, a double tap acts.":
            "Wischen geht über alle Elemente, der Rotor springt zwischen Containern und bietet Aktionen, Doppeltippen aktiviert.",
        "One switch starts the scan and moves the highlight, another selects.":
            "Ein Schalter startet den Scan und bewegt die Hervorhebung, ein zweiter wählt aus.",
        "The highlight moves by itself; one switch selects.":
            "Die Hervorhebung wandert von selbst; ein Schalter wählt aus.",
    ]
}
