import LayoutModel

extension ScreenChange {
    /// Tool bars, tabs and menus of a page whose members are a Tab stop each: with a roving tabindex they are one, with arrows
    /// between the members. Links in texts, lists and landmarks stay as they are.
    ///
    /// O(elements log elements).
    static func rovingCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard platform?.allows(.roving) == true else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        return screen.elements.indices.compactMap { offset in
            let box = ElementIndex(offset)
            guard reading.isFree(box), let members = rovingMembers(of: box, on: screen) else { return nil }
            guard members.allSatisfy({ reading.isTarget($0) && reading.isFree($0) }) else { return nil }
            return ScreenChange(
                .roving, members.map { screen[$0].id }, label: screen[box].label, container: screen[box].id)
        }
    }

    static func applyRoving(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard let box = change.container.flatMap(screen.index), let members = rovingMembers(of: box, on: screen),
            members.map({ screen[$0].id }) == change.targets
        else { return nil }
        var copy = screen
        let landing = members.first { screen[$0].isSelected } ?? members[0]
        for member in members { copy[member].tabIndex = member == landing ? 0 : -1 }
        return copy
    }

    /// What a container holds that arrows could go between; nil where it is none, holds something else to act on or another
    /// container, or is one Tab stop already.
    private static func rovingMembers(of box: ElementIndex, on screen: Screen) -> [ElementIndex]? {
        guard canRove(screen[box].role), screen[box].containerType != .none else { return nil }
        var members: [ElementIndex] = []
        for offset in screen.elements.indices[box.rawValue + 1..<screen[box].subtreeEnd] {
            let element = screen.elements[offset]
            if element.containerType != .none || element.isHidden { return nil }
            guard element.respondsToInteraction, element.isEnabled else { continue }
            guard canBeMember(element), element.tabIndex ?? 0 <= 0 else { return nil }
            members.append(ElementIndex(offset))
        }
        let stops = members.filter { screen[$0].tabIndex ?? 0 >= 0 }
        return stops.count > 1 ? members : nil
    }

    private static func canRove(_ role: Role) -> Bool {
        switch role {
        case .toolbar, .tabGroup, .menuBar, .menu: true
        default: false
        }
    }

    /// A group has no place in the Tab order that could be taken away.
    private static func canBeMember(_ element: Element) -> Bool {
        guard element.kind == .element else { return false }
        return switch element.role {
        case .button, .toggle, .menuButton, .tab, .segment, .menuItem, .menuBarItem: true
        default: false
        }
    }
}
