import LayoutModel

extension LoopMachine {
    /// The ways into a menu of the bar: along the bar, which goes round, and down; or by the letter of its title.
    func visitMenu(_ menu: TabLoop.Menu, _ menuBar: Chord, _ visit: (Move) -> Void) {
        let landing = loop.offLoop[menu.entry].landing
        let backwards = loop.menuCount - menu.place
        let (key, count) = menu.place <= backwards ? ("Right", menu.place) : ("Left", backwards)
        func named(_ key: String, _ count: Int) -> [String] {
            count == 0 ? [] : [count == 1 ? key : "\(key) x\(count)"]
        }
        let once = Chord("Down", keystrokes: 1).cost(seconds)
        visit(
            Move(
                ([menuBar.name] + named(key, count) + named("Down", menu.below + 1)).joined(separator: ", "),
                by: .person,
                cost: menuBar.cost(seconds) + once * Double(count + menu.below + 1), to: landing, family: .jump))
        if let letter = context.screen[menu.title].mnemonic, let modifier = keys.mnemonic {
            let chord = Chord("\(modifier.name)-\(letter.uppercased())", keystrokes: modifier.keystrokes + 1)
            visit(
                Move(
                    ([chord.name] + named("Down", menu.below)).joined(separator: ", "), by: .person,
                    cost: chord.cost(seconds) + once * Double(menu.below), to: landing, family: .shortcut))
        }
    }
}
