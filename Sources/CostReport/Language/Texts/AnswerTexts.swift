import AccessCost

/// The answer of a page, and sentences that text outputs have, too.
protocol AnswerTexts {
    var answer: String { get }
    var oneFlatList: String { get }
    var asItIs: String { get }
    var asSuggested: String { get }
    var lowerBound: String { get }
    var notSearched: String { get }
    var nothingWorthChanging: String { get }
    var provenOptimal: String { get }
    var notKnown: String { get }
    var overAllTrees: String { get }
    func worst(_ name: String, _ seconds: String) -> String
    func over(_ coverage: String) -> String
    func ofUse(_ share: String) -> String
    func noCost(_ screen: Markup, _ method: String) -> Markup
    func oneAnswer(_ screen: Markup, _ method: String, _ seconds: Markup, _ clause: String) -> Markup
    func twoAnswers(
        _ screen: Markup, _ method: String, _ before: (seconds: Markup, tree: TreeKind),
        _ after: (seconds: Markup, tree: TreeKind), _ rest: Markup
    ) -> Markup
    func both(_ clause: String) -> String
    func coverages(_ a: (tree: TreeKind, words: String), _ b: (tree: TreeKind, words: String)) -> String
    func listeningTakes(_ share: String) -> String
    func missing(_ status: TargetCost.Status, _ all: String, _ reasons: String) -> String
    func forOtherReasons(_ count: Int) -> String

    func withErrors(missed: String, accidental: String, isLate: Bool, isWithheld: Bool, _ figures: String) -> String
    func wrongActivations(_ before: String, _ after: String) -> String
    func destructiveChance(_ before: String, _ after: String) -> String
    func simulated(_ before: String, _ after: String) -> String
    func peopleNeed(_ population: String, _ range: String, _ median: String, _ clause: String) -> String
    func fasterFor(_ count: Int, of all: Int) -> String
    func intervals(_ low: String, _ high: String) -> String
    func changeForPeople(
        faster: Int, slower: Int, of all: Int, _ population: String, median: String, before: String, after: String,
        _ clause: String
    ) -> String
    func noRouteFrom(_ screen: String) -> String
    func routeFrom(_ screen: String, _ figures: String, _ targets: String) -> String
    func toFind(_ hidden: Int, byTap: Bool, byFocus: Bool) -> String
    func notPossible(_ reason: String) -> String
    func typing(_ speeds: String) -> String
    func typingNotPossible(_ reason: String) -> String
    func typingWithErrors(_ speeds: String) -> String
    func speeds(_ seconds: String, _ words: String) -> String
    func unknownCharacters(_ count: String, _ all: String, _ shown: String) -> String

    func holds(_ parts: [String]) -> String
    func holdsForEvery(_ parameters: String) -> String
    func holdsOnlyFor(_ parameter: String, _ words: String) -> String
    func holdsForNoOther(_ parameter: String) -> String
    func holdsFor(_ parameter: String, _ spans: String) -> String
    func span(from: String?, to: String?, _ unit: String) -> String
    func parameterName(_ key: String) -> String
}
