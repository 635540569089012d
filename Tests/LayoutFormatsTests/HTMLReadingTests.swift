import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// The names of a page's elements, and pages that are not as they should be.
@Suite struct HTMLReadingTests {
    @Test(
        "names in the order of the standard",
        arguments: [
            (
                "<button aria-labelledby='x y' aria-label=l title=t>c</button><p id=x>one</p><p id=y hidden>two</p>",
                "one two"
            ),
            ("<button aria-labelledby=gone aria-label=l title=t>c</button>", "l"),
            ("<button aria-label='  ' title=t>c</button>", "c"),
            ("<button title=t><img src=x alt=''></button>", "t"),
            ("<button><img src=x alt='Play'> now</button>", "Play now"),
            ("<button><span>a</span><span>b</span><div>c</div>d</button>", "ab c d"),
            ("<button>a<span aria-hidden=true>b</span><span hidden>c</span> d</button>", "a d"),
            ("<button><svg><title>Close</title></svg></button>", "Close"),
            ("<label for=i>Name</label><label for=i>again</label><input id=i placeholder=p>", "Name again"),
            ("<label>Name <input placeholder=p></label>", "Name"),
            ("<input placeholder=p title=t>", "t"),
            ("<input placeholder=p>", "p"),
            ("<input type=submit value=Go>", "Go"), ("<input type=reset>", "Reset"),
            ("<input type=image alt=Find>", "Find"),
            (
                "<label>Flash <input aria-label=times value=3 tabindex=-1> times <input type=checkbox id=c></label>",
                "times"
            ),
            ("<a href=x aria-labelledby=self id=self aria-label='Read more'>x</a>", "Read more"),
            ("<a href=x>Tea &amp; co\n  now&nbsp;!</a>", "Tea & co now\u{a0}!"),
            ("<span role=slider tabindex=0 aria-valuenow=3>x</span>", ""),
            ("<div role=checkbox tabindex=0><b>Bold</b></div>", "Bold"),
        ])
    func names(body: String, name: String) throws {
        let stop = try #require(try page(body).layout.screens[0].elements.first { $0.respondsToInteraction })
        #expect(stop.label == name)
    }

    @Test func endlessReferencesEnd() throws {
        let body = "<button id=a aria-labelledby=b>x</button><button id=b aria-labelledby=a>y</button>"
        #expect(try page(body).layout.screens[0].elements.map(\.label) == ["y", "x"])
        let many = (0..<200).map {
            "<p id=p\($0) aria-labelledby='\((0..<200).map { "p\($0)" }.joined(separator: " "))'>x</p>"
        }
        #expect(try page(many.joined() + "<button aria-labelledby=p1>b</button>").layout.screens.count == 1)
    }

