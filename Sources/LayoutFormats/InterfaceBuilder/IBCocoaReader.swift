import LayoutModel

/// Reads the views of AppKit.
///
/// Frames have their origin at the bottom left of the view around, but in flipped views: tables, scroll views, split views
/// and tab views (NSView.isFlipped). What stands in a clip view is measured as its document view is.
struct IBCocoaReader: IBViewReader {
    let project: IBProject
    let number: Int
    /// The scenes that are being read into one another.
    var active: Set<IBScene.Key> = []

    /// A view's frame on the screen and the way in which it measures what it holds.
    struct Space {
        var frame: Frame
        var isFlipped = false

        func frame(of inner: Frame) -> Frame {
            let y = isFlipped ? frame.y + inner.y : frame.y + frame.height - inner.y - inner.height
            return Frame(x: frame.x + inner.x, y: y, width: inner.width, height: inner.height)
        }
    }

    // MARK: Scenes

    func read(_ scene: IBScene) -> IBContent {
        var content = IBContent()
        if scene.node.name == "menu" || scene.node.name == "application" {
            content.parts = menus(scene.node)
            return content
        }
        let window = scene.node.name == "windowController" ? scene.node.part("window") : scene.node
        let isWindow = window?.name == "window" || window?.name == "panel"
        let size = size(of: scene)
        content.width = size.map(\.width)
        content.height = size.map(\.height)
        content.parts = parts(of: scene, at: Frame(x: 0, y: 0, width: size?.width ?? 0, height: size?.height ?? 0))
        content.keyViews = IBKeyViews(document, project.objects(seenIn: scene), window: isWindow ? window : nil)
        if isWindow, let toolbar = window?.part("toolbar") {
            add(self.toolbar(toolbar, width: content.width ?? 0), height: 52, to: &content, toolbar)
        }
        if let tabs = tabs(of: scene, width: content.width ?? 0) { add(tabs, height: 40, to: &content, scene.node) }
        return content
    }

    private func add(_ bar: WidgetDraft, height: Double, to content: inout IBContent, _ node: MarkupNode) {
        guard !bar.children.isEmpty else { return }
        content.parts = [bar] + content.parts.map { $0.moved(right: 0, down: height) }
        content.height = content.height.map { $0 + height }
        note(.assumed, "items of bars have no frames; their places follow from their order", node)
    }

    private func size(of scene: IBScene) -> Frame? {
        if let view = contentScene(of: scene).flatMap({ rootView($0)?.rectangle() }) ?? rootView(scene)?.rectangle() {
            return view
        }
        let window = scene.node.part("window") ?? scene.node
        return window.rectangle("contentRect") ?? scene.node.part("splitView")?.rectangle()
    }

    private func rootView(_ scene: IBScene) -> MarkupNode? {
        let node = scene.node.name == "windowController" ? scene.node.part("window") ?? scene.node : scene.node
        if node.name == "window" || node.name == "panel" { return node.part("contentView") }
        return IBNames.isController(node.name) ? node.part("view") : node
    }

    /// The scene that a window shows.
    private func contentScene(of scene: IBScene) -> IBScene? {
        project.related(scene.key, ["window.shadowedContentViewController"]).first
            .flatMap { project.shown($0) }.flatMap { project.scene($0) }
    }

    private func parts(of scene: IBScene, at frame: Frame) -> [WidgetDraft] {
        var reader = self
        reader.active.insert(scene.key)
        if let content = contentScene(of: scene) { return reader.embed(content, at: frame, scene.node) }
        let panes = project.related(scene.key, ["splitItems"]).compactMap { project.shown($0) }
            .compactMap { project.scene($0) }
        if !panes.isEmpty { return [reader.split(panes, scene, at: frame)] }
        guard let view = rootView(scene) else { return [] }
        let isFlipped = Self.flipped.contains(view.name)
        guard let part = reader.part(view, at: frame, Space(frame: frame, isFlipped: isFlipped)) else { return [] }
        return part.onlyLaysOut ? part.children : [part]
    }

    /// The panes of a split view controller, side by side as wide as they are drawn.
    private func split(_ panes: [IBScene], _ scene: IBScene, at frame: Frame) -> WidgetDraft {
        var part = WidgetDraft(Element(.group, role: .splitView, id: scene.node["id"] ?? ""), at: scene.node)
        part.element.frame = frame.isEmpty ? nil : frame
        let isStacked = scene.node.part("splitView")?.says("vertical") != true
        var offset = 0.0
        for pane in panes {
            let size = size(of: pane) ?? Frame(x: 0, y: 0, width: 0, height: 0)
            let own = Frame(
                x: isStacked ? frame.x : frame.x + offset, y: isStacked ? frame.y + offset : frame.y, width: size.width,
                height: size.height)
            offset += isStacked ? size.height : size.width
            var side = WidgetDraft(Element(.group, id: pane.node["id"] ?? ""), at: pane.node)
            side.element.frame = own.isEmpty ? nil : own
            side.children = embed(pane, at: own, scene.node)
            if !side.children.isEmpty { part.children.append(side) }
        }
        if part.children.isEmpty { part.onlyLaysOut = true }
        return part
    }

