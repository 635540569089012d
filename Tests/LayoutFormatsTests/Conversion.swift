import LayoutFormats
import LayoutModel
import Testing

/// Checks that a layout written in navcost's own XML reads back equal, paths in the input aside.
func expectSameAfterConversion(_ layout: Layout, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let xml = LayoutWriter.xml(layout)
    let again = try LayoutReader.read(.bytes(Array(xml.utf8), path: "converted.xml")).layout
    #expect(withoutSources(again) == withoutSources(layout), sourceLocation: sourceLocation)
}

private func withoutSources(_ layout: Layout) -> Layout {
    var layout = layout
    for place in layout.screens.indices {
        layout.screens[place].sources = SourceMap()
        for offset in layout.screens[place].elements.indices { layout.screens[place][ElementIndex(offset)].source = -1 }
    }
    return layout
}

/// The notes of a layout with their counts; all, or those of one kind.
func messages(_ imported: ImportedLayout, _ kind: FormatNote.Kind? = nil) -> [String] {
    imported.notes.filter { kind == nil || $0.kind == kind }.map { "\($0.message) x\($0.count)" }
}
