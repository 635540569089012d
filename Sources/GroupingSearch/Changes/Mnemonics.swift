import LayoutModel

extension ScreenChange {
    /// The first free letter of a label that can be underlined: the first letters of its words, else its letters; nil where all
    /// are taken.
    static func mnemonic(for label: String, isUsed: (Character) -> Bool) -> Character? {
        let words = LabelWords.words(of: label)
        let letters = words.compactMap(\.first) + words.joined()
        return letters.lazy.compactMap { $0.isASCII && $0.isLetter ? Character($0.uppercased()) : nil }.first {
            !isUsed($0)
        }
    }

    /// The target with a letter of its label underlined.
    static func applyMnemonic(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == 1, let index = screen.index(of: change.targets[0]), change.label.count == 1 else {
            return nil
        }
        let element = screen[index]
        guard element.mnemonic == nil, element.respondsToInteraction, element.isEnabled,
            element.label.uppercased().contains(change.label.uppercased()),
            !screen.elements.contains(where: { $0.mnemonic?.uppercased() == change.label.uppercased() })
        else { return nil }
        var copy = screen
        copy[index].mnemonic = change.label.lowercased()
        return copy
    }
}
