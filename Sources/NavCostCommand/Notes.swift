import NavCost

/// Analyses the inputs that the words of a command line stand for; those that cannot be are reported.
func analyses(of words: [String], _ options: OptionsByFolder, _ run: inout Run) throws -> [LayoutAnalysis] {
    let inputs = InputList.expand(words)
    for error in inputs.errors { run.report(error) }
    var layouts: [LayoutAnalysis] = []
    for source in inputs.sources {
        do {
            let options = try options.options(for: source)
            let layout = try Navcost.read(source, format: options.inputFormat)
            layouts.append(try Navcost.analyze(layout, options))
        } catch {
            run.report(error, of: inputs)
        }
    }
    return layouts
}

/// Tells on standard error what was assumed or dropped, where the result itself is for programs.
func reportNotes(of layouts: [LayoutAnalysis]) {
    for line in layouts.flatMap(noteLines) { Terminal.error(line) }
}

/// What was assumed or dropped, a line each.
func noteLines(of layout: LayoutAnalysis) -> [String] {
    noteLines(layout.notes, of: layout.path)
        + layout.screens.flatMap { screen in screen.notes.map { "\(layout.path): note: \($0)" } }
}

/// What was odd about an input, a line each.
func noteLines(_ notes: [LayoutAnalysis.Note], of path: String) -> [String] {
    notes.map { note in
        let times = note.count > 1 ? " (\(note.count) times)" : ""
        return "\(path)\(note.line.map { ":\($0)" } ?? ""): note: \(note.message)\(times)"
    }
}
