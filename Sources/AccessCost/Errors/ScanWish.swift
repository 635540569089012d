/// What a person wants next on the way to an item: the item itself where its page is shown, else what ends the leg of the
/// cheapest way to the page.
struct ScanWish {
    private let goal: Int
    private let page: Int
    private let legs: PageLegs.Ways?
    /// The item that is wanted now, of the page or the open menu that is scanned.
    private(set) var wanted: Int

    /// The wish for an item when the scan starts; nil where no route leads to its page.
    ///
    /// - Parameter ways: the ways between pages; nil where nothing must be scrolled to.
    init?(_ goal: Int, _ machine: ScanMachine, _ ways: PageLegs?) {
        self.goal = goal
        page = machine.tree.pageStart(of: goal)
        legs = ways?.legs(toPageFrom: page)
        wanted = goal
        guard page != 0 else { return }
        guard let first = legs?[0]?.goal else { return nil }
        wanted = first
    }

    /// What is wanted after something has happened.
    ///
    /// - Returns: the state of the scan then: on the first page where nothing leads on from the one that is visible.
    mutating func follow(_ chance: ScanMachine.Chance, _ machine: ScanMachine) -> MachineState {
        guard legs != nil else { return chance.target }
        if let start = machine.pageStarted(at: chance.target) {
            return begin(at: start) ? chance.target : machine.onFirstPage(chance.target)
        }
        if let node = chance.selected, case .jump = machine.tree.nodes[node].kind,
            let next = machine.item(at: chance.target)?.node
        {
            return begin(at: next) ? chance.target : machine.highlight(0)
        }
        return chance.target
    }

    /// Wants what leads on from an item, or from the first one of all where nothing does.
    ///
    /// - Returns: whether something leads on.
    private mutating func begin(at item: Int) -> Bool {
        if item == page {
            wanted = goal
            return true
        }
        let leg = legs?[item]
        wanted = (leg ?? legs?[0])?.goal ?? goal
        return leg != nil
    }
}
