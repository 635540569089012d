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
                    over = .goingOn(at: 0)
                } else {
                    over = ways.leg(from: page, to: entry).map(leave) ?? .goingOn(at: 0)
                }
                let way = menuLeg(from: origin, to: leg.goal)?.then(PageArrival()) { over }
                known[entry] = way.flatMap { before.then($0).closed(at: 0) }
            } else {
                known[entry] = leave(by: leg).map(before.then)
            }
        }
        let starts = Set(tree.pageStarts)
        return known.filter { starts.contains($0.key) }
    }

    /// The ways to these pages of several axes, each by the legs that lead there from everywhere.
    func arrivalsAmong(_ ways: PageLegs, to pages: Set<Int>) -> [Int: PageArrival] {
        let start = ways.number(of: 0)!
        var parts = KnownLegs(
            entries: ways.items.map { item in
                .init(
                    item: item, isInMenu: tree.isInOpenMenu(item), page: ways.number(of: tree.pageStart(of: item)))
            }, start: start)
        var result: [Int: PageArrival] = [:]
        for page in pages where page > 0 {
            guard let number = ways.number(of: page) else { continue }
            let legs = ways.legs(toPageFrom: page)
            var known = ContiguousArray(repeating: Way.unknown, count: ways.items.count)
            (known[number], known[start]) = (.leads(PageArrival(), settled: 0), .begun)
            // A way has as many legs as there are pages: too many for calls within calls.
            var begun = [start]
            var settled = 0
            while let entry = begun.last {
                if let missing = self.missing(from: entry, legs, known, &parts) {
                    known[missing] = .begun
                    begun.append(missing)
                    continue
                }
                begun.removeLast()
                settled += 1
                known[entry] =
                    self.way(from: entry, legs, known, &parts).map { .leads($0, settled: settled) } ?? .nowhere
            }
            result[page] = known[start].arrival(at: start)
        }
        return result
    }

    /// What is known of the way from an item to a page.
    private enum Way {
        case unknown, nowhere
        /// Not known yet, but asked for: other ways may lead there again.
        case begun
        /// - Parameter settled: how many were known before it. It goes on only where ways are begun or became known later.
        case leads(PageArrival, settled: Int)

        /// The way from the item, by its number.
        func arrival(at number: Int) -> PageArrival? {
            switch self {
            case .unknown, .nowhere: nil
            case .begun: .goingOn(at: number)
            case .leads(let arrival, _): arrival
            }
        }

        var isUnknown: Bool { if case .unknown = self { true } else { false } }
        var isBegun: Bool { if case .begun = self { true } else { false } }
        var isNowhere: Bool { if case .nowhere = self { true } else { false } }
        /// When it became known; nil where it is not, or leads nowhere.
        var settled: Int? { if case .leads(_, let settled) = self { settled } else { nil } }
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
        /// The number of the first item of all.
        let start: Int
        /// Leaving a page, by the item that does.
        var leaving: [Int: PageArrival?] = [:]
        /// Legs through open menus, by their ends.
        var menus: [Ends: MenuLeg?] = [:]

        /// The item at which a leg begins, and the one whose selection ends it.
        struct Ends: Hashable {
            var entry, goal: Int
        }

        /// Where a person goes on who starts over on the page behind an open menu: there, or on the first page where nothing
        /// leads on. Items by number.
        func pageStartedOver(from entry: Int, _ legs: PageLegs.Ways) -> Int {
            guard let page = entries[entry].page, legs.lead(from: page) else { return start }
            return page
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
        guard !known[next].isNowhere, place.isInMenu, menu(from: place.item, by: leg, &parts)?.startsOver ?? 0 > 0
        else { return nil }
        let over = parts.pageStartedOver(from: entry, legs)
        return known[over].isUnknown ? over : nil
    }

    /// The way from an item, of which all parts are known or begun; nil where it never ends. Items by number.
    private func way(
        from entry: Int, _ legs: PageLegs.Ways, _ known: ContiguousArray<Way>, _ parts: inout KnownLegs
    ) -> PageArrival? {
        guard let leg = legs.legs[entry] else { return nil }
        let end = legs.ends[entry]
        guard let next = known[end].arrival(at: end) else { return nil }
        let place = parts.entries[entry]
        var way: PageArrival?
        if place.isInMenu {
            let over = parts.pageStartedOver(from: entry, legs)
            way = menu(from: place.item, by: leg, &parts)?.then(next) { known[over].arrival(at: over) }
        } else {
            if parts.leaving[leg.goal] == nil { parts.leaving[leg.goal] = .some(leave(by: leg)) }
            way = parts.leaving[leg.goal]!?.then(next)
        }
        // Ways that have become known since, the first ones first: they go on only at later ones.
        while let found = way {
            let settled = found.goingOn.filter { !known[$0.place].isBegun }
            guard let first = settled.min(by: { known[$0.place].settled ?? 0 < known[$1.place].settled ?? 0 }) else {
                break
            }
            way = known[first.place].arrival(at: first.place).map { found.replacing(first.place, by: $0) }
        }
        return way?.closed(at: entry)
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
            var way = PageArrival(
                outcome: outcome + goesOn * next.outcome + startsOver * over.outcome,
                destructive: goesOn * next.destructive + startsOver * over.destructive)
            way.goOn(next.goingOn, chance: goesOn, harmless: goesOn)
            way.goOn(over.goingOn, chance: startsOver, harmless: startsOver)
            return way
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
