import LayoutModel

extension LayoutFormat {
    /// The hierarchy that AccessibilitySnapshot's parser finds on a screen of iOS, as JSON: what VoiceOver visits, in its order.
    ///
    /// Source: AccessibilitySnapshot's portable model, its coding and tests.
    public static let accessibilitySnapshot = LayoutFormat(
        id: "accessibility-snapshot", summary: "AccessibilitySnapshot hierarchy of an iOS screen (JSON)",
        roots: "JSON list of containers and elements", tells: [.frames, .order, .labels, .containers],
        traits: FormatTraits(isSnapshot: true), fileEndings: [],
        recognises: { _ in false },
        raw: Raw(recognises: { SnapshotNode.begins($0) }) { (bytes, path, sink) throws(FormatError) in
            sink.layout.platform = .ios
            let tree = try JSONDocument.read(bytes, path: path)
            let nodes = tree.root["type"] == "list" ? Array(tree.root.children) : [tree.root]
            var roots: [SnapshotNode] = []
            for node in nodes { roots.append(try SnapshotNode(node)) }
            var screen = Screen(id: "main", label: "")
            // VoiceOver's order was found where the hierarchy was parsed.
            screen.readingOrder = .document
            let frames = roots.flatMap(\.frames)
            if let first = frames.first {
                let all = frames.reduce(first) { $0.union($1) }
                if all.maxX > 0, all.maxY > 0 { (screen.width, screen.height) = (all.maxX, all.maxY) }
            }
            var builder = ScreenBuilder(screen, path: [], line: 1)
            for root in roots.inOrder { root.write(to: &builder, &sink.notes) }
            sink.notes.add(.assumed, "the size of the screen is that of what is on it")
            sink.add(builder.finish())
        })
}

/// A container or an element of the hierarchy.
struct SnapshotNode {
    private let node: MarkupNode
    private let payload: MarkupNode
    private let isContainer: Bool
    private let children: [SnapshotNode]
    /// The place in VoiceOver's order; that of a container is its first element's.
    private let place: Double

    /// Whether an input begins as a hierarchy.
    static func begins(_ start: ArraySlice<UInt8>) -> Bool {
        guard JSONDocument.begins(start) else { return false }
        let text = String(decoding: start, as: UTF8.self)
        return text.contains("\"_0\"") && (text.contains("\"element\"") || text.contains("\"container\""))
            || text.contains("\"traversalIndex\"")
    }

    /// - Throws: it is neither a container nor an element.
    init(_ node: MarkupNode) throws(FormatError) {
        self.node = node
        if let container = node.child("container"), let payload = container.child("_0") {
            self.payload = payload
            isContainer = true
            var children: [SnapshotNode] = []
            for child in container.jsonItems("children") { children.append(try SnapshotNode(child)) }
            self.children = children.inOrder
            place = children.map(\.place).min() ?? .infinity
        } else if let element = node.child("element"), let payload = element.child("_0") {
            self.payload = payload
            isContainer = false
            children = []
            place = element.jsonNumber("traversalIndex") ?? .infinity
        } else {
            throw node.error("this is neither a 'container' nor an 'element' with its content in '_0'")
        }
    }

    /// The frames of all elements inside.
    var frames: [Frame] { isContainer ? children.flatMap(\.frames) : [frame].compactMap { $0 } }

    /// Writes it with what it holds.
    func write(to builder: inout ScreenBuilder, _ notes: inout FormatNotes) {
        builder.enter(at: node)
        builder.open(
            isContainer ? group(&notes) : SnapshotElement(payload).element(frame, &notes), line: node.line,
            column: node.column)
        for child in children { child.write(to: &builder, &notes) }
        builder.leave()
    }

    private func group(_ notes: inout FormatNotes) -> Element {
        var group = Element(.group)
        let type = payload.child("type")?.children.first { _ in true }
        let name = type?.name ?? "none"
        switch name {
        case "semanticGroup", "series": group.container = .semanticGroup
        case "list": group.container = .list
        case "landmark": group.container = .landmark
        case "dataTable": (group.role, group.container) = (.table, .dataTable)
        case "tabBar": (group.role, group.container) = (.tabBar, .semanticGroup)
        case "scrollable": (group.role, group.container) = (.scrollView, ContainerType.none)
        default: group.container = ContainerType.none
        }
        group.label = type?.jsonText("label") ?? ""
        group.value = type?.jsonText("value")
        if let id = payload.jsonText("identifier") ?? type?.jsonText("identifier") { group.id = id }
        group.frame = frame
        group.isModal = payload.jsonFlag("isModalBoundary")
        let content =
            payload.child("scrollableContentSize") ?? (name == "scrollable" ? type?.child("contentSize") : nil)
        if let content, let frame { group.scrolls = Self.axis(of: content, in: frame) }
        if !payload.jsonItems("customActions").isEmpty {
            notes.add(.ignored, "custom actions of containers are not read", at: payload)
        }
        return group
    }

    /// The directions in which content of a size scrolls in a frame.
    private static func axis(of content: MarkupNode, in frame: Frame) -> ScrollAxis? {
        guard let size = SnapshotGeometry.pair(content) else { return nil }
        let (across, down) = (size.0 > frame.width + 0.5, size.1 > frame.height + 0.5)
        return across && down ? .both : down ? .vertical : across ? .horizontal : nil
    }

    private var frame: Frame? {
        if isContainer { return SnapshotGeometry.frame(payload.child("frame")) }
        guard let shape = payload.child("shape") else { return nil }
        return shape.jsonText("type") == "path"
            ? SnapshotGeometry.bounds(shape.child("pathElements")) : SnapshotGeometry.frame(shape.child("frame"))
    }
}

extension [SnapshotNode] {
    /// In the order in which VoiceOver visits them.
    fileprivate var inOrder: [SnapshotNode] {
        enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    }
}

extension SnapshotNode {
    fileprivate var order: Double { place }
}

/// Points and rectangles, which are lists of numbers.
private enum SnapshotGeometry {
    /// Two finite numbers.
    static func pair(_ node: MarkupNode) -> (Double, Double)? {
        let numbers = node.children.compactMap { decimalNumber($0.text.utf8) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// An origin and a size.
    static func frame(_ node: MarkupNode?) -> Frame? {
        guard let pairs = node?.children.map({ pair($0) }), pairs.count == 2, let origin = pairs[0],
            let size = pairs[1],
            size.0 >= 0, size.1 >= 0
        else { return nil }
        return Frame(x: origin.0, y: origin.1, width: size.0, height: size.1)
    }

    /// The rectangle around the points of a path.
    static func bounds(_ node: MarkupNode?) -> Frame? {
        var points: [(Double, Double)] = []
        for element in node?.children.flatMap({ Array($0.children) }) ?? [] {
            points += element.children.compactMap { pair($0) }
        }
        guard let first = points.first else { return nil }
        let (left, right) = points.reduce((first.0, first.0)) { (min($0.0, $1.0), max($0.1, $1.0)) }
        let (top, bottom) = points.reduce((first.1, first.1)) { (min($0.0, $1.1), max($0.1, $1.1)) }
        return Frame(x: left, y: top, width: right - left, height: bottom - top)
    }
}
