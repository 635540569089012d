import AccessCost
import LayoutModel
import TestSupport
import Testing

/// The trees `rows`, `blocks` and `halves`: NavCost.docc/Model.md, "Named trees".
@Suite struct TreeRowsTests {
    /// The rows of a board as "abc/de"; what is loose stands alone.
    private func rows(_ fixture: Fixture, _ kind: TreeKind, by method: AccessMethod, set values: [String: String] = [:])
        -> String
    {
        func text(_ parent: StopIndex) -> [String] {
            let tree = fixture.tree(kind, by: method, set: values)
            return tree.stops.indices.filter { tree.stops[$0].parent == parent }.map { stop in
                guard tree.stops[stop].kind == .group else { return fixture.name(of: tree.stops[stop]) }
                return "(" + text(stop).joined(separator: " ") + ")"
            }
        }
        return text(-1).joined(separator: " ")
    }

    @Test("boards: every row is a group, one of a single key as well (QWERTY's space row, 6.354 steps)")
    func boardRows() {
        let board = Fixture(BoardLayouts.board("abc/de/_"), platform: .aac)
        #expect(rows(board, .rows, by: .aacRowColumn) == "(a b c) (d e) (_)")
        #expect(rows(board, .rows, by: .aacRowColumn, set: ["smallestRow": "2"]) == "(a b c) (d e) _")
        #expect(rows(board, .flat, by: .aacRowColumn) == "a b c d e _")
    }

    @Test("columns: the board on its side, from the leading edge, down each column")
    func columns() {
        var screen = BoardLayouts.board("abc/de/_")
        let columns = ["lines": "columns"]
        #expect(rows(Fixture(screen, platform: .aac), .rows, by: .aacRowColumn, set: columns) == "(a d _) (b e) (c)")
        let tree = Fixture(screen, platform: .aac).tree(.rows, by: .aacRowColumn, set: columns)
        #expect(tree.stops[0].name == "Column 1")
        screen.direction = .rightToLeft
        #expect(rows(Fixture(screen, platform: .aac), .rows, by: .aacRowColumn, set: columns) == "(c) (b e) (a d _)")
    }

    @Test("Android: rows of fewer than 3 are dissolved")
    func androidRows() {
        let board = Fixture(BoardLayouts.board("abc/de/f/ghij"), platform: .android)
        #expect(rows(board, .rows, by: .androidSwitchAuto) == "(a b c) d e f (g h i j)")
    }

    @Test("Android: a row is what has the same top and the same bottom; elsewhere half an overlap is enough")
    func identicalRows() throws {
        let content = [("a", 0, 0, 40), ("b", 50, 0, 40), ("c", 100, 1, 40), ("d", 150, 0, 41), ("e", 200, 0, 40)].map {
            "<element id=\"\($0.0)\" role=\"button\" x=\"\($0.1)\" y=\"\($0.2)\" width=\"40\" height=\"\($0.3)\"/>"
        }.joined()
        let android = try Fixture(content, platform: .android)
        // Of one top the taller comes first.
        #expect(rows(android, .rows, by: .androidSwitchAuto) == "d (a b e) c")
        let board = try Fixture(content, platform: .aac)
        #expect(rows(board, .rows, by: .aacRowColumn) == "(a b c d e)")
        #expect(rows(board, .rows, by: .aacRowColumn, set: ["rowsBy": "tops"]) == "(a b d e) (c)")
    }

    @Test("rows by tops count whole points, as Onboard does")
    func topRows() throws {
        let content = [("a", 0, 20.49), ("b", 50, 20.5), ("c", 100, 19.9), ("d", 150, 21)].map {
            "<element id=\"\($0.0)\" role=\"key\" x=\"\($0.1)\" y=\"\($0.2)\" width=\"18\" height=\"18\"/>"
        }.joined()
        let board = try Fixture(content, platform: .aac)
        #expect(rows(board, .rows, by: .aacRowColumn, set: ["rowsBy": "tops"]) == "(c) (a b) (d)")
        #expect(rows(board, .rows, by: .aacRowColumn) == "(a b c d)")
    }

