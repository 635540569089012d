import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// A title and its value are two stops where one would say both.
    ///
    /// A screen reader speaks "Roast" and, one swipe later, "Dark". Listeners must remember the first, and pay for a
    /// stop with every pair. One element with the title as its label and the value as its value is read and passed in
    /// one step.
    ///
    /// Two texts are taken for a title and its value where ids or a colon say so, or where pairs repeat in the same
    /// columns. A text is taken for the label of the control after it where the control has no label of its own. The
    /// rule applies only to platforms on which elements can be merged; a file without frames and colons cannot tell.
    /// The saving is computed for the first 24 pairs, fewer on large screens; the others are reported as not computed.
    static let mergeTitle = Rule(
        code: "merge-title", title: "title and value are two stops",
        message: "{target} and {other} are two stops; as one element {method} takes {improved} instead of {now}",
        remedy: "make one accessibility element of them, with {target} as the label and the other as the value",
        source: "Apple, WWDC 2019, Accessibility Inspector and labels",
        affects: [.screenReader], touches: [.relationships],
        examine: { screen, examination in
            let merges = screen.changes.filter { $0.kind == .merge }
            let rest = merges.dropFirst(screen.trials).compactMap { screen.elements(of: $0) }.joined()
            if !rest.isEmpty { examination.cannotTell("what it saves is not computed for so many", at: Array(rest)) }
            screen.find(savingsOf: merges, &examination)
            guard examination.findingCount == 0, !screen.hasFrames else { return }
            let texts = screen.indices.filter { screen.isExposed($0) && screen.screen[$0].role == .staticText }
            if texts.count > 1 {
                examination.cannotTell("the file has no frames: which texts are side by side is unknown")
            }
        })
}
