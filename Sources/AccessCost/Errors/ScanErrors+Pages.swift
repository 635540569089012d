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
    /// The ways to all pages from the first item of the first one, by the first item of each page.
    ///
    /// O(items) where one container scrolls on one axis, else O(items + pages^2); and once for each leg the solution of its
    /// menu.
    func pageArrivals() -> [Int: PageArrival] {
        let ways = PageLegs(machine)
        return tree.options.trackCount == 1 ? arrivalsAlong(ways) : arrivalsAmong(ways)
    }

    /// The ways to pages that follow each other: a person who starts over on a page goes on from it as those who come from
    /// before do.
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
                    over = ways.leg(from: page, to: entry).flatMap(leave)
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

    /// The ways to pages of several axes, each by the legs that lead there from everywhere.
    func arrivalsAmong(_ ways: PageLegs) -> [Int: PageArrival] {
        var solved: [Int: PageArrival?] = [:]
        var menus: [[Int]: MenuLeg?] = [:]
        var result: [Int: PageArrival] = [:]
        for page in Set(tree.pageStarts) where page > 0 {
            let legs = ways.legs(toPageFrom: page)
            var known: [Int: PageArrival?] = [page: PageArrival(), 0: .startingOver]
            func arrival(from entry: Int) -> PageArrival? {
                if let value = known[entry] { return value }
                // A way that leads back to where it begins leads nowhere.
                known[entry] = .some(nil)
                let value = way(from: entry)
                known[entry] = .some(value)
                return value
            }
            func way(from entry: Int) -> PageArrival? {
                guard let leg = legs[entry], let next = arrival(from: leg.next) else { return nil }
                if tree.isInOpenMenu(entry) {
                    let key = [entry, leg.goal]
                    if menus[key] == nil { menus[key] = .some(menuLeg(from: entry, to: leg.goal)) }
                    return menus[key]!.flatMap { $0.then(next) { arrival(from: tree.pageStart(of: entry)) } }
                }
                if solved[leg.goal] == nil { solved[leg.goal] = .some(leave(by: leg)) }
                return solved[leg.goal]!?.then(next)
            }
            result[page] = way(from: 0)?.closed
        }
        return result
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
