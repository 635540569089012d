import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func cell(_ place: String, caption: String = "", commands: String = "", more: String = "") -> String {
    let own = caption.isEmpty ? "" : "<CaptionAndImage><Caption>\(caption)</Caption></CaptionAndImage>"
    return "<Cell \(place)><Content><Commands>\(commands)</Commands>\(own)\(more)</Content></Cell>"
}

private func command(_ id: String, _ key: String = "", _ value: String = "") -> String {
    "<Command ID=\"\(id)\">\(key.isEmpty ? "" : "<Parameter Key=\"\(key)\">\(value)</Parameter>")</Command>"
}

private func grid(_ cells: String, columns: Int = 4, rows: Int = 3, _ more: String = "") -> String {
    func definitions(_ name: String, _ count: Int) -> String {
        "<\(name)Definitions>\(String(repeating: "<\(name)Definition />", count: count))</\(name)Definitions>"
    }
    return
        "<Grid><GridGuid>x</GridGuid>\(definitions("Column", columns))\(definitions("Row", rows))<Cells>\(cells)</Cells>\(more)</Grid>"
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "Food/grid.xml"))
    #expect(imported.format == "grid3")
    try expectSameAfterConversion(imported.layout)
    return imported
}

@Suite struct Grid3FormatTests {
    @Test func cellsHavePlacesSpansAndKinds() throws {
        let imported = try read(
            grid(
                cell("", caption: "a", commands: command("Action.InsertText", "text", "<s><r>a</r></s>"))
                    + cell("X=\"1\" ColumnSpan=\"2\"", caption: "Speak", commands: command("Action.Speak"))
                    + cell("X=\"3\"", commands: command("Action.InsertText", "text", "<r><![CDATA[ tea ]]></r>"))
                    + cell("Y=\"1\" RowSpan=\"2\"", caption: "Only words") + cell("X=\"1\" Y=\"1\"")
                    + cell("X=\"2\" Y=\"1\"", commands: command("Action.InsertText", "text", "<r></r>"))
                    + cell("X=\"3\" Y=\"1\"", commands: command("Action.Clear"))))
        let screen = imported.layout.screens[0]
        #expect(
            screenDump(screen, frames: true) == """
                key "a" #x0y0 (0,0,100,100)
                button "Speak" #x1y0 (100,0,200,100)
                key "tea" #x3y0 (300,0,100,100)
                staticText "Only words" #x0y1 (0,100,100,200)
                button #x3y1 (300,100,100,100)
                """)
        #expect([screen.id, screen.label] == ["Food", "Food"])
        #expect([screen.width, screen.height] == [400, 300] && imported.layout.platform == .aac)
        #expect(messages(imported).contains("a cell has no caption x1"))
        #expect(messages(imported).contains { $0.hasPrefix("no cell names a scan block") })
        #expect(screen.source(of: ElementIndex(1)) == "/Grid/Cells[1]/Cell[2]")
    }

    /// The colour of a cell goes before that of its style; a picture that is named after its cell's place has its file.
    @Test func cellsHaveTheColoursAndPicturesOfTheirSet() throws {
        func looks(_ place: String, _ image: String, _ style: String) -> String {
            "<Cell \(place)><Content><CaptionAndImage><Caption>c</Caption><Image>\(image)</Image></CaptionAndImage><Style>\(style)</Style></Content></Cell>"
        }
        let board = grid(
            looks("", "-0-text-0.png", "<BasedOnStyle>Verb</BasedOnStyle>")
                + looks(
                    "X=\"1\" Y=\"2\"", ".jpeg", "<BasedOnStyle>Verb</BasedOnStyle><BackColour>#D14841FF</BackColour>")
                + looks("X=\"2\"", "[widgit]tea.emf", "<BackColour>#00000000</BackColour>")
                + looks("X=\"3\"", "../../private.png", "<BasedOnStyle>Noun</BasedOnStyle>"))
        let folder = try TemporaryFolder([
            "Settings0/settings.xml": "<GridSetSettings><StartGrid>Food</StartGrid></GridSetSettings>",
            "Settings0/Styles/styles.xml":
                "<StyleData><Styles><Style Key=\"Noun\"/><Style Key=\"Verb\"><BackColour>#2C82C9FF</BackColour></Style></Styles></StyleData>",
            "Grids/Food/grid.xml": board,
        ])
        let alone = try LayoutReader.read(.file("\(folder.path)/Grids/Food/grid.xml")).layout.screens[0]
        #expect(alone.elements.map(\.colour) == ["#2c82c9", "#d14841", nil, nil])
        #expect(alone.elements.map(\.picture) == ["0-0-0-text-0.png", "1-2.jpeg", nil, nil])
        let whole = try LayoutReader.read(.file("\(folder.path)/Settings0/settings.xml")).layout.screens[0]
        #expect(whole.elements.map(\.colour) == alone.elements.map(\.colour))
        #expect(
            whole.elements.map(\.picture) == ["../Grids/Food/0-0-0-text-0.png", "../Grids/Food/1-2.jpeg", nil, nil])
    }

    @Test func scanBlocksAreGroupsInTheirOrder() throws {
        let go = command("Action.Speak")
        let screen = try read(
            grid(
                cell("ScanBlock=\"2\"", caption: "b", commands: go)
                    + cell("X=\"1\" ScanBlock=\"1\"", caption: "a", commands: go)
                    + cell("X=\"2\"", caption: "c", commands: go),
                "<ScanBlockAudioDescriptions><string>People</string></ScanBlockAudioDescriptions>")
        ).layout.screens[0]
        #expect(
            screenDump(screen, ids: false)
                == "[group] \"People\"\n  button \"a\"\n[group] \"Block 2\"\n  button \"b\"\nbutton \"c\"")
        #expect(screen.elements.map(\.scanBlock) == [1, nil, 2, nil, nil])
    }

    @Test("a grid is known whatever it begins with, but one of XAML", arguments: ["BackgroundColour", "Anything"])
    func firstElements(name: String) throws {
        let cells = cell("", caption: "a", commands: command("Action.Speak"))
        let xml = grid(cells).replacing("<GridGuid>x</GridGuid>", with: "<\(name)>x</\(name)><GridGuid>x</GridGuid>")
        #expect(try read(xml).layout.screens[0].elements.map(\.label) == ["a"])
        let xaml = "<Grid xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\"><Button/></Grid>"
        #expect(try LayoutReader.read(.bytes(Array(xaml.utf8), path: "grid.xml")).format == "xaml")
    }

    @Test func automaticCellsAreFilledInOrder() throws {
        func automatic(_ kind: String) -> String {
            "<ContentType>AutoContent</ContentType><ContentSubType>\(kind)</ContentSubType>"
        }
        let imported = try read(
            grid(
                cell("", more: automatic("WordList")) + cell("X=\"1\"", more: automatic("WordList"))
                    + cell("X=\"2\"", more: automatic("WordList")) + cell("X=\"3\"", more: automatic("Prediction"))
                    + cell("Y=\"1\"", more: "<ContentType>Workspace</ContentType><ContentSubType>Chat</ContentSubType>"),
                "<WordList><Items><WordListItem><Text><s><r>red</r></s></Text></WordListItem><WordListItem><Text><r>blue</r></Text></WordListItem></Items></WordList>"
            ))
        #expect(
            screenDump(imported.layout.screens[0], ids: false)
                == "key \"red\"\nkey \"blue\"\nkey \"prediction 1\"\ntextView \"chat area\" inert")
        #expect(imported.layout.screens[0].elements.map(\.weight) == [1, 1, 0, 1])
        #expect(messages(imported).contains { $0.hasPrefix("cells of predicted words are stops, but left out") })
    }

    @Test func visibilityDecidesWhatIsScanned() throws {
        let go = command("Action.Speak")
        let imported = try read(
            grid(
                ["Visible", "Hidden", "Disabled", "PointerAndTouchOnly"].enumerated().map { place, word in
                    cell("X=\"\(place)\"", caption: word, commands: go, more: "<Visibility>\(word)</Visibility>")
                }.joined() + cell("Y=\"1\"", caption: "odd", commands: go, more: "<Visibility>Sometimes</Visibility>")))
        #expect(imported.layout.screens[0].stops.map(\.label) == ["Visible", "odd"])
        #expect(imported.layout.screens[0].elements[2].isEnabled == false)
        #expect(messages(imported).contains("cells for pointer and touch only are not scanned x1"))
    }

    @Test func spokenPromptsNameCellsWithoutCaptions() throws {
        let spoken = "<CaptionAndImage><Image>x</Image><AudioDescription>Weather</AudioDescription></CaptionAndImage>"
        let screen = try read(grid(cell("", commands: command("Action.Speak"), more: spoken))).layout.screens[0]
        #expect(screen.elements.map(\.label) == ["Weather"])
    }

    @Test func oddPlacesAreNoted() throws {
        let go = command("Action.Speak")
        let imported = try read(
            grid(
                cell("X=\"9\"", caption: "far", commands: go) + cell("X=\"q\" Y=\"-1\"", caption: "odd", commands: go)
                    + cell("ColumnSpan=\"0\"", caption: "none", commands: go)))
        #expect(imported.layout.screens[0].elements[0].frame == nil)
        #expect(messages(imported, .ignored).count == 4)
    }

    private func set() throws -> TemporaryFolder {
        try TemporaryFolder([
            "Settings0/settings.xml": "<GridSetSettings><StartGrid>home</StartGrid></GridSetSettings>",
            "Grids/Home/grid.xml": grid(
                cell("", caption: "Food", commands: command("Jump.To", "grid", "FOOD"))
                    + cell("X=\"1\"", caption: "Gone", commands: command("Jump.To", "grid", "Gone"))),
            "Grids/Food/grid.xml": grid(
                cell("", caption: "Back", commands: command("Jump.Back"))
                    + cell("X=\"1\"", caption: "Home", commands: command("Jump.Home"))),
            "FileMap.xml": "<FileMap/>",
            // No screen: XML cannot hold its name.
            "Grids/B\u{1}d/grid.xml": grid(cell("", caption: "Bad", commands: command("Jump.Home"))),
        ])
    }

    @Test func aSetLeadsFromGridToGrid() throws {
        let folder = try set()
        let imported = try LayoutReader.read(.file("\(folder.path)/Settings0/settings.xml"))
        try expectSameAfterConversion(imported.layout)
        #expect(imported.layout.screens.map(\.id) == ["Food", "Home"])
        #expect(imported.layout.screens.map(\.isInitial) == [false, true])
        #expect(imported.layout.screens.map { $0.elements.map(\.leadsTo) } == [[nil, "Home"], ["Food", nil]])
        #expect(messages(imported, .ignored) == ["a cell jumps to the grid 'Gone', which is not in the set x1"])
        #expect(messages(imported, .dropped) == ["files with control characters in their names are left out x1"])
        #expect(messages(imported, .assumed).contains { $0.hasPrefix("'back' leads to the grid before") })
        let one = try LayoutReader.read(.file("\(folder.path)/Grids/Home/grid.xml"))
        #expect(one.layout.screens.map(\.id) == ["Home"])
        #expect(messages(one).contains { $0.hasPrefix("jumps to other grids are not followed") })
        #expect { try LayoutReader.read(.file("\(folder.path)/FileMap.xml")) } throws: { error in
            "\(error)".contains("a grid set's list of files, not a board")
        }
    }

    #if Archives
        @Test func packedSetsAreRead() throws {
            let home = grid(cell("", caption: "a", commands: command("Action.Speak")))
            let settings = "<GridSetSettings><StartGrid>Ann's grid</StartGrid></GridSetSettings>"
            let packed = StoredArchive.bytes([
                ("__MACOSX/Grids/x/grid.xml", "no"), ("Settings0/settings.xml", settings),
                ("Grids\\Ann's grid\\grid.xml", home), ("Grids/Ann's grid/grid.xml", "no"), ("../out.xml", "no"),
                ("Grids/B\u{1}d/grid.xml", home),
            ])
            let imported = try LayoutReader.read(.bytes(packed, path: "set.gridset"))
            #expect(imported.layout.screens.map(\.id) == ["Ann's grid"])
            #expect(imported.layout.screens[0].stops.map(\.label) == ["a"])
            #expect(messages(imported).contains { $0.hasPrefix("the archive holds files of one name") })
            #expect(messages(imported, .dropped) == ["files with control characters in their names are left out x1"])
            try expectSameAfterConversion(imported.layout)
            #expect { try LayoutReader.read(.bytes(StoredArchive.bytes([("a.xml", "<a/>")]), path: "x.zip")) } throws: {
                error in
                "\(error)".hasPrefix("x.zip:1:1: error: the archive is no grid set")
            }
            #expect {
                try LayoutReader.read(
                    .bytes(StoredArchive.bytes([("Settings0/settings.xml", settings)]), path: "x.zip"))
            } throws: { error in
                "\(error)".hasPrefix("x.zip/Settings0/settings.xml:1:1: error: the grid set has no grid")
            }
            for end in stride(from: 4, to: packed.count, by: 7) {
                do { _ = try LayoutReader.read(.bytes(Array(packed[..<end]), path: "cut")) } catch {
                    #expect(!error.description.contains("\n"))
                }
            }
        }
    #else
        @Test func packedSetsSayWhatToDo() {
            #expect { try LayoutReader.read(.bytes([0x50, 0x4B, 3, 4, 0], path: "s.gridset")) } throws: { error in
                "\(error)".contains("unpack it and name its folder")
            }
        }
    #endif
}
