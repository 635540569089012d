import LayoutModel

extension IBTouchReader {
    /// The bars that a scene shows: those of its navigation and tab bar controllers.
    ///
    /// What is pushed has a button back to where it was pushed from. Every screen of a tab shows the tab bar. A scene whose
    /// items need a bar that no controller of the file gives it is taken to stand in one of another file.
    func bars(of scene: IBScene, width: Double?, height: Double?) -> (top: WidgetDraft?, bottom: [WidgetDraft]) {
        var bottom: [WidgetDraft] = []
        let stack = project.stacks[scene.key]
        let controller = (stack?.controller).flatMap { project.scene($0)?.node }
        let item = scene.node.part("navigationItem")
        var top: WidgetDraft?
        if controller?.says("navigationBarHidden") != true, item != nil || stack != nil {
            let bar = controller?.part("navigationBar")
            var back: WidgetDraft?
            if let from = stack?.back { back = backButton(of: scene, to: from) }
            top = navigationBar(bar, item, title: scene.node.string("title"), back, width: width, scene.node)
            if top != nil, controller == nil {
                note(
                    .assumed, "the items of a navigation bar are shown, though its controller is not in the file",
                    scene.node)
            }
        }
        if let items = scene.node.child("toolbarItems"), items.child("barButtonItem") != nil {
            var bar = WidgetDraft(Element(.group, role: .toolbar), at: items)
            bar.element.frame = width.flatMap { width in
                height.map { Frame(x: 0, y: $0 - 44, width: width, height: 44) }
            }
            bar.children = barItems(Array(items.children), in: bar.element.frame)
            bottom.append(bar)
        }
        if let bar = tabBar(of: scene, width: width, height: height) { bottom.append(bar) }
        return (top, bottom)
    }

    private func backButton(of scene: IBScene, to from: IBScene.Key) -> WidgetDraft {
        let origin = project.scene(from)?.node
        let item = origin?.part("navigationItem")
        let label = item?.part("backBarButtonItem")?.string("title") ?? item?.string("title") ?? "Back"
        var button = extra(scene.node, .button, label.isEmpty ? "Back" : label, nil)
        button.element.leadsTo = project.screenID(of: from)
        return button
    }

    private func navigationBar(
        _ bar: MarkupNode?, _ item: MarkupNode?, title: String?, _ back: WidgetDraft?, width: Double?,
        _ node: MarkupNode
    ) -> WidgetDraft? {
        var part = WidgetDraft(Element(.group, role: .navigationBar, id: bar?["id"] ?? ""), at: bar ?? item ?? node)
        let own = bar?.rectangle() ?? Frame(x: 0, y: 0, width: width ?? 0, height: 44)
        part.element.frame = width.map { Frame(x: 0, y: own.y, width: $0, height: own.height) } ?? own
        let frame = part.element.frame
        var parts: [WidgetDraft] = []
        if var back {
            back.element.frame = frame.map { Frame(x: $0.x + 8, y: $0.y, width: min(80, $0.width), height: $0.height) }
            parts.append(back)
        }
        if let item { parts += side(item, "left", frame) }
        if let view = item?.part("titleView") {
            parts += [self.part(view, around: frame ?? Frame(x: 0, y: 0, width: 0, height: 0))].compactMap(\.self)
        } else if let text = item?.string("title") ?? title, !text.isEmpty {
            let area = frame.map { Frame(x: $0.midX - $0.width / 6, y: $0.y, width: $0.width / 3, height: $0.height) }
            var heading = extra(item ?? node, .heading, text, area)
            heading.element.headingLevel = 1
            parts.append(heading)
        }
        if let item { parts += side(item, "right", frame) }
        part.children = parts
        return parts.isEmpty ? nil : part
    }

    /// The items on one side of a navigation bar; those on the right stand from the edge inwards.
    private func side(_ item: MarkupNode, _ name: String, _ frame: Frame?) -> [WidgetDraft] {
        let single = item.children.filter { $0.name == "barButtonItem" && $0["key"] == "\(name)BarButtonItem" }
        var nodes = single + item.elements(in: "\(name)BarButtonItems")
        if name == "right" { nodes.reverse() }
        guard var frame else { return barItems(nodes, in: nil) }
        let width = min(frame.width / 3, 52 * Double(nodes.count))
        if name == "right" { frame.x = frame.maxX - width }
        frame.width = width
        return barItems(nodes, in: frame)
    }

    /// The items of a bar. They have no frames in the file: flexible spaces share what is left.
    func barItems(_ nodes: [MarkupNode], in frame: Frame?) -> [WidgetDraft] {
        func isFlexible(_ node: MarkupNode) -> Bool { node["systemItem"] == "flexibleSpace" }
        let widths = nodes.map { node -> Double in
            if isFlexible(node) { return 0 }
            return node.number("width").map { max($0, 0) } ?? (node["systemItem"] == "fixedSpace" ? 8 : 44)
        }
        let flexible = nodes.count(where: isFlexible)
        let total = widths.reduce(0, +)
        let rest = max(0, (frame?.width ?? 0) - total) / Double(max(flexible, 1))
        let scale = frame.map { total > $0.width && total > 0 ? $0.width / total : 1 } ?? 1
        var x = frame?.x ?? 0
        var parts: [WidgetDraft] = []
        for (node, width) in zip(nodes, widths) {
            let own = isFlexible(node) ? rest : width * scale
            let area = frame.map { Frame(x: x, y: $0.y, width: own, height: $0.height) }
            x += own
            if isFlexible(node) || node["systemItem"] == "fixedSpace" { continue }
            parts += [barItem(node, area)].compactMap(\.self)
        }
        return parts
    }

