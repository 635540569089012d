import AccessCost
import LayoutModel

extension Rule {
    /// A frequent target must be scrolled to several times.
    ///
    /// Each scroll by a switch is a selection, a menu and a direction before the scan begins again; a person who speaks
    /// says a command for each page. What is wanted often belongs where it is visible at first, or behind a shortcut.
    ///
    /// The rule checks targets whose weight is at least twice the mean, and that two or more scrolls bring into view, by
    /// the costliest of the requested methods that scroll by pages. Without weights no target is frequent, so that it
    /// cannot be told where targets lie that far away.
    static let farScroll = Rule(
        code: "far-scroll", title: "a frequent target is several scrolls away",
        message: "{target}, {share} of use, takes {scrolls} scrolls and {now} by {method}",
        remedy: "move it to where it is visible at first, or give it a shortcut",
        source: #"the documentation, Model, "Scrolling"; Apple, iPhone User Guide, Switch Control"#,
        affects: [.switches, .screenReader], touches: [],
        examine: { screen, examination in
            let total = screen.targets.reduce(0) { $0 + $1.weight }
            let isWeighted = Set(screen.targets.map(\.weight)).count > 1
            var unclear: [ElementIndex] = []
            for (index, target) in screen.targets.enumerated() where total > 0 {
                let methods = screen.methods.filter { own in
                    own.tree.costs[index].page >= 2 && own.tree.costs[index].cost != nil
                        && own.tree.tree.scrolling?.pages.count ?? 1 > 1
                }
                guard let own = methods.max(by: { $0.seconds(index) < $1.seconds(index) }) else { continue }
                guard isWeighted else {
                    unclear.append(target.element)
                    continue
                }
                guard target.weight >= 2 * screen.meanWeight else { continue }
                examination.found(
                    .warning, at: [target.element], method: own.id,
                    [
                        "share": .share(target.weight / total), "scrolls": .count(own.tree.costs[index].page),
                        "now": .figure(own.seconds(index), .seconds),
                    ])
            }
            if !unclear.isEmpty { examination.cannotTell("how often each target is wanted is not known", at: unclear) }
        })
}
