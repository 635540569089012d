import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// A title and its value are two stops where one would say both.
    ///
    /// A reader speaks "Roast", and a swipe later "Dark": whoever listens has to keep the first in mind, and pays a stop for
    /// every pair. One element with the title as its label and the value as its value is read at once and stepped over at
    /// once.
    ///
    /// Two texts are taken for a title and its value where ids or a colon say so, or where pairs repeat in the same columns;
    /// a text is taken for the label of the control behind it where that has none of its own. Only platforms on which
    /// elements can be made one are looked at; a file without frames and colons cannot tell. What a pair saves is computed for
    /// the first 24, fewer on large screens; of the others it is said that it is not.
    static let mergeTitle = Rule(
        code: "merge-title", title: "title and value are two stops",
        message: "{target} and {other} are two stops; as one element {method} takes {mended} instead of {now}",
        remedy: "make one accessibility element of them, with {target} as the label and the other as the value",
        source: "Apple, WWDC 2019, Accessibility Inspector and labels",
        examine: { screen, examination in
            let merges = screen.changes.filter { $0.kind == .merge }
            let rest = merges.dropFirst(screen.trials).compactMap { screen.elements(of: $0) }.joined()
            if !rest.isEmpty { examination.cannotTell("what it saves is not computed for so many", at: Array(rest)) }
            screen.find(savingsOf: merges, &examination)
            guard examination.findingCount == 0, !screen.hasFrames else { return }
            let texts = screen.indices.filter { screen.isExposed($0) && screen.screen[$0].role == .staticText }
            if texts.count > 1 {
                examination.cannotTell("the file has no frames: what stands beside what is not known")
            }
        })
}
