import LayoutModel

/// Builds the screen of one scene.
struct IBScreenReader {
    let project: IBProject
    let scene: IBScene

    init(_ project: IBProject, _ scene: IBScene) {
        self.project = project
        self.scene = scene
    }

    func read() -> Screen {
        let document = project.documents[scene.key.document]
        var screen = Screen(id: scene.screenID, label: label(of: scene.node))
        screen.line = scene.node.line
        let content: IBContent
        switch document.kind {
        case .touch: content = IBTouchReader(project, scene.key.document).read(scene)
        case .watch: content = IBWatchReader(project, scene.key.document).read(scene)
        case .cocoa: content = IBCocoaReader(project, scene.key.document).read(scene)
        }
        (screen.width, screen.height) = (content.width, content.height)
        if document.kind == .watch { screen.readingOrder = .document }
        for segue in scene.node.connections("segue") where segue["kind"] != "relationship" && segue["kind"] != "embed" {
            project.notes.add(.ignored, "a segue of a whole scene is followed by code, not by people", line: segue.line)
        }
        var writer = IBWriter(screen)
        for part in content.parts { writer.write(part) }
        return writer.finish(content.keyViews, &project.notes)
    }

    /// What people call a scene.
    private func label(of node: MarkupNode) -> String {
        let item = node.part("navigationItem")
        let window = node.part("window")
        let named = [
            node.string("title"), window?.string("title"), item?.string("title"), item?.part("title")?.text,
            node.part("tabBarItem")?.string("title"), node.part("mainMenu")?.string("title"),
            node["storyboardIdentifier"], node["identifier"], node["userLabel"],
            node["customClass"],
        ]
        return named.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
    }
}

/// What a scene holds.
struct IBContent {
    var parts: [IBPart] = []
    var width, height: Double?
    /// Where the Tab order of a Mac window is said, nil elsewhere.
    var keyViews: IBKeyViews?
}

/// Writes parts into a screen; each element carries the path and line of its object.
struct IBWriter {
    private var screen: Screen
    private var steps: [MarkupNode: Int] = [:]
    /// The element of each object.
    private(set) var places: [String: ElementIndex] = [:]

    init(_ screen: Screen) { self.screen = screen }

    mutating func write(_ part: IBPart, in parent: ElementIndex? = nil) {
        let isElementAround = parent.map { screen[$0].isAccessibilityElement } ?? false
        if part.onlyLaysOut {
            let shown = part.parts.count { !$0.onlyLaysOut || !$0.parts.isEmpty }
            let repeatsFrame = parent.map { screen[$0].frame == part.element.frame } ?? false
            if shown < 2 || repeatsFrame || isElementAround {
                for inner in part.parts { write(inner, in: parent) }
                return
            }
        }
        var element = part.element
        element.line = part.node.line
        element.source = step(part.node)
        let index = screen.open(element, in: parent)
        if !element.id.isEmpty, places[element.id] == nil { places[element.id] = index }
        for inner in part.parts { write(inner, in: index) }
        screen.close(index)
    }

    private mutating func step(_ node: MarkupNode) -> Int {
        if let known = steps[node] { return known }
        var parent = -1
        if let around = node.parent { parent = step(around) }
        let own = screen.sources.add(node.name, place: node.place, under: parent)
        steps[node] = own
        return own
    }

    /// The screen with ids for all and the Tab order that the file states.
    consuming func finish(_ keyViews: IBKeyViews?, _ notes: inout FormatNotes) -> Screen {
        let (places, line) = (self.places, screen.line)
        var focus: ElementIndex?
        if let keyViews { focus = keyViews.number(&screen, places, &notes) }
        var result = ScreenBuilder(screen, path: [], line: line).finish()
        result.focus = focus.map { result[$0].id }
        return result
    }
}
