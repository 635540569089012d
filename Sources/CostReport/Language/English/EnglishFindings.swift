import AccessCost
import GroupingSearch
import ScreenFindings

/// Findings, and what to do first.
extension EnglishTexts {
    var findings: String { "Findings" }
    var toDoFirst: String { "What to do first" }
    func restInCheck(_ count: Int) -> String { "\(count) more are in the output of navcost check." }
    func noFindings(_ rules: Int) -> String { "None of the \(rules) rules finds anything." }
    func concerns(_ people: String, _ guidelines: String) -> String {
        "Concerns \(people). Touches \(guidelines)."
    }
    var touchesNothing: String { "no success criterion of WCAG 2.2, only what an action costs" }
    func inLine(_ line: Int) -> String { ", line \(line)" }
    func toDo(_ remedy: Markup) -> Markup { "To do: \(remedy)." }
    var whyItMatters: String { "Why it matters" }
    func fileDoesNotTell(_ title: Markup, _ reasons: Markup) -> Markup {
        "\(title)? The file does not tell: \(reasons)."
    }
    func openQuestions(_ count: Int) -> String {
        "\(count == 1 ? "1 question" : "\(count) questions") that the file does not answer"
    }
    func rule(_ rule: Rule) -> RuleTexts {
        RuleTexts(title: rule.title, message: rule.message, remedy: rule.remedy)
    }
    func explanation(_ rule: Rule) -> [String] { rule.documentation.paragraphs }
    func unreachableNow(_ name: String) -> String { "\(name) is unreachable" }
    var nothingWorthChangingFound: String { "Nothing worth changing was found." }
    func savesMost(_ saved: Markup, alone: Bool) -> Markup {
        "saves \(saved) \(alone ? "alone" : "after the others")"
    }
    func suggestionsFor(_ method: String) -> String { "Suggestions for \(method)" }
    var whatSearchFound: String { "What the search found" }
    var whatFileDoesNotTell: String { "What the file does not tell" }
    func allInDetail(_ count: Int, _ noun: Noun) -> String {
        count == 1 ? "The \(noun.rawValue) in detail" : "All \(plural(count, noun)) in detail"
    }
}

/// Suggestions.
extension EnglishTexts {
    var whatToChange: String { "What to change" }
    var forYouToDecide: String {
        "For you to decide, as it changes what the screen offers; not counted above, and not in the layout that is written:"
    }
    func restInSuggest(_ count: Int) -> String { "\(count) more are in the output of navcost suggest --all." }
    func saves(_ alone: Markup, _ after: Markup, _ effort: String) -> Markup {
        """
        Saves \(alone) alone, \
        \(after) after the others. \
        Effort: \(effort).
        """
    }
    func saves(_ nothing: String, _ effort: String) -> Markup { "Saves \(nothing). Effort: \(effort)." }
    func savesAlike(_ alone: Markup, _ together: Markup, _ changes: Int, _ effort: String) -> Markup {
        "Saves \(alone) alone, \(together) with all \(changes) alike. Effort: \(effort)."
    }
    func savesTogether(_ saved: String, _ changes: Int, areAlike: Bool) -> String {
        "all \(changes) \(areAlike ? "alike" : "together") save \(saved)"
    }
    func savesOnlyTogether(_ together: Markup, _ others: Int, _ effort: String) -> Markup {
        "Saves \(together) with \(others == 1 ? "the other one" : "the other \(others)"). Effort: \(effort)."
    }
    func inHundred(_ saved: String) -> String { "\(saved) in 100 activations" }
    func effort(_ effort: ScreenChange.Effort) -> String {
        switch effort {
        case .attribute: "one attribute"
        case .container: "a container"
        case .structure: "a restructured screen"
        }
    }
    var withThisAlone: String { "With this change alone" }
    var beforeAndAfter: String { "Before and after" }
    var code: String { "Code" }
    var whatGroupsReach: String { "What each number of groups can reach" }
    var groupsAxis: String { "groups" }
    func curveOver(_ axis: String) -> String { "Curve over \(axis)" }
    func curveLabel(_ unit: String, _ axis: String) -> String {
        "Cost in \(unit) over \(axis); the same as a table below."
    }
    func curveCaption(_ axis: String) -> String { "Cost over \(axis)" }
    func curveBound(_ value: String, _ unit: String) -> String { "lower bound \(value) \(unit)" }
    var boundRow: String { "lower bound" }
    var status: String { "Status" }
    var provenPoint: String { "proven" }
    var foundPoint: String { "found" }
    var boundPoint: String { "bound" }
    func whereOnScreen(_ elements: String) -> String { "Where on the screen: \(elements), filled." }
    func boardCaption(_ title: String) -> String { "\(title); outlined cells are moved" }
    var movedCell: String { " (moved)" }
    func scanBlock(_ number: String) -> String { "scan block \(number)" }

