import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// A command that is wanted often is far away and has no key of its own.
    ///
    /// A key saves whoever uses a keyboard the way through the screen, every time.
    ///
    /// Commands are looked at that are wanted more often than the mean, have no key yet and cost more than one: at most three
    /// of a screen get one, those that save most, with a letter of their label that the system, editing and the screen
    /// leave free. The severity is what the keys of the whole screen cost today on average against the screen with this one.
    /// Where all weights are equal the file does not tell what is wanted often.
    static let shortcut = Rule(
        code: "shortcut", title: "a frequent command without a shortcut",
        message: "{target} is wanted often and takes {now} by {method}; {key} would take {mended}",
        remedy: "give it the shortcut {key}",
        source: "Apple, WWDC 2021, Support Full Keyboard Access in your iOS app",
        examine: { screen, examination in
            let changes = screen.changes.filter { $0.kind == .shortcut }
            guard !changes.isEmpty else { return }
            guard screen.targets.contains(where: { $0.weight != screen.targets[0].weight }) else {
                return examination.cannotTell("no weights: what is wanted often is not known")
            }
            for change in changes {
                guard let elements = screen.elements(of: change),
                    let changed = change.apply(to: screen.screen, platform: screen.platform),
                    let place = screen.targets.firstIndex(where: { $0.element == elements[0] }),
                    screen.targets[place].weight > screen.meanWeight,
                    let own = screen.asked.first(where: {
                        $0.method.method.routes.contains(.shortcut) && $0.method.method.routes.contains(.tab)
                    }), let now = own.tree.costs[place].cost?.seconds, let mean = own.tree.expected?.seconds
                else { continue }
                let after = own.evaluator.analysis(changed, own.tree.kind)
                guard let later = after.targets.firstIndex(where: { $0.id == screen.targets[place].id }),
                    let mended = after.tree.costs[later].cost?.seconds, mended < now - 1e-9,
                    let meanAfter = after.tree.expected?.seconds
                else { continue }
                examination.found(
                    .costing(mean, insteadOf: meanAfter), at: elements, method: own.id,
                    ["key": .text(change.label), "now": .figure(now, .seconds), "mended": .figure(mended, .seconds)])
            }
        })
}
