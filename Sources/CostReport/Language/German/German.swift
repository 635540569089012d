extension PageLanguage {
    /// German, with the terms of Apple's and Google's German settings.
    public static let german = PageLanguage(
        id: "de", name: "Deutsch", direction: "ltr",
        numbers: NumberStyle(point: ",", group: ".", percentGap: "\u{A0}"), texts: GermanTexts(),
        phrases: PhraseTable(
            GermanPhrases.methods.merging(GermanPhrases.parameters) { first, _ in first }
                .merging(GermanPhrases.reasons) { first, _ in first }),
        moves: PhraseTable(GermanMoves.texts), groupWords: GermanMoves.groupWords)
}

/// The texts of pages in German.
struct GermanTexts: PageTexts {}
