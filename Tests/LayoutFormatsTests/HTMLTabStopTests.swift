import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// What Tab stops on: in scopes of its own, in frames, in controls of several stops, and in pieces of pages. Each expectation is what
/// Chromium does.
@Suite struct HTMLTabStopTests {
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
