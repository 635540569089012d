import LayoutModel

extension ScreenChange {
    /// The stops of readers that say nothing and do nothing: separators, empty texts, small or thin pictures and views
    /// without a label.
    ///
    /// A larger one may be content that lacks a label, or gets it when the app runs, so it is left alone.
    /// O(elements log elements).
    static func skipCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard platform?.allows(.skip) ?? true else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        return reading.stops.filter { reading.isFree($0) && isSilent($0, on: screen) }
            .map { ScreenChange(.skip, [screen[$0].id]) }
    }

    static func applySkip(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == 1, let index = screen.index(of: change.targets[0]) else { return nil }
        guard screen[index].isAccessibilityElement, isSilent(index, on: screen) else { return nil }
        var copy = screen
        copy[index].accessible = false
        return copy
    }

    private static func isSilent(_ index: ElementIndex, on screen: Screen) -> Bool {
        let element = screen[index]
        guard LabelWords.trimmed(element.label).isEmpty, element.isPlain, !element.respondsToInteraction else {
            return false
        }
        // What it holds may speak through it, or would be stops of their own without it.
        guard element.subtreeEnd == index.rawValue + 1 else { return false }
        switch element.role {
        case .separator, .staticText: return true
        case .image, .other:
            guard let frame = element.frame else { return false }
            return max(frame.width, frame.height) <= 48 || min(frame.width, frame.height) <= 4
        default: return false
        }
    }
}
