import AccessCost
import LayoutModel

extension ScreenChange {
    /// The most keys of their own that one screen's targets get: more are not remembered.
    private static let mostShortcuts = 3

    private static let commandRoles: Set<Role> = [
        .button, .menuButton, .popUpButton, .toggle, .checkbox, .searchField, .disclosure,
    ]

    /// Keys for the targets with the largest weight x (cost now - cost by the key), where the platform has such keys.
    ///
    /// None for what has a key already, for what Return and Escape stand for, or for one of many alike that is wanted no
    /// more than the others; where nothing is known about weights, only for what costs half as much again as the mean.
    /// O(targets log targets).
    static func shortcutCandidates(
        on screen: Screen, platform: Platform?, _ costs: ChangeCosts
    ) -> [ScreenChange] {
        guard let keys = platform?.conventionalKeys, let method = costs.keyboard, let expected = method.expected else {
            return []
        }
        let targets = costs.targets
        let chord = Double(keys.modifiers.isEmpty ? method.parameters[.accessKeyModifier].keystrokes + 1 : 2)
        let price = chord * method.parameters[.keystrokeTime]
        let reading = ScreenReading(screen, platform: platform)
        let mean = targets.reduce(0) { $0 + $1.weight } / Double(max(targets.count, 1))
        let knowsWeights = targets.contains { $0.weight != targets[0].weight }
        let alike = series(targets.map(\.label))
        var gains: [(target: Int, gain: Double)] = []
        for (offset, target) in targets.enumerated() {
            let element = screen[target.element]
            guard isCommand(element, platform), reading.isFree(target.element), let cost = method.seconds[offset]
            else {
                continue
            }
            let isWanted =
                knowsWeights
                ? target.weight > mean || target.weight == mean && !alike[offset]
                : !alike[offset] && cost >= 1.5 * expected
            let gain = target.weight * (cost - price)
            if isWanted, gain > 0 { gains.append((offset, gain)) }
        }
        gains.sort { ($1.gain, $0.target) < ($0.gain, $1.target) }
        let isEditing = screen.elements.contains { $0.role == .textView && !$0.isHidden }
        var used = usedLetters(on: screen)
        var found: [(place: Int, change: ScreenChange)] = []
        for (offset, _) in gains where found.count < mostShortcuts {
            let target = targets[offset]
            let name = screen[target.element].label
            let place = reading.place(target.element) ?? offset
            // Where letters of labels are underlined, a chord of its own is for what has one everywhere, as saving.
            if platform?.allows(.mnemonic) == true, !ConventionalKeys.isConventional(name) {
                guard let letter = mnemonic(for: name, isUsed: used.contains) else { continue }
                used.insert(letter)
                found.append((place, ScreenChange(.mnemonic, [target.id], label: String(letter))))
                continue
            }
            let key = keys.key(for: name, isEditing: isEditing) { used.contains($0) }
            guard let key else { continue }
            used.insert(key)
            let label = Shortcut(keys.modifiers, key: String(key)).description
            found.append((place, ScreenChange(.shortcut, [target.id], label: label)))
        }
        return found.sorted { $0.place < $1.place }.map(\.change)
    }

    /// The target with its key; on the web an access key, which has its browser's own modifiers.
    static func applyShortcut(_ change: ScreenChange, to screen: Screen, platform: Platform?) -> Screen? {
        guard change.targets.count == 1, let index = screen.index(of: change.targets[0]),
            let shortcut = Shortcut(change.label)
        else { return nil }
        let element = screen[index]
        guard element.shortcut == nil, element.accessKey == nil, element.respondsToInteraction, element.isEnabled else {
            return nil
        }
        var copy = screen
        if platform?.conventionalKeys?.modifiers.isEmpty == true {
            guard shortcut.modifiers.isEmpty,
                !screen.elements.contains(where: { $0.accessKey?.uppercased() == shortcut.key })
            else { return nil }
            copy[index].accessKey = shortcut.key.lowercased()
        } else {
            let isUsed = screen.elements.contains { element in
                element.shortcut == shortcut || element.actions.contains { $0.shortcut == shortcut }
            }
            guard !shortcut.modifiers.isEmpty, !isUsed else { return nil }
            copy[index].shortcut = shortcut
        }
        return copy
    }

    private static func isCommand(_ element: Element, _ platform: Platform?) -> Bool {
        guard commandRoles.contains(element.role), element.shortcut == nil, element.mnemonic == nil,
            element.accessKey == nil, !element.isDestructive, element.timeout == nil
        else { return false }
        let words = LabelWords.words(of: element.label)
        return words.joined().count > 2 && !ConventionalKeys.isAnswered(element.label)
            && !words.contains { LabelWords.destructive.contains($0.lowercased()) }
    }

    /// Whether each label is one of three or more that differ in their numbers alone.
    private static func series(_ labels: [String]) -> [Bool] {
        let stems = labels.map {
            LabelWords.words(of: $0).filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
        }
        var counts: [String: Int] = [:]
        for stem in stems { counts[stem, default: 0] += 1 }
        return stems.map { $0.isEmpty || counts[$0]! >= 3 }
    }

    private static func usedLetters(on screen: Screen) -> Set<Character> {
        var used: Set<Character> = []
        for element in screen.elements {
            let keys =
                [element.shortcut?.key, element.mnemonic, element.accessKey] + element.actions.map { $0.shortcut?.key }
            for key in keys {
                if let key, key.count == 1, let letter = key.uppercased().first { used.insert(letter) }
            }
        }
        return used
    }
}
