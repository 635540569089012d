import LayoutModel

extension LayoutFormat {
    /// The files of GtkBuilder, for GTK 3 and 4, as Glade, Cambalache and people write them.
    ///
    /// Sources: GTK 3 and 4, "GtkBuilder"; the toolkits themselves for the focus (Tests/Live/gtk_live.py).
    public static let gtk = LayoutFormat(
        id: "gtk", summary: "GtkBuilder file (GTK 3 and 4)", roots: "<interface>",
        tells: [.order, .labels, .shortcuts, .transitions, .containers], fileEndings: ["ui", "glade"],
        recognises: { head in
            guard head.root.namespace.isEmpty else { return false }
            if head.root.local == "glade-interface" { return true }
            let first = ["requires", "object", "template", "menu", "domain", "requires-version"]
            return head.root.local == "interface" && head.firstChild.map { first.contains($0.local) } ?? true
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            let root = tree.root
            guard root.name == "interface" else {
                throw root.error(
                    "this is a Glade file for GTK 2, which GtkBuilder does not read; convert it with gtk-builder-convert"
                )
            }
            sink.layout.platform = .gtk
            let document = GtkDocument(root, &sink.notes)
            var writer = GtkScreens(document)
            writer.write(&sink)
            guard !sink.layout.screens.isEmpty else {
                throw root.error("the file has no widget that could be shown, only models and the like")
            }
        })
}
