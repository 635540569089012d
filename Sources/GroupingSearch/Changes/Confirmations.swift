import LayoutModel

extension ScreenChange {
    /// The targets that destroy something at once. It saves nothing by itself: it makes a wrong press harmless.
    ///
    /// O(elements log elements).
    static func confirmCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        let reading = ScreenReading(screen, platform: platform)
        return reading.stops.filter { reading.isTarget($0) && reading.isFree($0) && needsConfirmation(screen[$0]) }
            .map { ScreenChange(.confirm, [screen[$0].id]) }
    }

    static func applyConfirm(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == 1, let index = screen.index(of: change.targets[0]) else { return nil }
        guard needsConfirmation(screen[index]) else { return nil }
        var copy = screen
        copy[index].confirms = true
        return copy
    }

    private static func needsConfirmation(_ element: Element) -> Bool { element.isDestructive && !element.confirms }
}
