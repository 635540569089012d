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
    mutating func follow(_ chance: ScanMachine.Chance, _ machine: ScanMachine) {
        guard legs != nil else { return }
        if let start = machine.pageStarted(at: chance.target) {
            begin(at: start)
        } else if let node = chance.selected, case .jump = machine.tree.nodes[node].kind,
            let next = machine.item(at: chance.target)?.node
        {
            begin(at: next)
        }
    }

    private mutating func begin(at item: Int) { wanted = item == page ? goal : legs?[item]?.goal ?? goal }
}
