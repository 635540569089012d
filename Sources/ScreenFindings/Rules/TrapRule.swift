import AccessCost
import LayoutModel

extension Rule {
    /// The focus can come in and not get out.
    ///
    /// In a trap Tab or the arrows go round and round while the rest of the screen is gone; without a pointer the app has to
    /// be left.
    ///
    /// The moves of each keyboard, remote and screen reader asked for are followed from the start: a stop is in a trap where
    /// something that could be activated at first cannot be activated from it any more. Keys that work from anywhere are
    /// ways out. At most three traps of a method are named. Where the file does not tell the moves, as of a remote without
    /// frames, it cannot be told.
    static let trap = Rule(
        code: "trap", title: "a trap for the focus",
        message:
            "{method} gets into {target} and not out again: {count} targets are out of reach from there ({share} of all use)",
        remedy: "let the next and previous stop lead on to the rest of the screen",
        source: "WCAG 2.2, 2.1.2",
        examine: { screen, examination in
            let total = screen.targets.reduce(0) { $0 + $1.weight }
            for own in screen.asked where !own.scans {
                for trap in own.evaluator.traps(screen.screen, own.tree.kind) where !trap.elements.isEmpty {
                    let lost = trap.lost.reduce(0) { $0 + screen.screen[$1].weight }
                    examination.found(
                        .error, at: trap.elements, method: own.id,
                        [
                            "count": .count(trap.lost.count), "share": .share(total > 0 ? lost / total : 0),
                        ])
                }
                if own.tree.costs.contains(where: { $0.status == .unknown }) {
                    examination.cannotTell("\(own.id): the file does not tell where keys lead")
                }
            }
        })
}
