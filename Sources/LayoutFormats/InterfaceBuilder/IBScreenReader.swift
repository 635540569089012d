import LayoutModel

/// Builds the screen of one scene.
struct IBScreenReader {
    let project: IBProject
    let scene: IBScene

    func read() -> Screen {
        let document = project.documents[scene.key.document]
        var screen = Screen(id: scene.screenID, label: label(of: scene.node))
        screen.line = scene.node.line
        let content: IBContent
        switch document.kind {
        case .touch: content = IBTouchReader(project: project, number: scene.key.document).read(scene)
        case .watch: content = IBWatchReader(project: project, number: scene.key.document).read(scene)
        case .cocoa: content = IBCocoaReader(project: project, number: scene.key.document).read(scene)
        }
        (screen.width, screen.height) = (content.width, content.height)
        if document.kind == .watch { screen.readingOrder = .document }
        for segue in scene.node.connections("segue") where segue["kind"] != "relationship" && segue["kind"] != "embed" {
            project.notes.add(.ignored, "a segue of a whole scene is followed by code, not by people", at: segue)
        }
        var writer = DraftWriter(screen)
        for part in content.parts { writer.write(part) }
        return writer.finish { content.keyViews?.number(&$0, $1, &project.notes) }
    }

    /// What people call a scene.
    private func label(of node: MarkupNode) -> String {
        let item = node.part("navigationItem")
        let window = node.part("window")
        return firstText(
            node.string("title"), window?.string("title"), item?.string("title"), item?.part("title")?.text,
            node.part("tabBarItem")?.string("title"), node.part("mainMenu")?.string("title"),
            node["storyboardIdentifier"], node["identifier"], node["userLabel"], node["customClass"])
    }
}

/// What a scene holds.
struct IBContent {
    var parts: [WidgetDraft] = []
    var width, height: Double?
    /// The Tab order that a Mac window states; nil elsewhere.
    var keyViews: IBKeyViews?
}
