import LayoutModel

/// Reads a layout with its includes into the nodes that a dump of the running app would have.
struct AndroidLayoutReader {
    /// The most views that includes may add up to.
    private static let viewLimit = 20_000

    private var files: IncludeResolver
    private(set) var notes: FormatNotes
    private(set) var isForTelevision = false
    private let resources: AndroidResources
    private var dump = UIAutomatorDump()
    private var measure = AndroidMeasure()
    /// The layouts that are being included, outermost first.
    private var including: [String] = []
    private var labels: [String: String] = [:]
    private var neighbours: [Int: AndroidView.Neighbours] = [:]
    private var hidden: [Int] = []

    init(files: IncludeResolver, notes: FormatNotes) {
        self.files = files
        self.notes = notes
        resources = AndroidResources(&self.files)
    }

    /// The screen of a layout. O(views).
    mutating func screen(of tree: MarkupTree) -> Screen {
        dump.screen.readingOrder = .document
        // A layout with data stands in a wrapper with its variables.
        let root = tree.root.name == "layout" ? tree.root.children.first { $0.name != "data" } ?? tree.root : tree.root
        if let context = root.attribute("context", namespace: "http://schemas.android.com/tools") {
            dump.screen.label = String(context.split(separator: ".").last ?? "")
        }
        // The layout itself may not be included either.
        let file = tree.path.split(separator: "/").last.map(String.init) ?? ""
        including = [file.hasSuffix(".xml") ? String(file.dropLast(4)) : file]
        dump.tree.open("", place: 0, line: root.line, column: root.column, Element(.group), AndroidAttributes())
        add(root, path: tree.path, overrides: nil, context: Context())
        dump.tree.close()
        for index in dump.tree.nodes.indices.dropFirst() {
            let id = dump.tree.nodes[index].element.id
            if let label = labels[id], dump.tree.nodes[index].attributes.description.isEmpty {
                dump.tree.nodes[index].attributes.description = label
                dump.tree.nodes[index].element.label = label
            }
        }
        if measure.isKnown {
            let size = measure.layOut()
            for (index, frame) in size.frames where frame != nil { dump.tree.nodes[index].element.frame = frame }
            (dump.screen.width, dump.screen.height) = (size.width, size.height)
            dump.tree.nodes[0].element.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
            notes.add(
                .assumed,
                "frames are estimated from orientation, weights and sizes on a screen of \(Int(size.width)) dp width")
        } else {
            notes.add(.assumed, "positions are not in the file; the order is the document's")
        }
        dump.resolve(&notes)
        for index in hidden {
            for inner in index..<dump.tree.nodes[index].end {
                dump.tree.nodes[inner].element.isHidden = true
                dump.tree.nodes[inner].stopBefore?.isHidden = true
            }
        }
        return withNeighbours(dump.tree.write(into: dump.screen, &notes))
    }

    /// What is around a view that decides about it.
    private struct Context {
        var isImportant = true
        var isFocusBlocked = false
        var isHidden = false
        var hint: String?
        var measured = -1
    }

    private mutating func add(_ node: MarkupNode, path: String, overrides: MarkupNode?, context: Context) {
        guard dump.tree.nodes.count < Self.viewLimit else {
            return notes.add(.ignored, "the layout has more than \(Self.viewLimit) views; the rest is left out")
        }
        switch node.name {
        case "merge":
            for child in ordered(node) { add(child, path: path, overrides: nil, context: context) }
        case "include": include(node, path: path, context: context)
        case "ViewStub":
            notes.add(.dropped, "a ViewStub shows nothing until code inflates it", at: node)
        case "requestFocus", "tag", "data": break
        default:
            addView(node, path: path, overrides: overrides, context: context)
        }
    }

    private mutating func addView(_ node: MarkupNode, path: String, overrides: MarkupNode?, context: Context) {
        let index = dump.tree.nodes.count
        var view = AndroidView(node, overrides, resources)
        view.read(&notes)
        if let label = view.labelFor { labels[label.id] = label.text }
        if view.attributes.description.isEmpty, view.attributes.viewClass.isField, let hint = context.hint,
            view.element.label.isEmpty
        {
            view.attributes.description = hint
            view.element.label = hint
        }
        if !context.isImportant { view.attributes.isImportant = false }
        if context.isFocusBlocked { view.attributes.isFocusable = false }
        if view.isTelevision { isForTelevision = true }
        if view.isHidden, !context.isHidden { hidden.append(index) }
        if !view.neighbours.isEmpty { neighbours[index] = view.neighbours }
        view.attributes.isGone = view.isHidden || context.isHidden
        dump.tree.open(
            (overrides ?? node).name, place: (overrides ?? node).place, line: (overrides ?? node).line,
            column: (overrides ?? node).column, view.element, view.attributes,
            hasFocus: node.child("requestFocus") != nil)
        if view.isUnimportantTarget { dump.tree.nodes[index].element.accessible = false }
        var inner = context
        inner.isImportant = context.isImportant && !view.hidesDescendants
        inner.isFocusBlocked = context.isFocusBlocked || view.blocksDescendants
        inner.isHidden = context.isHidden || view.isHidden
        inner.hint = view.simpleName.hasSuffix("TextInputLayout") ? view.attributes.hint : nil
        inner.measured = measure.add(view, index: index, in: context.measured)
        for child in ordered(node) { add(child, path: path, overrides: nil, context: inner) }
        dump.tree.close()
    }

