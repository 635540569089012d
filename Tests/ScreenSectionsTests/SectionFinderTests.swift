import AccessCost
import LayoutModel
import ScreenSections
import TestSupport
import Testing

/// What belongs together, on small screens of which every person would say the same.
struct SectionFinderTests {
    /// The sections of a screen of navcost's XML, as nested brackets of ids.
    private func brackets(
        _ body: String, usesContainers: Bool = true, confidence: Double = 0.5
    ) throws -> String {
        let screen = try Fixture(body).screen
        let items = screen.elements.indices.map(ElementIndex.init).filter { screen[$0].isAccessibilityElement }
        let found = SectionFinder.sections(of: screen, items: items, usesContainers: usesContainers)
        func text(_ number: Int) -> String {
            found.sections[number].children.map { child in
                switch child {
                case .item(let item): screen[items[item]].id
                case .section(let inner):
                    found.sections[inner].confidence >= confidence ? "(\(text(inner)))" : text(inner)
                }
            }.joined(separator: " ")
        }
        return text(0)
    }

    @Test func aTextThatNamesAListStandsInItsSection() throws {
        let body =
            elements("staticText", [("sound", 0, 80, 60, 20)])
            + elements("button", [("a", 0, 105, 300, 30), ("b", 0, 140, 300, 30), ("c", 0, 175, 300, 30)])
            + elements("staticText", [("display", 0, 260, 70, 20)])
            + elements("button", [("d", 0, 285, 300, 30), ("e", 0, 320, 300, 30), ("f", 0, 355, 300, 30)])
        #expect(try brackets(body, confidence: 0.8) == "(sound a b c) (display d e f)")
    }

    /// The template of each section, in order.
    private func templates(_ body: String) throws -> [Int?] {
        let screen = try Fixture(body).screen
        let items = screen.elements.indices.map(ElementIndex.init).filter { screen[$0].isAccessibilityElement }
        return SectionFinder.sections(of: screen, items: items).sections.dropFirst().map(\.template)
    }

    /// Elements of one role at places: id x y width height.
    private func elements(_ role: String, _ places: [(String, Int, Int, Int, Int)]) -> String {
        places.map {
            "<element id=\"\($0.0)\" role=\"\(role)\" label=\"\($0.0)\" x=\"\($0.1)\" y=\"\($0.2)\" width=\"\($0.3)\" height=\"\($0.4)\"/>"
        }.joined()
    }

    @Test func aGapLargerThanThoseInsideSeparates() throws {
        let rows = [0, 50, 100, 190, 240].enumerated().map { ("r\($0.offset)", 0, $0.element, 300, 44) }
        #expect(try brackets(elements("button", rows)) == "(r0 r1 r2) (r3 r4)")
    }

    @Test func evenGapsSeparateNothing() throws {
        let rows = (0..<5).map { ("r\($0)", 0, 50 * $0, 300, 44) }
        #expect(try brackets(elements("button", rows)) == "r0 r1 r2 r3 r4")
    }

    @Test func aHeadingBeginsASection() throws {
        func block(_ name: String, _ y: Int) -> String {
            "<element id=\"\(name)\" role=\"heading\" label=\"\(name)\" x=\"0\" y=\"\(y)\" width=\"200\" height=\"20\"/>"
                + elements("button", (0..<2).map { ("\(name)\($0)", 0, y + 24 + 48 * $0, 300, 44) })
        }
        #expect(try brackets(block("a", 0) + block("b", 124)) == "(a a0 a1) (b b0 b1)")
    }

    @Test func aBarIsNoPartOfTheListBelow() throws {
        let bar = elements("button", [("back", 8, 0, 60, 44), ("edit", 240, 0, 60, 44)])
        let list = elements("cell", (0..<4).map { ("c\($0)", 0, 44 + 44 * $0, 320, 44) })
        #expect(try brackets(bar + list) == "(back edit) (c0 c1 c2 c3)")
    }

    @Test func cardsAreCopiesOfOneTemplate() throws {
        let cards = (0..<3).map { card in
            elements(
                "button",
                [("t\(card)", 20, 20 + 200 * card, 120, 40), ("m\(card)", 260, 20 + 200 * card, 40, 40)])
                + elements("toggle", [("s\(card)", 240, 80 + 200 * card, 60, 40)])
        }.joined()
        #expect(try brackets(cards) == "(t0 m0 s0) (t1 m1 s1) (t2 m2 s2)")
        #expect(try templates(cards) == [1, 1, 1])
    }

    @Test func sidebarAndContentAreColumns() throws {
        let side = elements("cell", (0..<4).map { ("s\($0)", 0, 30 * $0, 120, 30) })
        let content = elements("button", (0..<3).map { ("c\($0)", 200, 17 + 70 * $0, 400, 40) })
        #expect(try brackets(side + content) == "(s0 s1 s2 s3) (c0 c1 c2)")
    }

