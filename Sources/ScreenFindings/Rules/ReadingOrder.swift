import AccessCost
import LayoutModel

extension Rule {
    /// The visiting order differs from the reading order.
    ///
    /// People who see the screen look for level 7 after level 6. People who go through it stop by stop come to level 12
    /// first and must go back. Listeners who do not see the screen hear the sentences of a story in the wrong order.
    ///
    /// The rule checks two things. The first is labels that differ only in a number, without a gap, visited neither
    /// upwards nor downwards; numbers alone may be keys of a pad and are left out. The second is stops of one container
    /// of which one lies above and not after the previous one, or before it in the same row. A list that goes down
    /// column by column is in order, and so is one whose numbers go up. The detour is the cost of going through up to
    /// 12 of the stops in reading order, compared with a screen that visits them in that order; a detour that costs
    /// nothing is not a finding. At most three orders of a screen are named. A list of three or more stops without
    /// frames, numbers and a stated order cannot be told.
    static let readingOrder = Rule(
        code: "reading-order", title: "visited in another order than it is read in",
        message:
            "{target} is visited before {other}, which is read first; through {stops} stops in the order of reading {method} takes {now} instead of {improved}",
        remedy: "state the order of their box, or put them into the order in which they are read",
        source: "Apple, WWDC 2020, App accessibility for Switch Control; WCAG 2.2, 1.3.2 and 2.4.3",
        affects: [.screenReader, .keys, .switches], touches: [.meaningfulSequence, .focusOrder],
        examine: { screen, examination in
            var seen: Set<Set<ElementIndex>> = []
            for own in screen.methods where own.tree.kind == .grouped {
                let orders = WrongOrders(
                    screen.screen, own.tree.tree, own.method.method.rules(for: own.method.parameters))
                for order in orders.ofNumbers + orders.ofPlaces where examination.findingCount < 3 {
                    guard seen.insert(Set(order.right)).inserted, let detour = screen.detour(order) else { continue }
                    examination.found(
                        .costing(detour.now, insteadOf: detour.improved), at: [order.early, order.late],
                        method: detour.method,
                        [
                            "stops": .count(detour.stops), "now": .figure(detour.now, .seconds),
                            "improved": .figure(detour.improved, .seconds),
                        ])
                }
            }
            guard examination.findingCount == 0, screen.screen.readingOrder == .frames else { return }
            let loose = screen.indices.filter { index in
                let element = screen.screen[index]
                return screen.isExposed(index) && element.frame == nil && element.tabIndex == nil
                    && element.scanPriority == nil && element.next.forward == nil
                    && element.parent.map { screen.screen[$0].order.isEmpty } ?? true
            }
            let lists = Dictionary(grouping: loose) { screen.screen[$0].parent }
            if lists.values.contains(where: { $0.count >= 3 }) {
                examination.cannotTell("the file has no frames and states no order: the reading order is unknown")
            }
        })
}
