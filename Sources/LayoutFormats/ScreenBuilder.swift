import LayoutModel

extension Screen {
    /// Lets all targets count again where every one of them was left out of the averages. O(elements).
    mutating func keepSomeWeight() {
        let targets = elements.indices.filter { elements[$0].kind == .element && elements[$0].respondsToInteraction }
        guard targets.allSatisfy({ elements[$0].weight == 0 }) else { return }
        for target in targets { self[ElementIndex(target)].weight = 1 }
    }
}

/// Builds a screen while an input is read: keeps the tree, the paths in the input, and gives every element an id.
///
/// An importer calls `enter` at each start tag and `leave` at each end tag below the screen's own, and `open` in between
/// for the tags that become elements; the children of a tag that becomes none belong to the next tag around it.
struct ScreenBuilder {
    private struct Level {
        var source: Int
        var element: ElementIndex?
        var parent: ElementIndex?
    }

    private(set) var screen: Screen
    private var levels: [Level] = []
    /// The steps of the documents' elements that were entered by `enter(at:)`.
    private var steps: [MarkupNode: Int] = [:]

    /// Starts a screen at the reader's current tag, whose enclosing tags have the given names and places.
    init(_ screen: Screen, path: [(name: String, place: Int)], line: Int) {
        self.screen = screen
        self.screen.line = line
        var step = -1
        for part in path { step = self.screen.sources.add(part.name, place: part.place, under: step) }
        levels = [Level(source: step)]
    }

    /// Makes room for about so many elements.
    mutating func reserveCapacity(_ count: Int) {
        screen.reserveCapacity(count)
        screen.sources.reserveCapacity(count)
    }

    /// Steps into the reader's current tag.
    mutating func enter(_ reader: borrowing XMLReader) {
        enter(reader.name.local, place: reader.place)
    }

    /// Steps into a tag of the given name and place among its siblings of that name; one without a name is no tag of the
    /// file's.
    mutating func enter(_ name: String, place: Int) {
        let outer = levels[levels.count - 1]
        let source = name.isEmpty ? outer.source : screen.sources.add(name, place: place, under: outer.source)
        levels.append(Level(source: source, element: nil, parent: outer.element ?? outer.parent))
    }

    /// Steps into an element of a document whose place in the file need not be inside the one around it here: parts may
    /// be moved, and what was left out in between still counts in the path.
    mutating func enter(at node: MarkupNode) {
        let outer = levels[levels.count - 1]
        levels.append(Level(source: step(of: node), element: nil, parent: outer.element ?? outer.parent))
    }

    private mutating func step(of node: MarkupNode) -> Int {
        if let known = steps[node] { return known }
        var outer = -1
        if let parent = node.parent { outer = step(of: parent) }
        let own = screen.sources.add(node.name, place: node.place, under: outer)
        steps[node] = own
        return own
    }

    /// Makes the current tag an element; its line and column are those given unless it has a line.
    @discardableResult
    mutating func open(_ element: consuming Element, line: Int, column: Int = 0) -> ElementIndex {
        let top = levels.count - 1
        element.source = levels[top].source
        if element.line == 0 {
            (element.line, element.column) = (line, column)
        } else {
            screen.sources.locate(element.source, at: FileLocation(line: line, column: column))
        }
        let index = screen.open(element, in: levels[top].parent)
        levels[top].element = index
        return index
    }

    /// Changes the element that `current` names.
    mutating func update(_ change: (inout Element) -> Void) {
        if let index = current { change(&screen[index]) }
    }

    /// The element of the current tag, or of the nearest one around it that became an element.
    var current: ElementIndex? {
        let top = levels[levels.count - 1]
        return top.element ?? top.parent
    }

    /// Steps out of the current tag.
    mutating func leave() {
        if let index = levels.removeLast().element { screen.close(index) }
    }

    /// The screen with an id for every element. O(elements).
    ///
    /// An id of the file's own is kept where it is unique on the screen; the others become the path of roles and
    /// places from the nearest element around that has one, as "toolbar.button2".
    /// - Parameter areUnique: whether those that are there are known to be unique.
    consuming func finish(areUnique: Bool = false) -> Screen {
        if areUnique, !screen.elements.indices.contains(where: { screen.elements[$0].id.isEmpty }) { return screen }
        var counts: [String: Int] = [:]
        counts.reserveCapacity(screen.elements.count)
        var isComplete = true
        for index in screen.elements.indices {
            let id = screen.elements[index].id
            if id.isEmpty { isComplete = false } else { counts[id, default: 0] += 1 }
        }
        if isComplete, counts.count == screen.elements.count { return screen }
        var places: [PlaceKey: Int] = [:]
        for offset in screen.elements.indices {
            let index = ElementIndex(offset)
            let element = screen[index]
            let place = places[PlaceKey(parent: element.parent, role: element.role), default: 0] + 1
            places[PlaceKey(parent: element.parent, role: element.role)] = place
            if counts[element.id] == 1 { continue }
            let base = element.parent.map { screen[$0].id + "." } ?? ""
            var id = "\(base)\(element.role.rawValue)\(place)"
            while counts[id] != nil { id += "~" }
            counts[id] = 1
            screen.setID(id, at: index, isDerived: true)
        }
        return screen
    }

    private struct PlaceKey: Hashable {
        var parent: ElementIndex?
        var role: Role
    }
}
