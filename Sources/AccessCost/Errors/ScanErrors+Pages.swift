/// The way to a page when presses go wrong: the expected cost, and the chance that nothing is destroyed.
struct PageArrival {
    /// The cost and the wrong activations until the highlight is at the first item of the page.
    var outcome = Outcome()
    /// The chance that no destructive target is activated.
    var harmless = 1.0
    /// The chance that all starts over on the first page, and that of doing so with nothing destroyed; neither counts above.
    var again = 0.0
    var harmlessAgain = 0.0

    /// Everything starts over on the first page.
    static let startingOver = PageArrival(harmless: 0, again: 1, harmlessAgain: 1)

    /// This way, which ends at the end, and then another.
    func then(_ next: PageArrival) -> PageArrival {
        PageArrival(
            outcome: outcome + next.outcome, harmless: harmless * next.harmless, again: next.again,
            harmlessAgain: harmless * next.harmlessAgain)
    }

    /// The way from the first page with all that starts over there; nil where everything always does.
    var closed: PageArrival? {
        guard again < 1 - 1e-12 else { return nil }
        return PageArrival(outcome: (1 / (1 - again)) * outcome, harmless: harmless / (1 - harmlessAgain))
    }
}

/// What must be scrolled to: the person takes the cheapest way to the page leg by leg, and after an error the cheapest one
/// from the page where the scan starts over. What has been scrolled stays so; a scroll that nobody wanted is put right.
extension ScanErrors {
    /// The ways to pages from the first item of the first one, by the first item of each page: to these pages, at least.
    ///
    /// O(items) where one container scrolls on one axis, or the pages are many; else O(items + pages x these pages). And once
    /// for each leg the solution of its menu.
    func pageArrivals(to pages: Set<Int>) -> [Int: PageArrival] {
        let ways = PageLegs(machine)
        let isPath = tree.options.trackCount == 1 || tree.pageStarts.count > Self.mostPagesAmong
        return isPath ? arrivalsAlong(ways) : arrivalsAmong(ways, to: pages)
    }

    /// The most pages of several axes of which each has ways of its own from everywhere, ours: they take half a second.
    private static let mostPagesAmong = 500

    /// The ways to pages along the cheapest ones from the first page: a person who starts over on a page goes on from it as
    /// those who come from before do, or from the first page where that cannot be.
    func arrivalsAlong(_ ways: PageLegs) -> [Int: PageArrival] {
        var known = [0: PageArrival()]
        for (entry, origin, leg) in ways.legsFromStart() {
            guard let before = known[origin] else { continue }
            if tree.isInOpenMenu(origin) {
                let page = tree.pageStart(of: origin)
                let over: PageArrival?
                if page == entry {
                    over = PageArrival()
                } else if page == 0 {
                    over = .startingOver
                } else {
                    over = ways.leg(from: page, to: entry).map(leave) ?? .startingOver
                }
                let way = menuLeg(from: origin, to: leg.goal)?.then(PageArrival()) { over }
                known[entry] = way.flatMap { before.then($0).closed }
            } else {
                known[entry] = leave(by: leg).map(before.then)
            }
        }
        let starts = Set(tree.pageStarts)
        return known.filter { starts.contains($0.key) }
    }

    /// The ways to these pages of several axes, each by the legs that lead there from everywhere.
    func arrivalsAmong(_ ways: PageLegs, to pages: Set<Int>) -> [Int: PageArrival] {
        var parts = KnownLegs(
            entries: ways.items.map { item in
                .init(
                    item: item, isInMenu: tree.isInOpenMenu(item), page: ways.number(of: tree.pageStart(of: item)))
            })
        let start = ways.number(of: 0)!
        var result: [Int: PageArrival] = [:]
        for page in pages where page > 0 {
            guard let number = ways.number(of: page) else { continue }
            let legs = ways.legs(toPageFrom: page)
            var known = ContiguousArray(repeating: Way.unknown, count: ways.items.count)
            (known[number], known[start]) = (.leads(PageArrival()), .leads(.startingOver))
            // A way has as many legs as there are pages: too many for calls within calls.
            var waiting = [start]
            var way = Way.nowhere
            while let entry = waiting.last {
                if let missing = self.missing(from: entry, legs, known, &parts) {
                    // A way that leads back to where it begins leads nowhere.
                    known[missing] = .nowhere
                    waiting.append(missing)
                    continue
                }
                waiting.removeLast()
                way = self.way(from: entry, legs, known, &parts)
                if !waiting.isEmpty { known[entry] = way }
            }
            result[page] = way.arrival?.closed
        }
        return result
    }

    /// What is known of the way from an item to a page.
    private enum Way {
        case unknown, nowhere
        case leads(PageArrival)

        var arrival: PageArrival? { if case .leads(let arrival) = self { arrival } else { nil } }
        var isUnknown: Bool { if case .unknown = self { true } else { false } }
    }

    /// What legs take that are parts of several ways.
    private struct KnownLegs {
        /// An item at which legs begin or end.
        struct Entry {
            var item: Int
            var isInMenu: Bool
            /// The number of its page's first item; nil where no leg begins or ends there.
            var page: Int?
        }

