import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// On-screen keyboards: Caribou, matchbox and Onboard.
@Suite struct KeyboardFormatTests {
    private func read(_ xml: String, _ format: String) throws -> ImportedLayout {
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "k.xml"))
        #expect(imported.format == format)
        try expectSameAfterConversion(imported.layout)
        return imported
    }

    @Test func caribouLevelsAreScreensWithRowsAndGroups() throws {
        let imported = try read(
            """
            <layout><level mode="default" name="letters"><row><column><key name="a"/><key name="space" width="2.5"/></column>
            <column><key name="_"/><key name="Caribou_ShiftUp" toggle="capitals"/></column></row>
            <row align="right"><key name="period"><key name="comma"/></key><key name="Control_L" toggle="nowhere"/></row></level>
            <level mode="latched" name="capitals"><row><key name="A" text="big a" toggle="default"/></row></level></layout>
            """, "caribou")
        #expect(imported.layout.screens.map(\.id) == ["letters", "capitals"])
        #expect(imported.layout.screens.map(\.isInitial) == [true, false])
        #expect(
            screenDump(imported.layout.screens[0], frames: true) == """
                [row] "Row 1" #row1
                  [group] "Row 1, group 1" #row1.group1
                    key "a" #a (0,0,50,50)
                    key "Space" #space (50,0,125,50)
                  [group] "Row 1, group 2" #row1.group2
                    key "Shift" #Caribou_ShiftUp (225,0,50,50)
                [row] "Row 2" #row2
                  key "." #period (175,50,50,50) longPress
                  key "Control" #Control_L (225,50,50,50)
                """)
        #expect(imported.layout.screens[0].elements.compactMap(\.leadsTo) == ["capitals"])
        #expect(imported.layout.screens[1].elements.map(\.label) == ["Row 1", "big a"])
        #expect(messages(imported, .ignored) == ["a key leads to the level 'nowhere', which is not there x1"])
        #expect(messages(imported, .dropped) == ["keys that hold a place and do nothing are left out x1"])
    }

    @Test func matchboxRowsHaveWidthsAndFragments() throws {
        let folder = try TemporaryFolder([
            "keyboard.xml":
                "<keyboard><options/><layout id='main'><include file='letters.xml'/><row><key fill='true'><default display='' action='space'/></key><key width='500'><default display='image:back.png' action='backspace'/></key><key/></row></layout></keyboard>",
            "letters.xml":
                "<fragment><row><key><default display='q'/><shifted display='Q'/></key><space width='500'/><key width='1500'><default display='1'/><shifted display='!'/></key><key><default display='⇧' action='modifier:shift'/></key></row><include file='letters.xml'/></fragment>",
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/keyboard.xml"))
        #expect(imported.format == "matchbox")
        try expectSameAfterConversion(imported.layout)
        #expect(
            screenDump(imported.layout.screens[0], ids: false, frames: true) == """
                [row] "Row 1"
                  key "q" (0,0,50,50)
                  key "1" (75,0,75,50)
                  key "⇧" (150,0,50,50)
                [row] "Row 2"
                  key "Space" (0,50,125,50)
                  key "Backspace" (125,50,25,50)
                """)
        #expect(imported.layout.screens[0].elements.map(\.inputLabels).contains(["!"]))
        #expect(messages(imported).contains { $0.hasPrefix("an include names no file") })
        #expect(messages(imported).contains { $0.hasPrefix("a key without anything to type") })
        #expect { try self.read("<keyboard><options/></keyboard>", "matchbox") } throws: {
            "\($0)".contains("no layout")
        }
    }

    private func onboard() throws -> TemporaryFolder {
        try TemporaryFolder([
            "Board.onboard": """
            <keyboard id="Board" format="3.2"><include file="defs.xml"/><box orientation="vertical" spacing="2">
            <panel filename="bar.svg" scan_priority="1"><key id="hide" label="Hide" scannable="false"/><key id="more" tooltip="More"/></panel>
            <box><panel><panel layer="letters" filename="keys.svg"><key id="AD01"/><key id="AD02" svg_id="second"/><key id="lost"/><key id="AB01" layout="ru"/></panel>
            <panel layer="numbers" filename="keys.svg"><key id="AD01" label="1"/></panel></panel>
            <panel filename="side.svg"><key id="layer1" label="123"/><key id="BKSP"/></panel></box></box><include file="defs.xml"/></keyboard>
            """,
            "defs.xml":
                "<keyboard format='2.2'><key_template id='BKSP' label='⌫'/><key_template id='more' sensitive='false'/><include file='defs.xml'/></keyboard>",
            "bar.svg":
                "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='10'><rect id='hide' x='0' y='0' width='10' height='10'/><rect id='more' x='20' y='0' width='10' height='10'/></svg>",
            "keys.svg":
                "<svg xmlns='http://www.w3.org/2000/svg' width='60px' height='20px'><g transform='translate(5,1)'><rect id='AD01' x='0' y='0' width='18' height='18'/></g><path id='second' d='M 30,1 h 18 v 18 l -18,0 z'/></svg>",
            "side.svg":
                "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect id='layer1' x='0' y='0' width='10' height='10'/><path id='BKSP' d='m20 0 c 0 0 5 5 10 0 l0 10-10 0z'/></svg>",
        ])
    }

    @Test func onboardsLayersAreScreensScannedByPriority() throws {
        let folder = try onboard()
        let imported = try LayoutReader.read(.file("\(folder.path)/Board.onboard"))
        #expect(imported.format == "onboard")
        #expect(
            imported.layout.scanSettings.map(\.text) == [
                "interval=1.2", "cycles=2", "smallestRow=2", "start=on", "rowsBy=tops", "activation=autoTap",
                "autoTapDelay=0.5",
            ])
        try expectSameAfterConversion(imported.layout)
        let letters = imported.layout.screens[0]
        #expect(imported.layout.screens.map(\.id) == ["letters", "numbers"])
        #expect(
            screenDump(letters, frames: true) == """
                [group] "Priority 0" #group1
                  key "q" #AD01 (0,80,170,125)
                  key "w" #AD02 (236,80,170,125)
                  key "123" #layer1 (416,79,94,125)
                  key "Backspace" #BKSP (605,79,94,125)
                [group] "Priority 1" #group2
                  key "Hide" #hide (0,0,233,66) inaccessible
                  key "More" #more (466,0,233,66) disabled
                """)
        #expect(letters.width == 700 && letters.height == 205)
        #expect(letters.elements.map(\.scanBlock) == [1, nil, nil, nil, nil, 2, nil, nil])
        #expect(letters.elements.compactMap(\.leadsTo) == ["numbers"])
        #expect(imported.layout.screens[1].elements.map(\.label).contains("1"))
        let notes = messages(imported)
        #expect(notes.contains("keys without a shape in the drawing are left out x1"))
        #expect(notes.contains { $0.hasPrefix("parts for the keyboards of some languages") })
        #expect(notes.contains { $0.hasPrefix("an include names no file, or one that includes itself") })
    }

    @Test("word suggestions and click buttons are off; of the parts for languages the first that fits counts")
    func onboardsAlternatives() throws {
        let xml = """
            <keyboard format='3.2'><panel>
            <box group='click'><key id='ESC'/><key id='secondaryclick'/></box><panel group='noclick'><key id='ESC'/></panel>
            <panel group='wordlist'><key id='move'/></panel><key id='hide' group='nowordlist'/><key id='F1' group='click'/>
            <key id='AB01' layout='us' label='first'/><key id='AB01' label='second'/><key id='AB02' layout='de' label='no'/>
            <panel scannable='false'><key id='silent' scannable='true'/></panel></panel></keyboard>
            """
        let imported = try read(xml, "onboard")
        let keys = imported.layout.screens[0].elements.filter { $0.isAccessibilityElement }
        #expect(keys.map(\.id) == ["ESC", "hide", "AB01"])
        #expect(keys.map(\.label).last == "first")
        let note =
            "rows for word suggestions and click buttons are left out: both are off until they are switched on x3"
        #expect(messages(imported).contains(note))
    }

    /// Boxes and panels as in Onboard's own keyboards; the frames are those that Onboard's loader gives in a window of 700 by 205.
    @Test("the parts of a box share its length, and those that are shown grow into what is not")
    func onboardsBoxes() throws {
        let folder = try TemporaryFolder([
            "Board.onboard": """
            <keyboard format='3.2'><box orientation='vertical' spacing='0' border='1'>
            <panel filename='k.svg' group='wordlist'><key id='a'/></panel>
            <box spacing='0'><panel filename='k.svg' border='2'><key id='a'/><key id='b'/></panel>
            <panel filename='k.svg' expand='false'><key id='a' label='third'/></panel>
            <panel filename='k.svg' group='click'><key id='a'/></panel></box></box></keyboard>
            """,
            "k.svg":
                "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect id='a' x='5' y='5' width='10' height='10'/><rect id='b' x='15' y='5' width='10' height='10'/></svg>",
        ])
        let elements = try LayoutReader.read(.file("\(folder.path)/Board.onboard")).layout.screens[0].elements
        let frames = elements.map { element in
            element.frame.map { [$0.x, $0.y, $0.width, $0.height].map { ($0 * 100).rounded() / 100 } } ?? []
        }
        #expect(elements.map(\.label) == ["a", "b", "third"])
        #expect(frames == [[82.25, 53.3, 189, 98.4], [271.25, 53.3, 189, 98.4], [507.5, 20.5, 157.5, 164]])
    }

    @Test("a key may be drawn by a group of shapes, and one with a look of its own by its plain name")
    func onboardsShapes() throws {
        let folder = try TemporaryFolder([
            "Board.onboard":
                "<keyboard format='3.2'><panel filename='k.svg'><key id='RTRN'/><key id='F1.wide'/><key id='F2.wide' svg_id='F1'/></panel></keyboard>",
            "k.svg": """
            <svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'><rect id='F1' x='0' y='40' width='9' height='8'/>
            <g id='RTRN' transform='translate(1,0)'><path id='RTRN_full' d='m 10,5 25,0 0,37 -20,0 0,-19 -5,0 z'/><path id='RTRN_half' d='m 14,8 15,0 0,27 z'/></g></svg>
            """,
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/Board.onboard"))
        #expect(
            screenDump(imported.layout.screens[0], frames: true) == """
                key "Return" #RTRN (213,0,486,176)
                key "F1" #F1.wide (0,166,175,38)
                key "F2" #F2.wide (0,166,175,38)
                """)
    }

    @Test func aLayerWithoutKeysHasTheLineWhereItIsNamed() throws {
        let keyboard = """
            <keyboard id="Board" format="3.2"><panel>
            <panel layer="letters"><key id="A"/></panel>
            <panel layer="numbers"/>
            </panel></keyboard>
            """
        #expect(try read(keyboard, "onboard").layout.screens.map(\.line) == [2, 3])
    }

    @Test func whatHasNoKeysIsRefused() {
        #expect { try self.read("<keyboard format='3.2'><key_template id='a'/></keyboard>", "onboard") } throws: {
            "\($0)".contains("the keyboard has no key of its own")
        }
    }
}
