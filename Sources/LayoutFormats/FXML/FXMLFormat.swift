import LayoutModel

extension LayoutFormat {
    /// JavaFX's FXML, as Scene Builder and people write it.
    ///
    /// Source: OpenJFX, "Introduction to FXML".
    public static let fxml = LayoutFormat(
        id: "fxml", summary: "JavaFX FXML", roots: "any with <?import javafx...?> or xmlns:fx",
        tells: [.order, .labels, .shortcuts, .transitions, .containers], fileEndings: ["fxml"],
        recognises: { head in
            head.namespaces.contains { $0.hasPrefix("http://javafx.com/") } || head.instructions.contains("import")
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .java
            var reader = FXMLReader(root: tree.root, files: sink.files, notes: sink.notes)
            reader.write(&sink)
            sink.files = reader.files
            sink.notes = reader.notes
        })
}
