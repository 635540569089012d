import AccessCost
public import LayoutModel

extension RandomLayouts {
    /// A layout of one screen with what screens of a platform may have besides: modal and locked groups, explicit orders,
    /// headings, tab indexes, shortcuts, names, destructive and adjustable elements.
    public mutating func layout(_ platform: Platform, elements limit: Int) -> Layout {
        var screen = screen(elements: limit)
        let indices = screen.elements.indices.map(ElementIndex.init)
        let names = ["Play", "Stop", "Level 1", "Level 2", "Level 3", "Settings", "Delete", "Name", "Open file"]
        for index in indices {
            if numbers.oneIn(2) { screen[index].label = names.randomElement(using: &numbers)! }
            let isGroup = screen[index].kind == .group
            if isGroup, numbers.oneIn(8) { screen[index].isModal = true }
            if isGroup, numbers.oneIn(10) { screen[index].isLocked = true }
            if isGroup, numbers.oneIn(6) {
                screen[index].order = screen.children(of: index).map { screen[$0].id }.shuffled(using: &numbers)
            }
            if isGroup, numbers.oneIn(8) { screen[index].landmark = .region }
            guard !isGroup else { continue }
            if numbers.oneIn(12) { screen[index].isDestructive = true }
            if numbers.oneIn(12) { screen[index].headingLevel = 2 }
            if numbers.oneIn(16) { screen[index].tabIndex = Int.random(in: -1...3, using: &numbers) }
            if numbers.oneIn(20) {
                screen[index].shortcut = Shortcut(key: "F\(Int.random(in: 1...9, using: &numbers))")
            }
            if numbers.oneIn(16) { screen[index].isAdjustable = true }
        }
        // A screen without any weight has no mean.
        if !Exposure(screen, platform: platform).targets.contains(where: { screen[$0].weight > 0 }) {
            for index in indices { screen[index].weight = 1 }
        }
        return Layout(name: "random", platform: platform, screens: [screen])
    }
}
