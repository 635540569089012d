import AccessCost

/// The answer of a page and what stands beside it.
extension EnglishTexts {
    var answer: String { "Answer" }
    var oneFlatList: String { "One flat list" }
    var asItIs: String { "As it is" }
    var asSuggested: String { "As suggested" }
    var lowerBound: String { "Lower bound" }
    var notSearched: String { "not searched for this access method" }
    var nothingWorthChanging: String { "nothing worth changing was found" }
    var provenOptimal: String { "proven optimal" }
    var notKnown: String { "not known" }
    var overAllTrees: String { "over all trees of these targets" }
    func worst(_ name: String, _ seconds: String) -> String { "worst: \(name), \(seconds) s" }
    func over(_ coverage: String) -> String { "over \(coverage)" }
    func ofUse(_ share: String) -> String { ", \(share) of use" }

    func noCost(_ screen: Markup, _ method: String) -> Markup {
        "By \(method), no target of \(screen) that is wanted has a cost."
    }
    func oneAnswer(_ screen: Markup, _ method: String, _ seconds: Markup, _ clause: String) -> Markup {
        "Reaching a target in \(screen) by \(closed(method)) takes \(seconds) on average\(clause). Groups make no difference: there are none, or they are not visited."
    }
    func twoAnswers(
        _ screen: Markup, _ method: String, _ before: (seconds: Markup, tree: TreeKind),
        _ after: (seconds: Markup, tree: TreeKind), _ rest: Markup
    ) -> Markup {
        "Reaching a target in \(screen) by \(closed(method)) takes \(before.seconds) on average \(treeWords(before.tree)) and \(after.seconds) \(treeWords(after.tree))\(rest)."
    }
    func both(_ clause: String) -> String { ", both\(clause)" }
    func coverages(_ a: (tree: TreeKind, words: String), _ b: (tree: TreeKind, words: String)) -> String {
        "; \(tree(a.tree)) over \(a.words), \(tree(b.tree)) over \(b.words)"
    }
    func listeningTakes(_ share: String) -> String { "Listening takes \(share) of the seconds." }
    func missing(_ status: TargetCost.Status, _ all: String, _ reasons: String) -> String {
        "\(status == .unreachable ? "Unreachable" : "Cannot tell"): \(all)\(reasons.isEmpty ? "" : " (\(reasons))")."
    }
    func forOtherReasons(_ count: Int) -> String { "\(count) for other reasons" }

    /// A method's name within a sentence, a comma in it closed by another.
    private func closed(_ method: String) -> String { method + (method.contains(",") ? "," : "") }
}

/// Sentences about errors of use, people, the way to a screen, discovery and typing, which text outputs have, too.
extension EnglishTexts {
    func withErrors(missed: String, accidental: String, isLate: Bool, isWithheld: Bool, _ figures: String) -> String {
        let late = isLate ? ", and presses that may be late\(isWithheld ? " and are withheld then" : "")" : ""
        return "With \(missed) % missed and \(accidental) % accidental selections\(late): \(figures)"
    }
    func wrongActivations(_ before: String, _ after: String) -> String {
        "; wrong activations \(before) → \(after)"
    }
    func destructiveChance(_ before: String, _ after: String) -> String {
        ", chance of a destructive one \(before) → \(after) %"
    }
    func simulated(_ before: String, _ after: String) -> String { "Simulated: \(before) → \(after) s." }
    func peopleNeed(_ population: String, _ range: String, _ median: String, _ clause: String) -> String {
        "8 of 10 people (\(population)) need \(range) s, errors of use included; median \(median) s\(clause)"
    }
    func fasterFor(_ count: Int, of all: Int) -> String { "; faster for \(count) of \(all)" }
    func intervals(_ low: String, _ high: String) -> String {
        ". By the 0.65 rule their scan intervals are \(low) to \(high) s"
    }
    func changeForPeople(
        faster: Int, slower: Int, of all: Int, _ population: String, median: String, before: String, after: String,
        _ clause: String
    ) -> String {
        "Faster for \(faster) of \(all) people (\(population))\(slower > 0 ? ", slower for \(slower)" : ""): median \(median) s, 8 of 10 need \(before) → \(after) s\(clause)."
    }
    func noRouteFrom(_ screen: String) -> String { "No route leads here from the initial screen '\(screen)'." }
    func routeFrom(_ screen: String, _ figures: String, _ targets: String) -> String {
        "From '\(screen)' another \(figures), by \(targets)."
    }
    func toFind(_ hidden: Int, byTap: Bool, byFocus: Bool) -> String {
        "To find one of \(hidden) \(noun(.hiddenElement, hidden)), shown by \(byTap ? (byFocus ? "focus or tapping" : "tapping") : "focus"): "
    }
    func notPossible(_ reason: String) -> String { "not possible, \(reason)." }
    func typing(_ speeds: String) -> String { "Typing: \(speeds)." }
    func typingNotPossible(_ reason: String) -> String { "Typing: not possible, \(reason)." }
    func typingWithErrors(_ speeds: String) -> String { " With errors put right: \(speeds)." }
    func speeds(_ seconds: String, _ words: String) -> String { "\(seconds) s a character, \(words) words a minute" }
    func unknownCharacters(_ count: String, _ all: String, _ shown: String) -> String {
        "\(count) of \(all) characters have no key and are left out: \(shown)"
    }
}

/// For which values of parameters an answer holds.
extension EnglishTexts {
    func holds(_ parts: [String]) -> String { "This holds \(parts.joined(separator: "; "))." }
    func holdsForEvery(_ parameters: String) -> String { "for every \(parameters)" }
    func holdsOnlyFor(_ parameter: String, _ words: String) -> String { "for the \(parameter) \(words) only" }
    func holdsForNoOther(_ parameter: String) -> String { "for no other \(parameter)" }
    func holdsFor(_ parameter: String, _ spans: String) -> String { "for a \(parameter) \(spans)" }
    func span(from: String?, to: String?, _ unit: String) -> String {
        switch (from, to) {
        case (let from?, let to?): "from \(from) to \(to)\(unit)"
        case (let from?, nil): "from \(from)\(unit) on"
        case (nil, let to?): "up to \(to)\(unit)"
        case (nil, nil): "of any length"
        }
    }
    func parameterName(_ key: String) -> String {
        switch key {
        case "interval": "scan interval"
        case "exit": "exit item"
        case "groupItems": "grouping by the system"
        default: key
        }
    }
}
