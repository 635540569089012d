import LayoutModel

/// Reads a resource file into screens: its objects of the top level that no other one refers to.
struct XRCReader {
    /// The most objects that references may bring in: small files could make endless ones.
    static let objectLimit = 50_000

    let root: MarkupNode
    var notes: FormatNotes
    let objects: [String: MarkupNode]
    private let referred: Set<String>
    /// The references that are being followed, from outside in.
    var following: [String] = []
    var count = 0
    /// The text before the next control, which names it.
    var label: MnemonicText?
    /// The number of radio groups so far in the window.
    var radioGroups = 0
    var focus: WidgetDraft?
    /// Whether the screen is a dialog, which Escape leaves.
    var isDialog = false

    init(_ root: MarkupNode, _ notes: FormatNotes) {
        self.root = root
        self.notes = notes
        var objects: [String: MarkupNode] = [:]
        var referred: Set<String> = []
        for node in root.descendants {
            if node.name == "object", let name = node["name"], objects[name] == nil { objects[name] = node }
            if node.name == "object_ref", let name = node["ref"] { referred.insert(name) }
        }
        self.objects = objects
        self.referred = referred
    }

    mutating func write(_ sink: inout LayoutSink) {
        var ids: Set<String> = []
        for node in root.xrcObjects where node.name == "object" && !referred.contains(node["name"] ?? "") {
            let type = XRCClasses.known[node["class"] ?? ""]
            if type?.kind == .nothing { continue }
            (label, focus, count, radioGroups) = (nil, nil, 0, 0)
            isDialog = type?.role == .dialog
            let title = node.xrcLabel("title").text
            let name = node["name"].flatMap { $0.isEmpty ? nil : $0 } ?? "screen"
            var screen = Screen(id: ids.insertUnique(name), label: title)
            screen.readingOrder = .document
            screen.isInitial = sink.layout.screens.isEmpty
            let size = node.xrcPair("size", &notes)
            if let size, size.0 > 0, size.1 > 0 { (screen.width, screen.height) = size }
            var drafts = RadioGroups.gathered(drafts(of: node, origin: (0, 0), isLaidOut: false))
            if type?.role == .dialog || type?.role == .window, !drafts.isEmpty {
                drafts[0].element.id = ""
                drafts[0].element.label = title
            }
            screen = screen.holding(drafts, line: node.line)
            if let id = focus?.element.id, screen.elements.contains(where: { $0.id == id }) { screen.focus = id }
            sink.add(screen)
        }
        sink.layout.name = sink.layout.screens.first.map { $0.label.isEmpty ? $0.id : $0.label } ?? ""
    }

    /// The object that a reference names, with the reference's own name; nil where it is not there or names itself.
    mutating func resolved(_ node: MarkupNode) -> MarkupNode? {
        guard node.name == "object_ref" else { return node }
        let name = node["ref"] ?? ""
        guard let object = objects[name] else {
            notes.add(.ignored, "an object_ref names '\(name)', which is not there", at: node)
            return nil
        }
        guard !following.contains(name), !node.isInside(object) else {
            notes.add(.ignored, "'\(name)' refers to itself", at: node)
            return nil
        }
        return object
    }
}

extension MarkupNode {
    fileprivate func isInside(_ other: MarkupNode) -> Bool { other.tree === tree && other.contains(self) }
}
