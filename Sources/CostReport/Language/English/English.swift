extension PageLanguage {
    /// English, which pages are written in where nothing else is asked for.
    public static let english = PageLanguage(
        id: "en", name: "English", direction: "ltr", numbers: NumberStyle(), texts: EnglishTexts(),
        phrases: PhraseTable())
}

/// The texts of pages in English; those that text outputs share with pages are here, too.
struct EnglishTexts: PageTexts {}
