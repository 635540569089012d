/// The sentences of the rules in German, by the codes of the rules; a test holds that none is missing.
enum GermanRules {
    static let texts: [String: RuleTexts] = [
        "action-letters": RuleTexts(
            title: "eigene Aktionen mit demselben Buchstaben",
            message: "{names} von {target} erscheinen alle als {letter}",
            remedy: "jeder der Aktionen ein Bild geben oder Namen mit verschiedenen Anfangsbuchstaben"),
        "carousel": RuleTexts(
            title: "ein Karussell, das einstellbar sein sollte",
            message: "das Karussell ab {target} hat {stops} Stopps, wo ein einstellbares Element genügt",
            remedy: "ein einstellbares Element daraus machen, dessen Wert das Gezeigte ist"),
        "dead-stop": RuleTexts(
            title: "ein Stopp, der nichts sagt und nichts tut",
            message:
                "{target} sagt nichts und tut nichts; ohne diesen Stopp dauert {method} im Mittel {improved} statt {now}",
            remedy: "das Element von der Bedienungshilfe ausnehmen"),
        "far-scroll": RuleTexts(
            title: "ein häufiges Ziel liegt mehrere Scrollschritte entfernt",
            message: "{target}, {share} der Nutzung, braucht {scrolls} Scrollschritte und {now} mit {method}",
            remedy: "das Ziel dorthin setzen, wo es anfangs sichtbar ist, oder ihm ein Tastenkürzel geben"),
        "first-match": RuleTexts(
            title: "die Suche wählt es nie",
            message:
                "die Suche wählt immer {other}, nie {target} ({count} dieser Art); die Route dorthin braucht {now} mit {method}",
            remedy: "die Namen unterscheidbar machen oder einen eigenen Eingabenamen vergeben"),
        "gesture-only": RuleTexts(
            title: "eine Geste ohne gleichwertige Aktion",
            message: "{target} versteht {gestures}, und keine eigene Aktion tut dasselbe",
            remedy: "für jede Geste eine eigene Aktion anbieten"),
        "group-label": RuleTexts(
            title: "eine Gruppe ohne Namen",
            message: "{target}, eine Gruppe mit {stops} Stopps, hat keinen Namen",
            remedy: "der Gruppe einen Namen geben, der ihren Inhalt nennt"),
        "input-labels": RuleTexts(
            title: "ein Bild mit weniger als zwei Eingabenamen",
            message: "{target} zeigt nur ein Bild und hat {count} Eingabenamen",
            remedy: "die Namen, mit denen Menschen es nennen könnten, als Eingabenamen ergänzen"),
        "merge-title": RuleTexts(
            title: "Titel und Wert sind zwei Stopps",
            message: "{target} und {other} sind zwei Stopps; als ein Element dauert {method} {improved} statt {now}",
            remedy: "ein Element daraus machen, mit {target} als Namen und dem anderen als Wert"),
        "modal": RuleTexts(
            title: "ein Dialog, der das Dahinterliegende nicht verbirgt",
            message: "{target} ist zu sehen, doch {count} Stopps außerhalb bleiben erreichbar",
            remedy: "den Dialog für Hilfstechnik modal machen (accessibilityViewIsModal, aria-modal)"),
        "no-groups": RuleTexts(
            title: "viele Elemente in einer Liste und keine Gruppen",
            message:
                "{stops} Stopps stehen in einer Liste; als {groups} Stopps mit Gruppen darunter dauert {method} im Mittel {improved} statt {now}",
            remedy: "Zusammengehöriges in Container fassen; `navcost suggest` nennt sie"),
        "no-target": RuleTexts(
            title: "ein Bildschirm ohne etwas Bedienbares",
            message: "der Bildschirm {screen} zeigt etwas, enthält aber nichts, was sich bedienen lässt",
            remedy:
                "was reagiert, mit einer Rolle zugänglich machen und einen Weg anbieten, den Bildschirm zu verlassen"),
        "no-stop": RuleTexts(
            title: "etwas Bedienbares wird übersprungen",
            message: "{target} reagiert auf eine Aktivierung, doch keine Zugriffsmethode hält dort",
            remedy: "es zugänglich machen oder seine Wirkung als Aktion des umgebenden Elements anbieten"),
        "private": RuleTexts(
            title: "private Angaben auf einem langsamen Bildschirm",
            message:
                "{target} ist privat und bleibt sichtbar: Eine Nutzung des Bildschirms dauert im Mittel {now} mit {method}",
            remedy: "die Angabe bis zum Abruf verbergen oder den Bildschirm beschleunigen"),
        "reading-order": RuleTexts(
            title: "durchlaufen in anderer Reihenfolge als gelesen",
            message:
                "{target} kommt vor {other}, das zuerst gelesen wird; über {stops} Stopps in Lesereihenfolge dauert {method} {now} statt {improved}",
            remedy: "die Reihenfolge im Container angeben oder die Elemente in Lesereihenfolge bringen"),
        "shared-beginning": RuleTexts(
            title: "aufeinanderfolgende Namen beginnen mit denselben Wörtern",
            message: "{count} aufeinanderfolgende Namen beginnen mit „{words}“; das anzuhören dauert jedes Mal {now}",
            remedy: "das unterscheidende Wort an den Anfang stellen"),
        "shortcut": RuleTexts(
            title: "ein häufiger Befehl ohne Tastenkürzel",
            message: "{target} wird oft gebraucht und dauert {now} mit {method}; {key} bräuchte {improved}",
            remedy: "das Tastenkürzel {key} vergeben"),
        "shortcut-taken": RuleTexts(
            title: "ein Tastenkürzel, das schon vergeben ist",
            message: "{target} hat {key}, das bereits vergeben ist: {owner}",
            remedy: "eine andere Taste vergeben"),
        "slip": RuleTexts(
            title: "zerstörend und nur einen Fehlgriff von etwas Häufigem entfernt",
            message:
                "auf der Route zu {other} wird {target} mit der Wahrscheinlichkeit {chance} versehentlich aktiviert ({method})",
            remedy: "es von häufig Gebrauchtem entfernen oder vorher nachfragen lassen"),
        "spoken-name": RuleTexts(
            title: "kein eigener Name zum Aussprechen",
            message: "{problem}; die Route zu {target} dauert {now} mit {method}",
            remedy: "einen Namen oder Eingabenamen vergeben, den kein anderes Ziel hat"),
        "state": RuleTexts(
            title: "ein Bedienelement, das seinen Zustand nicht nennt",
            message: "{target} hat einen Zustand, aber weder einen Wert noch eine Auswahl",
            remedy: "einen Wert vergeben, der den jetzigen Zustand nennt"),
        "timeout": RuleTexts(
            title: "es verschwindet zu früh",
            message: "{target} verschwindet nach {limit}; 95 von 100 Nutzungen mit {method} dauern bis zu {time}",
            remedy: "es bis zum Schließen stehen lassen oder die Anzeigedauer wählbar machen"),
        "too-many-groups": RuleTexts(
            title: "eine Gruppe, die mehr kostet als spart",
            message:
                "{target}, eine Gruppe mit {stops}, macht den Bildschirm langsamer: ohne sie dauert {method} im Mittel {improved} statt {now}",
            remedy: "die Gruppe durch ihren Inhalt ersetzen"),
        "trap": RuleTexts(
            title: "eine Falle für den Fokus",
            message:
                "{method} gelangt in {target} und nicht mehr heraus: {count} Ziele sind von dort unerreichbar ({share} der Nutzung)",
            remedy: "den nächsten und den vorigen Stopp zum übrigen Bildschirm führen lassen"),
        "unconfirmed": RuleTexts(
            title: "ein zerstörendes Ziel, das nicht nachfragt",
            message: "{target} zerstört etwas und fragt nicht nach",
            remedy: "vor dem Zerstören nachfragen oder ein Widerrufen erlauben"),
        "unreachable": RuleTexts(
            title: "Ziele, die eine Methode nicht erreicht",
            message: "unerreichbar mit {methods} ({share} der Nutzung): {subject} – {reason}",
            remedy: "aus jedem einen Stopp der Methode machen oder ihm eine eigene Taste geben"),
        "budget": RuleTexts(
            title: "Kosten über ihrem Budget",
            message: "{budget} beträgt {now} mit {method}; das Budget ist {limit}{causes}",
            remedy: "prüfen, was `navcost suggest` ändern würde, oder das Budget mit Begründung erhöhen"),
        "baseline": RuleTexts(
            title: "Kosten, die seit dem Bezugswert gewachsen sind",
            message:
                "{budget} beträgt {now} mit {method}, war {before} in {baseline} und darf {limit} betragen{causes}",
            remedy: "die Ursache rückgängig machen oder den Bezugswert mit Begründung neu schreiben"),
        "unused-suppression": RuleTexts(
            title: "eine Unterdrückung ohne Wirkung",
            message: "die Unterdrückung von {code} unterdrückt nichts{why}",
            remedy: "sie aus der Einstellungsdatei entfernen"),
        "unused-budget": RuleTexts(
            title: "ein Budget, das nichts betrifft",
            message: "das Budget {budget} betrifft in diesem Lauf nichts",
            remedy: "die genannten Kennungen berichtigen oder das Budget entfernen"),
    ]
}
