import LayoutFormats
import LayoutModel
import TestSupport
import Testing

func page(_ body: String, head: String = "<title>Shop</title>") throws -> ImportedLayout {
    let xml = "<!doctype html><html><head>\(head)</head><body>\(body)</body></html>"
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "page.html"))
    #expect(imported.format == "html")
    try expectSameAfterConversion(imported.layout)
    return imported
}

/// The page's elements in the dump notation, without ids.
func outline(_ body: String) throws -> String { screenDump(try page(body).layout.screens[0], ids: false) }

/// The stops of Tab in their order, by label.
func tabOrder(_ body: String) throws -> [String] {
    let screen = try page(body).layout.screens[0]
    let stops = screen.elements.filter { element in
        element.isAccessibilityElement && element.respondsToInteraction && !element.isHidden && element.isEnabled
            && element.tabIndex ?? 0 >= 0
    }
    func place(_ element: Element) -> Int { (element.tabIndex ?? 0) > 0 ? element.tabIndex! : .max }
    return stops.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
        .map(\.element.label)
}

@Suite struct HTMLFormatTests {
    @Test func aPageIsAScreenOfTextsStopsAndBoxes() throws {
        let imported = try page(
            """
            <header><a href="/">Home</a></header>
            <nav aria-label="Main"><ul><li><a href="/a">Coffees</a></li><li><a href="/b">Teas</a></li></ul></nav>
            <main><h1>Our coffees</h1><p>Read <em>all</em> about <a href="/c">roasting</a> here.</p>
            <button id="buy">Buy</button><img src="x.png" alt="A cup"><img src="y.png" alt=""></main>
            """)
        let screen = imported.layout.screens[0]
        #expect(
            screenDump(screen) == """
                [group] #group1
                  link "Home" #group1.link1
                [group] "Main" #group2
                  [group] #group2.group1
                    link "Coffees" #group2.group1.link1
                    link "Teas" #group2.group1.link2
                [group] #group3
                  heading "Our coffees" #group3.heading1 heading
                  staticText "Read all about" #group3.staticText1
                  link "roasting" #group3.link1
                  staticText "here." #group3.staticText2
                  button "Buy" #buy
                  image "A cup" #group3.image1
                """)
        #expect(screen.elements.compactMap(\.landmark) == [.banner, .navigation, .main])
        #expect(screen.label == "Shop" && imported.layout.platform == .web && screen.readingOrder == .document)
        #expect(screen.source(of: ElementIndex(5)) == "/html/body[1]/nav[1]/ul[1]/li[2]/a[1]")
        #expect(screen.elements[5].line == 2)
    }

    @Test(
        "Tab stops on what the standard says",
        arguments: [
            ("<a href='x'>a</a><a>b</a><a tabindex=0>c</a>", ["a", "c"]),
            ("<button>a</button><button disabled>b</button><button tabindex=-1>c</button>", ["a"]),
            ("<input aria-label=a><input type=hidden aria-label=b><input type=submit>", ["a", "Submit"]),
            ("<select aria-label=a><option>x</select><textarea aria-label=b></textarea>", ["a", "b"]),
            (
                "<div tabindex=0>a</div><div tabindex='x'>b</div><div tabindex=''>c</div><div tabindex=' 0z'>d</div>",
                ["a", "d"]
            ),
            ("<div contenteditable aria-label=a><a href=x>b</a></div><p contenteditable=false>c</p>", ["a"]),
            ("<details><summary>a</summary><button>b</button></details>", ["a"]),
            ("<details open><summary>a</summary><summary>x</summary><button>b</button></details>", ["a", "b"]),
            ("<audio controls aria-label=a></audio><video aria-label=b></video>", ["a"]),
            (
                "<map name=m><area href=x alt=a></map><img usemap='#m' alt=pic><map name=n><area href=x alt=b></map>",
                ["a"]
            ),
            (
                "<iframe src=x title=a></iframe><iframe title=b></iframe><iframe tabindex=-1 title=c></iframe>",
                ["a", "b"]
            ),
            ("<dialog><button>a</button></dialog><dialog open><button>b</button></dialog>", ["b"]),
            (
                "<div hidden><button>a</button></div><div style='display: none'><button>b</button></div><button>c</button>",
                ["c"]
            ),
            (
                "<div style='visibility:hidden'><button>a</button><button style='visibility:visible'>b</button></div>",
                ["b"]
            ),
            ("<div inert><button>a</button></div><div popover><button>b</button></div><button>c</button>", ["c"]),
            ("<div aria-hidden=true><button>a</button></div>", ["a"]),
            (
                "<button tabindex=2>c</button><button tabindex=1>b</button><button>d</button><button tabindex=1>b2</button>",
                ["b", "b2", "c", "d"]
            ),
            (
                "<fieldset disabled><legend><button>a</button></legend><button>b</button><legend><button>c</button></legend></fieldset>",
                ["a"]
            ),
            (
                "<fieldset disabled><fieldset><legend><button>a</button></legend></fieldset></fieldset><button>b</button>",
                ["b"]
            ),
            ("<span role=button>a</span><span role=button tabindex=0>b</span><span onclick='f()'>c</span>", ["b"]),
            ("<button aria-disabled=true>a</button>", ["a"]),
            ("<h1 tabindex=-1>a</h1><main tabindex=-1><button>b</button></main>", ["b"]),
            ("<noscript><button>a</button></noscript><template><button>b</button></template><button>c</button>", ["c"]),
            ("<svg><a href=x><title>a</title></a></svg>", ["a"]),
            ("<button>a<span tabindex=0>b</span></button>", ["ab", "b"]),
        ] as [(String, [String])])
    func tabStops(body: String, labels: [String]) throws {
        #expect(try tabOrder(body) == labels)
    }

    @Test(
        "styles show and hide",
        arguments: [
            (".x { display: none }", "<button class='y x'>a</button><button>b</button>", ["b"]),
            (
                "nav > button, #i {visibility:hidden}",
                "<nav><button>a</button><p><button>b</button></p></nav><button id=i>c</button>", ["b"]
            ),
            (
                "div button { display:none } div .keep { display: inline }",
                "<div><button>a</button><button class=keep>b</button></div>", ["b"]
            ),
            ("button{display:none} button{display:block}", "<button>a</button>", ["a"]),
            (".x{display:none}", "<button class=x style='display:block'>a</button>", ["a"]),
            (
                ".x{display:flex}", "<div hidden class=x><button>a</button></div><div hidden><button>b</button></div>",
                ["a"]
            ),
            (
                "p:hover button{display:none} @media print { button{display:none} } /* button{display:none} */",
                "<p><button>a</button></p>", ["a"]
            ),
            (
                "[data-x=no], [data-y] {display:none}",
                "<button data-x=no>a</button><button data-x=yes>b</button><button data-y>c</button>", ["b"]
            ),
            ("@import 'x'; * {display:none", "<button>a</button>", []),
            ("a, b { } } .q{display:none}", "<button class=q>a</button>", ["a"]),
        ] as [(String, String, [String])])
    func styles(style: String, body: String, labels: [String]) throws {
        let screen = try page(body, head: "<style>\(style)</style>").layout.screens[0]
        let shown = screen.elements.filter { $0.role == .button && !$0.isHidden }
        #expect(shown.map(\.label) == labels)
        #expect(
            try page("<button class=q>a</button>", head: "<style media=print>.q{display:none}</style>").layout.screens[
                0
            ].stops.count == 1)
    }

    @Test func radioButtonsOfOneNameAreAGroup() throws {
        let form = try outline(
            """
            <form><fieldset><legend>Size</legend><label><input type=radio name=s> Small</label>
            <label><input type=radio name=s checked> Large</label></fieldset>
            <input type=radio name=m aria-label=Milk><input type=radio name=m aria-label=Water>
            <input type=radio name=alone aria-label=Alone><input type=radio aria-label=Nameless></form>
            """)
        #expect(
            form == """
                [radioGroup] "Size"
                  staticText "Size"
                  radioButton "Small"
                  staticText "Small"
                  radioButton "Large" selected
                  staticText "Large"
                [radioGroup]
                  radioButton "Milk"
                  radioButton "Water"
                radioButton "Alone"
                radioButton "Nameless"
                """)
        // Something else to act on between them: the chosen one is the stop.
        let apart =
            "<input type=radio name=a aria-label=1><button>b</button><input type=radio name=a checked aria-label=2>"
        #expect(try tabOrder(apart) == ["b", "2"])
        #expect(messages(try page(apart)).contains { $0.hasPrefix("radio buttons of one name stand apart") })
        // The same name in two forms is two groups.
        let two =
            "<form><input type=radio name=a aria-label=1></form><form><input type=radio name=a aria-label=2></form>"
        #expect(try tabOrder(two) == ["1", "2"])
    }

    @Test func widgetsOfARIAAreCompositesWithTheirMembers() throws {
        let tabs = try page(
            """
            <div role=tablist aria-label=Views><button role=tab aria-selected=true>Map</button>
            <button role=tab tabindex=-1>List</button></div><div role=tabpanel tabindex=0 aria-label=Panel><button>Go</button></div>
            """
        ).layout.screens[0]
        #expect(
            screenDump(tabs, ids: false) == """
                [tabGroup] "Views"
                  tab "Map" selected
                  tab "List"
                other "Panel" reacts
                button "Go"
                """)
        #expect(tabs.elements.map(\.tabIndex) == [nil, nil, -1, 0, nil])
        let listbox = try page(
            "<ul role=listbox tabindex=0 aria-activedescendant=b><li role=option>A<li role=option id=b>B</ul>"
        ).layout.screens[0]
        #expect(listbox.elements.map(\.tabIndex) == [nil, -1, 0])
        let bar = try outline(
            """
            <ul role=menubar><li role=none><a role=menuitem href='#' aria-haspopup=true>File</a>
            <ul role=menu><li role=menuitem tabindex=-1>New</li><li role=separator></li></ul></li></ul>
            """)
        #expect(bar == "[menuBar]\n  menuBarItem \"File\"\n  [menu]\n    menuItem \"New\"")
    }

    @Test func keysAreRead() throws {
        let screen = try page(
            "<button accesskey='s x' aria-keyshortcuts='Control+Alt+K Meta+K'>a</button><a href=x accesskey=long aria-keyshortcuts='Shift+Enter'>b</a><button aria-keyshortcuts='Control++'>c</button>"
        ).layout.screens[0]
        #expect(screen.elements.map(\.accessKey) == ["s", nil, nil])
        #expect(screen.elements.map { $0.shortcut?.description } == ["Control-Alt-K", "Shift-Return", "Control-+"])
    }

    @Test func statesAreRead() throws {
        #expect(
            try outline(
                """
                <input type=checkbox checked aria-label=a><span role=switch tabindex=0 aria-checked=false aria-label=b></span>
                <input type=password value=secret aria-label=c><input type=range value=3 aria-label=d>
                <select aria-label=e><option>x<option selected>y</select><button aria-expanded=false aria-haspopup=menu>f</button>
                <input type=search value=tea aria-label=g><input type=number aria-label=h><textarea aria-label=i>hello</textarea>
                <a href=x aria-current=page>j</a><progress value=4 aria-label=k></progress>
                """) == """
                    checkbox "a" =on
                    toggle "b" =off
                    secureTextField "c" private
                    slider "d" =3 adjustable
                    popUpButton "e" =y
                    menuButton "f" =collapsed
                    searchField "g" =tea
                    stepper "h" adjustable
                    textView "i" =hello
                    link "j" selected
                    progress "k" =4
                    """)
    }

    @Test func skipLinksNameWhereTheyLead() throws {
        let screen = try page(
            "<a href='#main'>Skip</a><a href='#none'>Lost</a><a href='/x#main'>Other</a><nav><a href=a>a</a></nav><main id=main><p>Text</p><button id=go>Go</button></main><a href='#go'>Back</a><a href='#end%20of'>End</a><p id='end of'>"
        ).layout.screens[0]
        let jumps = screen.elements.filter { $0.jumpsTo != nil }.map { "\($0.label) \($0.jumpsTo!)" }
        #expect(jumps == ["Skip main", "Back go"])
    }

    @Test func ownedElementsAreReadThereAndKeepTheirTabPlace() throws {
        let body =
            "<div role=group aria-label=Box aria-owns='late'><button>a</button></div><button>b</button><div id=late><button>c</button></div>"
        #expect(try outline(body) == "[group] \"Box\"\n  button \"a\"\n  button \"c\"\nbutton \"b\"")
        #expect(try tabOrder(body) == ["a", "b", "c"])
        let loop = try page(
            "<div id=a aria-owns=b><button>x</button></div><div id=b aria-owns='a gone'><button>y</button></div>")
        #expect(loop.layout.screens[0].elements.map(\.label) == ["x", "y"])
        #expect(messages(loop, .ignored).count == 2)
    }

    @Test func shadowTreesStandInTheirHostsPlace() throws {
        #expect(
            try tabOrder(
                "<my-card><template shadowrootmode=open><button>a</button><slot name=end></slot><slot></slot></template><button>c</button><button slot=end>b</button></my-card><button>d</button>"
            ) == ["a", "b", "c", "d"])
    }

    /// A slot that fills another one is filled from outside its own shadow tree; one that is no part of a shadow tree shows
    /// what it holds. As in Chromium.
    @Test func slotsAreFilledFromOutsideTheirShadowTree() throws {
        #expect(
            try tabOrder(
                "<x-a><template shadowrootmode=open><x-b><template shadowrootmode=open><button>1</button><slot></slot></template><slot></slot></x-b><button>3</button></template><button>2</button></x-a>"
            ) == ["1", "2", "3"])
        #expect(
            try tabOrder(
                "<div><section><template shadowrootmode=open><slot></slot></template><slot><button>own</button></slot></section></div>"
            ) == ["own"])
    }
}
