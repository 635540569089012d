import GroupingSearch
import LayoutModel

/// The moves of routes in German, and the words in the labels of suggested groups. Keys have their names on German keyboards.
enum GermanMoves {
    static let texts: [String: String] = [
        "Wait": "Warten", "Press": "Drücken", "Release": "Loslassen", "Dwell": "Verweilen", "Start": "Start",
        "Next": "Weiter", "Previous": "Zurück", "Select": "Auswählen", "Exit": "Ausgang", "Switch {}": "Schalter {}",
        "Tap": "Tippen", "Double tap": "Doppeltippen", "Turn rotor": "Rotor drehen",
        "Change reading control": "Lesesteuerung wechseln",
        "Swipe right": "Nach rechts wischen", "Swipe left": "Nach links wischen", "Swipe up": "Nach oben wischen",
        "Swipe down": "Nach unten wischen",
        "Swipe {} with two fingers": "Mit zwei Fingern wischen ({})",
        "Swipe {} with three fingers": "Mit drei Fingern wischen ({})",
        "Scroll": "Scrollen", "Scroll forward": "Vorwärts scrollen", "Scroll backward": "Rückwärts scrollen",
        "Scroll down": "Nach unten scrollen", "Scroll up": "Nach oben scrollen", "Scroll left": "Nach links scrollen",
        "Scroll right": "Nach rechts scrollen",
        "'{}'": "„{}“", "\"{}\"": "„{}“",
        "Tab": "Tab", "Space": "Leertaste", "Return": "Eingabe", "Escape": "Esc", "Right": "Rechts", "Left": "Links",
        "Up": "Aufwärts", "Down": "Abwärts", "Shift": "Umschalt", "Control": "Strg", "Command": "Befehl",
        "Option": "Wahl", "Alt": "Alt", "VO": "VO",
    ]

    static let groupWords = GroupWords(
        to: "bis", more: "und {} weitere", elements: "Elemente",
        kinds: Dictionary(
            kinds.flatMap { word, roles in roles.map { ($0, word) } }, uniquingKeysWith: { first, _ in first }))

    private static let kinds: [(String, [Role])] = [
        ("Tasten", [.button, .menuButton, .popUpButton, .key]), ("Links", [.link]), ("Tabs", [.tab]),
        ("Einträge", [.cell, .listItem, .treeItem]), ("Zeilen", [.row]), ("Schalter", [.checkbox, .toggle]),
        ("Optionen", [.radioButton, .segment]), ("Felder", [.textField, .secureTextField, .searchField, .textView]),
        ("Bilder", [.image, .icon]), ("Texte", [.staticText]),
    ]
}
