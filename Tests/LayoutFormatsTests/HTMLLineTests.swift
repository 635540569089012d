import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// What stands on one line of a page. Each was tried in Chromium with the capture of pages.
@Suite struct HTMLLineTests {
    @Test(arguments: [
        ("<a href=1>a</a> <a href=2>b</a><button>c</button>", "a+b+c"),
        ("<p>see <a href=1>a</a>, <b>or</b> <a href=2>b</a></p><a href=3>c</a>", "see+a+, or+b|c"),
        ("<a href=1>a</a><br><a href=2>b</a><wbr><a href=3>c</a>", "a|b+c"),
        ("<ul><li><a href=1>a</a><li><a href=2>b</a></ul>", "a|b"),
        ("<table><tr><td><a href=1>a</a><td><a href=2>b</a></table>", "a|b"),
        ("<a href=1>a</a><div hidden></div><a href=2>b</a><div></div><a href=3>c</a>", "a+b|c"),
        ("<div style='display:flex'><a href=1>a</a><a href=2>b</a></div>", "a|b"),
        ("<div style='display:grid'><span><a href=1>a</a> <a href=2>b</a></span></div>", "a+b"),
        ("<ul><li style='display:inline'><a href=1>a</a> <li style='display:inline-block'><a href=2>b</a></ul>", "a+b"),
        ("<a href=1>a</a> <a href=2 style='display:block'>b</a> <a href=3>c</a>", "a|b|c"),
        ("<a href=1>a</a> <a href=2 style='float:right'>b</a> <a href=3>c</a>", "a|b|c"),
        (
            "<a href=1>a</a> <a href=2 style='position:absolute'>b</a> <a href=3 style='position:relative'>c</a>",
            "a|b|c"
        ),
        (
            "<style>.x{float:left}.y{float:none}</style><a href=1 class=x>a</a><a href=2 class=y>b</a><a href=3>c</a>",
            "a|b+c"
        ),
        ("<a href=1>a</a><div style='display:contents'><a href=2>b</a></div><a href=3>c</a>", "a+b+c"),
        ("<h2>head</h2><label>name <input></label><input type=checkbox aria-label=c>", "head|name+name+c"),
        ("<a href=1>a</a> <a href=2 style='display:inline-grid'>b</a> <ruby><a href=3>c</a></ruby>", "a+b+c"),
        ("<a href=1>a</a><iframe srcdoc='<a href=2>b</a> <a href=3>c</a>'></iframe><a href=4>d</a>", "a|b+c|d"),
        ("<a href=1>a</a><a href=2><div>b</div></a><a href=3>c</a>", "a+b|c"),
        ("<a href=1>a</a> <img src=x alt=pic> <select aria-label=s><option>o</select>", "a+pic+s"),
    ])
    func lines(body: String, expected: String) throws {
        var lines = ""
        for element in try page(body).layout.screens[0].elements where element.kind == .element {
            lines += (lines.isEmpty ? "" : element.isInline ? "+" : "|") + element.label
        }
        #expect(lines == expected)
    }

    @Test func isWrittenAndReadAgain() throws {
        let read = try page("<a href=1>a</a><a href=2>b</a>").layout
        let again = try LayoutReader.read(.bytes(Array(LayoutWriter.xml(read).utf8), path: "t.xml")).layout
        #expect(again.screens[0].elements.filter { $0.kind == .element }.map(\.isInline) == [false, true])
    }
}
