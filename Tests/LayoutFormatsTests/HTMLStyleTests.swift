import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// What style sheets show, hide and clip. Each expectation is what Chromium does.
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
}