    @Test func cellsUnderABarAreOneList() throws {
        let bar = elements("button", [("back", 0, 100, 60, 40), ("search", 240, 100, 60, 40)])
        let below = elements("other", (0..<8).map { ("h\($0)", 0, 50 * $0, 300, 50) })
        #expect(try brackets(bar + below) == "back search (h0 h1 h2 h3 h4 h5 h6 h7)")
        // Cards with something on each are no list under a bar.
        let cards = elements("other", (0..<6).map { ("c\($0)", 0, 50 * $0, 300, 50) })
        let marks = elements("button", (0..<6).map { ("m\($0)", 250, 50 * $0 + 10, 30, 30) })
        #expect(try brackets(cards + marks) == "(c0 m0) (c1 m1) (c2 m2) (c3 m3) (c4 m4) (c5 m5)")
    }

    @Test func aRowAndTheControlOnItAreOneThing() throws {
        let rows = elements(
            "listItem", [("wifi", 0, 100, 300, 50), ("plan", 0, 150, 300, 50), ("data", 0, 200, 300, 50)])
        let body = elements("button", [("back", 0, 0, 40, 40)]) + rows + elements("toggle", [("on", 240, 100, 60, 50)])
        let found = try brackets(body)
        #expect(found == "back (wifi on plan data)")
    }

    @Test func segmentsAreOneChoice() throws {
        let body =
            elements("segment", [("add", 0, 0, 24, 24), ("remove", 24, 0, 24, 24)])
            + elements("button", [("more", 300, 0, 60, 24), ("help", 0, 100, 60, 24), ("done", 300, 100, 60, 24)])
        let found = try brackets(body)
        #expect(found == "((add remove) more) (help done)")
    }

    @Test func radioButtonsAreOneChoice() throws {
        let body =
            elements("textField", [("name", 0, 0, 300, 30)])
            + elements("radioButton", [("yes", 0, 40, 60, 30), ("no", 70, 40, 60, 30)])
            + elements("button", [("send", 0, 80, 100, 30)])
        #expect(try brackets(body).contains("(yes no)"))
    }

    @Test func withoutFramesNeighboursOfOneKindAreASection() throws {
        let body = """
            <element id="f" role="textField" label="f"/><element id="g" role="textField" label="g"/>
            <element id="ok" role="button" label="OK"/><element id="no" role="button" label="Cancel"/>
            """
        #expect(try brackets(body) == "(f g) (ok no)")
    }

    @Test func containersOfTheSourceCountFirst() throws {
        let body = """
            <group label="Tools" role="toolbar"><element id="a" role="button" label="a"/><element id="b" role="button" label="b"/></group>
            <element id="c" role="button" label="c"/><element id="d" role="link" label="d"/>
            """
        #expect(try brackets(body).hasPrefix("(a b)"))
        #expect(try brackets(body, usesContainers: false) == "a b c d")
    }

    /// Frames that are together larger than a layout may say are no list, and no fault.
    @Test func hugeFramesAreNoFault() throws {
        let huge = elements("button", (0..<3).map { ("h\($0)", 0, -900_000_000 + 600_000_000 * $0, 40, 600_000_000) })
        let small = (0..<8).map { place in
            elements(place % 2 == 0 ? "toggle" : "link", [("x\(place)", 300 + 60 * place, 3 * place, 40, 40)])
        }
        #expect(try brackets(huge + small.joined()).contains("h0"))
    }

    /// Whatever the frames, every item is in one place, and an inner section is part of the one around it.
    @Test(arguments: 0..<200) func everyItemIsThereOnce(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let roles = ["button", "cell", "staticText", "heading", "radioButton", "textField", "toggle"]
        let count = Int.random(in: 1...24, using: &random)
        let body = (0..<count).map { number in
            elements(
                roles.randomElement(using: &random)!,
                [
                    (
                        "e\(number)", Int.random(in: 0...300, using: &random), Int.random(in: 0...600, using: &random),
                        Int.random(in: 10...320, using: &random), Int.random(in: 10...80, using: &random)
                    )
                ])
        }.joined()
        let screen = try Fixture(body).screen
        let items = screen.elements.indices.map(ElementIndex.init)
        let found = SectionFinder.sections(of: screen, items: items)
        #expect(found.items(of: 0).sorted() == Array(items.indices))
        for (number, section) in found.sections.enumerated() where number > 0 {
            #expect(section.parent.map { $0 < number } ?? false)
            #expect(found.items(of: number).count > 1)
            #expect(section.confidence > 0 && section.confidence <= 1)
            #expect(!section.evidence.isEmpty)
        }
    }
}
