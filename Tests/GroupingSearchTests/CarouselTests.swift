import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Carousels that become one adjustable element, and rows that must not.
@Suite struct CarouselTests {
    /// A row of a button back, items and a button on; "#" stands for an item's number.
    private static func row(
        back: String = "Previous", on: String = "Next", item: String = "Photo #", role: String = "image",
        count: Int = 3,
        more: String = "", end: String? = nil
    ) -> String {
        func button(_ id: String, _ label: String, _ x: Int) -> String {
            "<element id=\"\(id)\" role=\"button\" label=\"\(label)\" x=\"\(x)\" y=\"20\" width=\"40\" height=\"40\"/>"
        }
        let items = (1...count).map { number in
            "<element id=\"i#\" role=\"\(role)\" label=\"\(item)\" \(more) x=\"\(number * 110)\" y=\"0\" width=\"100\" height=\"100\"/>"
                .replacing("#", with: "\(number)")
        }
        return button("back", back, 0) + items.joined() + (end ?? button("on", on, 110 + count * 110))
    }

    @Test func theSamplesCarouselBecomesOneElement() throws {
        let fixture = try Fixture(sample: "DogGalleryBefore")
        let found = ChangeCases.found(.adjustable, fixture)
        #expect(
            found.map(ChangeCases.text) == [
                "photos-previous \((1...8).map { "photo-\($0)" }.joined(separator: " ")) photos-next > Photos"
            ])
        let after = try #require(found[0].apply(to: fixture.screen, platform: .ios))
        let photos = try #require(after.elements.first { $0.id == "photo-1" })
        #expect(photos.isAdjustable && photos.label == "Photos" && photos.value == "Photo 1, on the beach")
        #expect(photos.weight == 8 && photos.leadsTo == "gallery")
        #expect(photos.frame == Frame(x: 16, y: 112, width: 736, height: 160))
        #expect(after.elements.count == fixture.screen.elements.count - 9)
        let standIns = found[0].standIns(on: fixture.screen)
        #expect(standIns.allSatisfy { $0.element == "photo-1" && $0.action == nil })
        // The buttons page by one; photo 2 is one further, photo 8 seven.
        #expect(standIns.map(\.adjustments) == [1, 1, 2, 3, 4, 5, 6, 7, 1])
    }

    @Test(arguments: [
        (row(), "back i1 i2 i3 on > Photo"),
        (row(back: "\u{2039}", on: "\u{203A}", item: "Dish, no. #", role: "cell"), "back i1 i2 i3 on > Dish no"),
        (
            row(back: "Previous deals", on: "More deals", item: "Deal # of 3", role: "button", more: "leadsTo=\"s\""),
            "back i1 i2 i3 on > Deals"
        ),
        ("<group id=\"g\" label=\"Offers\">\(row())</group>", "back i1 i2 i3 on > Offers"),
        (
            row(
                end:
                    "<element id=\"dots\" role=\"pageIndicator\" value=\"1 of 3\" x=\"100\" y=\"110\" width=\"200\" height=\"20\"/>"
            )
            .replacing("Previous", with: "Menu"), "i1 i2 i3 dots > Photo"
        ),
    ])
    func whatIsACarousel(content: String, expected: String) throws {
        #expect(try ChangeCases.found(.adjustable, content) == [expected])
    }

    @Test(arguments: [
        ("two items", row(count: 2)),
        (
            "answers between questions",
            row(item: "Answer", role: "cell").replacing("Answer", with: "Yes", maxReplacements: 1)
        ),
        ("back to another screen", row(back: "Back")),
        ("buttons in a row of their own", row().replacing("y=\"20\"", with: "y=\"200\"")),
        ("no button on", row(on: "Menu")),
        (
            "buttons that do different things",
            row(item: "Day", role: "button").replacing("Day", with: "Day", maxReplacements: 1)
        ),
        ("another place each", row(more: "leadsTo=\"s\"").replacing("leadsTo=\"s\"", with: "", maxReplacements: 1)),
        ("other sizes", row().replacing("width=\"100\"", with: "width=\"60\"", maxReplacements: 1)),
        (
            "items with actions",
            row().replacing("height=\"100\"/>", with: "height=\"100\"><action name=\"Pin\"/></element>")
        ),
        ("nothing in common", row(item: "#", role: "cell").replacing("label=\"2\"", with: "label=\"Two\"")),
    ])
    func nearMisses(case name: String, content: String) throws {
        #expect(try ChangeCases.found(.adjustable, content) == [], "\(name)")
    }

    @Test func onlyWhereAnElementCanBeAdjusted() throws {
        for platform in [Platform.web, .qt, .mac, .tvos, .aac] {
            #expect(try ChangeCases.found(.adjustable, Self.row(), platform: platform) == [])
        }
    }

    @Test(arguments: [["i1", "i2"], ["i1", "i2", "x"], ["back", "on", "i1"]])
    func whatMakesNoSenseIsNotMade(targets: [String]) throws {
        let fixture = try Fixture(Self.row())
        #expect(ScreenChange(.adjustable, targets, label: "Photos").apply(to: fixture.screen, platform: .ios) == nil)
    }
}
