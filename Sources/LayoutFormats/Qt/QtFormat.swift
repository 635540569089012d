import LayoutModel

extension LayoutFormat {
    /// The forms of Qt Designer: those of Qt 4 to 6, and those of Qt 3.
    ///
    /// Sources: Qt, "Qt Designer's UI File Format"; Qt 6 itself for the focus (see `QtFocusChain`).
    public static let qt = LayoutFormat(
        id: "qt", summary: "Qt Designer form (.ui)", roots: "<ui version=\"4.0\">, <UI version=\"3.x\">",
        tells: [.frames, .order, .labels, .shortcuts, .containers], fileEndings: ["ui"],
        recognises: { head in
            guard head.root.namespace.isEmpty else { return false }
            if head.root.local == "UI" { return true }
            let first = ["author", "comment", "exportmacro", "class", "widget"]
            return head.root.local == "ui"
                && (head.attributes["version"] != nil || head.firstChild.map { first.contains($0.local) } ?? false)
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            guard let root = tree.root.child("widget") else {
                throw tree.root.error("the form has no widget; there must be a <widget> in the <\(tree.root.name)>")
            }
            sink.layout.platform = .qt
            var form = QtForm(tree.root, root: root, &sink.notes)
            let screen = form.screen(&sink.notes)
            sink.layout.name = screen.label.isEmpty ? screen.id : screen.label
            sink.add(screen)
        })
}
