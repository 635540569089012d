import NavCost
/// Tells on standard error what was assumed or dropped, where the result itself is for programs.
func reportNotes(of layouts: [LayoutAnalysis]) {
    for line in layouts.flatMap(noteLines) { Terminal.error(line) }
}

/// What was assumed or dropped, a line each.
func noteLines(of layout: LayoutAnalysis) -> [String] {
    noteLines(layout, screens: layout.screens.flatMap(\.notes))
}

/// What was assumed or dropped in a layout and on its screens, a line each.
func noteLines(_ layout: LayoutAnalysis, screens: [String]) -> [String] {
    noteLines(layout.notes, of: layout.path) + screens.map { "\(layout.path): note: \($0)" }
}

/// What was odd about an input, a line each.
func noteLines(_ notes: [LayoutAnalysis.Note], of path: String) -> [String] {
    notes.map { "\(path)\($0.line.map { ":\($0)" } ?? ""): \($0.sentence)" }
}
