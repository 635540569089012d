import GroupingSearch
import LayoutModel

/// What people change of a layout between two versions.
enum LayoutVariant: CaseIterable {
    /// Some of what could be changed.
    case improved
    /// Every second name has a word more, or is new.
    case renamed
    /// One group holds all, and no id is as it was.
    case wrapped
    /// The top of the screen the other way round.
    case reversed
    /// Without the first half of its top.
    case shortened
    /// What was an action of an element is a button behind it.
    case unfolded

    /// A layout with each of its screens changed. O(elements).
    func changed(_ layout: Layout) -> Layout {
        var layout = layout
        for place in layout.screens.indices { layout.screens[place] = changed(layout.screens[place], layout.platform) }
        return layout
    }

    private func changed(_ screen: Screen, _ platform: Platform?) -> Screen {
        let top = Array(screen.children(of: nil))
        var result = Screen(id: screen.id, width: screen.width, height: screen.height)
        switch self {
        case .improved:
            return ScreenChange.candidates(on: screen, platform: platform).prefix(3).reduce(screen) {
                $1.apply(to: $0, platform: platform) ?? $0
            }
        case .renamed:
            result = screen
            for index in screen.elements.indices.map(ElementIndex.init) where index.rawValue % 2 == 0 {
                result[index].label += screen[index].label.isEmpty ? "Name" : " now"
            }
        case .wrapped:
            let box = result.open(Element(.group, label: "All"), in: nil)
            result.setID("wrapped", at: box)
            for index in top { Self.copy(index, of: screen, to: &result, in: box) { $0.id += "-inside" } }
            result.close(box)
        case .reversed: for index in top.reversed() { Self.copy(index, of: screen, to: &result, in: nil) }
        case .shortened:
            for index in top.suffix(top.count / 2) { Self.copy(index, of: screen, to: &result, in: nil) }
        case .unfolded:
            for index in top {
                Self.copy(index, of: screen, to: &result, in: nil) { $0.actions = [] }
                for (number, action) in screen[index].actions.enumerated() {
                    let button = result.open(
                        Element(role: .button, label: "\(action.name) \(screen[index].label)"), in: nil)
                    result.setID("\(screen[index].id)-action\(number)", at: button)
                    result.close(button)
                }
            }
        }
        return result
    }

    /// A layout whose first screen stands there again and again, side by side, until it has at least so many elements.
    /// O(elements).
    static func lengthened(_ layout: Layout, to least: Int) -> Layout {
        guard let screen = layout.screens.first, !screen.elements.isEmpty else { return layout }
        let (width, height) = (screen.width ?? 400, screen.height ?? 800)
        let copies = (least + screen.elements.count - 1) / screen.elements.count
        var long = Screen(id: screen.id, width: 8 * width, height: height * Double((copies + 7) / 8))
        for number in 0..<copies {
            let (x, y) = (width * Double(number % 8), height * Double(number / 8))
            for index in screen.children(of: nil) {
                copy(index, of: screen, to: &long, in: nil) { element in
                    if number > 0 { element.id += "-\(number)" }
                    element.frame = element.frame.map {
                        Frame(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height)
                    }
                }
            }
        }
        var layout = layout
        layout.screens[0] = long
        return layout
    }

    /// Adds an element of another screen with all that it holds.
    private static func copy(
        _ index: ElementIndex, of screen: Screen, to result: inout Screen, in parent: ElementIndex?,
        changing change: (inout Element) -> Void = { _ in }
    ) {
        var element = screen[index]
        change(&element)
        let own = result.open(element, in: parent)
        for child in screen.children(of: index) { copy(child, of: screen, to: &result, in: own, changing: change) }
        result.close(own)
    }
}
