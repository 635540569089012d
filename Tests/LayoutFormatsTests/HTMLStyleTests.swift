import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// What style sheets show and hide, and what Tab stops on in scopes of its own. Each expectation is what Chromium does.
@Suite struct HTMLStyleTests {
    @Test(
        "selectors",
        arguments: [
            ("button:not(.b){display:none}", "<button class=b>a</button><button>b</button>", ["a"]),
            ("p:has(.x) button{display:none}", "<p><button>a</button><i class=x></i><p><button>b</button>", ["b"]),
            (
                "p:has(> .x){display:none}",
                "<p><i><i class=x></i></i><button>a</button><p><i class=x></i><button>b</button>", ["a"]
            ),
            (
                "button:has(+ .x){display:none}",
                "<button>a</button><i class=x></i><button>b</button><i></i><i class=x></i>", ["b"]
            ),
            (
                "button:has(~ p > .x){display:none}",
                "<div><button>a</button><b></b><p><i class=x></i></div><button>b</button>", ["b"]
            ),
            (
                "p:has(div .x, u) button{display:none}",
                "<div><p><b class=x></b><button>a</button></div><p><u></u><button>b</button>", ["a"]
            ),
            (
                "p:not(:has(.x)) button{display:none}", "<p><button>a</button><i class=x></i><p><button>b</button>",
                ["a"]
            ),
            ("p:has(:has(.x)), p:has(), p:has(:hover){display:none}", "<p><i class=x></i><button>a</button>", ["a"]),
            ("p:has(.x) b{display:block} p b{display:none}", "<p><i class=x></i><b><button>a</button></b>", ["a"]),
            ("button:not(:hover, .c){display:none}", "<button class=c>a</button><button>b</button>", ["a"]),
            (
                ":is(.i, #j) {display:none}", "<button class=i>a</button><button id=j>b</button><button>c</button>",
                ["c"]
            ),
            // `:where` weighs nothing.
            (":where(#j){display:none} button{display:block}", "<button id=j>a</button>", ["a"]),
            (
                ".c + .d{display:none}",
                "<button class=c>a</button> <button class=d>b</button><button class=d>c</button>", ["a", "c"]
            ),
            (
                ".c ~ .d{display:none}", "<button class=d>a</button><i class=c></i><b></b><button class=d>b</button>",
                ["a"]
            ),
            ("[data-x^='y' i]{display:none}", "<button data-x=Yes>a</button><button data-x=no>b</button>", ["b"]),
            (
                "[data-x$=s],[data-x*=o]{display:none}",
                "<button data-x=yes>a</button><button data-x=no>b</button><button>c</button>", ["c"]
            ),
            (
                "[class~=x],[lang|=en]{display:none}",
                "<button class='y x'>a</button><button lang=en-GB>b</button><button lang=eng>c</button>", ["c"]
            ),
            ("button:nth-child(2n+1){display:none}", "<button>a</button><button>b</button><button>c</button>", ["b"]),
            ("button:last-of-type{display:none}", "<button>a</button><button>b</button><i></i>", ["a"]),
            ("button:first-child:disabled{display:none}", "<button>a</button>", ["a"]),
            ("button::before, button:focus {display:none}", "<button>a</button>", ["a"]),
            (".a\\:b{display:none}", "<button class='a:b'>a</button><button class=a>b</button>", ["b"]),
            ("button{display:none!important} #k{display:block}", "<button id=k style='display:block'>a</button>", []),
            (".x{display:none!important}", "<button class=x style='display:block!important'>a</button>", ["a"]),
        ] as [(String, String, [String])])
    func selectors(style: String, body: String, labels: [String]) throws {
        #expect(try shown(style, body) == labels)
    }

