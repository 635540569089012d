import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias IB = InterfaceBuilder

@Suite struct InterfaceBuilderTableTests {
    @Test func tablesWithStaticCellsAndPrototypes() throws {
        func cell(_ id: String, _ inside: String, more: String = "", y: Int? = nil) -> String {
            """
            <tableViewCell id="\(id)" \(more)>\(y.map { IB.frame(0, $0, 375, 50) } ?? "")<tableViewCellContentView key="contentView" id="\(id)-c">\
            \(IB.frame(0, 0, 375, 50))<subviews>\(inside)</subviews></tableViewCellContentView>%%</tableViewCell>
            """
        }
        let leads = IB.connections(IB.segue("vc"))
        let cells = [
            cell("one", IB.label("l1", "Name") + IB.label("l2", "Anna")),
            cell(
                "two", IB.label("l3", "Wi-Fi") + "<switch on=\"NO\" id=\"sw\">\(IB.frame(300, 5, 50, 30))</switch>",
                y: 90),
            cell("three", IB.label("l4", "Volume") + "<slider id=\"sl\">\(IB.frame(100, 5, 200, 30))</slider>"),
            cell("four", IB.label("l5", "Row") + IB.button("b4", "Buy")).replacing("%%", with: leads),
            cell("five", IB.label("l6", "Info"), more: "selectionStyle=\"none\""),
            cell("six", IB.label("l7", "More"), more: "accessoryType=\"detailButton\""),
        ].map { $0.replacing("%%", with: "") }
        let table = """
            <tableViewController id="vc"><tableView key="view" dataMode="static" rowHeight="60" id="t">\(IB.frame(0, 0, 375, 667))
            <sections><tableViewSection headerTitle="Set" footerTitle="End" id="s"><cells>\(cells.joined())</cells></tableViewSection></sections>
            </tableView></tableViewController>
            """
        let imported = try IB.read(IB.storyboard(IB.scene(table)))
        #expect(
            try IB.dump(imported, frames: true) == """
                [table] #t (0,0,375,667)
                  heading "Set" #t.heading1 heading
                  cell "Name, Anna" #one (0,0,375,60)
                    staticText "Name" #l1 (10,0,100,20)
                    staticText "Anna" #l2 (10,0,100,20)
                  cell "Wi-Fi" #two =off (0,90,375,50)
                    staticText "Wi-Fi" #l3 (10,90,100,20)
                    toggle #sw =off (300,95,50,30)
                  [cell] #three (0,140,375,60)
                    staticText "Volume" #l4 (10,140,100,20)
                    slider #sl (100,145,200,30) adjustable
                  [cell] #four (0,200,375,60)
                    cell "Row" #four.cell1 (0,200,375,60) leadsTo:vc
                    staticText "Row" #l5 (10,200,100,20)
                    button "Buy" #b4 (10,200,100,30)
                  cell "Info" #five (0,260,375,60) inert
                    staticText "Info" #l6 (10,260,100,20)
                  [cell] #six (0,320,375,60)
                    staticText "More" #l7 (10,320,100,20)
                    button "More Info" #six.button1 (328,320,46,60)
                  staticText "End" #t.staticText1
                """)
        let prototypes =
            table.replacing("<sections>", with: "<prototypes>\(cells[0])</prototypes><sections>").replacing(
                cells.joined(), with: "")
        let silent = cell("bare", "<switch on=\"YES\" id=\"only\">\(IB.frame(0, 0, 50, 30))</switch>").replacing(
            "%%", with: "")
        let bare = try IB.read(IB.storyboard(IB.scene(table.replacing(cells.joined(), with: silent))))
        #expect(bare.layout.screens[0].stops.map(\.id) == ["only"])
        let dynamic = try IB.read(IB.storyboard(IB.scene(prototypes)))
        #expect(dynamic.layout.screens[0].stops.map(\.label) == ["Name, Anna"])
        #expect(messages(dynamic, .assumed).contains { $0.hasPrefix("how many cells are made of a prototype") })
    }

    @Test func barsInViews() throws {
        let toolbar = """
            <toolbar id="bar">\(IB.frame(0, 600, 200, 44))<items><barButtonItem title="Left" id="a"/>
            <barButtonItem systemItem="flexibleSpace" id="s"/><barButtonItem systemItem="trash" enabled="NO" id="b"/>
            <barButtonItem id="c"><button key="customView" id="cb">\(IB.frame(0, 0, 30, 30))<state key="normal" title="Own"/></button></barButtonItem></items></toolbar>
            <searchBar showsCancelButton="YES" placeholder="Find it" id="q">\(IB.frame(0, 60, 200, 44))</searchBar>
            """
        #expect(
            try IB.dump(IB.read(IB.storyboard(IB.scene(IB.controller("vc", toolbar)))), frames: true) == """
                [toolbar] #bar (0,600,200,44)
                  button "Left" #a (0,600,44,44)
                  button "Delete" #b (112,600,44,44) disabled
                  button "Own" #cb (156,600,30,30)
                [group] #q (0,60,200,44)
                  searchField "Find it" #q.searchField1 (0,60,200,44)
                  button "Cancel" #q.button1 (0,60,200,44)
                """)
    }
}
