import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Boards whose cells are moved in the original: nothing else changes, and the promised speed is what is measured.
@Suite struct RewrittenBoardTests {
    private static func request(_ text: String, _ change: (inout BoardConstraints) -> Void = { _ in }) -> SuggestRequest
    {
        var request = SuggestRequest(AnalysisRequest(methods: [.aacRowColumn], text: TextSample(text)))
        change(&request.constraints.board)
        return request
    }

    /// What is written for a file, with the suggestions; the file as written has the promised seconds a character.
    private func written(
        _ path: String, _ request: SuggestRequest, as name: String? = nil
    ) async throws -> (text: String, notes: [String], found: LayoutSuggestions) {
        let session = Session()
        let found = try await session.suggest(.file(path), request)
        let (bytes, notes) = try session.applied(found, of: .file(path), to: name ?? path)
        let folder = String(path[..<path.lastIndex(of: "/")!])
        // Beside what the file refers to, and called so.
        let original = try #require(FileManager.default.contents(atPath: path))
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? original.write(to: URL(filePath: path)) }
        let measured = try session.analyze(try session.read(.file(path)), request.analysis)
        for screen in found.screens {
            let typing = try #require(screen.board?.typing)
            let analysis = try #require(measured.screens.first { $0.screen.id == screen.before.screen.id })
            let tree = try #require(analysis.methods[0].trees.firstIndex { $0.kind == request.tree ?? .rows })
            let seconds = try #require(analysis.text?.costs[0][tree].perCharacter?.seconds)
            #expect(abs(seconds - typing.after.seconds) < 1e-9, "\(folder)")
            #expect(typing.after.seconds < typing.before.seconds - 0.1 || screen.board?.moved == 0)
        }
        return (String(decoding: bytes, as: UTF8.self), notes, found)
    }

    private static let grid = """
        \u{FEFF}<?xml version="1.0" encoding="utf-8"?>\r
        <!-- <Cell X="0" Y="0"> is no cell -->
        <Grid><ColumnDefinitions><ColumnDefinition/><ColumnDefinition/><ColumnDefinition Width="2"/></ColumnDefinitions>
        <RowDefinitions><RowDefinition/><RowDefinition/></RowDefinitions><Cells>
        <Cell><Content><Commands><Command ID="Action.InsertText"><Parameter Key="text">a</Parameter></Command></Commands><CaptionAndImage><Caption>a</Caption><Image>-0-text-0.png</Image></CaptionAndImage></Content></Cell>
        <Cell X='1' ><Content><Commands><Command ID="Action.InsertText"><Parameter Key="text">b</Parameter></Command></Commands><CaptionAndImage><Caption>b</Caption></CaptionAndImage></Content></Cell>
        <Cell Y="1"><Content/></Cell>
        <Cell X="1" Y="1" ScanBlock="0"><Content><Commands><Command ID="Action.InsertText"><Parameter Key="text">e</Parameter></Command></Commands><CaptionAndImage><Caption>e</Caption></CaptionAndImage></Content></Cell>
        <Cell X="2" Y="1"><Content><Commands><Command ID="Action.Enter"/></Commands><CaptionAndImage><Caption>Enter &gt; on</Caption></CaptionAndImage></Content></Cell>
        </Cells></Grid>
        """

    @Test func cellsOfGrid3ExchangeTheirPlaces() async throws {
        let folder = try TemporaryFolder(["Start/grid.xml": Self.grid])
        let path = "\(folder.path)/Start/grid.xml"
        let (text, notes, found) = try await written(path, Self.request("eeeeeeebba"))
        #expect(found.screens[0].board?.moved == 2)
        let expected = Self.grid.replacing("<Cell><", with: "<Cell X=\"1\" Y=\"1\" ScanBlock=\"0\"><")
            .replacing(
                "<Cell X=\"1\" Y=\"1\" ScanBlock=\"0\"><Content><Commands><Command ID=\"Action.InsertText\"><Parameter Key=\"text\">e",
                with: "<Cell><Content><Commands><Command ID=\"Action.InsertText\"><Parameter Key=\"text\">e")
        #expect(text == expected)
        #expect(notes.count == 1 && notes[0].contains("1 moved cell has a picture"))
    }

    @Test func scanBlocksOfGrid3AreAttributesOfTheirCells() async throws {
        let cells = (0..<24).map { number in
            let place = (number % 3 > 0 ? " X=\"\(number % 3)\"" : "") + (number / 3 > 0 ? " Y=\"\(number / 3)\"" : "")
            let letter = Array("abcdefghijklmnopqrstuvwx")[number]
            return
                "<Cell\(place)><Content><Commands><Command ID=\"Action.InsertText\"><Parameter Key=\"text\">\(letter)</Parameter></Command></Commands></Content></Cell>"
        }
        let grid = """
            <Grid><ColumnDefinitions>\(String(repeating: "<ColumnDefinition/>", count: 3))</ColumnDefinitions>
            <RowDefinitions>\(String(repeating: "<RowDefinition/>", count: 8))</RowDefinitions><Cells>
            \(cells.joined(separator: "\n"))
            </Cells></Grid>
            """
        let folder = try TemporaryFolder(["Start/grid.xml": grid])
        let path = "\(folder.path)/Start/grid.xml"
        var request = Self.request("abcdefghijklmnopqrstuvwxvwx") { $0.fixed = ["a"] }
        request.tree = .blocks
        let (text, notes, found) = try await written(path, request)
        let board = try #require(found.screens[0].board)
        #expect((board.blocks ?? 0) > 1 && board.moved > 0 && notes.isEmpty)
        #expect(found.screens[0].status == .optimal && found.screens[0].before.kind == .blocks)
        // Each cell is in a block, those of a row in one; without their places all lines are as they were.
        var blocks: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("<Cell") {
            let row = line.firstMatch(of: /Y="(\d)"/)?.output.1 ?? "0"
            blocks[String(row), default: []].insert(
                String(try #require(line.firstMatch(of: /ScanBlock="(\d)"/)).output.1))
        }
        #expect(blocks.count == 8 && blocks.values.allSatisfy { $0.count == 1 })
        #expect(Set(blocks.values.joined()).count == board.blocks)
        let place = /<Cell( X="\d")?( Y="\d")?( ScanBlock="\d")?>/
        #expect(text.replacing(place, with: "<Cell>") == grid.replacing(place, with: "<Cell>"))
        #expect(
            text.contains(
                "<Cell ScanBlock=\"1\"><Content><Commands><Command ID=\"Action.InsertText\"><Parameter Key=\"text\">a<")
        )
    }

    @Test func aFormatWithoutScanBlocksGetsNone() async throws {
        let keys = Array("qwertyuiopasdfghjklzxcvbnm")
        let drawn = keys.indices.map { number in
            "<rect id='\(keys[number])' x='\(20 * (number % 3))' y='\(20 * (number / 3))' width='18' height='18'/>"
        }
        let folder = try TemporaryFolder([
            "Board.onboard":
                "<keyboard id=\"Board\" format=\"3.2\"><panel filename=\"keys.svg\">\(keys.map { "<key id=\"\($0)\" label=\"\($0)\"/>" }.joined())</panel></keyboard>",
            "keys.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='180'>\(drawn.joined())</svg>",
        ])
        let source = InputSource.file("\(folder.path)/Board.onboard")
        // The last rows are wanted, and no key may go where it is nearer.
        var request = Self.request("zxlcvbnmzxcvbnm") { $0.movePrice = 100 }
        request.tree = .blocks
        let session = Session()
        let found = try await session.suggest(source, request)
        #expect((found.screens[0].board?.blocks ?? 0) > 1)
        #expect { try session.applied(found, of: source, to: "\(folder.path)/After.onboard") } throws: { error in
            "\(error)".contains("have no scan blocks; write navcost's own XML")
        }
        let own = try session.applied(found, of: source, to: "\(folder.path)/after.navcost").bytes
        #expect(String(decoding: own, as: UTF8.self).contains("scanBlock=\"2\""))
    }

    @Test func anEmptyCellThatIsFilledGoesWhereACellWas() async throws {
        func cell(_ place: String, _ letter: String) -> String {
            "<Cell\(place)><Content><Commands><Command ID=\"Action.InsertText\"><Parameter Key=\"text\">\(letter)</Parameter></Command></Commands></Content></Cell>\n"
        }
        func grid(_ empty: String, _ letter: String) -> String {
            """
            <Grid><ColumnDefinitions><ColumnDefinition/><ColumnDefinition/><ColumnDefinition/></ColumnDefinitions>
            <RowDefinitions><RowDefinition/><RowDefinition/></RowDefinitions><Cells>
            \(cell("", "a"))\(cell(" Y=\"1\"", "b"))\(cell(" X=\"1\" Y=\"1\"", "c"))<Cell\(empty)><Content/></Cell>
            \(cell(letter, "d"))</Cells></Grid>
            """
        }
        let folder = try TemporaryFolder(["Start/grid.xml": grid(" X=\"1\"", " X=\"2\" Y=\"1\"")])
        let path = "\(folder.path)/Start/grid.xml"
        let request = Self.request("ddddabc") {
            $0.emptyPlaces = .fill
            $0.fixed = ["a", "b", "c"]
        }
        let (text, _, found) = try await written(path, request)
        #expect(found.screens[0].board?.moved == 1 && found.screens[0].board?.freePlaces == 2)
        #expect(text == grid(" X=\"2\" Y=\"1\"", " X=\"1\""))
    }

    @Test func otherEndingsGetNavcostsOwnXML() async throws {
        let folder = try TemporaryFolder(["Start/grid.xml": Self.grid])
        let source = InputSource.file("\(folder.path)/Start/grid.xml")
        let session = Session()
        let found = try await session.suggest(source, Self.request("eeebba"))
        #expect(
            try session.applied(found, of: source, to: "after.navcost").bytes
                == Array(LayoutWriter.xml(found.applied).utf8))
    }

    @Test func keysOfCaribouAreExchangedWithWhatTheyHold() async throws {
        let xml = """
            <layout><level name="main" mode="default">
            <row><key name="q"><key name="Q"/></key><key name="w"/> <!-- <key name="no"/> --></row>
            <row><key name="e" /><key name="t"
              repeatable="yes"/></row></level></layout>
            """
        let folder = try TemporaryFolder(["keys.xml": xml])
        let (text, notes, found) = try await written("\(folder.path)/keys.xml", Self.request("ttttteeewq"))
        #expect(found.screens[0].board?.moved == 2 && notes.isEmpty)
        let expected = xml.replacing("<key name=\"q\"><key name=\"Q\"/></key>", with: "#")
            .replacing(
                "<key name=\"t\"\n  repeatable=\"yes\"/>", with: "<key name=\"q\"><key name=\"Q\"/></key>"
            )
            .replacing("#", with: "<key name=\"t\"\n  repeatable=\"yes\"/>")
        #expect(text == expected)
    }

    /// The keys q and w of a keyboard of one row, as they are moved in its text: whither is told by a function of their frames.
    private func rewritten(
        _ xml: String, places: [Int], to target: ([Frame]) -> [Frame]
    ) throws -> String {
        let source = InputSource.bytes(Array(xml.utf8), path: "keys.xml")
        let read = try LayoutReader.read(source)
        let screen = read.layout.screens[0]
        let keys = screen.elements.indices.filter { screen.elements[$0].kind == .element }.map { ElementIndex($0) }
        let frames = keys.compactMap { screen[$0].frame }
        try #require(keys.count == 2 && frames.count == 2)
        let targets = target(frames)
        var expected = read.layout
        for (key, frame) in zip(keys, targets) { expected.screens[0][key].frame = frame }
        let moves = keys.indices.map { index in
            CellMove(
                screen: screen.id, source: screen.source(of: keys[index])!,
                place: screen.source(of: keys[places[index]]), from: frames[index], to: targets[index])
        }
        let (bytes, _) = try CellRewriter.rewritten(
            Array(xml.utf8), of: source, format: read.format, moves: moves, expected: expected)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func twoKeysOnOnePlaceAreAnErrorOfOneLine() throws {
        let xml = #"<layout><level name="m" mode="default"><row><key name="q"/><key name="w"/></row></level></layout>"#
        #expect {
            try rewritten(xml, places: [1, 1]) { [$0[1], $0[1]] }
        } throws: { error in
            "\(error)".contains("cannot be moved in the original alone")
        }
    }

    /// What stands in comments, instructions and quotes of a document type is no key and no bracket.
    @Test(arguments: [
        "<!--><key name='x'/>-->", "<!---><key name='x'/>-->", "<!-- <row> <!DOCTYPE [ -->",
        "<?app <key name='x'/> [?>",
    ])
    func commentsAndInstructionsArePassedOver(inside: String) throws {
        for head in [
            "", "<!DOCTYPE layout>", "<!DOCTYPE layout [<!-- [ --> <!ELEMENT layout ANY>]>",
            "<!DOCTYPE layout [<!-- ]> ' --><?app ]> \" ?><!ENTITY e \"]>'\"><!ENTITY f ']>\"'>]>",
            "<!-- [ ]> --><!DOCTYPE layout SYSTEM \"a>[.dtd\">",
        ] {
            func text(_ first: String, _ second: String) -> String {
                "\(head)<layout><level name='m' mode='default'><row>\(inside)<key name='\(first)'/>\(inside)"
                    + "<key name='\(second)'/></row></level></layout>"
            }
            #expect(try rewritten(text("q", "w"), places: [1, 0]) { $0.reversed() } == text("w", "q"), "\(head)")
        }
    }

    @Test func keysOfOnboardTakeTheDrawingOfTheirPlace() async throws {
        let folder = try TemporaryFolder([
            "Board.onboard": """
            <keyboard id="Board" format="3.2"><panel filename="keys.svg">
            <key id="a" label="a"/><key id="b" svg_id="second" label="b"/><key id="c" label="c"/></panel></keyboard>
            """,
            "keys.svg": """
            <svg xmlns='http://www.w3.org/2000/svg' width='20' height='40'><rect id='a' x='0' y='0' width='18' height='18'/>
            <rect id='second' x='20' y='0' width='18' height='18'/><rect id='c' x='0' y='20' width='18' height='18'/></svg>
            """,
        ])
        let (text, _, found) = try await written("\(folder.path)/Board.onboard", Self.request("bbbbbbccccccccccca"))
        // Onboard passes through the row of one key: the place below costs as much as the second one beside it.
        #expect(found.screens[0].board?.moved == 3)
        #expect(
            text == """
                <keyboard id="Board" format="3.2"><panel filename="keys.svg">
                <key id="c" svg_id="a" label="c"/><key id="a" svg_id="second" label="a"/><key id="b" svg_id="c" label="b"/></panel></keyboard>
                """)
    }

    @Test func aBoardOfTheCorpusDiffersInItsMovedCellsAlone() async throws {
        guard let corpus = Corpus.folder else { return }
        let original = try #require(
            FileManager.default.contents(atPath: "\(corpus)/grid3/example_images/Grids/Start/grid.xml"))
        let folder = try TemporaryFolder()
        let path = try folder.write("Start/grid.xml", Array(original))
        let (text, _, found) = try await written(path, Self.request("he is his size if fish is thin visit his thesis"))
        let (before, after) = (String(decoding: original, as: UTF8.self), text)
        // The file's lines end as on Windows.
        let lines = (before.split(whereSeparator: \.isNewline), after.split(whereSeparator: \.isNewline))
        let pairs = Array(zip(lines.0, lines.1))
        #expect(lines.0.count == lines.1.count)
        let changed = pairs.filter { $0 != $1 }
        #expect(changed.count == found.screens[0].board?.moved && changed.count > 10)
        #expect(changed.allSatisfy { $0.0.contains("<Cell ") && $0.1.contains("<Cell") })
    }

    #if Archives
        @Test func aPackedSetKeepsEverythingElse() async throws {
            let files = [
                ("Settings0/settings.xml", "<GridSetSettings><StartGrid>Start</StartGrid></GridSetSettings>"),
                ("FileMap.xml", "<FileMap><Entries><File>Grids\\Start\\0-0-0-text-0.png</File></Entries></FileMap>"),
                ("Grids/Start/grid.xml", Self.grid), ("Grids\\Start\\0-0-0-text-0.png", "picture of a"),
                ("Grids/Start/1-1.png", "picture of e"), ("Grids/Other/0-0.png", "of another board"),
            ]
            let folder = try TemporaryFolder()
            let path = try folder.write("set.gridset", StoredArchive.bytes(files))
            let session = Session()
            let found = try await session.suggest(.file(path), Self.request("eeeeeeebba"))
            let written = try session.applied(found, of: .file(path), to: "after.gridset").bytes
            // The one board is written as it would be alone; pictures and their list follow the cells.
            try folder.write("Start/grid.xml", Array(Self.grid.utf8))
            let source = InputSource.file("\(folder.path)/Start/grid.xml")
            let alone = try session.applied(
                try await session.suggest(source, Self.request("eeeeeeebba")), of: source, to: "grid.xml"
            ).bytes
            var expected = files
            expected[1].1 = expected[1].1.replacing("0-0-0-text-0", with: "1-1-0-text-0")
            expected[2].1 = String(decoding: alone, as: UTF8.self)
            expected[3].0 = "Grids\\Start\\1-1-0-text-0.png"
            expected[4].0 = "Grids/Start/0-0.png"
            #expect(written == StoredArchive.bytes(expected))
        }

        /// A list of contents can say of two entries that they lie on the same bytes, or that a header reaches into the next.
        @Test(arguments: [false, true])
        func aPackedSetWhoseEntriesShareBytesIsNotWrittenBack(isLong: Bool) async throws {
            let files = [
                ("Settings0/settings.xml", "<GridSetSettings><StartGrid>Start</StartGrid></GridSetSettings>"),
                ("Grids/Start/grid.xml", Self.grid), ("Grids/Start/1-1.png", "one"),
                // As one more field of a header, of a kind that nobody knows and of 96 bytes.
                ("Grids/Start/2-1.png", "4\u{12}`\0"),
            ]
            var bytes = StoredArchive.bytes(files)
            let locals = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 3, 4]) }
            let lines = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) }
            try #require(locals.count == 4 && lines.count == 4)
            if isLong {
                // How much stands between the name and the content of the last: it ends in the list of contents.
                bytes[locals[3] + 28] = 100
            } else {
                for index in 0..<4 {
                    bytes[lines[3] + 42 + index] = UInt8(truncatingIfNeeded: locals[2] >> (8 * index))
                }
            }
            let source = InputSource.bytes(bytes, path: "set.gridset")
            let session = Session()
            let found = try await session.suggest(source, Self.request("eeeeeeebba"))
            #expect(found.screens.contains { ($0.board?.moved ?? 0) > 0 })
            #expect { try session.applied(found, of: source, to: "after.gridset") } throws: { error in
                "\(error)".contains("an archive of this kind is not written back")
            }
        }
    #endif
}
