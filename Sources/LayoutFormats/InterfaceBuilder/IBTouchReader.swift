import LayoutModel

/// Reads the views of UIKit.
///
/// Source: Apple, UIAccessibility: controls and texts are accessibility elements, views and pictures are not; a cell is
/// one element unless it holds controls.
struct IBTouchReader: IBViewReader {
    let project: IBProject
    let number: Int
    /// The scenes that are being read into one another.
    var active: Set<IBScene.Key> = []

    // MARK: Scenes

    func read(_ scene: IBScene) -> IBContent {
        var content = IBContent()
        if scene.node.name == "menu" || scene.node.name == "application" {
            content.parts = menus(scene.node)
            return content
        }
        let view = rootView(of: scene)
        let size = view.flatMap { frame($0, of: scene) }
        content.width = size?.maxX ?? document.canvas?.width
        content.height = size?.maxY ?? document.canvas?.height
        let bars = bars(of: scene, width: content.width, height: content.height)
        let top = bars.top?.element.frame.map(\.maxY) ?? 0
        if let top = bars.top { content.parts.append(top) }
        content.parts += parts(of: scene, in: nil, below: top)
        content.parts += bars.bottom
        return content
    }

    private func rootView(of scene: IBScene) -> MarkupNode? {
        IBNames.isController(scene.node.name) ? scene.node.part("view") : scene.node
    }

    /// A controller's view keeps its place under the status bar; one of its own begins at the corner.
    private func frame(_ view: MarkupNode, of scene: IBScene) -> Frame? {
        guard var frame = view.rectangle() else {
            return document.canvas.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
        }
        if view == scene.node || frame.x < 0 || frame.y < 0 { (frame.x, frame.y) = (0, 0) }
        return frame
    }

    /// What a scene's view holds, in a container's frame or on a screen of its own.
    private func parts(of scene: IBScene, in container: Frame?, below top: Double) -> [WidgetDraft] {
        guard let view = rootView(of: scene) else { return [] }
        var reader = self
        reader.active.insert(scene.key)
        var frame = frame(view, of: scene) ?? Frame(x: 0, y: 0, width: 0, height: 0)
        if let container { (frame.x, frame.y) = (container.x, container.y) }
        // Scrolling content begins below the bar.
        if Self.scrolling.contains(view.name), frame.y < top, container == nil { frame.y = top }
        guard let part = reader.part(view, at: view.rectangle() == nil ? nil : frame, around: frame) else { return [] }
        return part.onlyLaysOut ? part.children : [part]
    }

    private static let scrolling: Set<String> = ["tableView", "collectionView", "scrollView", "textView"]

    // MARK: Views

    /// A view with what it holds; nil where people meet nothing of it.
    ///
    /// - Parameter around: the frame of the view around it, from which its own is measured.
    func part(_ node: MarkupNode, around: Frame) -> WidgetDraft? {
        let own = node.rectangle().map {
            Frame(x: around.x + $0.x, y: around.y + $0.y, width: $0.width, height: $0.height)
        }
        noteOutdatedFrame(node)
        return part(node, at: own, around: around)
    }

    private func part(_ node: MarkupNode, at frame: Frame?, around: Frame) -> WidgetDraft? {
        var part = WidgetDraft(Element(id: node["id"] ?? ""), at: node)
        part.element.frame = frame
        part.element.isHidden = document.value(node, "hidden") == "YES" || node.number("alpha") == 0
        part.element.isEnabled = !node.denies("enabled")
        if let named = control(node, &part) {
            if !named { return nil }
            if node.denies("userInteractionEnabled"), part.element.role.isInteractive { part.element.isEnabled = false }
            if frame == nil { note(.assumed, "a view has no frame in the file; its place is not known", node) }
        } else {
            container(node, &part, around: frame ?? around)
        }
        part.applyAccessibility(&project.notes)
        lead(node, &part.element)
        if part.onlyLaysOut, part.children.isEmpty {
            noteEmpty(node)
            return nil
        }
        return part
    }

    private func noteEmpty(_ node: MarkupNode) {
        if !node.connections("outletCollection").filter({ $0["property"] == "gestureRecognizers" }).isEmpty {
            note(.dropped, "a view reacts to touches, but is no accessibility element", node)
        } else {
            noteOwnClass(node)
        }
    }

    /// A container with its views.
    private func container(_ node: MarkupNode, _ part: inout WidgetDraft, around: Frame) {
        part.element.become(.group)
        switch node.name {
        case "scrollView": part.element.role = .scrollView
        case "tableView": return table(node, &part, around)
        case "collectionView": return collection(node, &part, around)
        case "tableViewCell", "collectionViewCell", "collectionReusableView": return cell(node, &part, around)
        case "toolbar", "tabBar", "navigationBar": return bar(node, &part, around)
        case "segmentedControl": return segments(node, &part, around)
        case "stepper": return stepper(node, &part, around)
        case "containerView":
            part.children = embedded(in: node, around)
            part.onlyLaysOut = true
            return
        default:
            part.onlyLaysOut = true
            if !Self.containers.contains(node.name) {
                note(.assumed, "'\(node.name)' is not known; taken as a box around what it holds", node)
            }
        }
        part.children = inner(node, around)
        if node.denies("userInteractionEnabled"), !part.children.isEmpty {
            part.element.isEnabled = false
            part.onlyLaysOut = false
        }
        if part.element.isHidden || document.value(node, "hidden") == "YES" { part.onlyLaysOut = false }
        if part.children.isEmpty { part.onlyLaysOut = true }
    }

    private static let containers: Set<String> = [
        "view", "stackView", "scrollView", "visualEffectView", "tableViewCellContentView",
        "collectionViewCellContentView",
        "containerView", "glkView", "arscnView", "sceneKitView", "skView", "mtkView", "control",
    ]

    /// The views inside one that are there on the device that the file names.
    func inner(_ node: MarkupNode, _ around: Frame) -> [WidgetDraft] {
        let absent = document.absentViews(in: node)
        if !absent.isEmpty {
            note(.dropped, "a view that is not there on the device of the file was left out", node)
        }
        return node.children.flatMap { child -> [WidgetDraft] in
            switch child.name {
            case "subviews":
                return child.children.filter { !absent.contains($0["id"] ?? "") }.compactMap {
                    part($0, around: around)
                }
            case "view" where child["key"] == "contentView", "tableViewCellContentView",
                "collectionViewCellContentView":
                guard let content = part(child, around: around) else { return [] }
                return content.onlyLaysOut ? content.children : [content]
            default: return []
            }
        }
    }

    /// The scene that is embedded in a container, with its views in the container's place.
    private func embedded(in node: MarkupNode, _ around: Frame) -> [WidgetDraft] {
        guard let scene = embeddedScene(in: node), mayEmbed(scene, in: active, at: node) else { return [] }
        let reader = IBTouchReader(project: project, number: scene.key.document, active: active)
        return reader.parts(of: scene, in: around, below: 0)
    }
}
