import GroupingSearch

/// A board before and after as two tables side by side, moved cells marked.
enum BoardMarkup {
    static func markup(_ found: ScreenSuggestions) -> Markup {
        guard let picture = BoardPicture(found) else { return "" }
        return """
            <div class="pair boards">
            \(table(picture.before, of: picture.columns, title: say.asItIs))\(table(picture.after, of: picture.columns, title: say.asSuggested))</div>

            """
    }

    private static func table(_ rows: [[BoardPicture.Cell]], of columns: Int, title: String) -> Markup {
        let lines = rows.map { row -> Markup in
            var line: Markup = ""
            var column = 0
            func skip(to next: Int) {
                while column < next {
                    line += "<td></td>"
                    column += 1
                }
            }
            for cell in row {
                skip(to: cell.column)
                line += """
                    <td\(if: cell.span > 1, " colspan=\"\(cell.span)\"")\(if: cell.isMoved, " class=\"moved\"")>\
                    <bdi>\(cell.label.shown(40))</bdi>\(if: cell.isMoved, "<span class=\"unseen\">\(say.movedCell)</span>")</td>
                    """
                column += cell.span
            }
            skip(to: columns)
            return "<tr>\(line)</tr>\n"
        }
        return """
            <table class="board">
            <caption>\(say.boardCaption(title))</caption>
            <tbody>
            \(lines)</tbody>
            </table>

            """
    }
}
