import GroupingSearch

/// A board before and after in text, side by side where 80 columns hold both, a star behind each cell that is moved.
enum BoardText {
    private static let (width, gap) = (80, 4)

    static func lines(_ found: ScreenSuggestions, style: TextStyle) -> [String] {
        guard let picture = BoardPicture(found) else { return [] }
        // A label, the star behind a moved cell, and a space.
        let longest = picture.before.joined().map { displayWidth(shown($0.label)) / $0.span }.max() ?? 1
        let half = (width - gap) / 2 / picture.columns
        let isBeside = half >= min(longest + 2, 7)
        let cell = isBeside ? half : width / picture.columns
        guard cell >= 2 else { return [] }
        let column = min(cell, longest + 2)
        // The lines of both boards stand beside one another, those that name scan blocks included.
        let isDivided = isBeside ? picture.blocks.mapValues { _ in "" } : [:]
        let old = board(picture.before, column, isDivided)
        let new = board(picture.after, column, picture.blocks.mapValues { style.faint(say.scanBlock($0)) })
        let title = picture.hasMoves ? "suggested; * moved" : "suggested"
        guard isBeside else {
            return ["", style.faint("current")] + old + ["", style.faint(title)] + new
        }
        let left = max(column * picture.columns, 9) + gap
        func pair(_ a: String, _ b: String) -> String {
            a + String(repeating: " ", count: max(1, left - displayWidth(a))) + b
        }
        return ["", style.faint(pair("current", title))]
            + zip(old, new).map { trimmedEnd(pair($0, $1)) }
    }

    /// The lines of a board.
    ///
    /// - Parameter headings: lines that stand before rows.
    private static func board(_ rows: [[BoardPicture.Cell]], _ width: Int, _ headings: [Int: String]) -> [String] {
        rows.enumerated().flatMap { number, row in
            var line = ""
            for cell in row {
                line += String(repeating: " ", count: max(0, cell.column * width - displayWidth(line)))
                let room = cell.span * width - 1 - (cell.isMoved ? 1 : 0)
                line += room > 0 ? cut(shown(cell.label), to: room) : ""
                line += cell.isMoved ? "* " : " "
            }
            return (headings[number].map { [$0] } ?? []) + [trimmedEnd(line)]
        }
    }

    /// The space key is one sign wide, as letters are.
    private static func shown(_ label: String) -> String { label.lowercased() == "space" ? "␣" : label }

    private static func trimmedEnd(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
