/// What stands around the parts of a page.
extension GermanTexts {
    var skipToAnswer: String { "Zur Antwort springen" }
    var contents: String { "Inhalt" }
    var logo: String { "Logo" }
    func by(_ author: Markup) -> Markup { "Von \(author)" }
    func allScreens(of name: Markup) -> Markup { "Alle Bildschirme von \(name)" }
    func pageTitle(_ name: String) -> String { "\(name) – was es kostet, die Ziele zu erreichen" }
    var costReport: String { "Kostenbericht" }
    var theScreen: String { "Der Bildschirm " }
    var noScreen: String { "Das Layout enthält keinen Bildschirm." }
    var noTarget: String { "Es gibt kein Ziel: Nichts auf diesem Bildschirm reagiert auf eine Aktivierung." }
    var notesOnFile: String { "Hinweise zur Datei" }
    func noteTimes(_ count: Int) -> String { " (\(count)-mal)" }
    func firstInLine(_ line: Int) -> String { ", zuerst in Zeile \(line)" }
    var assumptions: String { "Annahmen" }
    func colophon(_ version: String) -> Markup {
        "navcost \(version). Die Werte sind die von <code>navcost analyze</code>; alle Begriffe sind unter den Parametern erklärt."
    }
    var accessMethod: String { "Zugriffsmethode" }
    var reachedBy: String { "Erreicht mit" }
    func inDetail(_ method: String) -> String { "\(method): Einzelheiten" }
    func detailsNeedScript(_ method: String, _ command: String) -> Markup {
        """
        Auf einer so großen Seite brauchen die Einzelheiten zu „\(method)“ ein Skript; ohne Skript schreibt sie \
        <code>navcost \(command) --format html</code>.
        """
    }
    var moreOnPage: String { "Mehr steht auf der Seite selbst." }
    var sameAsTable: String { "Dasselbe als Tabelle" }
    var parametersTitle: String { "Parameter, Quellen und Annahmen" }
    var parametersLead: Markup {
        """
        Die Kosten gelten für die beste Route ohne Fehler, sofern oben nichts anderes steht. Eine Datei zeigt einen Augenblick \
        eines Bildschirms: Was erst durch Scrollen, durch Bewegung oder später erscheint, fehlt darin. Wo ein Hersteller einen \
        Wert nicht dokumentiert, ist die Vorgabe ein Parameter; <code>--set KEY=VALUE</code> ändert ihn.
        """
    }
    var parameter: String { "Parameter" }
    var value: String { "Wert" }
    var source: String { "Quelle" }
    func setForReport(_ standard: String) -> String { "für diesen Bericht gesetzt; die Vorgabe ist \(standard)" }
    var terms: String { "Begriffe" }
    var termList: [(word: String, meaning: String)] {
        [
            ("Ziel", "ein Element, mit dem ein Mensch etwas tun kann"),
            ("Stopp", "worauf der Cursor einer Zugriffsmethode landet"),
            ("Gruppe", "ein Stopp, der sich betreten lässt; sein Inhalt wird für sich durchlaufen"),
            ("Zugriffsbaum", "die geordneten Stopps, die eine Zugriffsmethode durchläuft"),
            ("Scanschritt", "eine gezeigte Hervorhebung; diejenige, bei der gedrückt wird, zählt mit"),
            ("Schalterdruck", "eine Betätigung eines Schalters"),
            ("Wartezeit", "die Sekunden, in denen sich nur zusehen lässt"),
            ("Tastenanschlag, Befehl", "eine gedrückte Taste; eine Tastenkombination, Geste oder Ansage"),
            (
                "erwartete Kosten",
                "das Mittel über alle Ziele mit Kosten, gewichtet danach, wie oft jedes gebraucht wird"
            ),
            ("flach", "der Baum, in dem alle Container aufgelöst sind"),
            (
                "gruppiert, Zeilen, Blöcke, Hälften",
                "Bäume, in denen Container, Zeilen, Blöcke oder Teile betreten werden"
            ),
        ]
    }
}

/// The index of a report.
extension GermanTexts {
    var indexWindow: String { "Kostenberichte" }
    var indexTitle: String { "Was es kostet, ein Ziel zu erreichen" }
    var indexLead: String {
        "Jeder Bericht zeigt, was die Ziele eines Bildschirms Menschen kosten, die einen Schalter, eine Tastatur, eine Fernbedienung oder einen Screenreader benutzen; hier steht die Antwort für die erste Zugriffsmethode."
    }
    var filterScreens: String { "Bildschirme filtern" }
    var screensUnit: String { "Bildschirmen" }
    func showScreens(_ count: Int, not shown: Int) -> String {
        "Alle \(count) Bildschirme zeigen, nicht nur die ersten \(shown)"
    }
    func indexCaption(_ screens: String) -> String {
        "\(screens): Sekunden für ein durchschnittliches Ziel jetzt, nach den Vorschlägen und mindestens (untere Schranke); erreichte Ziele; Befunde; das langsamste Ziel"
    }
    var screen: String { "Bildschirm" }
    var nowSeconds: String { "Jetzt, s" }
    var suggestedSeconds: String { "Vorschlag, s" }
    var boundSeconds: String { "Untere Schranke, s" }
    var reached: String { "Erreicht" }
    var slowest: String { "Am langsamsten" }
    var asItIsCell: String { "wie jetzt" }
    var noTargetCell: String { "kein Ziel" }
}
