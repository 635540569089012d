import AccessCost
import LayoutModel

extension Rule {
    /// The focus can come in and not get out.
    ///
    /// In a trap, Tab or the arrows go round and round and the rest of the screen is unreachable. Without a pointer,
    /// people must leave the app.
    ///
    /// The rule follows the moves of each requested keyboard, remote and screen reader from the start. A stop is in a
    /// trap where a target that could be activated at first cannot be activated from it any more. Keys that work from
    /// anywhere lead out of it. At most three traps of a method are named. Where the file does not tell the moves, as
    /// for a remote without frames, or a page has scripts that may hold the focus, it cannot be told.
    static let trap = Rule(
        code: "trap", title: "a trap for the focus",
        message:
            "{method} gets into {target} and not out again: {count} targets are unreachable from there ({share} of all use)",
        remedy: "let the next and previous stop lead on to the rest of the screen",
        source: "WCAG 2.2, 2.1.2",
        affects: [.keys, .screenReader, .switches], touches: [.noKeyboardTrap],
        examine: { screen, examination in
            let total = screen.targets.reduce(0) { $0 + $1.weight }
            for own in screen.methods where !own.scans {
                for trap in own.evaluator.traps(screen.screen, own.tree.kind) where !trap.elements.isEmpty {
                    let lost = trap.lost.reduce(0) { $0 + screen.screen[$1].weight }
                    examination.found(
                        .error, at: trap.elements, method: own.id,
                        [
                            "count": .count(trap.lost.count), "share": .share(total > 0 ? lost / total : 0),
                        ])
                }
                if screen.screen.hasScripts {
                    examination.cannotTell("\(own.id): the page's scripts may hold the focus, or let it go")
                } else if own.tree.costs.contains(where: { $0.status == .unknown }) {
                    examination.cannotTell("\(own.id): the file does not tell where keys lead")
                }
            }
        })
}