    func nothingToSave(_ method: String) -> String { "\(method): no target is reached, so there is nothing to save." }
    func nothingFound(_ cost: String, _ coverage: String, leavesDecisions: Bool) -> String {
        let found =
            leavesDecisions
            ? "nothing but what is for you to decide is worth changing" : "nothing worth changing was found"
        return "\(found); an average target costs \(cost)\(coverage)."
    }
    func changesTake(_ count: Int, from before: String, to after: String, _ change: String?, _ coverage: String)
        -> String
    {
        "\(plural(count, .change)) \(count == 1 ? "takes" : "take") an average target from \(before) to \(after)\(change.map { " (\($0))" } ?? ", at the same cost")\(coverage)."
    }
    func boundSentence(_ bound: String, _ change: String?, isOfBoard: Bool) -> String {
        " Lower bound\(isOfBoard ? "" : " over all trees"): \(bound)\(change.map { " (\($0))" } ?? "")."
    }
    func searchStatus(_ status: OrderSearch.Status) -> String {
        switch status {
        case .optimal: " Proven: nothing that keeps the constraints is better."
        case .improved: " Better ones may exist."
        case .unchanged: " Something better may exist."
        case .stopped: " The search was cut short; this is the best until then."
        }
    }
    var nothingGetsSlower: String { "nothing gets slower" }
    var slowerList: String { "slower: " }
    func bySeconds(_ seconds: String) -> String { "by \(seconds) s" }
    var becomesUnreachable: String { "becomes unreachable" }
    func alsoSaves(_ methods: String, isAll: Bool) -> String { "; \(isAll ? "" : "also ")saves \(methods)" }
    func savesNothing(_ methods: String) -> String { "nothing by \(methods)" }
    func belongsTogether(_ reasons: String) -> String { "belongs together: \(reasons)" }
    func groupReason(_ reason: GroupReason) -> String {
        switch reason {
        case .container: "one container holds just these"
        case .heading: "a heading stands before them"
        case .gap: "they stand apart from the rest"
        case .alignment: "they are alike and in line"
        case .background: "they lie on one background"
        case .template: "they are one of several copies"
        case .role: "they are neighbours of one role"
        case .item: "an item and its own buttons"
        case .numbers: "their labels are numbered"
        case .word: "their labels share a word"
        }
    }
    func board(_ parts: BoardParts) -> String {
        var text = "Board of \(parts.cells), priced on the tree '\(parts.tree)'"
        if let mayMove = parts.spaceMayMove { text += mayMove ? "; Space may move" : "; Space stays where it is" }
        if let free = parts.freePlaces { text += "; \(free) may be filled" }
        if parts.families > 0 {
            text += "; \(parts.families == 1 ? "1 family stays" : "\(parts.families) families stay") together"
        }
        text +=
            ". \(parts.moved == 0 ? "No cell moves" : "\(plural(parts.moved, .cell)) \(parts.moved == 1 ? "moves" : "move")")"
        if let blocks = parts.blocks {
            text += blocks == 0 ? ", no scan blocks are made" : "; \(blocks) scan blocks are made"
        }
        return text + "."
    }
    func boardTyping(isGiven: Bool, _ speeds: String) -> String {
        " \(isGiven ? "Typing" : "Typing by the weights of its letters"): \(speeds)."
    }
}

/// What a change asks for, as a command without a full stop.
extension EnglishTexts {
    func change(_ parts: ChangeParts) -> String {
        let (names, first) = (parts.names, parts.names.first ?? "")
        let range = names.count > 1 ? "\(first) to \(names[names.count - 1])" : first
        switch parts.kind {
        case .group:
            let all = names.count <= 3 ? names.joined(separator: ", ") : "\(names.count) stops, \(range),"
            return parts.needsName
                ? "group \(all) and name the group (for now \(parts.label))" : "group \(all) as \(parts.label)"
        case .ungroup: return "dissolve the group \(parts.container ?? first)"
        case .order:
            return "visit \(parts.container.map { "what \($0) holds" } ?? "the screen") in the order \(parts.order)"
        case .merge: return "make \(names.joined(separator: " and ")) one element"
        case .actions: return "make \(names.dropFirst().joined(separator: ", ")) custom actions of \(first)"
        case .gestureActions:
            return
                "give \(range) custom actions for \(names.count > 1 ? "their" : "its") gestures, and name them (for now \(parts.label))"
        case .skip: return "leave out \(first), which says and does nothing"
        case .shortcut: return "give \(first) the key \(parts.key)"
        case .mnemonic: return "underline the letter \(parts.key) of \(first), which then activates it"
        case .inputLabel: return "let \(first) also be found as \(parts.shortLabel)"
        case .adjustable: return "make \(range) one adjustable element, \(parts.shortLabel)"
        case .moveCells:
            let all = names.count <= 5 ? names.joined(separator: ", ") : "\(names.count) cells, \(range),"
            return "move \(all) to other places"
        case .pageJump:
            let place = parts.place.map { "the empty place in row \($0.row), column \($0.column)" } ?? "an empty place"
            return "put a key \(parts.shortLabel) that leads to the page \(parts.container ?? "") on \(place)"
        case .scanBlock: return "make \(range) \(scanBlock(parts.key))"
        case .heading:
            return
                "make \(names.joined(separator: ", ")) \(names.count == 1 ? "a heading" : "headings") of level \(parts.key)"
        case .skipLink: return "begin the page with a link \(parts.shortLabel) that leads to \(first)"
        case .roving:
            return
                "make \(range) one Tab stop with arrows between them\(parts.container.map { ", as the members of \($0)" } ?? "")"
        case .radioGroup:
            return parts.needsName
                ? "make \(range) one radio group and name it (for now \(parts.label))"
                : "make \(range) one radio group, \(parts.shortLabel)"
        case .earlier: return "let \(first) stand before \(names.last ?? "") in its list, where it is visible sooner"
        case .align: return "give \(names.dropFirst().joined(separator: ", ")) the top and bottom of \(first)"
        case .confirm: return "let \(first) ask before anything happens"
        }
    }
}
