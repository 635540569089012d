import LayoutModel
import Testing

@testable import LayoutFormats

/// Everything that LayoutModel holds can be written as our XML and read back.
@Suite struct NavcostRoundTripTests {
    /// An element and a group that together have no stored property at its default.
    private static func fullElement() -> Element {
        var element = Element(.element, role: .button, id: "everything <&\">", label: "Tab\there\nand \"there\" & é日本")
        element.idIsDerived = true
        element.value = "on"
        element.frame = Frame(x: -1.5, y: 2.25, width: 1e-7, height: 12345.678)
        element.accessible = true
        element.interactive = false
        element.isHidden = true
        element.isEnabled = false
        element.isOffscreen = true
        element.line = 77
        element.column = 7
        element.weight = 0.1
        element.shortcut = Shortcut([.command, .shift], key: "-")
        element.mnemonic = "E"
        element.accessKey = "k"
        element.tabIndex = -1
        element.next = NextFocus(up: "box", down: "box", left: "box", right: "box", forward: "box")
        element.headingLevel = 2
        element.landmark = .search
        element.isAdjustable = true
        element.isInline = true
        element.isSelected = true
        element.gestures = [.longPress, .pinch]
        element.isDestructive = true
        element.confirms = true
        element.timeout = 2.5
        element.isPrivate = true
        element.reveals = .focus
        element.isFixed = true
        element.family = "verbs"
        element.shape = .polygon([Point(x: 0, y: 0), Point(x: 10.5, y: 0), Point(x: 0, y: -3)])
        element.leadsTo = "other"
        element.jumpsTo = "box"
        element.sameAs = "old/Pin card"
        element.inputLabels = ["Send", "<Give>"]
        element.actions = [Action(name: "Add", image: "plus", shortcut: Shortcut([.control], key: "A"), sameAs: "old")]
        return element
    }

    private static func fullGroup() -> Element {
        var group = Element(.group, role: .toolbar, id: "box", label: "Box")
        group.container = .landmark
        group.navigationStyle = .combined
        group.order = ["everything <&\">".replacingSpaces]
        group.isModal = true
        group.isLocked = true
        group.selectionFollowsFocus = true
        group.scanBlock = 3
        group.scanPriority = -2
        group.entry = .selected
        group.line = 5
        return group
    }

    private static func layout() -> Layout {
        var screen = Screen(id: "main", label: "Main & more", width: 320.5, height: 480)
        screen.isInitial = true
        screen.direction = .rightToLeft
        screen.readingOrder = .document
        screen.hasScripts = true
        screen.focus = "box"
        screen.line = 3
        var group = fullGroup()
        var element = fullElement()
        element.id = element.id.replacingSpaces
        group.order = [element.id]
        let box = screen.open(group, in: nil)
        let inner = screen.open(element, in: box)
        screen.close(inner)
        screen.close(box)
        var other = Screen(id: "other")
        other.line = 9
        let task = Task(
            name: "Do", weight: 3,
            activations: [Task.Activation(target: "box", action: "Add"), .init(target: "main/box")])
        var layout = Layout(
            name: "All <things>", summary: "What \"it\" shows", platform: .macCatalyst, format: "qt",
            screens: [screen, other], tasks: [task])
        layout.scanSettings = [ScanSetting("interval", "1.5"), ScanSetting("cycles", "2")]
        return layout
    }

    /// The values of a type's stored properties, by name.
    private func properties(_ value: Any) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: value).children.map { ($0.label!, String(describing: $0.value)) })
    }

    @Test func theFixtureChangesEveryStoredProperty() {
        let element = properties(Self.fullElement())
        let group = properties(Self.fullGroup())
        let plain = properties(Element())
        // Where the tree is kept and where the element stood in the input is not the file's to say.
        let aside: Set = ["parent", "subtreeEnd", "source", "kind"]
        for name in plain.keys where !aside.contains(name) {
            #expect(
                element[name] != plain[name] || group[name] != plain[name], "\(name) is at its default in the fixture")
        }
        let screen = properties(Self.layout().screens[0])
        for (name, value) in properties(Screen(id: "")) where name != "sources" {
            #expect(screen[name] != value, "\(name) is at its default in the fixture")
        }
        for (name, value) in properties(Layout()) { #expect(properties(Self.layout())[name] != value, "\(name)") }
        for (name, value) in properties(Task(name: "")) {
            #expect(properties(Self.layout().tasks[0])[name] != value, "\(name)")
        }
        for (name, value) in properties(Action(name: "")) {
            #expect(properties(Self.fullElement().actions[0])[name] != value, "\(name)")
        }
    }

    @Test func everyPropertyMakesTheRound() throws {
        let layout = Self.layout()
        let xml = LayoutWriter.xml(layout)
        let again = try LayoutReader.read(.bytes(Array(xml.utf8), path: "round.xml"))
        #expect(again.notes.isEmpty)
        #expect(again.format == "navcost")
        #expect(withoutSources(again.layout) == withoutSources(layout))
        #expect(LayoutWriter.xml(again.layout) == xml)
    }

    @Test(arguments: Gesture.allCases) func everyGesture(gesture: Gesture) throws {
        try expectRound { $0.gestures = [gesture] }
    }

    @Test(arguments: Role.allCases) func everyRole(role: Role) throws { try expectRound { $0.role = role } }

    /// Frames beyond 1e9 points are none: figures could not be computed from them.
    @Test func aFrameThatNoDisplayHasIsLeftOutWithANote() throws {
        for (number, isKept) in [(1e9, true), (1.1e9, false), (1e300, false)] {
            let text =
                "<layout><screen id='s'><element id='a' x='\(number)' y='0' width='1' height='1'/></screen></layout>"
            let read = try LayoutReader.read(.bytes(Array(text.utf8), path: "a.xml"))
            #expect((read.layout.screens[0].elements[0].frame != nil) == isKept)
            #expect(read.notes.contains { $0.message.contains("beyond 1,000,000,000 points") } != isKept)
        }
    }

    @Test(arguments: [0, -0.5, 1e9, 0.1 + 0.2, 123456789.123456789, 2.2250738585072014e-308])
    func everyNumber(number: Double) throws {
        try expectRound { $0.frame = Frame(x: number, y: -number, width: abs(number), height: 1) }
    }

    private func expectRound(_ change: (inout Element) -> Void) throws {
        var element = Element(.element, id: "a")
        element.line = 1
        element.column = 7
        change(&element)
        var screen = Screen(id: "s")
        screen.line = 1
        screen.close(screen.open(element, in: nil))
        let layout = Layout(screens: [screen])
        let again = try LayoutReader.read(.bytes(Array(LayoutWriter.xml(layout).utf8), path: "round.xml")).layout
        #expect(again.screens[0].elements.map(withoutSource) == layout.screens[0].elements.map(withoutSource))
    }

    private func withoutSource(_ element: Element) -> Element {
        var element = element
        element.source = -1
        return element
    }

    private func withoutSources(_ layout: Layout) -> Layout {
        var layout = layout
        for place in layout.screens.indices {
            layout.screens[place].sources = SourceMap()
            for offset in layout.screens[place].elements.indices {
                layout.screens[place][ElementIndex(offset)].source = -1
            }
        }
        return layout
    }
}

extension String {
    /// Ids in lists are separated by white space, so an id of the fixture must have none.
    fileprivate var replacingSpaces: String { String(map { $0 == " " ? "_" : $0 }) }
}
