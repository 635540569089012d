import AccessCost
import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Keys for costly, frequent targets, and further names for what find does not come to.
@Suite struct OwnShortcutTests {
    /// A column of buttons, each with a label and weight; more attributes by label.
    private static func buttons(
        _ labels: [(String, Double)], role: String = "button", more: [String: String] = [:]
    ) -> String {
        labels.enumerated().map { place, one in
            "<element id=\"b\(place)\" role=\"\(role)\" label=\"\(one.0)\" weight=\"\(one.1)\" \(more[one.0] ?? "") x=\"0\" y=\"\(place * 50)\" width=\"100\" height=\"40\"/>"
        }.joined()
    }

    private static let fourteen = [
        "Brush", "Line", "Fill", "Mix", "Layers", "Tilt", "Blend", "Blur", "Crop", "Knife", "Zoom", "Grid", "Snap",
        "Lens",
    ]

    @Test func theFrequentCostlyTargetsGetTheFirstFreeLetters() throws {
        let content = Self.buttons([
            ("Brush", 1), ("Line", 1), ("Fill", 1), ("Tilt", 20), ("Layers", 10), ("Blend", 1), ("Mix", 1), ("Save", 6),
        ])
        // T, then L; Save is known by Command-S.
        #expect(
            try ChangeCases.found(.shortcut, content, platform: .mac, method: .macKeyboard) == [
                "b3 > Command-T", "b4 > Command-L", "b7 > Command-S",
            ])
    }

    @Test(arguments: [
        (Platform.ios, AccessMethod.iosKeyboard, "b3 > Command-K"), (.macCatalyst, .macKeyboard, "b3 > Command-K"),
        (.web, .webKeyboard, "b3 > K"),
    ])
    func everyPlatformHasItsModifier(platform: Platform, method: AccessMethod, expected: String) throws {
        let content = Self.buttons([
            ("One", 1), ("Two", 1), ("Three", 1), ("Kite", 20), ("Five", 1), ("Six", 1), ("Seven", 1),
        ])
        #expect(try ChangeCases.found(.shortcut, content, platform: platform, method: method) == [expected])
        let change = ScreenChange(.shortcut, ["b3"], label: String(expected.dropFirst(5)))
        let fixture = try Fixture(content, platform: platform)
        let after = try #require(change.apply(to: fixture.screen, platform: platform))
        #expect(platform == .web ? after.elements[3].accessKey == "k" : after.elements[3].shortcut != nil)
        // It is worth something: the chord is the cheapest way.
        let before = try #require(fixture.cost(of: "b3", method, on: .grouped, action: .activate))
        let cost = try #require(
            Fixture(after, platform: platform).cost(of: "b3", method, on: .grouped, action: .activate))
        #expect(cost.seconds < before.seconds)
    }

    /// Where labels have underlined letters, those are given; a chord is for what has one everywhere.
    @Test(arguments: [Platform.windows, .gtk, .qt, .java])
    func desktopsUnderlineLetters(platform: Platform) throws {
        let content = Self.buttons([
            ("One", 1), ("Two", 1), ("Three", 1), ("Kite", 20), ("Ktenology", 18), ("Six", 1), ("Save", 12),
        ])
        #expect(
            try ChangeCases.found(.mnemonic, content, platform: platform, method: .desktopKeyboard) == [
                "b3 > I", "b4 > K",
            ])
        #expect(
            try ChangeCases.found(.shortcut, content, platform: platform, method: .desktopKeyboard) == [
                "b6 > Control-S"
            ])
        let fixture = try Fixture(content, platform: platform)
        let change = ScreenChange(.mnemonic, ["b3"], label: "K")
        let after = try #require(change.apply(to: fixture.screen, platform: platform))
        #expect(after.elements[3].mnemonic == "k")
        let before = try #require(fixture.cost(of: "b3", .desktopKeyboard, on: .grouped, action: .activate))
        let cost = try #require(
            Fixture(after, platform: platform).cost(of: "b3", .desktopKeyboard, on: .grouped, action: .activate))
        #expect(cost.seconds < before.seconds)
        // A letter is had once, and must be in the label.
        #expect(change.apply(to: after, platform: platform) == nil)
        #expect(ScreenChange(.mnemonic, ["b4"], label: "K").apply(to: after, platform: platform) == nil)
        #expect(ScreenChange(.mnemonic, ["b5"], label: "Q").apply(to: after, platform: platform) == nil)
    }

    @Test func accessKeysAreForMethodsThatPressThem() throws {
        // No keyboard but a browser's has them, and the browser's need not be the first that was asked for.
        let content = Self.buttons([
            ("One", 1), ("Two", 1), ("Three", 1), ("Kite", 20), ("Five", 1), ("Six", 1), ("Seven", 1),
        ])
        for method in [AccessMethod.macKeyboard, .iosKeyboard, .desktopKeyboard] {
            #expect(try ChangeCases.found(.shortcut, content, platform: .web, method: method) == [])
            let fixture = try Fixture(content, platform: .web)
            var both = fixture.analysis(method, action: .activate)
            both.methods += fixture.analysis(.webKeyboard, action: .activate).methods
            let found = ScreenChange.candidates(on: fixture.screen, platform: .web, analysis: both)
            #expect(found.filter { $0.kind == .shortcut } == [ScreenChange(.shortcut, ["b3"], label: "K")])
        }
    }

    @Test func keysThatEverybodyKnowsAreNotTaken() throws {
        // All letters of "Caps" stand for something on the Mac; B is free, but not where text is edited.
        let content = Self.buttons([
            ("One", 1), ("Two", 1), ("Three", 1), ("Caps", 20), ("Box", 15), ("Six", 1), ("Seven", 1),
        ])
        #expect(try ChangeCases.found(.shortcut, content, platform: .mac, method: .macKeyboard) == ["b4 > Command-B"])
        let editor = content + #"<element id="t" role="textView" label="Text" x="0" y="500" width="100" height="100"/>"#
        #expect(try ChangeCases.found(.shortcut, editor, platform: .mac, method: .macKeyboard) == [])
    }

    @Test func keysOfTheScreenAreNotTaken() throws {
        let content = Self.buttons(
            [("One", 1), ("Two", 1), ("Three", 1), ("Kite", 20), ("Five", 1), ("Six", 1), ("Seven", 1)],
            more: ["One": "shortcut=\"Command-K\"", "Two": "mnemonic=\"I\""])
        #expect(try ChangeCases.found(.shortcut, content, platform: .mac, method: .macKeyboard) == ["b3 > Command-T"])
    }

    @Test(arguments: [
        ("nothing is frequent or slow", buttons(["A1x", "Bxx", "Cxx"].map { ($0, 1) })),
        (
            "it has a key",
            buttons([("One", 1), ("Two", 1), ("Three", 1), ("Kite", 20)], more: ["Kite": "shortcut=\"Command-J\""])
        ),
        ("Escape stands for it", buttons([("One", 1), ("Two", 1), ("Three", 1), ("Cancel", 20)])),
        ("one of many alike", buttons((1...12).map { ("Level \($0)", 1) })),
        ("destructive", buttons([("One", 1), ("Two", 1), ("Three", 1), ("Delete", 20)])),
        ("no command", buttons([("One", 1), ("Two", 1), ("Three", 1), ("Kite", 20)], role: "cell")),
        ("no letters", buttons([("One", 1), ("Two", 1), ("Three", 1), ("\u{4FDD}\u{5B58}\u{3059}", 20)])),
    ])
    func nearMisses(case name: String, content: String) throws {
        #expect(try ChangeCases.found(.shortcut, content, platform: .mac, method: .macKeyboard) == [], "\(name)")
    }

    @Test func withoutKnownWeightsOnlyWhatIsDear() throws {
        let content = Self.buttons(Self.fourteen.map { ($0, 1) })
        // Tab and Space: 2, 3 ... 10, 11 keystrokes, then 9, 7, 5, 3 by Shift-Tab; the mean is 89 / 14, half more is 9.5.
        let found = try ChangeCases.found(.shortcut, content, platform: .mac, method: .macKeyboard)
        #expect(found == ["b8 > Command-R", "b9 > Command-K"])
    }

    @Test func aChordIsGivenOnce() throws {
        let fixture = try Fixture(Self.buttons([("Kite", 1), ("Kilo", 1)]), platform: .mac)
        let first = try #require(
            ScreenChange(.shortcut, ["b0"], label: "Command-K").apply(to: fixture.screen, platform: .mac))
        #expect(ScreenChange(.shortcut, ["b1"], label: "Command-K").apply(to: first, platform: .mac) == nil)
        #expect(ScreenChange(.shortcut, ["b0"], label: "Command-L").apply(to: first, platform: .mac) == nil)
        #expect(ScreenChange(.shortcut, ["b1"], label: "K").apply(to: first, platform: .mac) == nil)
        #expect(ScreenChange(.shortcut, ["b9"], label: "Command-L").apply(to: first, platform: .mac) == nil)
    }

    // MARK: Further names

    /// Rows of a text and a button, each row in a box of its own, so that there is something to go past.
    private static func shops(button label: String, count: Int = 14, box: String = "") -> String {
        (1...count).map { row in
            "<element id=\"t\(row)\" role=\"staticText\" label=\"Shop \(Character(UnicodeScalar(UInt8(64 + row))))\" x=\"0\" y=\"\(row * 50)\" width=\"100\" height=\"40\"/><element id=\"b\(row)\" role=\"button\" label=\"\(label)\" \(box) x=\"200\" y=\"\(row * 50)\" width=\"60\" height=\"40\"/>"
                .replacing("#", with: "\(row)")
        }.joined()
    }

    @Test func equalLabelsAreToldApartByTheirRow() throws {
        let content = Self.shops(button: "Call", count: 26)
        let found = try ChangeCases.found(.inputLabel, content, method: .iosKeyboard)
        // Those after the middle are the costliest, as Shift-Tab is two keys: 16 to 18 against 15 for the name.
        #expect(found == ["b16 > Call Shop P", "b17 > Call Shop Q", "b18 > Call Shop R"])
        // With 14 rows only one is as far away as the name is long.
        #expect(
            try ChangeCases.found(.inputLabel, Self.shops(button: "Call"), method: .iosKeyboard) == [
                "b10 > Call Shop J"
            ])
        let fixture = try Fixture(content)
        let after = try #require(
            ScreenChange(.inputLabel, ["b18"], label: "Call Shop R").apply(to: fixture.screen, platform: .ios))
        #expect(after.elements.first { $0.id == "b18" }?.inputLabels == ["Call Shop R"])
        let before = try #require(fixture.cost(of: "b18", .iosKeyboard, on: .grouped, action: .activate))
        let cost = try #require(Fixture(after).cost(of: "b18", .iosKeyboard, on: .grouped, action: .activate))
        #expect(cost.seconds < before.seconds)
        #expect(ScreenChange(.inputLabel, ["b18"], label: "call shop r").apply(to: after, platform: .ios) == nil)
        #expect(ScreenChange(.inputLabel, ["b18"], label: "CALL").apply(to: fixture.screen, platform: .ios) == nil)
    }

    @Test func whoSpeaksGetsNamesForAllThatShareOne() throws {
        let found = try ChangeCases.found(.inputLabel, Self.shops(button: "Call"), method: .iosVoiceControl)
        // The first one, too: saying "Call" shows numbers on all of them.
        #expect(found == ["b1 > Call Shop A", "b2 > Call Shop B", "b3 > Call Shop C"])
        let fixture = try Fixture(Self.shops(button: "Call"))
        let after = try #require(
            ScreenChange(.inputLabel, ["b1"], label: "Call Shop A").apply(to: fixture.screen, platform: .ios))
        let before = try #require(fixture.cost(of: "b1", .iosVoiceControl, on: .flat, action: .activate))
        let cost = try #require(Fixture(after).cost(of: "b1", .iosVoiceControl, on: .flat, action: .activate))
        // "Tap Call", "1" becomes "Tap Call Shop A": a word more, a command less.
        #expect(before.words == 3 && before.commands == 2 && cost.words == 4 && cost.commands == 1)
        #expect(abs(before.seconds - cost.seconds - (1 - 0.4)) < 1e-9)
    }

    @Test func equalLabelsAreToldApartByTheirBox() throws {
        let content = (1...8).map { box in
            "<group id=\"g\(box)\" label=\"Zone \(Character(UnicodeScalar(UInt8(64 + box))))\"><element id=\"a\(box)\" role=\"button\" label=\"Add\" x=\"0\" y=\"\(box * 50)\" width=\"60\" height=\"40\"/><element id=\"b\(box)\" role=\"button\" label=\"Item \(box)\" x=\"80\" y=\"\(box * 50)\" width=\"60\" height=\"40\"/></group>"
        }.joined()
        let found = try ChangeCases.found(.inputLabel, content, method: .iosKeyboard)
        #expect(found.contains("a5 > Add Zone E"))
    }

    @Test(arguments: [
        ("labels of their own", shops(button: "Call #")), ("too few to be slow", shops(button: "Call", count: 2)),
        ("nothing that tells them apart", shops(button: "Call").replacing("staticText", with: "separator")),
        (
            "a name already",
            shops(button: "Call").replacing(
                "height=\"40\"/><element id=\"t",
                with: "height=\"40\"><inputLabel>Ring</inputLabel></element><element id=\"t")
        ),
    ])
    func noFurtherName(case name: String, content: String) throws {
        let found = try ChangeCases.found(.inputLabel, content, method: .iosKeyboard)
        // In the last case only the last button has no name.
        #expect(name == "a name already" ? found.count <= 1 : found == [], "\(name)")
        #expect(try ChangeCases.found(.inputLabel, content, platform: .mac, method: .macKeyboard) == [])
    }
}
