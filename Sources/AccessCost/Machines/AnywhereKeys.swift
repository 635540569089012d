import LayoutModel

/// The keys that reach targets from anywhere on the screen.
struct AnywhereKeys: Sendable {
    /// Chords that activate a target at once.
    private(set) var activating: [(stop: StopIndex, chord: Chord)] = []
    /// Chords that several targets share: so many presses put the focus on each of them.
    private(set) var focusing: [(stop: StopIndex, chord: Chord, count: Int)] = []
    /// The shortest text that finds each target, where finding by name is possible and does find it.
    private(set) var typed: [(stop: StopIndex, text: FindIndex.Text)] = []

    /// O(stops), and finding's own.
    init(_ context: MachineContext, _ keys: LoopMachine.Keys) {
        var shortcuts: Set<String> = []
        var held: [(chord: Chord, stops: [StopIndex])] = []
        var places: [String: Int] = [:]
        func hold(_ chord: Chord, _ key: String, _ stop: StopIndex) {
            let full = Chord("\(chord.name)-\(key.uppercased())", keystrokes: chord.keystrokes + 1)
            if let place = places[full.name] {
                held[place].stops.append(stop)
            } else {
                places[full.name] = held.count
                held.append((full, [stop]))
            }
        }
        var names: [FindIndex.Names] = []
        for (offset, stop) in context.tree.stops.enumerated() where stop.kind == .target {
            guard let index = stop.element else { continue }
            let element = context.screen[index]
            // A chord that stands for two things works for the first.
            if let shortcut = element.shortcut, shortcuts.insert(shortcut.description).inserted {
                activating.append((offset, Chord(shortcut.description, keystrokes: shortcut.keystrokes)))
            }
            if let modifier = keys.mnemonic, let key = element.mnemonic { hold(modifier, key, offset) }
            if let modifier = keys.accessKey, let key = element.accessKey { hold(modifier, key, offset) }
            if keys.find != nil {
                names.append(FindIndex.Names(stop: offset, texts: [element.label] + element.inputLabels))
            }
        }
        for (chord, stops) in held {
            if stops.count == 1 {
                activating.append((stops[0], chord))
                if context.action == .none { focusing.append((stops[0], chord, 1)) }
            } else {
                for (place, stop) in stops.enumerated() { focusing.append((stop, chord, place + 1)) }
            }
        }
        typed = FindIndex.shortestTexts(names).map { ($0.stop, $0) }
    }
}