    /// A layout next to the file stands in the include's place; the include's own attributes win.
    private mutating func include(_ node: MarkupNode, path: String, context: Context) {
        let name = node["layout"] ?? ""
        let prefix = "@layout/"
        guard name.hasPrefix(prefix), !name.contains("..") else {
            return notes.add(.ignored, "an include names no layout of the app", at: node)
        }
        let file = String(name.dropFirst(prefix.count))
        guard !including.contains(file) else {
            return notes.add(.ignored, "'\(file)' includes itself", at: node)
        }
        guard including.count < 32 else {
            return notes.add(.ignored, "includes are nested deeper than 32", at: node)
        }
        let path = ["\(file).xml", "../layout/\(file).xml"].first { files.has($0) }
        guard let path, let document = files.document(path, &notes, line: node.line) else {
            return notes.add(.ignored, "the included layout '\(file)' is not next to the file", at: node)
        }
        including.append(file)
        var root = document.root
        if root.name == "layout" { root = root.children.first { $0.name != "data" } ?? root }
        add(root, path: document.path, overrides: root.name == "merge" ? nil : node, context: context)
        including.removeLast()
    }

    /// The children in the order in which TalkBack goes through them: each where the file has it, but after what its
    /// `accessibilityTraversalAfter` names and before what its `accessibilityTraversalBefore` names.
    private mutating func ordered(_ node: MarkupNode) -> [MarkupNode] {
        let children = Array(node.children)
        let indices = Dictionary(
            children.enumerated().map { index, child in
                (AndroidView.id(child.attribute("id", namespace: AndroidNamespace.android) ?? ""), index)
            }, uniquingKeysWith: { first, _ in first })
        var before: [Int: [Int]] = [:]
        for (index, child) in children.enumerated() {
            for (attribute, isAfter) in [
                ("accessibilityTraversalAfter", true), ("accessibilityTraversalBefore", false),
            ] {
                guard let reference = child.attribute(attribute, namespace: AndroidNamespace.android) else { continue }
                guard let other = indices[AndroidView.id(reference)], other != index else {
                    notes.add(.ignored, "\(attribute) names no sibling; the document's order is kept", at: child)
                    continue
                }
                before[isAfter ? index : other, default: []].append(isAfter ? other : index)
            }
        }
        guard !before.isEmpty else { return children }
        var result: [Int] = []
        // 0 is new, 1 waits for what comes before it, 2 is placed; a chain may be as long as the list.
        var state = [Int](repeating: 0, count: children.count)
        for first in children.indices where state[first] == 0 {
            var path: [(index: Int, next: Int)] = [(first, 0)]
            state[first] = 1
            while let (index, next) = path.last {
                let others = before[index] ?? []
                guard next < others.count else {
                    state[index] = 2
                    result.append(index)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let other = others[next]
                if state[other] == 0 {
                    state[other] = 1
                    path.append((other, 0))
                } else if state[other] == 1 {
                    notes.add(.ignored, "the traversal order goes round in a circle", line: children[other].line)
                }
            }
        }
        return result.map { children[$0] }
    }

    /// States where the focus goes by direction; ids that nothing has are noted.
    private mutating func withNeighbours(_ screen: Screen) -> Screen {
        guard !neighbours.isEmpty else { return screen }
        var screen = screen
        let ids = Set(screen.elements.map(\.id))
        let byID = Dictionary(neighbours.values.map { ($0.own, $0) }, uniquingKeysWith: { first, _ in first })
        for offset in screen.elements.indices {
            let index = ElementIndex(offset)
            guard screen[index].kind == .element, let stated = byID[screen[index].id] else { continue }
            func known(_ id: String?) -> String? {
                guard let id else { return nil }
                // Nothing, or the view itself: the focus stays.
                if id.isEmpty || id == stated.own { return stated.own }
                if ids.contains(id) { return id }
                notes.add(.ignored, "nextFocus names '\(id)', which is not on the screen", line: screen[index].line)
                return nil
            }
            screen[index].next = NextFocus(
                up: known(stated.up), down: known(stated.down), left: known(stated.left), right: known(stated.right),
                forward: known(stated.forward))
        }
        return screen
    }
}