    /// What a scene's view holds, in the place of another.
    private func embed(_ scene: IBScene, at frame: Frame, _ node: MarkupNode) -> [WidgetDraft] {
        guard mayEmbed(scene, in: active, at: node) else { return [] }
        let reader = IBCocoaReader(project: project, number: scene.key.document, active: active)
        return reader.parts(of: scene, at: frame)
    }

    // MARK: Views

    /// The views whose coordinates grow downwards.
    static let flipped: Set<String> = [
        "tableView", "outlineView", "collectionView", "scrollView", "splitView", "tabView", "textView", "browser",
    ]

    /// A view with what it holds; nil where people meet nothing of it.
    func part(_ node: MarkupNode, _ around: Space) -> WidgetDraft? {
        noteOutdatedFrame(node)
        return part(node, at: node.rectangle().map(around.frame(of:)), around)
    }

    private func part(_ node: MarkupNode, at frame: Frame?, _ around: Space) -> WidgetDraft? {
        var part = WidgetDraft(Element(id: node["id"] ?? ""), at: node)
        part.element.frame = frame
        part.element.isHidden = node.says("hidden") || node.number("alphaValue") == 0
        let cell = node.part("cell")
        part.element.isEnabled = !node.denies("enabled") && cell?.denies("enabled") != true
        noteBindings(node)
        if let found = control(node, cell, &part) {
            if !found { return nil }
            part.applyAccessibility(&project.notes)
            name(node, cell, &part.element)
            if node.says("refusesFirstResponder") || cell?.says("refusesFirstResponder") == true {
                part.element.tabIndex = -1
            }
        } else {
            container(
                node, &part, Space(frame: frame ?? around.frame, isFlipped: Self.flipped.contains(node.name)), around)
            part.applyAccessibility(&project.notes)
        }
        lead(node, &part.element)
        if part.onlyLaysOut, part.children.isEmpty {
            noteOwnClass(node)
            return nil
        }
        return part
    }

    private func noteBindings(_ node: MarkupNode) {
        for binding in node.connections("binding") {
            let name = binding["name"]?.filter { !$0.isNumber } ?? ""
            guard name == "hidden" || name == "enabled" else { continue }
            note(.assumed, "what '\(name)' is bound to is not known; it is taken as shown and enabled", binding)
        }
    }

    private func container(_ node: MarkupNode, _ part: inout WidgetDraft, _ space: Space, _ around: Space) {
        part.element.become(.group)
        switch node.name {
        case "tableView", "outlineView": return table(node, &part, space)
        case "tabView": return tabView(node, &part, space)
        case "scrollView": part.element.role = .scrollView
        case "splitView": part.element.role = .splitView
        case "collectionView", "browser":
            part.element.role = .collection
            note(.dropped, "a table or collection without cells: code makes them", node)
        case "clipView":
            let document = node.child("subviews")?.children.first { _ in true }
            let isFlipped = document.map { Self.flipped.contains($0.name) } ?? false
            part.children = inner(node, Space(frame: space.frame, isFlipped: isFlipped))
            part.onlyLaysOut = true
            return
        case "box":
            if node["boxType"] == "separator" { return part.onlyLaysOut = true }
            if node["titlePosition"] != "noTitle", node["boxType"] != "custom" {
                part.element.label = node.string("title") ?? ""
            }
        case "containerView":
            part.onlyLaysOut = true
            if let scene = embeddedScene(in: node) { part.children = embed(scene, at: space.frame, node) }
            return
        default: break
        }
        part.children = inner(node, space)
        part.onlyLaysOut = part.element.label.isEmpty && !part.element.isHidden || part.children.isEmpty
    }

    /// The views inside one; radio buttons with one action are a group.
    func inner(_ node: MarkupNode, _ space: Space) -> [WidgetDraft] {
        var parts: [WidgetDraft] = []
        for child in node.children {
            switch child.name {
            case "subviews": parts += child.children.compactMap { part($0, space) }
            case "clipView" where child["key"] == "contentView": parts += [part(child, space)].compactMap(\.self)
            case "view", "customView":
                if child["key"] == "contentView" { parts += [part(child, space)].compactMap(\.self) }
            case "gridCells", "splitViewItems":
                parts += child.children.compactMap { $0.part("contentView").flatMap { part($0, space) } }
            default: break
            }
        }
        // Source: AppKit, NSButton: radio buttons with the same superview and action are a group.
        return parts.withRadioGroups { button in
            guard button.element.role == .radioButton else { return nil }
            return button.node.connections("action").first.map { "\($0["selector"] ?? "") \($0["target"] ?? "")" }
        } _: {
            WidgetDraft(radioGroup: $0, at: $0[0].node)
        }
    }
}
