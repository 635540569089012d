import LayoutModel

/// One tag of a dump of a running app, with the element that it may become.
struct DumpNode<Attributes> {
    /// What becomes of a tag.
    enum Plan {
        /// It becomes its element.
        case keep
        /// It becomes nothing; what it holds belongs to the next tag around it.
        case dissolve
        /// It is left out with everything inside.
        case drop
    }

    var name: String
    var place: Int
    var line: Int
    var column: Int
    /// The offset of the enclosing tag, -1 for the root.
    var parent: Int
    /// The offset just after the last tag inside.
    var end: Int
    var element: Element
    /// What the tag says, in the importer's own words.
    var attributes: Attributes
    var plan = Plan.dissolve
    /// A stop of its own that stands before the container: Android lets what can be activated hold what can be activated.
    var stopBefore: Element?
    /// The children below which a container is not worth keeping: 1 for containers, 2 for containers that only lay out.
    var leastChildren = 0
    /// Whether the focus was on it.
    var hasFocus = false
}

/// The tags of a dump in preorder: what an element is depends on what it holds, so it is settled when all are in.
struct DumpTree<Attributes> {
    var nodes: [DumpNode<Attributes>] = []
    private var open: [Int] = []

    /// The tag that the next one stands in, -1 at the top.
    var enclosing: Int { open.last ?? -1 }

    /// Takes the reader's current tag.
    mutating func open(
        _ reader: borrowing XMLReader, _ element: Element, _ attributes: Attributes, hasFocus: Bool = false
    ) {
        open(
            reader.name.local, place: reader.place, line: reader.line, column: reader.column, element, attributes,
            hasFocus: hasFocus)
    }

    /// Takes a tag of the given name and place among its siblings of that name.
    mutating func open(
        _ name: String, place: Int, line: Int, column: Int, _ element: Element, _ attributes: Attributes,
        hasFocus: Bool = false
    ) {
        var node = DumpNode(
            name: name, place: place, line: line, column: column, parent: enclosing, end: nodes.count + 1,
            element: element, attributes: attributes)
        node.hasFocus = hasFocus
        open.append(nodes.count)
        nodes.append(node)
    }

    /// Steps out of the last tag taken that is still open.
    mutating func close() { nodes[open.removeLast()].end = nodes.count }

    /// The tags inside one, in preorder.
    func inside(_ index: Int) -> Range<Int> { index + 1..<nodes[index].end }

    /// Whether a tag holds no other.
    func isLeaf(_ index: Int) -> Bool { nodes[index].end == index + 1 }

    /// Whether any tag around one fulfils a condition. O(depth).
    func isInside(_ index: Int, where condition: (DumpNode<Attributes>) -> Bool) -> Bool {
        var next = nodes[index].parent
        while next >= 0 {
            if condition(nodes[next]) { return true }
            next = nodes[next].parent
        }
        return false
    }

    /// Dissolves containers that hold too little, containers for layout with the frame of the tag around them, and those inside
    /// an accessibility element. O(tags).
    mutating func dissolveIdleContainers() {
        var isInsideElement = [Bool](repeating: false, count: nodes.count)
        for (index, node) in nodes.enumerated() where node.parent >= 0 {
            let around = nodes[node.parent]
            let isElement = around.plan == .keep && around.element.isAccessibilityElement
            isInsideElement[index] = isElement || isInsideElement[node.parent]
        }
        var kept = [Int](repeating: 0, count: nodes.count)
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            if node.plan == .keep, node.leastChildren > 0 {
                let around = node.parent >= 0 ? nodes[node.parent].element.frame : nil
                let repeatsFrame = node.leastChildren > 1 && node.element.frame != nil && node.element.frame == around
                let isIdle = node.leastChildren > 1 && isInsideElement[index]
                if kept[index] < node.leastChildren || repeatsFrame || isIdle { nodes[index].plan = .dissolve }
            }
            let count =
                switch nodes[index].plan {
                case .keep: 1
                case .dissolve: kept[index]
                case .drop: 0
                }
            if node.parent >= 0 { kept[node.parent] += count + (node.stopBefore == nil ? 0 : 1) }
        }
    }

    /// Writes what is kept into the screen, with ids and paths. O(tags).
    func write(into screen: Screen, _ notes: inout FormatNotes) -> Screen {
        var builder = ScreenBuilder(screen, path: [], line: nodes.first?.line ?? 0)
        var ends: [Int] = []
        var focus: ElementIndex?
        var offset = 0
        while offset < nodes.count {
            let node = nodes[offset]
            while let end = ends.last, end <= offset {
                ends.removeLast()
                builder.leave()
            }
            guard node.plan != .drop else {
                offset = node.end
                continue
            }
            var stop: ElementIndex?
            if let element = node.stopBefore {
                builder.enter(node.name, place: node.place)
                stop = builder.open(element, line: node.line, column: node.column)
                builder.leave()
            }
            builder.enter(node.name, place: node.place)
            ends.append(node.end)
            if node.plan == .keep {
                let index = builder.open(node.element, line: node.line, column: node.column)
                if node.element.isAccessibilityElement { stop = stop ?? index }
            }
            if node.hasFocus, focus == nil { focus = stop }
            offset += 1
        }
        for _ in ends { builder.leave() }
        var result = builder.finish()
        if let focus { result.focus = result[focus].id }
        if !result.elements.contains(where: \.isAccessibilityElement) {
            notes.add(.ignored, "the dump holds nothing that assistive technology stops on", line: nodes.first?.line)
        }
        return result
    }
}

extension Element {
    /// The container that stands in for an element whose children are visited on their own.
    func asContainer(_ role: Role) -> Element {
        var result = Element(.group, role: role, id: id, label: label)
        result.frame = frame
        result.container = container
        return result
    }
}

/// A Boolean of a foreign file; nil for other texts.
func dumpBoolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: nil
    }
}

/// Text on one line: runs of white space, line ends among them, become one space.
func singleLine(_ text: String) -> String {
    guard text.contains(where: isXMLSpace) else { return text }
    return text.split(whereSeparator: isXMLSpace).joined(separator: " ")
}

/// Texts as one label: empty and repeated ones once.
func joinedLabel(_ texts: [String]) -> String {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: ", ")
}
