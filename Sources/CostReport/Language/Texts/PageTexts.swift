/// Every text of a page that a language must have.
///
/// A text with what varies is a function, so that each language has its own order of words and its own plurals.
typealias PageTexts = WordTexts & FrameTexts & AnswerTexts & PartTexts & FindingTexts & ComparisonTexts & ScriptTexts
    & Sendable