    @Test(
        "a box that scrolls and holds no stop is a stop, where the page states both sizes",
        arguments: [
            ("<div class=s><p style='height:300px'>t</p></div>", 1),
            ("<div class=s><p style='height:19px'>t</p></div>", 0), ("<div class=s><p>t</p></div>", 0),
            ("<div class=s><p style='height:300px'><button>b</button></p></div>", 0),
            ("<div class=s><p style='height:300px'><button tabindex=-1>b</button></p></div>", 1),
            ("<div class=s tabindex=-1><p style='height:300px'>t</p></div>", 0),
            ("<div class=s><p style='height:300px;display:none'>t</p></div>", 0),
            ("<div style='height:20px;overflow:hidden auto'><p style='min-height:300px'>t</p></div>", 1),
            ("<div style='height:20px;overflow:auto hidden'><p style='min-height:300px'>t</p></div>", 0),
            ("<div style='max-width:20px;overflow-x:scroll'><p style='width:300px'>t</p></div>", 1),
            ("<div style='max-width:20px;overflow-x:scroll'><p style='height:300px'>t</p></div>", 0),
            ("<ul class=s><li style='height:300px'>t</ul>", 1),
            ("<div class=s><div class=s><p style='height:300px'>t</p></div></div>", 1),
        ])
    func scrollers(body: String, count: Int) throws {
        let style = "<style>.s{height:20px;overflow:auto} p,ul{margin:0}</style>"
        let stops = try page(body, head: style).layout.screens[0].elements.filter {
            $0.respondsToInteraction && $0.tabIndex ?? 0 >= 0 && $0.role == .other
        }
        #expect(stops.count == count)
    }

    @Test(
        "at-rules and nesting",
        arguments: [
            ("@media screen{button{display:none}}", []), ("@media print{button{display:none}}", ["a"]),
            ("@media (max-width: 100px){button{display:none}}", ["a"]),
            ("@media screen and (min-width:40em){button{display:none}}", []),
            ("@media not screen{button{display:none}}", ["a"]),
            ("@media print, (width > 600px){button{display:none}}", []),
            ("@media (400px <= width <= 700px){button{display:none}}", ["a"]),
            ("@media (prefers-color-scheme: dark){button{display:none}}", ["a"]),
            ("@media (not (hover)) or (color){button{display:none}}", []),
            ("@supports (display: grid){button{display:none}}", []),
            ("@supports not (display: grid){button{display:none}}", ["a"]),
            ("@supports (-moz-appearance: none){button{display:none}}", ["a"]),
            ("@supports not (-ms-ime-align: auto){button{display:none}}", []),
            ("@supports (display: grid) and (width: -moz-fit-content){button{display:none}}", ["a"]),
            ("@supports (-moz-appearance: none) or selector(:is(a)){button{display:none}}", []),
            ("@supports (-webkit-appearance: none){button{display:none}}", []),
            ("@supports (-webkit-touch-callout: none){button{display:none}}", ["a"]),
            ("@supports (font: -apple-system-body) or (position: -webkit-sticky){button{display:none}}", ["a"]),
            // A layer is weaker than none, an earlier one weaker than a later one; with importance it is the other way.
            ("@layer z{#b{display:none}} button{display:block}", ["a"]),
            ("@layer one, two; @layer two{button{display:none}} @layer one{#b{display:block}}", []),
            ("@layer one{button{display:none!important}} button{display:block!important}", []),
            ("body{button{display:none}}", []), ("body{ color:red; & > .n{display:none} }", []),
            ("p{ .n{display:none} }", ["a"]), (".n{ @media screen { display:none } }", []),
            (".n{ visibility: hidden; i{} }", []), (".n{ i{display:none} visibility: hidden }", []),
            ("@font-face{display:none} @keyframes k{from{display:none}} .m{}", ["a"]),
            (".n{background:url('a;}b{');display:none}", []), ("/* .n{display:none} */ @charset 'x'; .n{}", ["a"]),
        ] as [(String, [String])])
    func rules(style: String, labels: [String]) throws {
        #expect(try shown(style, "<button id=b class=n>a</button>") == labels)
    }

    private func shown(_ style: String, _ body: String) throws -> [String] {
        let screen = try page(body, head: "<style>\(style)</style>").layout.screens[0]
        return screen.elements.filter { $0.role == .button && !$0.isHidden }.map(\.label)
    }