    @Test("rows run from the leading side")
    func rightToLeft() throws {
        var screen = BoardLayouts.board("ab/cd")
        screen.direction = .rightToLeft
        #expect(rows(Fixture(screen, platform: .aac), .rows, by: .aacRowColumn) == "(b a) (d c)")
    }

    @Test("without frames there are no rows, and the tree says why", arguments: [TreeKind.rows, .blocks])
    func withoutFrames(kind: TreeKind) throws {
        let fixture = try Fixture(
            #"<element id="a" role="key"/><element id="b" role="key" x="0" y="0" width="9" height="9"/>"#,
            platform: .aac)
        let tree = fixture.tree(kind, by: .aacRowColumn)
        #expect(tree.stops.isEmpty)
        #expect(tree.unavailable?.contains("where elements are") == true)
    }

    /// A box with 2 x 2 keys, named after their box.
    private func quad(_ name: String, _ attributes: String, x: Int, y: Int = 0) -> String {
        let keys = (0..<4).map { key in
            "<element id=\"\(name)\(key + 1)\" role=\"key\" x=\"\(x + key % 2 * 50)\" y=\"\(y + key / 2 * 50)\" "
                + "width=\"40\" height=\"40\"/>"
        }
        return "<group id=\"\(name)\" \(attributes)>\(keys.joined())</group>"
    }

