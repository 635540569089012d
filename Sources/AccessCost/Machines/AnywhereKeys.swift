import LayoutModel

/// The keys that reach targets from anywhere on the screen.
struct AnywhereKeys: Sendable {
    /// Chords that activate a target at once.
    private(set) var activating: [(stop: StopIndex, chord: Chord)] = []
    /// Chords that activate a target on which the focus does not stop.
    private(set) var unfocused: [(element: ElementIndex, chord: Chord)] = []
    /// Chords that several targets share: so many presses put the focus on each of them.
    private(set) var focusing: [(stop: StopIndex, chord: Chord, count: Int)] = []
    /// The shortest text that finds each target, where finding by name is possible and does find it.
    private(set) var typed: [(stop: StopIndex, text: FindIndex.Text)] = []

    /// What a chord belongs to: a stop, or a target that the focus skips.
    private enum Holder {
        case stop(StopIndex)
        case unfocused(ElementIndex)
    }

    /// O(elements), and finding's own.
    init(_ context: MachineContext, _ keys: LoopMachine.Keys) {
        var shortcuts: Set<String> = []
        var held: [(chord: Chord, holders: [Holder])] = []
        var places: [String: Int] = [:]
        func hold(_ chord: Chord, _ key: String, _ holder: Holder) {
            let full = Chord("\(chord.name)-\(key.uppercased())", keystrokes: chord.keystrokes + 1)
            if let place = places[full.name] {
                held[place].holders.append(holder)
            } else {
                places[full.name] = held.count
                held.append((full, [holder]))
            }
        }
        func add(_ element: Element, _ holder: Holder) {
            // A chord that stands for two things works for the first.
            if let shortcut = element.shortcut, shortcuts.insert(shortcut.description).inserted {
                activate(holder, Chord(shortcut.description, keystrokes: shortcut.keystrokes))
            }
            if let modifier = keys.mnemonic, let key = element.mnemonic { hold(modifier, key, holder) }
            if let modifier = keys.accessKey, let key = element.accessKey { hold(modifier, key, holder) }
        }
        var names: [FindIndex.Names] = []
        for (offset, stop) in context.tree.stops.enumerated() where stop.kind == .target {
            guard let index = stop.element else { continue }
            let element = context.screen[index]
            add(element, .stop(offset))
            if keys.find != nil {
                names.append(FindIndex.Names(stop: offset, texts: [element.label] + element.inputLabels))
            }
        }
        // They come after all stops: their chords are shared with those, not taken from them.
        for target in context.tree.leftOut where target.reason == .notFocusable {
            add(context.screen[target.element], .unfocused(target.element))
        }
        for (chord, holders) in held {
            if holders.count == 1 {
                activate(holders[0], chord)
                if context.action == .none, case .stop(let stop) = holders[0] { focusing.append((stop, chord, 1)) }
            } else {
                for (place, holder) in holders.enumerated() {
                    if case .stop(let stop) = holder { focusing.append((stop, chord, place + 1)) }
                }
            }
        }
        if let find = keys.find { typed = FindIndex.shortestTexts(names, find.typing).map { ($0.stop, $0) } }
    }

    private mutating func activate(_ holder: Holder, _ chord: Chord) {
        switch holder {
        case .stop(let stop): activating.append((stop, chord))
        case .unfocused(let element): unfocused.append((element, chord))
        }
    }
}