        let entries: [Entry]
        /// Leaving a page, by the item that does.
        var leaving: [Int: PageArrival?] = [:]
        /// Legs through open menus, by their ends.
        var menus: [Ends: MenuLeg?] = [:]

        /// The item at which a leg begins, and the one whose selection ends it.
        struct Ends: Hashable {
            var entry, goal: Int
        }
    }

    /// An item from which the way must be known before that from another is; items by number.
    private func missing(
        from entry: Int, _ legs: PageLegs.Ways, _ known: ContiguousArray<Way>, _ parts: inout KnownLegs
    ) -> Int? {
        guard let leg = legs.legs[entry] else { return nil }
        let next = legs.ends[entry]
        guard !known[next].isUnknown else { return next }
        let place = parts.entries[entry]
        guard known[next].arrival != nil, place.isInMenu, let page = place.page,
            menu(from: place.item, by: leg, &parts)?.startsOver ?? 0 > 0
        else { return nil }
        return known[page].isUnknown ? page : nil
    }

    /// The way from an item, of which all parts are known; items by number.
    private func way(
        from entry: Int, _ legs: PageLegs.Ways, _ known: ContiguousArray<Way>, _ parts: inout KnownLegs
    ) -> Way {
        guard let leg = legs.legs[entry], let next = known[legs.ends[entry]].arrival else { return .nowhere }
        let place = parts.entries[entry]
        let way: PageArrival?
        if place.isInMenu {
            way = menu(from: place.item, by: leg, &parts)?.then(next) { place.page.flatMap { known[$0].arrival } }
        } else {
            if parts.leaving[leg.goal] == nil { parts.leaving[leg.goal] = .some(leave(by: leg)) }
            way = parts.leaving[leg.goal]!?.then(next)
        }
        return way.map(Way.leads) ?? .nowhere
    }

    private func menu(from entry: Int, by leg: PageLegs.Leg, _ parts: inout KnownLegs) -> MenuLeg? {
        let key = KnownLegs.Ends(entry: entry, goal: leg.goal)
        if parts.menus[key] == nil { parts.menus[key] = .some(menuLeg(from: entry, to: leg.goal)) }
        return parts.menus[key]!
    }

    /// Leaving a page by a leg.
    private func leave(by leg: PageLegs.Leg) -> PageArrival? {
        total(from: leg.goal, Outcome(machine.selectionCost(of: leg.goal)))
    }

    /// A leg through an open menu: it may end on the page behind the menu, where the scan starts over.
    struct MenuLeg {
        var outcome: Outcome
        /// The chance that the scan starts over.
        var startsOver: Double { outcome.startOver }

        func then(_ next: PageArrival, orStarting over: () -> PageArrival?) -> PageArrival? {
            guard startsOver > 0 else { return PageArrival(outcome: outcome).then(next) }
            guard let over = over() else { return nil }
            let goesOn = 1 - startsOver
            return PageArrival(
                outcome: outcome + goesOn * next.outcome + startsOver * over.outcome,
                harmless: goesOn * next.harmless + startsOver * over.harmless,
                again: goesOn * next.again + startsOver * over.again,
                harmlessAgain: goesOn * next.harmlessAgain + startsOver * over.harmlessAgain)
        }
    }

    /// Solves the chain of an open menu from the item that scrolled; nil where it never ends.
    ///
    /// (I - Q) x = c by elimination over the items of the menu and the passes through it. O(states^3).
    private func menuLeg(from entry: Int, to goal: Int) -> MenuLeg? {
        var states = [machine.highlight(entry)]
        var places = [states[0]: 0]
        var rows: [[Double]] = []
        var values: [Outcome] = []
        while rows.count < states.count {
            var row: [Int: Double] = [rows.count: 1]
            var value = Outcome()
            for chance in machine.chances(from: states[rows.count], goal: goal, model, presses)
            where chance.probability > 0 {
                value = value + chance.probability * Outcome(chance.cost)
                if chance.selected == goal { continue }
                if chance.selected == nil, machine.item(at: chance.target) != nil {
                    if places[chance.target] == nil {
                        places[chance.target] = states.count
                        states.append(chance.target)
                    }
                    row[places[chance.target]!, default: 0] -= chance.probability
                    continue
                }
                var over = Outcome()
                if machine.pageStarted(at: chance.target) != nil {
                    machine.visitMoves(from: chance.target) { over = Outcome($0.cost) }
                    if chance.selected != nil { over.wrong = 1 }
                }
                over.startOver = 1
                value = value + chance.probability * over
            }
            values.append(value)
            rows.append((0..<max(states.count, rows.count + 1)).map { row[$0] ?? 0 })
        }
        for place in rows.indices { rows[place] += [Double](repeating: 0, count: states.count - rows[place].count) }
        for place in rows.indices.reversed() {
            guard abs(rows[place][place]) > 1e-12 else { return nil }
            for other in rows.indices where other < place || other > place {
                let factor = rows[other][place] / rows[place][place]
                guard factor != 0 else { continue }
                for column in rows.indices { rows[other][column] -= factor * rows[place][column] }
                values[other] = values[other] + (-factor) * values[place]
            }
        }
        return MenuLeg(outcome: (1 / rows[0][0]) * values[0])
    }
}
