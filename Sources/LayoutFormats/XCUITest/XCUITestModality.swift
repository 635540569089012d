import LayoutModel

extension XCUITestDump {
    /// Marks alerts and sheets, and later windows that cover the screen, as what hides the rest; a window that holds only a
    /// keyboard does not: what it types into stays in reach.
    mutating func coverWindows(_ notes: inout FormatNotes) {
        let keyboards = tree.nodes.indices.filter {
            tree.nodes[$0].attributes.type?.role == .keyboard && hasStop(in: $0)
        }
        func holdsAllKeyboards(_ index: Int) -> Bool { keyboards.allSatisfy(tree.inside(index).contains) }
        var firstWindow: Int?
        for index in tree.nodes.indices where tree.nodes[index].plan != .drop {
            let node = tree.nodes[index]
            guard let type = node.attributes.type, !node.attributes.isStop, node.attributes.isVisible != false else {
                continue
            }
            if type.isModal, hasStop(in: index) {
                tree.nodes[index].element.isModal = true
                // Modality hides siblings on iOS: each container around must hide its own, too.
                var around = platform == .mac ? -1 : node.parent
                while around >= 0, tree.nodes[around].element.kind == .group,
                    tree.nodes[around].attributes.type?.role != .application,
                    holdsAllKeyboards(around)
                {
                    tree.nodes[around].element.isModal = true
                    around = tree.nodes[around].parent
                }
            } else if type.role == .window, platform != .mac {
                guard let first = firstWindow, tree.nodes[first].parent == node.parent else {
                    if hasStop(in: index) { firstWindow = firstWindow ?? index }
                    continue
                }
                if let frame = node.element.frame, frame.x <= 0, frame.y <= 0, frame.maxX >= screen.width ?? .infinity,
                    frame.maxY >= screen.height ?? .infinity, hasStop(in: index, outsideKeyboard: true),
                    holdsAllKeyboards(index)
                {
                    tree.nodes[index].element.isModal = true
                    notes.add(.assumed, "a later window that covers the screen is taken as modal", line: node.line)
                }
            }
        }
    }

    /// Whether a tag holds a stop that shows.
    private func hasStop(in index: Int, outsideKeyboard: Bool = false) -> Bool {
        tree.inside(index).contains { inner in
            let attributes = tree.nodes[inner].attributes
            return attributes.isStop && attributes.isVisible != false
                && !(outsideKeyboard && (attributes.around == .keyboard || attributes.type?.role == .keyboard))
        }
    }
}