    @Test func tablesGetTheirBodiesAndParagraphsEnd() throws {
        let screen = try page("<table><tr><td><p><button>a</button><div><button>b</button></div></table>").layout
            .screens[0]
        #expect(screen.elements.filter { $0.role == .button }.count == 2)
        #if HTML5
            #expect(
                screen.source(of: ElementIndex(2)) == "/html/body[1]/table[1]/tbody[1]/tr[1]/td[1]/div[1]/button[1]")
        #endif
    }

    @Test func xhtmlIsReadAsXMLWhereItIs() throws {
        let good =
            "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><head><title>T</title></head><body><p/><button>a</button> <b>x</b> <i>y</i></body></html>"
        let imported = try LayoutReader.read(.bytes(Array(good.utf8), path: "p.xhtml"))
        #expect(screenDump(imported.layout.screens[0], ids: false) == "button \"a\"\nstaticText \"x y\"")
        #expect(imported.notes.isEmpty)
        let broken = good.replacing("<p/>", with: "<p><br>&nbsp;")
        let again = try LayoutReader.read(.bytes(Array(broken.utf8), path: "p.xhtml"))
        #expect(again.layout.screens[0].elements.contains { $0.label == "a" })
        #expect(again.notes.contains { $0.message.hasPrefix("it looks like XHTML but is no XML") && $0.line == 1 })
    }

    @Test(
        "encodings",
        arguments: [
            ([0x22, 0x63, 0x61, 0x66, 0xE9, 0x22] as [UInt8], "<meta charset=iso-8859-1>", "café"),
            ([0x22, 0x63, 0x61, 0x66, 0xC3, 0xA9, 0x22], "", "café"), ([0x22, 0x80, 0x22], "", "€"),
            ([0x22, 0x93, 0x22], "<meta charset='UTF-8'>", "“"),
            ([0x22, 0x99, 0xFF, 0xC0, 0x9F, 0x22], "", "™ÿÀŸ"),
        ])
    func encodings(label: [UInt8], head: String, name: String) throws {
        let bytes = Array("<!doctype html>\(head)<button aria-label=".utf8) + label + Array(">x</button>".utf8)
        #expect(try LayoutReader.read(.bytes(bytes, path: "p")).layout.screens[0].elements[0].label == name)
        // Windows-1252 leaves this byte free, and browsers read on.
        let free = Array("<!doctype html><p>".utf8) + [0x9D] + Array("</p><button>b</button>".utf8)
        #expect(try LayoutReader.read(.bytes(free, path: "p")).layout.screens[0].stops.map(\.label) == ["b"])
        let wide = Array("<!doctype html><button>é</button>".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        #expect(
            try LayoutReader.read(.bytes([0xFF, 0xFE] + wide, path: "p")).layout.screens[0].elements[0].label == "é")
    }

    @Test func whatIsNoPageIsRefusedInALine() {
        for (bytes, message) in [
            (Array("<!doctype html><meta charset=klingon>\u{fc}".utf8), "the page's encoding is not known or not kept"),
            (
                Array("<!doctype html><meta charset=euc-jp>".utf8) + [0x8F, 0x20, 0xFF],
                "the page's encoding is not known or not kept"
            ),
            (Array("<!-- -->".utf8), "the file ends before its first element does"),
        ] {
            #expect { try LayoutReader.read(.bytes(bytes, path: "p.html")) } throws: { error in
                "\(error)".contains(message) && !"\(error)".contains("\n")
            }
        }
    }

    @Test func deepPagesAreCutNotRefused() throws {
        let deep = String(repeating: "<div>", count: 5_000) + "<button>a</button>"
        let imported = try page(deep)
        #expect(imported.layout.screens[0].elements.map(\.label) == ["a"])
        #if HTML5
            #expect(messages(imported).contains { $0.hasPrefix("what is nested deeper than 256 levels") })
        #endif
    }

    @Test func pagesAreToldFromOtherFormats() throws {
        for start in [
            "<html>", "<!DOCTYPE HTML PUBLIC 'x'>\n<HTML>", "\u{feff}<!-- c --><!doctype html>", "<form>",
            "<?php ?><div>",
        ] {
            #expect(try LayoutReader.read(.bytes(Array("\(start)<button>a</button>".utf8), path: "p")).format == "html")
        }
        #expect(
            try LayoutReader.read(.bytes(Array("<layout><screen><element/></screen></layout>".utf8), path: "p")).format
                == "navcost")
    }

    #if HTML5
        /// What Chromium makes of each start: in quirks mode the table stays in its paragraph, and is hidden with it.
        @Test(arguments: [
            ("", true), ("<!DOCTYPE foo>", true), ("<!doctype html public 'HTML'>", true),
            ("<!DOCTYPE html SYSTEM 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd'>", true),
            ("<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">", true),
            ("<!DOCTYPE HTML PUBLIC\n '-//W3C//DTD HTML 4.01 Frameset//EN' >", true),
            (
                "\u{feff} <!-- > --><?xml version='1.0'?><!doctype HTML public \"-//w3c//dtd html 4.0 transitional//en\" 'x'>",
                true
            ),
            ("<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 3.2 Final//EN\">", true),
            ("<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\" \"\">", true),
            ("<!DOCTYPE HTML PUBLIC \"-//IETF//DTD HTML i18n//EN\">", false),
            ("<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.0//EN\">", false),
            ("<!DOCTYPE HTML PUBLIC \"-//IETF//DTD HTML 2.0//EN\">", true), ("<!DOCTYPE html>", false),
            ("<!DOCTYPE html PUBLIC \"\">", false), ("<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\">", false),
            (
                "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\" \"http://www.w3.org/TR/html4/loose.dtd\">",
                false
            ),
            ("<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\">", false),
            ("<!-- <!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 3.2//EN\"> --><!DOCTYPE html>", false),
        ])
        func oldDocumentTypesAskForQuirksMode(start: String, isQuirks: Bool) throws {
            let page =
                "\(start)<html><head><title>t</title><style>p table{display:none}</style></head><body><p>x<table><tr><td><button>b</button></table>"
            let stops = try LayoutReader.read(.bytes(Array(page.utf8), path: "p.html")).layout.screens[0].stops
            #expect(stops.count == (isQuirks ? 0 : 1))
        }
    #endif

    @Test func notesSayWhatAFileCannotTell() throws {
        let imported = try page(
            "<script>x()</script><iframe src=x title=f></iframe><input type=date aria-label=d><div aria-modal=true role=dialog aria-label=m><button id=a></button></div><p id=a>x</p><p aria-flowto=a>",
            head: "<style>p{}</style><link rel=stylesheet href=x.css>")
        let notes = messages(imported)
        for start in [
            "of styles only what", "a style sheet is not among the files", "scripts are not run",
            "what a frame shows", "the fields of dates and times",
            "whether a modal dialog is open", "a target has no name", "the id 'a' occurs again", "aria-flowto (1)",
        ] {
            #expect(notes.contains { $0.hasPrefix(start) }, "\(start)")
        }
    }
}
