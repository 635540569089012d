import GroupingSearch

extension PageLanguage {
    /// English, which pages are written in where nothing else is asked for.
    public static let english = PageLanguage(
        id: "en", name: "English", direction: "ltr", numbers: NumberStyle(), texts: EnglishTexts(),
        terms: EnglishTerms())
}

/// The English of other modules stays as it is.
struct EnglishTerms: PageTerms {
    private static let none = PhraseTable()
    private static let words = GroupWords()

    var phrases: PhraseTable { Self.none }
    var moves: PhraseTable { Self.none }
    var groupWords: GroupWords { Self.words }
}

/// The texts of pages in English; those that text outputs share with pages are here, too.
struct EnglishTexts: PageTexts {}
