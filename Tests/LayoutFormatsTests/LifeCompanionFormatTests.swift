import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func key(_ row: Int, _ column: Int, _ text: String, _ inside: String = "", span: Int = 1) -> String {
    """
    <Cmp ntyp="GPKC" id="k\(row)\(column)" row="\(row)" column="\(column)" columnSpan="\(span)" rowSpan="1" textContent="\(text)">\(inside)</Cmp>
    """
}

private func act(_ type: String, _ more: String = "", on event: String = "ACTIVATION") -> String {
    "<UAM><UAE><Acts etyp=\"\(event)\"><Act ntyp=\"\(type)\" \(more)/></Acts></UAE></UAM>"
}

private func grid(_ id: String, _ name: String, _ keys: String, rows: Int = 2, columns: Int = 3) -> String {
    """
    <Cmp ntyp="GridPartGridComponent" id="\(id)" userName="\(name)" row="0" column="0"><Grid row="\(rows)" column="\(columns)">\(keys)</Grid></Cmp>
    """
}

private func configuration(_ grids: String, mode: String = "", first: String = "null", more: String = "") -> String {
    """
    <Cmp ntyp="LCConfigurationComponent" id="c" firstSelectionPartId="\(first)"><Components>
    <Cmp ntyp="StackComponent" id="s" width="600" height="400" displayed="g2"><StackGrid>\(grids)</StackGrid></Cmp>\(more)</Components>
    <SelectionMode \(mode)/></Cmp>
    """
}

private func read(_ text: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(text.utf8), path: "lifecompanion-configuration.xml"))
    #expect(imported.format == "lifecompanion" && imported.layout.platform == .aac)
    try expectSameAfterConversion(imported.layout)
    return imported
}

@Suite struct LifeCompanionFormatTests {
    @Test func keysHaveColoursAndPictures() throws {
        func picture(_ id: String, _ column: Int) -> String {
            key(0, column, "k", "<KeyCompStyle backgroundColor=\"#FF800080\"/>").replacing(
                "<Cmp ", with: "<Cmp imageId2=\"\(id)\" ")
        }
        let keys = picture("0af9", 0) + picture("null", 1) + picture("../0af9", 2)
        let elements = try read(configuration(grid("g1", "One", keys))).layout.screens[0].elements
        #expect(elements.map(\.colour) == ["#ff8000", "#ff8000", "#ff8000"])
        #expect(elements.map(\.picture) == ["images/0af9.png", nil, nil])
    }

