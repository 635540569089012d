import AccessCost
import GroupingSearch
import LayoutModel

extension ReportSection where Subject == ScreenView {
    /// What is worth changing, method by method that it was searched for.
    static var suggestions: ReportSection {
        ReportSection("suggestions", say.whatToChange) { view in
            view.suggestions.enumerated().map { place, found in
                SuggestionsSection(
                    found: found, platform: view.layout.platform, cells: view.cells, isFirst: place == 0
                ).markup
            }.joined()
        }
    }
}

/// Suggestions with what each saves, its tree before and after, its code, and the value of each number of groups.
struct SuggestionsSection {
    let found: ScreenSuggestions
    let platform: Platform?
    var cells = CellLooks()
    let isFirst: Bool
    /// The most suggestions with trees of their own.
    private static let mostTrees = 12
    /// The most suggestions of a list, and of all those that are shown at once.
    private static let (most, listed) = (40, 7)

    var markup: Markup {
        let included = found.suggestions.filter(\.isIncluded)
        let proposed = found.suggestions.filter { !$0.isIncluded }
        var result: Markup = "<p class=\"found\">\(SuggestionWords.answer(found))</p>\n"
        if let board = BoardWords.sentences(found) { result += "<p>\(board)</p>\n" }
        result += BoardMarkup.markup(found, cells)
        if !included.isEmpty { result += list(included, from: 1) }
        if !proposed.isEmpty {
            result += """
                <p class="hint">\(say.forYouToDecide)</p>
                \(list(proposed, from: included.count + 1))
                """
        }
        return result + frontier + notes
    }

    /// The suggestions numbered on from a number, a group inside a suggested group in a list of its own below that.
    private func list(_ suggestions: [Suggestion], from number: Int) -> Markup {
        let entries = Array(SuggestionNesting(suggestions).entries.prefix(Self.most))
        // The first seven are read at once, and what they hold; the rest waits behind a word.
        let first = number - 1
        var split = max(0, min(entries.count, Self.listed - first))
        while split > 0, split < entries.count, entries[split].depth > 0 { split += 1 }
        let shown = items(entries[..<split], from: number)
        let rest = items(entries[split...], from: number)
        return """
            \(if: !shown.isEmpty, "<ol class=\"suggestions\"\(Self.more)>\n\(shown)</ol>\n")\
            \(if: !rest.isEmpty, "<details><summary>\(say.more(entries.count - split))</summary>\n<ol class=\"suggestions\"\(Self.more)>\n\(rest)</ol>\n</details>\n")\
            \(if: suggestions.count > Self.most, "<p class=\"hint\">\(say.restInSuggest(suggestions.count - Self.most))</p>\n")
            """
    }

    /// What a printed page says behind the items that it leaves out.
    private static var more: Markup { " data-more=\"\(say.moreOnPage)\"" }

    /// The items of a list, each with those inside it.
    private func items(_ entries: ArraySlice<(suggestion: Suggestion, depth: Int)>, from number: Int) -> Markup {
        var next = entries.startIndex
        func items(depth: Int) -> Markup {
            var result: Markup = ""
            while next < entries.endIndex, entries[next].depth == depth {
                let place = next
                next += 1
                let inside = items(depth: depth + 1)
                result += item(
                    entries[place].suggestion, number: number + place, hasTrees: place < Self.mostTrees,
                    inside: inside.isEmpty ? inside : "<ol class=\"suggestions\"\(Self.more)>\n\(inside)</ol>\n")
            }
            return result
        }
        return items(depth: 0)
    }

    private func item(_ suggestion: Suggestion, number: Int, hasTrees: Bool, inside: Markup) -> Markup {
        let words = SuggestionWords.sentence(suggestion.change, found.before.screen)
        return """
            <li value="\(number)"><p class="what"><bdi>\(words.capitalisedStart)</bdi>.</p>
            \(SuggestionPicture(change: suggestion.change, screen: found.before.screen).markup)\
            <p class="saving">\(saving(suggestion))</p>
            \(reason(suggestion))<p class="hint">\(SuggestionWords.slower(suggestion, found).capitalisedStart).</p>
            \(hasTrees ? trees(suggestion) : "")\(code(suggestion.change))\(inside)</li>

            """
    }

    private func saving(_ suggestion: Suggestion) -> Markup {
        func strong(_ value: Double) -> Markup { "<strong>\(SuggestionWords.saves(value, found))</strong>" }
        let (alone, effort) = (strong(suggestion.saves), SuggestionWords.words(suggestion.change.effort))
        if let nothing = SuggestionWords.savesNothing(suggestion, found) {
            return say.saves(nothing, effort)
        }
        guard let together = suggestion.together else {
            return say.saves(alone, strong(suggestion.savesAfterOthers), effort)
        }
        if !SuggestionWords.areAlike(found) {
            return say.savesOnlyTogether(strong(together.saves), together.changes - 1, effort)
        }
        // It is not made without its like.
        return say.savesAlike(alone, strong(together.saves), together.changes, effort)
    }

    private func reason(_ suggestion: Suggestion) -> Markup {
        guard let reason = SuggestionWords.reason(suggestion) else { return "" }
        return "<p class=\"hint reason\">\(reason.capitalisedStart).</p>\n"
    }

    /// The tree as it is beside the tree with nothing but this change.
    private func trees(_ suggestion: Suggestion) -> Markup {
        guard ScreenChange.treeKinds.contains(suggestion.change.kind),
            let analysis = suggestion.alone, let alone = analysis.methods.first?.tree(found.before.kind)
        else { return "" }
        let pair = TreePair.markup(
            (say.asItIs, BranchList(found.before.analysis, found.before.costs)),
            (say.withThisAlone, BranchList(analysis, alone)), level: 4)
        return "<details><summary>\(say.beforeAndAfter)</summary>\n\(pair)</details>\n"
    }

    private func code(_ change: ScreenChange) -> Markup {
        let blocks = SuggestionCode.code(
            for: change, on: found.before.screen, platform: platform, makesLandmarks: found.mix.groupsAreLandmarks
        ).map { entry in
            CodeBlock.markup(entry.code, title: CodeToolkit.name(of: entry.toolkit))
        }
        guard !blocks.isEmpty else { return "" }
        return "<details><summary>\(say.code)</summary>\n\(blocks)</details>\n"
    }

    private var frontier: Markup {
        guard found.frontier.count > 1 else { return "" }
        let curve = CurveSVG(
            points: found.frontier.map { CurveSVG.Point(x: $0.groups, y: $0.after, isProven: $0.isProven) },
            bound: found.freeBound, axis: say.groupsAxis, unit: say.unit(found.mix.objective))
        return """
            <h4>\(say.whatGroupsReach)</h4>
            \(curve.markup)
            """
    }

    private var notes: Markup {
        let items = found.notes.map { "<li>\(foreign($0, 300))</li>\n" as Markup }
        return items.isEmpty ? "" : "<ul class=\"notes\">\n\(items)</ul>\n"
    }
}
