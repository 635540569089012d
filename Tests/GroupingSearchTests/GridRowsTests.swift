import AccessCost
import LayoutModel
import Testing

@testable import GroupingSearch

/// Things of one role and size in rows and columns: people see rows where these lie closer together inside than between.
@Suite struct GridRowsTests {
    /// Buttons in columns and rows of a size, numbered row by row; the document may have them in another order.
    private static func grid(
        columns: Int = 4, rows: Int = 3, across: Double = 10, down: Double = 30,
        change: (inout Element, _ row: Int, _ column: Int) -> Void = { _, _, _ in },
        documentOrder: ((Int, Int) -> Int)? = nil
    ) -> [Element] {
        var cells: [(place: Int, element: Element)] = []
        for row in 0..<rows {
            for column in 0..<columns {
                var element = Element(role: .button, id: "b-\(row)-\(column)", label: "Do")
                element.weight = Double(1 + (row * 7 + column * 3) % 5)
                element.frame = Frame(
                    x: Double(column) * (50 + across), y: Double(row) * (40 + down), width: 50, height: 40)
                change(&element, row, column)
                cells.append((documentOrder?(row, column) ?? cells.count, element))
            }
        }
        return cells.sorted { $0.place < $1.place }.map(\.element)
    }

    /// The ids of each section without a box, in its order.
    private static func rows(_ elements: [Element], in box: Element? = nil, more: [Element] = []) -> [[String]] {
        var screen = Screen(id: "s", width: 800, height: 600)
        screen.readingOrder = .document
        let index = box.map { screen.open($0, in: nil) }
        for element in elements { screen.open(element, in: index) }
        if let index { screen.close(index) }
        for element in more { screen.open(element, in: nil) }
        let problem = GroupingProblem(screen, Problems.mix(.iosSwitchAuto), Constraints())
        let tree = problem.constraints.sections
        return tree.sections.dropFirst().filter { $0.box == nil }.map { section in
            section.children.compactMap { child in
                guard case .item(let item) = child else { return nil }
                return screen[problem.items.items[item].element].id
            }
        }
    }

    private static func expected(columns: Int = 4, rows: Int = 3) -> [[String]] {
        (0..<rows).map { row in (0..<columns).map { "b-\(row)-\($0)" } }
    }

    @Test func rowsThatLieApart() {
        #expect(Self.rows(Self.grid()) == Self.expected())
        #expect(Self.rows(Self.grid(columns: 3, rows: 2)) == Self.expected(columns: 3, rows: 2))
        // Members that touch each other lie closer than any gap.
        #expect(Self.rows(Self.grid(across: 0, down: 1)) == Self.expected())
    }

    /// Where the gaps are the same both ways, or smaller between the rows, nothing says what a row is: columns are lists.
    @Test func evenGridsHaveColumns() {
        let columns = (0..<4).map { column in (0..<3).map { "b-\($0)-\(column)" } }
        #expect(Self.rows(Self.grid(across: 10, down: 10)) == columns)
        #expect(Self.rows(Self.grid(across: 30, down: 10)) == columns)
    }

    /// The smallest gap between rows counts, and the largest inside one.
    @Test func everyGapCounts() {
        let close = Self.grid { element, row, _ in if row == 2 { element.frame!.y -= 25 } }
        // The last two rows stand together, and the first one apart.
        #expect(Self.rows(close) == [Self.expected()[0], Self.expected()[1] + Self.expected()[2]])
        let wide = Self.grid { element, _, column in if column == 3 { element.frame!.x += 25 } }
        #expect(Self.rows(wide) == [])
        let lessWide = Self.grid { element, _, column in if column == 3 { element.frame!.x += 15 } }
        #expect(Self.rows(lessWide) == Self.expected())
    }

    @Test func twoRowsOfThreeAtLeast() {
        #expect(Self.rows(Self.grid(columns: 2, rows: 4)) == [])
        #expect(Self.rows(Self.grid(columns: 6, rows: 1)) == [])
    }

    /// A row with a gap, another start, size or role makes it no grid.
    @Test func allRowsAreAlike() {
        #expect(Self.rows(Self.grid().filter { $0.id != "b-1-2" }) == [])
        #expect(Self.rows(Self.grid { element, row, _ in if row == 1 { element.frame!.x += 1 } }) == [])
        #expect(
            Self.rows(Self.grid { element, row, column in if (row, column) == (1, 1) { element.frame!.width = 49 } })
                == [])
        #expect(
            Self.rows(Self.grid { element, row, column in if (row, column) == (1, 1) { element.role = .link } }) == [])
        #expect(
            Self.rows(Self.grid { element, row, column in if (row, column) == (1, 1) { element.frame = nil } }) == [])
    }

    /// A row of another kind may be there besides.
    @Test func twoGridsOnOneScreen() {
        let links = Self.grid(columns: 3, rows: 2) { element, _, _ in
            element.role = .link
            element.id = "l" + element.id
            element.frame!.y += 300
        }
        // Each grid is a section, too, that holds its rows.
        let found = Self.rows(Self.grid() + links).filter { !$0.isEmpty }.sorted { $0[0] < $1[0] }
        #expect(found == Self.expected() + Self.expected(columns: 3, rows: 2).map { $0.map { "l" + $0 } })
    }

    /// Rows run from left to right whatever the document says, and stand where their first member stood.
    @Test func rowsOfADocumentInColumns() {
        let byColumns = Self.grid(documentOrder: { row, column in column * 3 + row })
        #expect(Self.rows(byColumns) == Self.expected())
        let reversed = Self.grid(documentOrder: { row, column in -(row * 4 + column) })
        #expect(Self.rows(reversed) == Self.expected().reversed())
    }

    /// What keeps its own order, as a list or a tool bar, has no rows; a plain box has.
    @Test func boxesThatSayWhatTheyAre() {
        let outside = Element(role: .link, id: "out", label: "Out")
        for (role, hasRows) in [(Role.group, true), (.list, false), (.toolbar, false), (.collection, false)] {
            var box = Element(.group, role: role, id: "box")
            box.container = ContainerType.none
            #expect(Self.rows(Self.grid(), in: box, more: [outside]) == (hasRows ? Self.expected() : []), "\(role)")
        }
    }
}