    @Test func gridsAreScreensThatKeysMoveTo() throws {
        let write = act("WriteLabelAction")
        let imported = try read(
            configuration(
                grid(
                    "g1", "Letters",
                    key(0, 0, "a", write) + key(0, 1, "Menu", act("MoveToGridAction", "targetGridId='g2'"), span: 2)
                        + key(1, 0, "null") + key(1, 1, "Gone", act("MoveToGridAction", "targetGridId='x'"))
                        + key(1, 2, "Back", act("MoveToPreviousGridAction")))
                    + grid(
                        "g2", "Menu",
                        key(
                            0, 0, "Speak",
                            act("SpeakTextAction") + act("MoveToGridAction", "targetGridId='g1'", on: "OVER")))))
        let screens = imported.layout.screens
        #expect(screens.map(\.id) == ["Letters", "Menu"] && screens.map(\.isInitial) == [false, true])
        #expect(
            screenDump(screens[0], frames: true) == """
                key "a" #k00 (0,0,200,200)
                key "Menu" #k01 (200,0,400,200)
                key "Gone" #k11 (200,200,200,200)
                key "Back" #k12 (400,200,200,200)
                """)
        #expect(screens[0].elements.map(\.leadsTo) == [nil, "Menu", nil, nil] && screens[1].elements[0].leadsTo == nil)
        #expect(screens[0].elements[0].line == 2)
        let notes = messages(imported)
        for start in [
            "empty keys are left out", "a key moves to a grid that is not there",
            "'MoveToPreviousGridAction' leads where",
        ] {
            #expect(notes.contains { $0.hasPrefix(start) }, "\(start)")
        }
        #expect(
            try read(configuration(grid("g1", "A", key(0, 0, "a")) + grid("g2", "B", key(0, 0, "b")), first: "g1"))
                .layout.screens.map(\.isInitial) == [true, false])
    }

    @Test func whatTheScanSettingsSayIsHandedOn() throws {
        let mode =
            "selectionModeType='RowColumnScanSelectionMode' scanPause='1500' scanFirstPause='250' maxScanBeforeStop='4' startScanningOnClic='true'"
        let imported = try read(configuration(grid("g1", "A", key(0, 0, "a")), mode: mode))
        #expect(
            imported.layout.scanSettings.map(\.text) == [
                "interval=1.5", "firstItemDelay=0.25", "cycles=4", "afterCycles=up", "smallestRow=2",
                "dissolveSingles=on", "start=on",
            ])
        let odd = try read(
            configuration(
                grid("g1", "A", key(0, 0, "a")),
                mode:
                    "selectionModeType='HorizontalDirectKeyScanSelectionMode' scanningMode='MANUAL' scanPause='soon' maxScanBeforeStop='0'"
            ))
        #expect(
            odd.layout.scanSettings.map(\.key) == ["afterCycles", "smallestRow", "dissolveSingles", "start", "advance"])
        let notes = messages(odd)
        for start in [
            "the file scans key by key", "scanPause is 'soon'", "maxScanBeforeStop is '0'",
        ] {
            #expect(notes.contains { $0.hasPrefix(start) }, "\(start)")
        }
    }

    @Test(
        "columns first and a second switch are settings of the methods",
        arguments: [
            ("ColumnRowScanSelectionMode' scanningMode='MANUAL", ["lines=columns", "advance=press"]),
            ("ColumnRowScanSelectionMode", ["lines=columns"]),
            ("RowColumnScanSelectionMode' scanningMode='MANUAL", ["advance=press"]),
            ("RowColumnScanSelectionMode' scanningMode='AUTO", []),
            // Without a scan there is nothing to move.
            ("AutoActivationSelectionMode' scanningMode='MANUAL", []),
        ])
    func modes(mode: String, settings: [String]) throws {
        let read = try read(configuration(grid("g1", "A", key(0, 0, "a")), mode: "selectionModeType='\(mode)'"))
        let found = read.layout.scanSettings.filter { ["lines", "advance"].contains($0.key) }
        #expect(found.map(\.text) == settings)
        #expect(
            messages(read).contains { $0.contains("the costs are those of scanning all the same") }
                == mode.hasPrefix("Auto"))
    }

    @Test func gridsInGridsAreGroupsAndPredictionsDoNotCount() throws {
        let inner = """
            <Cmp ntyp="GridPartGridComponent" id="in" userName="Numbers" row="0" column="1" rowSpan="2" columnSpan="2"><Grid row="1" column="2">\(key(0, 8, "1", act("WriteLabelAction")).replacing("column=\"8\"", with: "column=\"0\""))\(key(0, 9, "2", act("WriteLabelAction")).replacing("column=\"9\"", with: "column=\"1\""))</Grid></Cmp>
            """
        let imported = try read(
            configuration(
                grid(
                    "g1", "A",
                    key(0, 0, "null", "<KeyOption ntyp='WordPredictionKeyOption'/>") + inner
                        + key(1, 0, "clock", "<KeyOption ntyp='VariableInformationKeyOption'/>"))))
        let screen = imported.layout.screens[0]
        #expect(
            screenDump(screen, frames: true) == """
                key "prediction 1" #k00 (0,0,200,200)
                [group] "Numbers" #in (200,0,400,400)
                  key "1" #k08 (200,0,200,400)
                  key "2" #k09 (400,0,200,400)
                key "clock" #k10 (0,200,200,200)
                """)
        #expect(screen.elements.map(\.weight) == [0, 1, 1, 1, 0])
        #expect(screen.elements[2].frame == Frame(x: 200, y: 0, width: 200, height: 400))
        #expect(messages(imported).contains { $0.hasPrefix("cells of predicted words are stops, but left out") })
    }

    @Test func emptyKeysAreKeptWhereTheScanStopsOnThem() throws {
        let keys = key(0, 0, "a", act("WriteLabelAction")) + key(0, 1, "null")
        #expect(try read(configuration(grid("g1", "A", keys))).layout.screens[0].elements.count == 1)
        let kept = try read(configuration(grid("g1", "A", keys), mode: "skipEmptyComponent='false'")).layout.screens[0]
        #expect(kept.elements.map(\.weight) == [1, 0])
        // Where nothing is on a board but empty keys, they are all that there is.
        let alone = try read(configuration(grid("g1", "A", key(0, 0, "null") + key(0, 1, "null")))).layout.screens[0]
        #expect(alone.elements.map(\.weight) == [1, 1])
    }

    @Test func oddFilesAreTold() throws {
        let outside = try read(configuration(grid("g1", "A", key(7, 0, "a", act("WriteLabelAction")), columns: 0)))
        #expect(messages(outside).contains { $0.hasPrefix("a key lies outside") })
        #expect(messages(outside).contains { $0.hasPrefix("the grid has '0' columns") })
        #expect(outside.layout.screens[0].elements[0].frame == nil)
        #expect { try LayoutReader.read(.bytes(Array(configuration("").utf8), path: "c.xml")) } throws: {
            "\($0)" == "c.xml:1:1: error: the configuration holds no grid in a stack"
        }
    }

    #if Archives
        @Test func packedConfigurationsAreFoundByWhatTheyHold() throws {
            let packed = StoredArchive.bytes([
                ("resources/resources.xml", "<a/>"),
                ("lifecompanion-configuration.xml", configuration(grid("g1", "A", key(0, 0, "a")))),
            ])
            let imported = try LayoutReader.read(.bytes(packed, path: "board.lcc"))
            #expect(imported.format == "lifecompanion" && imported.layout.screens.map(\.id) == ["A"])
            #expect {
                try LayoutReader.read(
                    .bytes(StoredArchive.bytes([("a.xml", "<a/>")]), path: "x.lcc"), format: "lifecompanion")
            } throws: {
                "\($0)".hasPrefix("x.lcc:1:1: error: the archive is no configuration")
            }
        }
    #endif
}
