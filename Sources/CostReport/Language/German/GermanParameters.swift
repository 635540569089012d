/// What the parameters of access methods are, and their units.
extension GermanPhrases {
    static let parameters: [String: String] = [
        "stops": "Stopps", "keys": "Tasten", "words/min": "Wörter/min", "points/s": "Punkte/s",
        "expected activations": "erwartete Aktivierungen", "points": "Punkte", "letters": "Buchstaben",
        "words": "Wörter",

        "the keys that make up VO: 2 for Control-Option, 1 for Caps Lock":
            "die Tasten, aus denen VO besteht: 2 für Control-Option, 1 für die Feststelltaste",
        "the time of one keystroke": "die Dauer eines Tastenanschlags",
        "whether time to think is counted before each new kind of move":
            "ob vor jeder neuen Art von Schritt Denkzeit zählt",
        "the time to think before a new kind of move": "die Denkzeit vor einer neuen Art von Schritt",
        "whether listening takes time: at the rate of a default voice, of practised people or of experts":
            "ob Zuhören Zeit kostet: im Tempo einer Standardstimme, geübter oder erfahrener Menschen",
        "what is spoken first of an element: its name, its state, or its role":
            "was von einem Element zuerst gesprochen wird: sein Name, sein Zustand oder seine Rolle",
        "how fast speech is; at its default, listening decides: practised 300, expert 500":
            "das Sprechtempo der Stimme; in der Vorgabe entscheidet listening: practised 300, expert 500",
        "the time until speech begins": "die Zeit, bis die Stimme einsetzt",
        "the fewest words that are heard at a stop that is passed":
            "wie viele Wörter mindestens an einem Stopp zu hören sind, der übergangen wird",
        "whether people press on while they listen: a stop takes the longer of both, not the sum":
            "ob Menschen beim Zuhören weiterdrücken: ein Stopp dauert dann so lange wie das Längere, nicht wie die Summe",
        "where the focus is at first: before the first stop, or on the initial focus (else the first stop)":
            "wo der Fokus anfangs ist: vor dem ersten Stopp oder auf dem Anfangsfokus (sonst dem ersten Stopp)",
        "whether Tab goes from the last stop to the first": "ob der Tabulator vom letzten zum ersten Stopp geht",
        "whether Tab reaches all controls, or texts and lists alone":
            "ob der Tabulator alle Bedienelemente erreicht oder nur Texte und Listen",
        "the keys that move the focus to the menu bar": "die Tasten, die den Fokus in die Menüleiste setzen",
        "Tab's stand-in where Tab is typed into a text":
            "Ersatz für den Tabulator, wo dieser in einen Text getippt wird",
        "Shift-Tab's stand-in there": "Ersatz für Umschalt-Tabulator an dieser Stelle",
        "how long a highlight stays": "wie lange eine Hervorhebung bleibt",
        "how much longer the first item of a list stays": "wie viel länger der erste Eintrag einer Liste bleibt",
        "from the highlight to the press; stays below the interval":
            "von der Hervorhebung bis zum Schalterdruck; bleibt unter dem Scanintervall",
        "what the system groups without being told: nothing, containers, or rows as well":
            "was das System von sich aus gruppiert: nichts, Container oder auch Zeilen",
        "whether a group with one stop is replaced by it": "ob eine Gruppe mit einem Stopp durch diesen ersetzt wird",
        "by how much tops differ that are of different rows; on screens of an iPad's size 13/8 of it":
            "um wie viel sich die Oberkanten verschiedener Zeilen unterscheiden; auf Bildschirmen von iPad-Größe 13/8 davon",
        "where the way out of a group stands in it": "wo der Ausgang einer Gruppe in ihr steht",
        "scan cycles through a list before the scan gives up; 0 for no limit":
            "Scandurchläufe einer Liste, bevor der Scan aufgibt; 0 für unbegrenzt",
        "where the scan goes when the cycles of a group are used up":
            "wohin der Scan geht, wenn die Durchläufe einer Gruppe verbraucht sind",
        "whether a press starts the scan": "ob ein Schalterdruck den Scan startet",
        "what selecting does: opens the menu on Tap, taps after a delay, or activates":
            "was Auswählen bewirkt: öffnet das Menü bei „Tippen“, tippt nach einer Verzögerung oder aktiviert",
        "how long the system waits before it taps by itself": "wie lange das System wartet, bevor es selbst tippt",
        "whether a target with several actions opens a menu all the same":
            "ob ein Ziel mit mehreren Aktionen trotzdem ein Menü öffnet",
        "the parts of the menu of a target in the order in which it is scanned":
            "die Teile des Menüs eines Ziels in der Reihenfolge des Scannens",
        "where the scan goes on after an activation: at the same item, or at the top":
            "wo der Scan nach einer Aktivierung weitergeht: beim selben Eintrag oder oben",
        "the part of what is visible that one scroll moves the view by":
            "um welchen Teil des Sichtbaren ein Scrollschritt die Ansicht bewegt",
        "where scrolling stands: in a submenu of a stop's menu, in that menu, or in the menu of the container":
            "wo das Scrollen steht: in einem Untermenü des Stopps, in dessen Menü oder im Menü des Containers",
        "whether the menu stays open after a scroll, so that selecting again scrolls on":
            "ob das Menü nach einem Scrollschritt offen bleibt, sodass erneutes Auswählen weiterscrollt",
        "whether each highlight is spoken, and lasts at least as long as its prompt":
            "ob jede Hervorhebung gesprochen wird und mindestens so lange dauert wie ihre Ansage",
        "how the times from the highlight to the press spread; constant takes reaction, others replace it by their mean":
            "wie die Zeiten von der Hervorhebung bis zum Schalterdruck streuen; constant nimmt reaction, andere ersetzen es durch ihr Mittel",
        "what a press later than its highlight does: selects the next one, or is withheld":
            "was ein Schalterdruck nach seiner Hervorhebung bewirkt: wählt die nächste aus oder unterbleibt",
        "the chance of a missed selection: the highlight passes unused and comes round again":
            "die Wahrscheinlichkeit einer verpassten Auswahl: die Hervorhebung geht ungenutzt vorüber und kommt wieder",
        "the chance of an accidental selection at each other highlight":
            "die Wahrscheinlichkeit einer versehentlichen Auswahl bei jeder anderen Hervorhebung",
        "what putting a wrong activation right costs, before all starts over":
            "was das Berichtigen einer falschen Aktivierung kostet, bevor alles von vorn beginnt",
        "the time of one press": "die Dauer eines Schalterdrucks",
        "whether a third switch moves the highlight back": "ob ein dritter Schalter die Hervorhebung zurückbewegt",
        "how long staying on an item selects it": "nach welcher Verweildauer ein Eintrag ausgewählt wird",
        "how many passes the cursor makes on each axis: one, two or three":
            "wie oft der Cursor jede Achse durchläuft: ein-, zwei- oder dreimal",
        "how fast the gliding cursor moves": "wie schnell sich der gleitende Cursor bewegt",
        "how fast the fine line moves": "wie schnell sich die feine Linie bewegt",
        "how broad the gliding band is": "wie breit das gleitende Band ist",
        "from the cursor over the target to the press": "vom Cursor über dem Ziel bis zum Schalterdruck",
        "how long an item of a menu stays highlighted": "wie lange ein Menüeintrag hervorgehoben bleibt",
        "moves to the next group or single stop": "geht zur nächsten Gruppe oder zum nächsten einzelnen Stopp",
        "moves to the previous one": "geht zum vorigen",
        "activates": "aktiviert",
        "opens finding by name": "öffnet die Suche nach Namen",
        "moves the focus to what was found": "setzt den Fokus auf das Gefundene",
        "the fewest letters of a name that people type to find it; a shorter name is typed whole":
            "wie viele Buchstaben eines Namens zum Finden mindestens getippt werden; ein kürzerer Name ganz",
        "whether people also find by letters inside a name, and walk on from a neighbour that they found":
            "ob Menschen auch mit Buchstaben aus dem Namensinneren suchen und von einem gefundenen Nachbarn weitergehen",
        "opens the custom actions": "öffnet die eigenen Aktionen",
        "opens the gestures": "öffnet die Gesten",
        "moves on from a text that is being edited": "geht aus einem Text, der bearbeitet wird, weiter",
        "moves back from a text that is being edited": "geht aus einem Text, der bearbeitet wird, zurück",
        "the time of one turn of the rotor": "die Dauer einer Drehung des Rotors",
        "turns of the rotor that bring containers": "Drehungen des Rotors bis zu den Containern",
        "turns of the rotor that bring an element's actions":
            "Drehungen des Rotors bis zu den Aktionen eines Elements",
        "the time of one swipe": "die Dauer eines Wischens",
        "the time of one tap": "die Dauer eines Tippens",
        "the time of a double tap": "die Dauer eines Doppeltippens",
        "how much longer a double tap takes that is held": "wie viel länger ein gehaltenes Doppeltippen dauert",
        "the time of a swipe with several fingers, which scrolls a page":
            "die Dauer eines Wischens mit mehreren Fingern, das eine Seite scrollt",
        "what moves the highlight on: time, or a press of a second switch; then cycles do not count":
            "was die Hervorhebung weiterbewegt: die Zeit oder ein zweiter Schalter; dann zählen Durchläufe nicht",
        "what the highlight goes over first: the rows of the board, or its columns":
            "worüber die Hervorhebung zuerst geht: die Zeilen der Tafel oder ihre Spalten",
        "the fewest stops that make a row a group of its own":
            "ab wie vielen Stopps eine Zeile eine eigene Gruppe ist",
        "the number of switches, each for one part": "die Zahl der Schalter, je einer für einen Teil",
        "whether a cancel item stands at the end of every way": "ob am Ende jedes Weges ein Abbruch steht",
        "what selecting does: opens the menu, or activates": "was Auswählen bewirkt: öffnet das Menü oder aktiviert",
        "the time of one change of the reading control (a swipe up and down)":
            "die Dauer eines Wechsels der Lesesteuerung (Wischen nach oben und unten)",
        "changes of the reading control that bring containers": "Wechsel der Lesesteuerung bis zu den Containern",
        "the place of Actions in the menu": "der Platz von „Aktionen“ im Menü",
        "the browser's own stops between the last of the page and the first":
            "die Stopps des Browsers zwischen dem letzten der Seite und dem ersten",
        "the keys held for an access key": "die Tasten, die für eine Zugriffstaste gehalten werden",
        "goes to the next heading; with Shift to the one before":
            "geht zur nächsten Überschrift, mit der Umschalttaste zur vorigen",
        "the screen reader: NVDA with the letters stated here; JAWS, which has R for landmarks; VoiceOver with chords of its own, and none for landmarks":
            "der Screenreader: NVDA mit den hier genannten Buchstaben; JAWS mit R für Landmarken; VoiceOver mit eigenen Tastenkombinationen und ohne eine für Landmarken",
        "whether Down and Up go from line to line as the page shows them, Control-Right and Control-Left from word to word on a line, and Tab from control to control; NVDA alone has it":
            "ob Pfeil ab und auf von Zeile zu Zeile gehen, wie die Seite sie zeigt, Strg-Pfeil rechts und links von Wort zu Wort in einer Zeile und Tab von Bedienelement zu Bedienelement; nur NVDA hat das",
        "goes to the next landmark": "geht zur nächsten Landmarke",
        "goes to the next form field": "geht zum nächsten Formularfeld",
        "goes to the next button": "geht zum nächsten Knopf",
        "the keys held for a mnemonic": "die Tasten, die für einen unterstrichenen Buchstaben gehalten werden",
        "the key that opens the menu bar": "die Taste, die die Menüleiste öffnet",
        "the next target: in the beam alone (tvOS), nearest with beam preference (Android; touching up to 4.2, siblings first in Compose), by spatial navigation (browsers), by a strategy of XY focus (WinUI, Avalonia), or as the platform":
            "das nächste Ziel: nur im Strahl (tvOS), das nächste mit Vorrang im Strahl (Android; bis 4.2 berührend, in Compose Geschwister zuerst), nach räumlicher Navigation (Browser), nach einer Strategie des XY-Fokus (WinUI, Avalonia) oder wie die Plattform",
        "what two stops of a row share: half of a height, the top, or the top and the bottom":
            "was zwei Stopps einer Zeile gemeinsam haben: die halbe Höhe, die Oberkante oder Ober- und Unterkante",
        "how fast the person speaks": "wie schnell der Mensch spricht",
        "from the end of a spoken command until it is carried out":
            "vom Ende eines Sprachbefehls bis zu seiner Ausführung",
    ]
}
