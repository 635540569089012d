import LayoutModel

// Where objects of one document lead.
extension IBViewReader {
    /// Sets the screen that an object leads to: by a segue of its own, or of a gesture on it.
    func lead(_ node: MarkupNode, _ element: inout Element) {
        guard element.isAccessibilityElement else { return }
        let gestures = gestures(on: node)
        if let target = target(of: node) ?? gestures.lazy.compactMap({ target(of: $0) }).first {
            element.leadsTo = target
        }
        if !gestures.isEmpty || element.leadsTo != nil, !element.respondsToInteraction {
            element.interactive = element.role.isInteractive ? nil : true
        }
    }

    private func gestures(on node: MarkupNode) -> [MarkupNode] {
        node.connections("outletCollection").filter { $0["property"] == "gestureRecognizers" }
            .compactMap { document.object($0["destination"]) }.filter { $0.name == "tapGestureRecognizer" }
    }

    /// The screen that an object's first segue leads to.
    ///
    /// - Parameter trigger: the part of the object that triggers it; nil for the object itself.
    func target(of node: MarkupNode, trigger: String? = nil) -> String? {
        for segue in node.connections("segue") {
            guard let kind = segue["kind"], kind != "relationship", kind != "embed",
                (segue["trigger"] == "accessoryAction") == (trigger == "accessoryAction")
            else { continue }
            if kind == "unwind" { return wayBack(from: segue) }
            guard let id = segue["destination"] else { continue }
            if let screen = project.screenID(of: IBScene.Key(document: number, id: id)) { return screen }
        }
        return nil
    }

    /// Where an unwind segue goes: back to the scene that led here. The method that names it is in the code.
    private func wayBack(from segue: MarkupNode) -> String? {
        var next = segue.parent
        while let node = next, node.name != "objects" { next = node.parent }
        let controller = next?.children.first { IBNames.isController($0.name) }
        let key = controller?["id"].map { IBScene.Key(document: number, id: $0) }
        guard let from = key.flatMap({ project.presenters[$0] }), let screen = project.screenID(of: from) else {
            project.notes.add(.ignored, "where an unwind segue leads back to is not in the file", at: segue)
            return nil
        }
        project.notes.add(.assumed, "an unwind segue is taken to lead back to the scene that leads here", at: segue)
        return screen
    }
}