    @Test func linkedSheetsAreRead() throws {
        let folder = try TemporaryFolder([
            "site/page.html":
                "<!doctype html><title>x</title><link rel=stylesheet href='../css/a%20b.css?v=1'><link rel=stylesheet media=print href=print.css><link rel='alternate stylesheet' href=print.css><link rel=stylesheet href='https://example.org/x.css'><button class=a>a</button><button class=b>b</button><button class=c>c</button>",
            "css/a b.css": "@import url('more.css') screen; .a{display:none}", "site/more.css": ".b{visibility:hidden}",
            "site/print.css": ".c{display:none}",
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/site/page.html"))
        #expect(imported.layout.screens[0].elements.filter { !$0.isHidden }.map(\.label) == ["c"])
        #expect(imported.notes.map(\.message).filter { $0.hasPrefix("a style sheet is not among") }.count == 1)
    }

    /// As Chromium stops on them.
    @Test(
        "embedded pages are stops", arguments: ["embed src", "object data"],
        [
            ("in.html", true), ("a.SVG?x", true), ("a.pdf#2", true), ("a.png", false), ("old.swf", false), ("", false),
            ("x' type='application/pdf", true), ("x.html' type='application/x-shockwave-flash", false),
        ])
    func embedded(element: String, page: (address: String, isStop: Bool)) throws {
        let end = element.hasPrefix("object") ? "<button>inside</button></object>" : ""
        let found = try tabOrder("<button>a</button><\(element)='\(page.address)' title=e>\(end)<button>b</button>")
        let fallback = end.isEmpty ? [] : ["inside"]
        #expect(found == ["a"] + (page.isStop ? ["e"] : fallback) + ["b"])
    }

    /// Rules that look at too much of a page end: those after them do not hold.
    @Test(arguments: [(0, []), (40, ["a"])] as [(Int, [String])])
    func relationsLookOnlySoOften(others: Int, labels: [String]) throws {
        let rules = (0..<others).map { "div:has(.x\($0)){display:none}" }.joined()
        let body = String(repeating: "<div><i></i>", count: 400) + "<button>a</button><b class=z></b>"
        #expect(try shown(rules + "button:has(+ .z){display:none}", body) == labels)
    }

    @Test func aShadowTreeHasStylesOfItsOwn() throws {
        let body =
            "<button>a</button><x-y><template shadowrootmode=open><style>button{display:none}</style><button>b</button><i>c</i></template></x-y>"
        #expect(try tabOrder(body) == ["a"])
        #expect(
            try shown(
                "i + button, x-y button {display:none}",
                "<x-y><template shadowrootmode=open><i></i><button>b</button></template></x-y>") == ["b"])
    }

    @Test(
        "Tab stops that are told by more than one element",
        arguments: [
            // What has no box is skipped; what is inside is not.
            (
                "<div tabindex=0 style='display:contents'><button>a</button></div><button style='display:contents'>b</button>",
                ["a"]
            ),
            ("<div style='content-visibility:hidden' tabindex=0 aria-label=a><button>b</button></div>", ["a"]),
            (
                "<details>x<button>b</button></details><details open>y<button>c</button></details>",
                ["Details", "Details", "c"]
            ),
            ("<details tabindex=-1 open><summary>a</summary><button>b</button></details><button>c</button>", ["c"]),
            (
                "<span role=img aria-label=q><a href=x>a</a></span><div role=separator><button>b</button></div><div role=math><a href=x>c</a></div>",
                ["a", "b", "c"]
            ),
            ("<div contenteditable aria-label=a>t <button>b</button><a href=x>c</a></div>", ["a", "b"]),
            (
                "<video><a href=x>a</a></video><object data=x tabindex=0></object><embed tabindex=0><button>b</button>",
                ["b"]
            ),
            ("<area tabindex=0 alt=a><button>b</button>", ["b"]),
            // Scopes: a positive tab index counts inside its own.
            (
                "<button tabindex=5>e</button><x-a><template shadowrootmode=open><button tabindex=9>d</button><button tabindex=1>c</button></template></x-a><button>z</button><x-b tabindex=3 aria-label=a><template shadowrootmode=open><button>b</button></template></x-b>",
                ["a", "b", "e", "c", "d", "z"]
            ),
            // A slot is skipped but is a scope; a host that delegates the focus is skipped, too.
            (
                "<x-a><template shadowrootmode=open><button>b</button><slot name=s tabindex=1></slot></template><button slot=s>a</button></x-a>",
                ["a", "b"]
            ),
            (
                "<x-a tabindex=0 aria-label=a><template shadowrootmode=open shadowrootdelegatesfocus><button>b</button></template></x-a><x-b tabindex=0 aria-label=c><template shadowrootmode=open><button>d</button></template></x-b>",
                ["b", "c", "d"]
            ),
            (
                "<x-a tabindex=-1><template shadowrootmode=open><button>a</button><slot></slot></template><a href=x>b</a></x-a><button>c</button>",
                ["c"]
            ),
            (
                "<x-a><template shadowrootmode=open><slot name=b></slot><slot name=a></slot></template><button slot=a>A</button><button slot=b>B</button></x-a>",
                ["B", "A"]
            ),
            (
                "<div role=radiogroup aria-label=g><span role=radio tabindex=-1>a</span><span role=radio tabindex=-1>b</span></div><button>c</button>",
                ["c"]
            ),
        ] as [(String, [String])])
    func scopes(body: String, labels: [String]) throws {
        #expect(try tabOrder(body) == labels)
    }

    @Test(
        "dates and times are several stops",
        arguments: [
            ("date", 4), ("time", 4), ("datetime-local", 7), ("month", 3), ("week", 3), ("time step=1", 5),
            ("date readonly", 3), ("date disabled", 0), ("date tabindex=-1", 0), ("number", 1), ("color", 1),
        ])
    func dates(type: String, count: Int) throws {
        #expect(try tabOrder("<input type=\(type) id=when aria-label=When>").count == count)
        let screen = try page("<input type=\(type) id=when aria-label=When>").layout.screens[0]
        #expect(screen.elements[0].id == "when" && screen.elements[0].label == "When")
        if count > 1 { #expect(screen.elements[1].id == "when-1" && screen.elements[0].role == .datePicker) }
    }

    @Test func radioGroupsOfWhichTabReachesAllAreNone() throws {
        let body =
            "<div role=radiogroup aria-label=g><span role=radio tabindex=0>a</span><span role=radio tabindex=0>b</span></div>"
        #expect(try page(body).layout.screens[0].elements[0].role == .group)
        let one =
            "<div role=radiogroup aria-label=g><span role=radio tabindex=0>a</span><span role=radio tabindex=-1>b</span></div>"
        #expect(try page(one).layout.screens[0].elements[0].role == .radioGroup)
    }

    @Test(
        "a box that scrolls is a container that does, where the page states both sizes",
        arguments: [
            ("<div class=s><p style='height:300px'><button>b</button></p></div>", ScrollAxis.vertical, 2),
            ("<div class=s><p style='width:300px'><button>b</button></p></div>", .horizontal, 2),
            ("<div class=s><p style='width:300px;height:300px'><a href=x>b</a></p></div>", .both, 2),
            // A container of the page itself says it.
            ("<nav class=s><p style='height:300px'><a href=x>b</a></p></nav>", .vertical, 2),
            ("<div class=s><p style='height:19px'><button>b</button></p></div>", nil, 1),
            ("<div style='height:20px'><p style='height:300px'><button>b</button></p></div>", nil, 1),
        ])
    func scrollers(body: String, axis: ScrollAxis?, count: Int) throws {
        let style = "<title>t</title><style>.s{height:20px;width:20px;overflow:auto}</style>"
        let elements = try page(body, head: style).layout.screens[0].elements
        #expect(elements.count == count)
        #expect(elements.filter { $0.kind == .group }.map(\.scrolls) == (axis == nil ? [] : [axis]))
        #expect(elements.last?.label == "b")
    }

    @Test(
        "scripts are one note, with the targets that they decide about",
        arguments: [
            ("<script>x()</script><button>a</button>", ""),
            (
                "<script>x()</script><button>a</button><button tabindex=-1>b</button><a href=x onkeydown=y()>c</a>",
                "; they decide how 2 of 3 targets are reached"
            ),
            (
                "<button onfocus=y()>a</button><button hidden tabindex=-1>b</button>",
                "; they decide how 1 of 1 targets are reached"
            ),
            ("<button tabindex=-1>b</button>", nil),
        ])
    func scripts(body: String, share: String?) throws {
        let found = messages(try page(body)).filter { $0.hasPrefix("scripts are not run") }
        #expect(
            found
                == (share.map { ["scripts are not run: what they add, hide or listen to is not known\($0) x1"] } ?? []))
    }

    #if HTML5
        @Test func pagesInFramesAreRead() throws {
            let body =
                "<button>a</button><iframe title=Help srcdoc='<button>b</button><iframe srcdoc=&quot;<a href=x>c</a>&quot;></iframe>'></iframe><iframe title=Text srcdoc='text'></iframe><iframe tabindex=-1 title=No srcdoc='<button>d</button>'></iframe><button>e</button>"
            #expect(try tabOrder(body) == ["a", "b", "c", "Text", "e"])
            let screen = try page(body).layout.screens[0]
            #expect(screen.source(of: ElementIndex(2)) == "/html/body[1]/iframe[1]/html[1]/body[1]/button[1]")
        }

        /// Frames of files, in which Chromium goes on with Tab; a page that shows itself is not entered.
        @Test func filesInFramesAreRead() throws {
            let folder = try TemporaryFolder([
                "page.html": """
                <title>Shop</title><button>a</button>
                <iframe title=Help src="parts/help.html?x#y"></iframe><iframe title=Text src=./text.html></iframe>
                <iframe title=Gone src=gone.html></iframe><iframe title=Self src=page.html></iframe>
                <iframe title=Picture src=picture.svg></iframe><iframe title=Far src=http://example.org/help.html></iframe><button>z</button>
                """,
                "parts/help.html":
                    "<link rel=stylesheet href=help.css><button class=gone>b</button><button>c</button><iframe src=../inner.htm></iframe>",
                "parts/help.css": ".gone{display:none}", "help.css": "button{display:none}",
                "inner.htm": "<a href=x>d</a><iframe title=Loop src=parts/help.html></iframe>",
                "text.html": "<p>Text</p>", "picture.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
            ])
            let imported = try LayoutReader.read(.file("\(folder.path)/page.html"))
            try expectSameAfterConversion(imported.layout)
            let screen = imported.layout.screens[0]
            let shown = screen.elements.filter { $0.kind == .element && $0.respondsToInteraction && !$0.isHidden }
            #expect(shown.map(\.label) == ["a", "c", "d", "Loop", "Text", "Gone", "Self", "Picture", "Far", "z"])
            // What stands in another file is found where the frame is.
            #expect(shown.map(\.line) == [1, 2, 2, 2, 2, 3, 3, 4, 4, 4])
            let paths = screen.elements.indices.map { screen.source(of: ElementIndex($0)) }
            #expect(paths.contains("/html/body[1]/iframe[1]/html[1]/body[1]/iframe[1]/html[1]/body[1]/a[1]"))
            #expect(imported.notes.first { $0.message.hasPrefix("what a frame shows") }?.count == 5)
        }

        @Test func framesOfAFramesetAreScopesOfTheirOwn() throws {
            let folder = try TemporaryFolder([
                "page.html":
                    "<html><head><title>Book</title></head><frameset cols='20%,80%'><frame src=toc.html><frame src=text.html title=Text></frameset><noframes><a href=x>No</a></noframes></html>",
                "toc.html": "<a href=1 tabindex=2>one</a><a href=2 tabindex=1>two</a>", "text.html": "<p>Text</p>",
            ])
            let screen = try LayoutReader.read(.file("\(folder.path)/page.html")).layout.screens[0]
            let stops = screen.elements.filter { $0.kind == .element && $0.respondsToInteraction }
            #expect(stops.map(\.label) == ["one", "two", "Text"])
            #expect(stops.map { $0.tabIndex ?? 0 } == [2, 1, 0])
        }

        /// Frames that hold frames that hold frames end after some hundreds.
        @Test func framesInFramesAreBounded() throws {
            var files = ["page.html": String(repeating: "<iframe src=a1.html></iframe>", count: 50)]
            for level in 1...6 {
                files["a\(level).html"] = String(
                    repeating: "<iframe src=a\(level + 1).html></iframe><a href=x>\(level)</a>", count: 50)
            }
            let folder = try TemporaryFolder(files)
            let screen = try LayoutReader.read(.file("\(folder.path)/page.html")).layout.screens[0]
            let labels = screen.elements.map(\.label)
            #expect(labels.contains("4") && !labels.contains("5"))
            #expect(screen.elements.count < 30_000)
        }

        @Test(
            "pieces of pages are told by the names of their files",
            arguments: [
                ("piece.html", "<my-app><button>a</button></my-app>", ["a"]),
                ("piece.HTM", "Text <a href=x>a</a> <button>b</button>", ["a", "b"]),
                ("piece.html", "{{#if x}}<button>a</button>{{/if}}", ["a"]),
            ])
        func piecesOfPages(path: String, text: String, labels: [String]) throws {
            let imported = try LayoutReader.read(.bytes(Array(text.utf8), path: path))
            #expect(imported.format == "html")
            #expect(imported.layout.screens[0].elements.filter(\.respondsToInteraction).map(\.label) == labels)
            #expect(messages(imported).contains("the file is taken as a piece of a page, by its name x1"))
        }

        @Test(
            "the name of a file does not decide where its content does",
            arguments: [
                ("window.html", "<interface><object class='GtkWindow'/></interface>"),
                ("page.html", "<?xml version='1.0'?><unknown><a href='x'>a</a></unknown>"), ("page.xml", "<my-app/>"),
                ("page.html", "no tag at all"), ("page.html", ""),
            ])
        func otherFilesNamedHTML(path: String, text: String) {
            let format = try? LayoutReader.read(.bytes(Array(text.utf8), path: path)).format
            #expect(format == (path == "window.html" ? "gtk" : nil))
        }

        /// What Chromium shows instead of a player or an object, and what it does with controls in edited text.
        @Test func whatStandsForSomethingElse() throws {
            #expect(
                try tabOrder("<video controls title=v><a href=x>no</a></video><video><button>no</button></video>") == [
                    "v"
                ])
            #expect(try tabOrder("<audio><button>no</button></audio><canvas><button>a</button></canvas>") == ["a"])
            #expect(try tabOrder("<object data=x.bin><a href=x>a</a></object>") == ["a"])
            #expect(
                try tabOrder(
                    "<div contenteditable title=t>x <button>b</button><a href=x>no</a> <select title=s><option>1</select></div>"
                )
                    == ["t", "b", "s"])
            #expect(
                try tabOrder(
                    "<div role=listbox><div role=option tabindex=-1>no</div><div role=option tabindex=-1>no</div></div>"
                )
                    == [])
        }

        @Test func aFileNamedHTMLIsHTML() throws {
            let text =
                "<html xmlns='http://www.w3.org/1999/xhtml'><body><table><tr><td><a href='x'>a</a></td></tr></table></body></html>"
            for (path, source) in [
                ("p.html", "/html/body[1]/table[1]/tbody[1]/tr[1]/td[1]/a[1]"),
                ("p.xhtml", "/html/body[1]/table[1]/tr[1]/td[1]/a[1]"),
            ] {
                let screen = try LayoutReader.read(.bytes(Array(text.utf8), path: path)).layout.screens[0]
                let link = try #require(screen.elements.indices.first { screen.elements[$0].role == .link })
                #expect(screen.source(of: ElementIndex(link)) == source)
            }
        }
    #endif
}
