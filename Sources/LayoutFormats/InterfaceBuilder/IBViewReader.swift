/// What the readers of UIKit's, AppKit's and WatchKit's views share.
protocol IBViewReader {
    var project: IBProject { get }
    /// The index of the document among the project's.
    var number: Int { get }
}

extension IBViewReader {
    var document: IBDocument { project.documents[number] }

    func note(_ kind: FormatNote.Kind, _ message: String, _ node: MarkupNode) {
        project.notes.add(kind, message, at: node)
    }

    func noteOutdatedFrame(_ node: MarkupNode) {
        guard node.says("misplaced") || node.says("ambiguous") else { return }
        note(.assumed, "a frame is marked as out of date in the file; the screen will look otherwise", node)
    }

    func noteOwnClass(_ node: MarkupNode) {
        guard node["customClass"] != nil else { return }
        note(.dropped, "a view of the app's own class holds nothing in the file; what it shows is made in code", node)
    }

    // MARK: Embedded scenes

    /// The scene that is embedded in a container.
    func embeddedScene(in node: MarkupNode) -> IBScene? {
        guard let id = node.connections("segue").first(where: { $0["kind"] == "embed" })?["destination"],
            let key = project.shown(IBScene.Key(document: number, id: id)), let scene = project.scene(key)
        else {
            note(.dropped, "what is embedded in a container is not in the file", node)
            return nil
        }
        return scene
    }

    /// Whether a scene may be embedded in those that are being read: not in itself, and not without end.
    func mayEmbed(_ scene: IBScene, in active: Set<IBScene.Key>, at node: MarkupNode) -> Bool {
        if active.contains(scene.key) {
            note(.ignored, "a scene is embedded in itself", node)
            return false
        }
        if active.count < 16, project.mayEmbed() { return true }
        note(.dropped, "scenes are embedded in one another too often; the rest was left out", node)
        return false
    }
}

/// The first text that is not empty; "" where all are.
func firstText(_ texts: String?...) -> String { texts.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "" }
