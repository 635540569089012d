import LayoutModel

extension LoopMachine {
    /// The keys that work wherever the focus is.
    func visitMovesFromAnywhere(_ visit: (Move) -> Void) {
        if context.action == .activate {
            for (stop, chord) in anywhere.activating { visit(move(chord, to: goal(of: stop), .shortcut)) }
        }
        visitUnfocused(visit)
        for (stop, chord, count) in anywhere.focusing {
            let once = chord.cost(seconds)
            let name = count == 1 ? chord.name : "\(chord.name) x\(count)"
            visit(Move(name, by: .person, cost: once * Double(count), to: stop, family: .shortcut))
        }
        if let find = keys.find, !anywhere.typed.isEmpty { visit(move(find.open, to: findOpen, .find)) }
        if let menuBar = keys.menuBar, let bar = loop.offLoop.first { visit(move(menuBar, to: bar.landing, .jump)) }
        guard let modifier = keys.mnemonic else { return }
        for (title, first) in menus.titles {
            guard let letter = context.screen[title].mnemonic else { continue }
            let chord = Chord("\(modifier.name)-\(letter.uppercased())", keystrokes: modifier.keystrokes + 1)
            visit(move(chord, to: first, .shortcut))
        }
    }
}
