/// Why the rules matter, in German, by their codes; a test holds that none is missing. How each rule checks is in its documentation,
/// which is English.
enum GermanExplanations {
    static let texts: [String: String] = [
        "action-letters":
            "Die Schaltersteuerung zeigt eine eigene Aktion mit ihrem Bild. Ohne Bild erscheint nur der erste Buchstabe ihres Namens: „Pin“ und „Play“ sind dann beide ein P.",
        "carousel":
            "An jedem Bild und an beiden Pfeilen führt der Weg zu allem Folgenden vorbei. Ein einstellbares Element ist ein einziger Stopp; wer blättern möchte, wischt nach oben oder unten.",
        "dead-stop":
            "Ein Screenreader hält auf einem Trenner oder einer namenlosen Verzierung und schweigt. Wer zuhört, fragt sich, was ihm entgangen ist, und bezahlt jedes Mal einen Stopp.",
        "far-scroll":
            "Jedes Scrollen mit einem Schalter heißt auswählen, im Menü eine Richtung wählen und den Scan neu beginnen; beim Sprechen ist es ein Befehl für jede Seite. Häufig Gebrauchtes gehört dorthin, wo es anfangs sichtbar ist, oder auf ein Tastenkürzel.",
        "first-match":
            "Mit der Tastatursteuerung unter iOS setzen Tab-F und der Anfang eines Namens den Fokus auf den ersten Treffer. Von fünf Tasten namens „Löschen“ wählt die Suche die letzten vier nie; zu ihnen führt nur der Weg Schritt für Schritt.",
        "gesture-only":
            "Viele Menschen können nicht wischen, lange drücken oder zwei Finger spreizen. Eine eigene Aktion mit derselben Wirkung steht im Menü jedes Screenreaders, der Schaltersteuerung und der Tastatur.",
        "group-label":
            "Der Name sagt, ob es sich lohnt, die Gruppe zu betreten. Ohne ihn ist nur „Gruppe“ zu hören, und man muss hinein, um es herauszufinden.",
        "input-labels":
            "Wer mit dem Bildschirm spricht oder nach Namen sucht, muss raten, wie ein Bild heißt: „Optionen“, „Einstellungen“ oder „Zahnrad“. Mit weiteren Eingabenamen gilt jeder davon.",
        "merge-title":
            "Ein Screenreader spricht „Röstung“ und ein Wischen später „dunkel“. Das Erste muss man sich merken, und jedes Paar kostet einen Stopp mehr. Ein Element mit dem Titel als Namen und dem Wert als Wert ist in einem Schritt gelesen und passiert.",
        "modal":
            "Wer den Bildschirm sieht, sieht einen Dialog vor abgedunkeltem Hintergrund. Der Cursor läuft durch alles dahinter weiter, und wer den Bildschirm nicht sieht, verirrt sich dort.",
        "no-groups":
            "Mit einem Schalter wartet man auf jedes Element vor dem gewünschten, mit einem Screenreader hört man es an. Gruppen überspringen ganze Teile des Bildschirms in einem Schritt: Aus 26 Stopps einer Kaffee-App werden 8.",
        "no-stop":
            "Eine Taste, die nur ein Finger oder ein Zeiger findet, gibt es für Menschen mit Schalter, Tastatur oder Screenreader nicht.",
        "no-target":
            "Mit Schalter oder Tastatur gelangt man auf einen solchen Bildschirm und kann dort nichts tun, nicht einmal gehen. Oft zeichnet die App ihre Bedienelemente selbst; dann gelten die Zahlen einem leeren Bildschirm, und Schweigen sähe nach einer guten Nachricht aus.",
        "private":
            "Wer für einen Bildschirm Minuten braucht, zeigt ihn minutenlang den Umstehenden: eine Kontonummer, eine Nachricht, eine Diagnose.",
        "reading-order":
            "Wer den Bildschirm sieht, sucht Stufe 7 hinter Stufe 6. Wer ihn Stopp für Stopp durchläuft, kommt zuerst zu Stufe 12 und muss zurück. Wer ihn nur hört, hört die Sätze einer Geschichte in falscher Reihenfolge.",
        "shared-beginning":
            "Mit einem Screenreader geht man weiter, sobald ein Wort verrät, dass dies nicht das Ziel ist. Beginnen Namen gleich, kommt dieses Wort spät, und zwar an jedem Stopp auf dem Weg: „Einstellungen für Ton“, „Einstellungen für Netzwerk“. Steht das unterscheidende Wort vorn, sparen alle Zeit beim Zuhören.",
        "shortcut": "Mit einer eigenen Taste entfällt an der Tastatur der Weg durch den Bildschirm, jedes Mal.",
        "shortcut-taken":
            "Ein Tastenkürzel, das das System behält, erreicht die App nie; oder die App nimmt den Menschen eine Taste, die sie überall benutzen. Haben zwei Elemente dasselbe Kürzel, wirkt es nur auf eines; haben zwei denselben unterstrichenen Buchstaben oder dieselbe Zugriffstaste, bewegt sie nur den Fokus zwischen beiden.",
        "slip":
            "Wer jeden Tag auf „Senden“ wartet, kommt jeden Tag an „Löschen“ vorbei; ein einziger Schalterdruck zu früh genügt.",
        "spoken-name":
            "Wer mit dem Bildschirm spricht (Sprachsteuerung, Voice Access), nennt den Namen eines Ziels. Haben mehrere denselben, erscheinen Nummern daneben, und ein zweiter Befehl nennt eine davon. Lässt sich vom Namen nichts aussprechen, müssen erst überall Nummern eingeblendet werden. Ein Name, den kein anderes Ziel hat, braucht einen Befehl.",
        "state":
            "„WLAN, Schalter“ lässt offen, ob es eingeschaltet ist. Wer es nicht sieht, muss es umschalten, um es herauszufinden.",
        "timeout":
            "Ein „Widerrufen“, das fünf Sekunden lang zu sehen ist, nützt niemandem, der zwanzig dorthin braucht.",
        "too-many-groups":
            "Jede Gruppe ist ein Stopp, den man betreten muss. Um ein einzelnes Element ist sie ein Schritt für nichts. In anderen Gruppen oder um das Wenige, das am häufigsten gebraucht wird, macht sie Wege länger als eine einzige Liste.",
        "trap":
            "In einer Falle führen Tabulator oder Pfeiltasten immer im Kreis, und der übrige Bildschirm ist unerreichbar. Ohne Zeiger bleibt nur, die App zu verlassen.",
        "unconfirmed":
            "Mit einem Schalter oder mit Zittern kommen verspätete und doppelte Schalterdrücke jeden Tag vor. Was sich nicht widerrufen lässt, soll vorher nachfragen.",
        "unreachable": "Ein Ziel ohne Route gibt es für Menschen nicht, die nur diese Methode haben.",
        "budget":
            "Ein Budget steht unter `budgets` in `.navcost.yml` oder in `--budget`: `expected.seconds: 8` begrenzt das gewichtete Mittel über die Ziele, `worst.presses: 12` das teuerste Ziel. Ein überschrittenes Budget beendet `navcost check` mit Status 1.",
        "baseline":
            "`navcost check --write-baseline DATEI` schreibt die jetzigen Kosten jedes Ziels; `--baseline DATEI` vergleicht spätere Läufe damit. Ohne Budgets darf weder das gewichtete Mittel noch das teuerste Ziel eines Bildschirms über `--tolerance` hinaus langsamer werden.",
        "unused-suppression":
            "Der Befund ist behoben, oder Code, Bildschirm oder Ziel sind falsch geschrieben. Bleibt der Eintrag stehen, verbirgt er den nächsten solchen Befund.",
        "unused-budget":
            "Kein Layout des Laufs hat den genannten Bildschirm oder das genannte Ziel, oder die Methode kennt diese Größe nicht; das Budget kann also nie verletzt werden.",
    ]
}
