import LayoutModel

extension LoopMachine {
    /// From the place before an entry of the loop, where a skip link puts the focus, Tab goes to the entry and Shift-Tab
    /// to the one before it.
    ///
    /// - Parameter act: the key that follows the link, where it has not been pressed yet.
    func visitSkip(to index: Int, after act: Chord?, _ visit: (Move) -> Void) {
        let entries = loop.entries
        func visitTab(_ key: Chord, to index: Int) {
            var cost = key.cost(seconds)
            if let act { cost = act.cost(seconds) + cost }
            let name = act.map { "\($0.name), \(key.name)" } ?? key.name
            visit(Move(name, by: .person, cost: cost, to: entries[index].landing, family: .jump))
        }
        if index < entries.count {
            visitTab(keys.next, to: index)
        } else if wraps, outside == 0 {
            visitTab(keys.next, to: 0)
        }
        if index > 0 { visitTab(keys.previous, to: index - 1) }
    }
}
