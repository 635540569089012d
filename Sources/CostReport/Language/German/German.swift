import GroupingSearch

extension PageLanguage {
    /// German, with the terms of Apple's and Google's German settings.
    public static let german = PageLanguage(
        id: "de", name: "Deutsch", direction: "ltr",
        numbers: NumberStyle(point: ",", group: ".", percentGap: "\u{A0}"), texts: GermanTexts(),
        terms: GermanTerms())
}

/// The German for the English of other modules.
struct GermanTerms: PageTerms {
    private static let phraseTable = PhraseTable(
        GermanPhrases.methods.merging(GermanPhrases.parameters) { first, _ in first }
            .merging(GermanPhrases.reasons) { first, _ in first })
    private static let moveTable = PhraseTable(GermanMoves.texts)

    var phrases: PhraseTable { Self.phraseTable }
    var moves: PhraseTable { Self.moveTable }
    var groupWords: GroupWords { GermanMoves.groupWords }
}

/// The texts of pages in German.
struct GermanTexts: PageTexts {}
