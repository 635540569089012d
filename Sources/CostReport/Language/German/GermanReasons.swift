/// Why something has no cost, what a file does not tell, and what findings state.
extension GermanPhrases {
    static let reasons: [String: String] = [
        "double tap": "Doppeltippen", "long press": "langes Drücken", "swipe up": "Wischen nach oben",
        "swipe down": "Wischen nach unten", "swipe left": "Wischen nach links", "swipe right": "Wischen nach rechts",
        "pinch": "Auf- und Zuziehen", "rotate": "Drehen", "drag": "Ziehen",

        "the file does not say where it is": "die Datei nennt seine Position nicht",
        "only a script can move the focus there": "nur ein Skript kann den Fokus dorthin setzen",
        "it is skipped": "es wird übersprungen",
        "it has no such action": "es hat keine solche Aktion",
        "no route leads to it": "keine Route führt dorthin",
        "it must be scrolled to, which this method does not do":
            "es muss erst ins Bild gescrollt werden, was diese Methode nicht tut",
        "the keyboard focus does not stop on it": "der Tastaturfokus hält dort nicht",
        "rows cannot be found: the file does not say where elements are":
            "Zeilen lassen sich nicht bestimmen: Die Datei nennt keine Positionen",
        "no arrow key leads to it": "keine Pfeiltaste führt dorthin",
        "the file does not say where the targets are, so that arrow keys cannot be followed":
            "die Datei nennt die Positionen der Ziele nicht, daher lassen sich Pfeiltasten nicht verfolgen",
        "scrolling stands in the menu, which does not open": "das Scrollen steht im Menü, das sich nicht öffnet",
        "its menu offers no scrolling": "sein Menü bietet kein Scrollen",
        "it is off screen, and nothing that scrolls to it is in the file":
            "es liegt außerhalb des Bildes, und die Datei enthält nichts, was dorthin scrollt",
        "it must be scrolled to, and the file does not say in which direction":
            "es muss ins Bild gescrollt werden, und die Datei nennt die Richtung nicht",
        "it must be scrolled to, and the file does not say where it is":
            "es muss ins Bild gescrollt werden, und die Datei nennt seine Position nicht",
        "the file says that it is off screen, but its frame is not":
            "laut Datei liegt es außerhalb des Bildes, sein Rahmen aber nicht",
        "arrows do not reach it: selection does not follow focus in '{}'":
            "Pfeiltasten erreichen es nicht: In „{}“ folgt die Auswahl nicht dem Fokus",
        "no route of those allowed leads to it ({})": "keine der erlaubten Routen führt dorthin ({})",
        "{} of them cannot be reached": "{} davon sind nicht erreichbar",
        "no route leads from one to the next": "keine Route führt von einem zum nächsten",
        "no route focuses a target": "keine Route setzt den Fokus auf ein Ziel",
        "there is no key": "es gibt keine Taste",
        "the focus does not stop on its key": "der Fokus hält nicht auf seiner Taste",

        "the file does not say which actions have pictures": "welche Aktionen Bilder haben",
        "the file has no frames: what the page dots belong to is unknown":
            "ohne Positionen in der Datei bleibt offen, wozu die Seitenpunkte gehören",
        "it reacts, but the file has no label and does not say to what":
            "es reagiert, doch die Datei nennt weder einen Namen noch worauf",
        "it may be content whose label is missing in the file":
            "es kann Inhalt sein, dessen Name in der Datei fehlt",
        "how often each target is wanted is not known": "wie oft jedes Ziel gebraucht wird",
        "it has no name in the file": "es hat in der Datei keinen Namen",
        "the names of its actions do not tell what its gestures do":
            "die Namen seiner Aktionen sagen nicht, was seine Gesten tun",
        "several of one kind have no label in the file": "mehrere derselben Art haben in der Datei keinen Namen",
        "the file does not show what is in it": "was darin zu sehen ist",
        "what it saves is not computed for so many": "für so viele wird die Ersparnis nicht berechnet",
        "the file has no frames: which texts are side by side is unknown":
            "ohne Positionen in der Datei bleibt offen, welche Texte nebeneinander stehen",
        "a dialog of a page may be open beside it": "ein Dialog einer Seite kann daneben offen sein",
        "the file has neither frames nor containers: what belongs together is unknown":
            "ohne Positionen und Container in der Datei bleibt offen, was zusammengehört",
        "the file does not say which actions the element around offers":
            "welche Aktionen das umgebende Element anbietet",
        "it has no size in the file": "es hat in der Datei keine Größe",
        "how long the screen takes is not known": "wie lange der Bildschirm dauert",
        "the file has no frames and states no order: the reading order is unknown":
            "ohne Positionen und Reihenfolge in der Datei bleibt die Lesereihenfolge offen",
        "the name of the next stop is not in the file": "der Name des nächsten Stopps fehlt in der Datei",
        "no weights: what is wanted often is not known": "ohne Gewichte bleibt offen, was oft gebraucht wird",
        "the file names no platform: which chords the system keeps is not known":
            "ohne Plattform in der Datei bleibt offen, welche Tastenkombinationen das System behält",
        "how often keys are pressed by mistake is not known": "wie oft Tasten versehentlich gedrückt werden",
        "no element of the file carries a value": "kein Element der Datei hat einen Wert",
        "the app may set the value when it runs": "die App kann den Wert zur Laufzeit setzen",
        "how long it takes to read is not known": "wie lange das Lesen dauert",
        "uses with errors are too long to be simulated":
            "mit Fehlern dauert die Bedienung zu lange, um sie zu simulieren",
        "how many items it has when the app runs is not known": "wie viele Einträge es zur Laufzeit hat",
        "its label sounds destructive, but the file does not say":
            "sein Name klingt zerstörend, doch die Datei sagt es nicht",
        "{}: the page's scripts may hold the focus, or let it go":
            "{}: die Skripte der Seite können den Fokus halten oder freigeben",
        "{}: the file does not tell where keys lead": "{}: die Datei sagt nicht, wohin Tasten führen",
        "nothing of its name can be said": "nichts von seinem Namen lässt sich aussprechen",
        "saying the name shows {} numbers to choose from": "das Aussprechen des Namens zeigt {} Nummern zur Auswahl",
        "the access key {}": "die Zugriffstaste {}",
        "the mnemonic {}": "der unterstrichene Buchstabe {}",
        "'{}', too": "auch „{}“",
        "'{}' is": "„{}“",
        "'{}' and 1 other are": "„{}“ und 1 weiteres Ziel",
        "'{}' and {} others are": "„{}“ und {} weitere Ziele",
    ]
}
