import Testing

@testable import CostReport

/// Columns of text, numbers with their decimal points below each other.
@Suite struct TextTableTests {
    private func lines(_ alignments: [TextTable.Alignment], _ rows: [[String]], indent: Int = 0) -> [String] {
        var table = TextTable(alignments)
        for row in rows { table.add(row) }
        return table.lines(indent: indent)
    }

    private func column(_ cells: String...) -> [String] { lines([.right], cells.map { [$0] }) }

    @Test func decimalPointsStandBelowEachOther() {
        #expect(column("1.5", "10.25", "3") == [" 1.5", "10.25", " 3"])
        #expect(column("-0.75", "+12.5", "100") == [" -0.75", "+12.5", "100"])
    }

    @Test func integersAloneEndAtTheRight() {
        #expect(column("7", "120", "-3") == ["  7", "120", " -3"])
    }

    /// Words, units and dates have no decimal point: they end where the column does.
    @Test func whatIsNoNumberEndsAtTheRight() {
        #expect(column("seconds", "1.25", "-") == ["seconds", "   1.25", "      -"])
        #expect(column("1.5 s", "2.25") == ["1.5 s", " 2.25"])
        #expect(column("1.2.3", "4.5", ".5", "") == ["1.2.3", "  4.5", "   .5", ""])
    }

    /// What is added behind a number takes part in the width of its column.
    @Test func paddingCountsForTheWidth() {
        #expect(
            lines([.left, .right, .right], [["a", "1000", "x"], ["bc", "0.125", "y"]]) == [
                "a   1000      x", "bc     0.125  y",
            ])
    }

    @Test func eachColumnHasItsOwnPoint() {
        let rows = [["one", "1.5", "20"], ["three", "10", "3"]]
        #expect(lines([.left, .right, .right], rows) == ["one     1.5  20", "three  10     3"])
    }

    @Test func leftColumnsStayAsTheyAre() {
        #expect(lines([.left, .right], [["1", "2"], ["10.5", "3.75"]], indent: 2) == ["  1     2", "  10.5  3.75"])
    }

    /// Where a line would be too wide, the name loses its middle: beginning and end tell it apart. Others stay whole.
    @Test(arguments: [26, 30, 40]) func longNamesLoseTheirMiddle(widest: Int) {
        var table = TextTable([.left, .right, .right], widest: widest)
        let names = ["create account username hint", "create account password hint", "漢字漢字漢字漢字漢字漢字漢字", "Add"]
        for name in names { table.add([name, "2", "13.5"]) }
        let lines = table.lines()
        #expect(lines.allSatisfy { displayWidth($0) <= widest })
        #expect(lines.map { displayWidth($0) }.max() == (widest == 40 ? 37 : widest))
        #expect(Set(lines).count == names.count)
        #expect(lines[0].hasPrefix("create") && lines[3].hasPrefix("Add  "))
        #expect(lines.allSatisfy { $0.hasSuffix("  2  13.5") })
        #expect(lines[0].contains("…") == (widest < 37))
        #expect(widest == 40 || lines[1].contains("hint"))
        // Never below 16 columns, whatever the others take.
        var narrow = TextTable([.left, .right], widest: 10)
        narrow.add([names[0], "1"])
        #expect(narrow.lines() == ["create a…me hint  1"])
    }

    /// Rows may be shorter than the table; wide letters take two columns.
    @Test func shortRowsAndWideLetters() {
        #expect(
            lines([.left, .right], [["漢字", "1"], ["total"], ["ab", "12.5"]]) == ["漢字    1", "total", "ab     12.5"])
    }
}
