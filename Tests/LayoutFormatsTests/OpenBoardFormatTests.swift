import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func read(_ text: String, path: String = "board.obf") throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(text.utf8), path: path))
    #expect(imported.format == "open-board")
    try expectSameAfterConversion(imported.layout)
    return imported
}

@Suite struct OpenBoardFormatTests {
    private static let food = """
        {"format": "open-board-0.1", "id": "food", "name": "Food",
         "grid": {"rows": 2, "columns": 3, "order": [["a", null, 2], ["c", "x", "a"]]},
         "buttons": [
          {"id": "a", "label": "tea", "vocalization": "I want tea"},
          {"id": 2, "vocalization": "drinks", "load_board": {"path": "boards/drinks.obf"}},
          {"id": "c", "label": "", "action": "+c"}, {"id": "d", "label": "nowhere"}]}
        """
    private static let drinks = """
        {"format": "open-board-0.1", "id": "drinks", "name": "Drinks", "grid": {"rows": 1, "columns": 3, "order": [[1, 2, 3]]},
         "buttons": [{"id": 1, "label": "home", "action": ":home"}, {"id": 2, "label": "w", "actions": [":prediction"]}, {"id": 3, "label": "hidden", "hidden": true}]}
        """
    private static let manifest = """
        {"format": "open-board-0.1", "root": "boards/food.obf", "paths": {"boards": {"food": "boards/food.obf", "drinks": "boards/drinks.obf", "gone": "boards/gone.obf"}}}
        """

