import LayoutModel
import ScreenSections

/// A screen whose author put things into containers that mean something: what is to be found again without them.
struct TruthScreen {
    let screen: Screen
    /// What a person meets: elements that assistive technology sees, none inside another.
    let items: [ElementIndex]
    /// The innermost meaningful container around each item; nil where there is none.
    let containers: [ElementIndex?]

    init(_ screen: Screen) {
        self.screen = screen
        var items: [ElementIndex] = []
        var hiddenUntil = 0
        var offset = 0
        while offset < screen.elements.count {
            let element = screen.elements[offset]
            if element.isHidden { hiddenUntil = max(hiddenUntil, element.subtreeEnd) }
            if offset >= hiddenUntil, element.isAccessibilityElement {
                items.append(ElementIndex(offset))
                offset = element.subtreeEnd
            } else {
                offset += 1
            }
        }
        self.items = items
        func around(_ item: ElementIndex) -> [ElementIndex] {
            sequence(first: item) { screen[$0].parent }.dropFirst().filter { Self.isMeaningful(screen, $0) }
        }
        let paths = items.map(around)
        var counts: [ElementIndex: Int] = [:]
        for path in paths { for box in path { counts[box, default: 0] += 1 } }
        // A container of one thing puts nothing together, and one of everything nothing apart.
        containers = paths.map { path in path.first { counts[$0]! > 1 && counts[$0]! < items.count } }
    }

    /// Whether the author said what the container is: by its kind, by a label, or by a heading that it begins with.
    private static func isMeaningful(_ screen: Screen, _ index: ElementIndex) -> Bool {
        let element = screen[index]
        if element.containerType != .none || element.landmark != nil { return true }
        switch element.role {
        case .toolbar, .navigationBar, .tabBar, .menuBar, .menu, .list, .table, .collection, .tree, .grid, .radioGroup,
            .segmentedControl, .tabGroup, .form, .row, .cell, .listItem:
            return true
        case .group:
            if element.label.contains(where: { !$0.isWhitespace }) { return true }
            let first = screen.elements.index(after: index.rawValue)
            guard first < element.subtreeEnd else { return false }
            return screen.elements[first].isHeading
        default: return false
        }
    }

    var hasFrames: Bool { items.allSatisfy { screen[$0].frame.map { !$0.isEmpty } ?? false } }
    /// Whether there is anything to find.
    var isTelling: Bool { items.count > 2 && containers.contains { $0 != nil } }
}