    @Test("scan blocks in the order of their numbers, rows inside them, loose keys after them")
    func scanBlocks() throws {
        let fixture = try Fixture(
            #"<element id="x" role="key" x="0" y="200" width="40" height="40"/>"#
                + quad("p", #"scanBlock="2""#, x: 0) + quad("q", #"scanBlock="1""#, x: 200), platform: .aac)
        #expect(rows(fixture, .blocks, by: .aacRowColumn) == "((q1 q2) (q3 q4)) ((p1 p2) (p3 p4)) x")
    }

    @Test("containers are blocks where no scan blocks are; a block of one row needs no rows")
    func containerBlocks() throws {
        let bar = """
            <group role="toolbar"><element id="m" role="button" x="0" y="200" width="40" height="40"/>
            <element id="n" role="button" x="50" y="200" width="40" height="40"/></group>
            """
        let fixture = try Fixture(quad("p", #"container="semanticGroup""#, x: 0) + bar, platform: .aac)
        #expect(rows(fixture, .blocks, by: .aacRowColumn) == "((p1 p2) (p3 p4)) (m n)")
    }

    @Test("a container without scan blocks inside is a block after the numbered ones")
    func mixedBlocks() throws {
        let fixture = try Fixture(
            quad("c", #"role="toolbar""#, x: 0, y: 200) + quad("p", #"scanBlock="1""#, x: 0), platform: .aac)
        #expect(rows(fixture, .blocks, by: .aacRowColumn) == "((p1 p2) (p3 p4)) ((c1 c2) (c3 c4))")
    }

    @Test("a box that only states an order is no block")
    func orderIsNoBlock() throws {
        let fixture = try Fixture(
            #"<group container="none" order="q p">"# + quad("p", #"scanBlock="1""#, x: 0)
                + quad("q", #"scanBlock="2""#, x: 200) + "</group>", platform: .aac)
        #expect(rows(fixture, .blocks, by: .aacRowColumn) == "((p1 p2) (p3 p4)) ((q1 q2) (q3 q4))")
    }

    @Test("a container around scan blocks is replaced by them")
    func blocksInsideContainers() throws {
        let fixture = try Fixture(
            #"<group role="keyboard">"# + quad("p", #"scanBlock="1""#, x: 0)
                + quad("q", #"scanBlock="2""#, x: 200) + "</group>", platform: .aac)
        #expect(rows(fixture, .blocks, by: .aacRowColumn) == "((p1 p2) (p3 p4)) ((q1 q2) (q3 q4))")
    }

    @Test("a block with one stop is dissolved and reported")
    func singleBlock() throws {
        let fixture = try Fixture(
            quad("p", #"scanBlock="1""#, x: 0)
                + #"<group id="one" scanBlock="2"><element id="x" role="key" x="0" y="200" width="40" height="40"/></group>"#,
            platform: .aac)
        #expect(rows(fixture, .blocks, by: .aacRowColumn) == "((p1 p2) (p3 p4)) x")
        #expect(fixture.tree(.blocks, by: .aacRowColumn).dissolved.map { fixture.screen[$0].id } == ["one"])
        #expect(rows(fixture, .blocks, by: .aacRowColumn, set: ["dissolveSingles": "off"]) == "((p1 p2) (p3 p4)) (x)")
    }

    @Test("halves: near-equal contiguous parts, the first n mod N one larger")
    func halves() {
        let seven = Fixture(BoardLayouts.line(7), platform: .android)
        func parts(_ fixture: Fixture, _ switches: Int = 2, cancel: String = "off") -> String {
            rows(fixture, .halves, by: .androidSwitchGroups, set: ["switches": "\(switches)", "cancelItem": cancel])
        }
        #expect(parts(seven) == "((1 2) (3 4)) ((5 6) 7)")
        let eleven = Fixture(BoardLayouts.line(11), platform: .android)
        #expect(parts(eleven, 3) == "((1 2) 3 4) ((5 6) 7 8) (9 10 11)")
        #expect(parts(eleven, 10) == "(1 2) 3 4 5 6 7 8 9 10 11")
        let two = Fixture(BoardLayouts.line(2), platform: .android)
        #expect(parts(two) == "1 2")
        // A cancel item ends every way; where all switches are taken it shares the last one.
        #expect(parts(two, cancel: "on") == "1 (2 Cancel)")
        #expect(parts(two, 3, cancel: "on") == "1 2 Cancel")
        #expect(parts(Fixture(BoardLayouts.line(3), platform: .android), cancel: "on") == "(1 (2 Cancel)) (3 Cancel)")
        #expect(
            parts(Fixture(BoardLayouts.line(8), platform: .android), 3, cancel: "on")
                == "(1 2 (3 Cancel)) (4 5 (6 Cancel)) (7 8 Cancel)")
    }

    @Test("Android: targets of one frame are one stop with a menu, which counts as one in its row")
    func sameFrames() throws {
        let content = [("a", 0), ("b", 0), ("c", 50), ("d", 100)].map {
            "<element id=\"\($0.0)\" role=\"button\" label=\"\($0.0)\" x=\"\($0.1)\" y=\"0\" width=\"40\" height=\"40\"/>"
        }.joined()
        let fixture = try Fixture(content, platform: .android)
        #expect(rows(fixture, .rows, by: .androidSwitchAuto) == "((a b) c d)")
        #expect(rows(fixture, .flat, by: .androidSwitchAuto) == "a b c d")
    }

    @Test("every method has flat and grouped, and its main tree", arguments: AccessMethod.all.map(\.id))
    func kinds(id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        #expect(method.trees.prefix(2) == [.flat, .grouped])
        #expect(method.trees.contains(method.mainTree))
        #expect(Set(method.trees).count == method.trees.count)
    }

    @Test("an empty screen has empty trees", arguments: AccessMethod.all.map(\.id))
    func emptyScreen(id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        let analysis = Fixture(Screen(id: "empty"), platform: nil).analysis(method, action: .activate)
        for tree in analysis.methods[0].trees {
            #expect(tree.tree.stops.isEmpty)
            #expect(tree.expected == nil)
            #expect(tree.worst == nil)
            #expect(tree.unreachedCount == 0)
        }
    }
}
