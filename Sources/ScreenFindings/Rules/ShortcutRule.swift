import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// A frequent command is far away and has no key of its own.
    ///
    /// With a key, people who use a keyboard skip the route through the screen, every time.
    ///
    /// The rule checks commands with more than the mean weight that have no key yet and cost more than one. At most
    /// three of a screen get one: those that save most, with a letter of their label that the system, editing and the
    /// screen leave free. The severity compares the current mean cost of the screen by keyboard with that of the
    /// screen with the new shortcut. Where all weights are equal, the file does not tell which commands are frequent.
    static let shortcut = Rule(
        code: "shortcut", title: "a frequent command without a shortcut",
        message: "{target} is wanted often and takes {now} by {method}; {key} would take {improved}",
        remedy: "give it the shortcut {key}",
        source: "Apple, WWDC 2021, Support Full Keyboard Access in your iOS app",
        affects: [.keys], touches: [],
        examine: { screen, examination in
            let changes = screen.changes.filter { $0.kind == .shortcut }
            guard !changes.isEmpty else { return }
            guard screen.targets.contains(where: { $0.weight != screen.targets[0].weight }) else {
                return examination.cannotTell("no weights: what is wanted often is not known")
            }
            for change in changes {
                guard let elements = screen.elements(of: change),
                    let changed = change.apply(to: screen.screen, platform: screen.platform),
                    let index = screen.targets.firstIndex(where: { $0.element == elements[0] }),
                    screen.targets[index].weight > screen.meanWeight,
                    let own = screen.methods.first(where: {
                        $0.method.method.routes.contains(.shortcut) && $0.method.method.routes.contains(.tab)
                    }), let now = own.tree.costs[index].cost?.seconds, let mean = own.tree.expected?.seconds
                else { continue }
                let after = own.evaluator.analysis(changed, own.tree.kind)
                guard let later = after.targets.firstIndex(where: { $0.id == screen.targets[index].id }),
                    let improved = after.tree.costs[later].cost?.seconds, improved < now - 1e-9,
                    let meanAfter = after.tree.expected?.seconds
                else { continue }
                examination.found(
                    .costing(mean, insteadOf: meanAfter), at: elements, method: own.id,
                    [
                        "key": .text(change.label), "now": .figure(now, .seconds),
                        "improved": .figure(improved, .seconds),
                    ])
            }
        })
}