    @Test func buttonsStandInTheCellsOfTheGrid() throws {
        let imported = try read(Self.food)
        let screen = imported.layout.screens[0]
        #expect(screen.elements.map(\.label) == ["tea", "drinks", "c", "tea"])
        #expect(screen.elements.map(\.role) == [.button, .button, .key, .button])
        #expect(
            screen.elements[1].frame == Frame(x: 200, y: 0, width: 100, height: 100) && screen.elements[1].id == "2")
        #expect(screen.elements[2].frame == Frame(x: 0, y: 100, width: 100, height: 100))
        #expect([screen.width, screen.height] == [300, 200] && screen.id == "food" && imported.layout.name == "Food")
        #expect(screen.elements[1].line == 5 && screen.source(of: ElementIndex(1)) == "/json/buttons[1]/item[2]")
        let notes = messages(imported)
        for start in [
            "a cell shows the button 'x'", "1 buttons stand in no cell", "jumps to other boards are not followed",
            "how a board is scanned",
        ] {
            #expect(notes.contains { $0.hasPrefix(start) }, "\(start)")
        }
    }

    @Test func buttonsHaveColoursAndPictures() throws {
        let screen = try read(
            """
            {"id": "m", "grid": {"rows": 1, "columns": 5, "order": [["a", "b", "c", "d", "e"]]}, "buttons": [
             {"id": "a", "label": "a", "background_color": "rgb(255, 9, 0)", "image_id": "in"},
             {"id": "b", "label": "b", "background_color": "rgba(0,0,0,0)", "image_id": 7},
             {"id": "c", "label": "c", "background_color": "#0aF", "image_id": "web"},
             {"id": "d", "label": "d", "background_color": "red", "image_id": "none"}, {"id": "e", "label": "e"}],
             "images": [{"id": "in", "data": "data:image/png;base64,iVBO", "path": "images/in.png"}, {"id": 7, "path": "images/7.png"},
             {"id": "web", "url": "https://example.org/c.png", "path": "https://example.org/c.png"}]}
            """
        ).layout.screens[0]
        #expect(screen.elements.map(\.colour) == ["#ff0900", nil, "#00aaff", nil, nil])
        #expect(screen.elements.map(\.picture) == ["data:image/png;base64,iVBO", "images/7.png", nil, nil, nil])
    }

    @Test func placesMayBeSharesAndGridsMissing() throws {
        let imported = try read(
            "{\"id\": \"m\", \"buttons\": [{\"id\": 1, \"label\": \"a\", \"left\": 0.5, \"top\": 0, \"width\": 0.25, \"height\": 1}, {\"label\": \"b\"}]}"
        )
        let screen = imported.layout.screens[0]
        #expect(screen.elements.map(\.frame) == [Frame(x: 500, y: 0, width: 250, height: 1000), nil])
        #expect(messages(imported).contains { $0.hasPrefix("the board has no grid") })
        #expect(messages(imported).contains { $0.hasPrefix("a button has no id") })
    }

    @Test func setsAreReadFromTheirManifest() throws {
        let folder = try TemporaryFolder([
            "manifest.json": Self.manifest, "boards/food.obf": Self.food, "boards/drinks.obf": Self.drinks,
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/manifest.json"))
        try expectSets(imported)
    }

    /// A set may give two boards one id, a board no id, and one board several ids: each file is one screen with an id of its own.
    @Test func everyBoardOfASetHasAnIDOfItsOwn() throws {
        func board(_ name: String, _ link: String) -> String {
            """
            {"format": "open-board-0.1", "id": "x", "name": "\(name)", "grid": {"rows": 1, "columns": 1, "order": [["a"]]},
             "buttons": [{"id": "a", "label": "go", "load_board": {\(link)}}]}
            """
        }
        let folder = try TemporaryFolder([
            "manifest.json": """
            {"format": "open-board-0.1", "root": "a.obf", "paths": {"boards":
             {"1": "a.obf", "1": "b.obf", "": "c.obf", "again": "b.obf", "b.obf": "d.obf"}}}
            """,
            "a.obf": board("A", "\"id\": \"again\""), "b.obf": board("B", "\"path\": \"c.obf\""),
            "c.obf": board("C", "\"id\": \"1\""), "d.obf": board("D", "\"id\": \"none\""),
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/manifest.json"))
        try expectSameAfterConversion(imported.layout)
        let screens = imported.layout.screens
        #expect(screens.map(\.id) == ["1", "b.obf", "c.obf", "d.obf"] && screens.map(\.label) == ["A", "B", "C", "D"])
        #expect(screens.map(\.isInitial) == [true, false, false, false])
        #expect(screens.map { $0.elements[0].leadsTo } == ["b.obf", "c.obf", "1", nil])
        #expect(messages(imported).contains("the board 'b.obf' has the id '1' of another; it is called 'b.obf' x1"))
        #expect(messages(imported).contains("the board 'c.obf' has no id; it is called 'c.obf' x1"))
    }

    private func expectSets(_ imported: ImportedLayout) throws {
        #expect(imported.format == "open-board" && imported.layout.name == "Food")
        #expect(Set(imported.layout.screens.map(\.id)) == ["food", "drinks"])
        let food = try #require(imported.layout.screens.first { $0.id == "food" })
        let drinks = try #require(imported.layout.screens.first { $0.id == "drinks" })
        #expect(food.isInitial && !drinks.isInitial && food.elements[1].leadsTo == "drinks")
        #expect(
            drinks.elements[0].leadsTo == "food" && drinks.elements.map(\.weight) == [1, 0, 1]
                && drinks.elements[2].isHidden)
        #expect(messages(imported).contains("the board 'gone' has no file 'boards/gone.obf' x1"))
        #expect(messages(imported).contains { $0.hasPrefix("cells of predicted words are stops, but left out") })
    }

    #if Archives
        @Test func packedSetsAreRead() throws {
            let files = [
                ("manifest.json", Self.manifest), ("boards/food.obf", Self.food), ("boards/drinks.obf", Self.drinks),
            ]
            try expectSets(try LayoutReader.read(.bytes(StoredArchive.bytes(files), path: "set.obz")))
            let loose = try LayoutReader.read(
                .bytes(StoredArchive.bytes([files[1], ("boards/bad.obf", "{")]), path: "set.obz"))
            #expect(loose.layout.screens.map(\.id) == ["boards/food.obf"])
            #expect(messages(loose).contains { $0.hasPrefix("the board 'boards/bad.obf' cannot be read: ") })
            #expect(messages(loose).contains { $0.hasPrefix("the archive has no manifest.json") })
        }
    #endif

    @Test(
        "errors name line and column",
        arguments: [
            ("{\"buttons\": [}", "1:14: error: a value is expected here"),
            ("{\"buttons\": []\n,}", "2:2: error: a key in quotes"),
            ("{\"buttons\": [1 2]}", "1:16: error: ',' or ']' is expected here"),
            ("{\"buttons\" []}", "1:12: error: ':' is expected here"),
            ("{\"buttons\": [01]}", "1:14: error: a value is expected"),
            ("{\"buttons\": [\"a\n\"]}", "1:16: error: a text does not end"),
            ("{\"buttons\": [\"\\x\"]}", "error: an escape of a text is not one"),
            ("{\"buttons\": [\"\\u12\"]}", "error: four hexadecimal digits"),
            ("{\"buttons\": []} x", "1:17: error: something follows"),
            ("{\"buttons\": [", "error: the JSON ends where a value"),
            ("{\"format\": \"open-board-0.1\"}", "1:1: error: the board has neither buttons nor a grid"),
            ("{\"format\": \"open-board-0.1\", \"paths\": {}}", "1:1: error: the manifest names no board"),
            (
                "{\"format\": \"open-board-0.1\", \"paths\": {\"boards\": {\"a\": \"a.obf\"}}}",
                "error: none of the boards"
            ),
            ("{\"buttons\": [\"\u{e9}\u{e9}\", ]}", "1:20: error: a value is expected here"),
        ])
    func errors(text: String, message: String) {
        #expect { try LayoutReader.read(.bytes(Array(text.utf8), path: "b.obf")) } throws: { "\($0)".contains(message) }
    }

    @Test func deepAndForeignTextsAreRefusedOrReplaced() throws {
        let deep = "{\"buttons\": " + String(repeating: "[", count: 5_000)
        #expect { try LayoutReader.read(.bytes(Array(deep.utf8), path: "b.obf")) } throws: {
            "\($0)".contains("nested too deeply")
        }
        let imported = try read("{\"buttons\": [{\"id\": 1, \"label\": \"a\\u0000\\ud83d\\ude00\\ud800b\\/\\n\"}]}")
        #expect(imported.layout.screens[0].elements[0].label == "a\u{FFFD}\u{1F600}\u{FFFD}b/")
        #expect {
            try LayoutReader.read(.bytes([0x7B, 0x22, 0xFF] + Array("\"buttons\"".utf8), path: "b.obf"))
        } throws: { "\($0)".contains("not UTF-8") }
    }
}
