import GroupingSearch
import LayoutModel

/// A board before and after as two tables side by side, moved cells marked.
enum BoardMarkup {
    /// The sides of the picture of a cell, and the width of the strip in its colour, in pixels.
    private static let (side, strip) = (28.0, 4.0)

    static func markup(_ found: ScreenSuggestions, _ cells: CellLooks) -> Markup {
        guard let picture = BoardPicture(found) else { return "" }
        return """
            <div class="pair boards">
            \(table(picture.before, cells, of: picture.columns, title: title(say.asItIs, picture)))\(table(picture.after, cells, of: picture.columns, title: title(say.asSuggested, picture), blocks: picture.blocks))</div>

            """
    }

    private static func title(_ board: String, _ picture: BoardPicture) -> String {
        picture.hasMoves ? say.boardCaption(board) : board
    }

    /// The picture and the colour of a cell; nothing where it has neither.
    private static func looks(_ cell: BoardPicture.Cell, _ cells: CellLooks) -> Markup {
        let picture = cells.picture(cell.picture, in: Frame(x: 2 * strip, y: 0, width: side, height: side))
        let colour = CellLooks.strip(
            cell.colour, along: Frame(x: 0, y: 0, width: strip, height: picture.isEmpty ? side / 2 : side), width: strip
        )
        if picture.isEmpty, colour.isEmpty { return "" }
        let (width, height) = picture.isEmpty ? (strip, side / 2) : (side + 2 * strip, side)
        return """
            <svg class="look" aria-hidden="true" width="\(svgCoordinate(width))" height="\(svgCoordinate(height))">\(colour)\(picture)</svg>
            """
    }

    private static func table(
        _ rows: [[BoardPicture.Cell]], _ cells: CellLooks, of columns: Int, title: String, blocks: [Int: String] = [:]
    ) -> Markup {
        let lines = rows.enumerated().map { number, row -> Markup in
            let heading: Markup =
                blocks[number].map {
                    "<tr><th colspan=\"\(columns)\" scope=\"rowgroup\">\(say.scanBlock($0))</th></tr>\n"
                } ?? ""
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
                    \(looks(cell, cells))<bdi>\(cell.label.shown(40))</bdi>\(if: cell.isMoved, "<span class=\"unseen\">\(say.movedCell)</span>")</td>
                    """
                column += cell.span
            }
            skip(to: columns)
            return "\(heading)<tr>\(line)</tr>\n"
        }
        return """
            <table class="board">
            <caption>\(title)</caption>
            <tbody>
            \(lines)</tbody>
            </table>

            """
    }
}
