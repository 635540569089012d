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
            project.notes.add(.ignored, "a segue of a whole scene is followed by code, not by people", at: segue)
        }
        var writer = DraftWriter(screen)
        for part in content.parts { writer.write(part) }
        return writer.finish { screen, places in
            content.keyViews?.number(&screen, places, &project.notes)
        }
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
    var parts: [WidgetDraft] = []
    var width, height: Double?
    /// Where the Tab order of a Mac window is said, nil elsewhere.
    var keyViews: IBKeyViews?
}

/// What the readers of UIKit's and AppKit's views share.
protocol IBViewReader {
    var project: IBProject { get }
    /// The place of the document among the project's.
    var number: Int { get }
}

extension IBViewReader {
    var document: IBDocument { project.documents[number] }

    func note(_ kind: FormatNote.Kind, _ message: String, _ node: MarkupNode) {
        project.notes.add(kind, message, at: node)
    }
}