    private func barItem(_ node: MarkupNode, _ frame: Frame?) -> WidgetDraft? {
        if let view = node.part("customView") {
            return part(view, around: frame ?? Frame(x: 0, y: 0, width: 0, height: 0))
        }
        var part = WidgetDraft(Element(role: .button, id: node["id"] ?? ""), at: node)
        part.element.frame = frame
        part.element.isEnabled = !node.denies("enabled")
        part.element.label = itemTitle(node)
        if let frame, frame.width > 0 {
            note(.assumed, "items of bars have no frames; their places follow from their order", node)
        }
        part.applyAccessibility(&project.notes)
        lead(node, &part.element)
        return part
    }

    /// The most tabs of one bar: each of its scenes shows all of them.
    private static let tabLimit = 100

    /// The tab bar of the controller in which a scene is seen.
    private func tabBar(of scene: IBScene, width: Double?, height: Double?) -> WidgetDraft? {
        guard let tab = project.tabs[scene.key], let controller = project.scene(tab.controller)?.node else {
            return nil
        }
        let bar = controller.part("tabBar")
        var part = WidgetDraft(Element(.group, role: .tabBar, id: bar?["id"] ?? ""), at: bar ?? controller)
        let own = bar?.rectangle()?.height ?? 49
        let isTV = document.platform == .tvos
        part.element.frame = width.flatMap { width in
            height.map { Frame(x: 0, y: isTV ? 0 : $0 - own, width: width, height: own) }
        }
        let all = project.related(tab.controller, ["viewControllers"])
        let children = all.prefix(Self.tabLimit)
        if all.count > Self.tabLimit {
            note(.dropped, "a tab bar shows at most \(Self.tabLimit) tabs here; the rest was left out", controller)
        }
        for (index, child) in children.enumerated() {
            let shown = project.resolved(child).flatMap { project.scene($0)?.node }
            var inner = tabItem(
                shown?.part("tabBarItem"), shown ?? controller, part.element.frame?.slice(index, of: children.count))
            if inner.element.label.isEmpty { inner.element.label = title(of: child) }
            inner.element.isSelected = index == tab.index
            inner.element.leadsTo = project.screenID(of: child)
            part.children.append(inner)
        }
        return part
    }

    private func title(of key: IBScene.Key) -> String {
        let nodes = [project.resolved(key), project.shown(key)].compactMap { $0.flatMap { project.scene($0)?.node } }
        let titles = nodes.flatMap { [$0.string("title"), $0.part("navigationItem")?.string("title")] }
        return titles.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    private func itemTitle(_ item: MarkupNode?) -> String {
        firstText(
            item?.string("title"), item?["systemItem"].map(IBNames.systemItem), item?["image"].map(IBNames.picture))
    }

    private func tabItem(_ item: MarkupNode?, _ node: MarkupNode, _ frame: Frame?) -> WidgetDraft {
        var part = extra(item ?? node, .tab, itemTitle(item), frame)
        part.element.id = item?["id"] ?? ""
        part.element.isEnabled = item?.denies("enabled") != true
        return part
    }

    /// A bar that stands in a view by itself.
    func bar(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        let items = node.elements(in: "items")
        switch node.name {
        case "toolbar":
            part.element.role = .toolbar
            part.children = barItems(items, in: part.element.frame)
        case "tabBar":
            part.element.role = .tabBar
            let selected = node["selectedItem"]
            for (index, item) in items.enumerated() {
                var inner = tabItem(item, item, part.element.frame?.slice(index, of: items.count))
                inner.element.isSelected = selected != nil && item["id"] == selected
                part.children.append(inner)
            }
        default:
            guard
                let bar = navigationBar(
                    node, items.last { $0.name == "navigationItem" }, title: nil, nil,
                    width: part.element.frame?.width, node)
            else { return part.onlyLaysOut = true }
            let frame = part.element.frame
            let shift = (frame?.y ?? 0) - (bar.element.frame?.y ?? 0)
            part.element.role = .navigationBar
            part.children = bar.children.map { $0.moved(right: frame?.x ?? 0, down: shift) }
        }
        part.children += inner(node, around)
    }
}

extension WidgetDraft {
    /// The same elsewhere.
    func moved(right: Double, down: Double) -> WidgetDraft {
        var part = self
        part.element.frame?.x += right
        part.element.frame?.y += down
        part.children = children.map { $0.moved(right: right, down: down) }
        return part
    }
}
