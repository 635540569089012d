import CostReport
import GroupingSearch
import LayoutModel
import TestSupport

/// Changes of every kind on screens with plain and with hostile names.
enum CodeCases {
    /// The element that every kind is tried on, with the attributes and content of its `element`.
    private static let content = """
        <group id="rating" label="Rating" x="0" y="0" width="400" height="44">
          <element id="star-1" role="button" label="1 star" x="0" y="0" width="44" height="44"/>
          <element id="star-2" role="button" label="2 stars" x="50" y="0" width="44" height="44"/>
        </group>
        <element id="soundLabel" role="staticText" label="Sound" x="0" y="100" width="100" height="30"/>
        <element id="sound" role="toggle" value="on" x="200" y="100" width="50" height="30"/>
        <element id="breed" role="staticText" label="Breed" x="0" y="140" width="100" height="30"/>
        <element id="breed-value" role="staticText" label="Beagle" x="200" y="140" width="100" height="30"/>
        <element id="card" role="button" label="Card" x="0" y="200" width="100" height="100"/>
        <element id="pin" role="button" label="Pin card" x="110" y="200" width="40" height="40"/>
        <element id="add" role="button" label="Add card" x="160" y="200" width="40" height="40"/>
        <element id="line" role="separator" x="0" y="310" width="300" height="1"/>
        <element id="search" role="searchField" label="Search" x="0" y="320" width="300" height="30"/>
        <element id="delete" role="button" label="Delete" destructive="true" x="0" y="360" width="100" height="40"/>
        <element id="back" role="button" label="Previous" x="0" y="420" width="40" height="40"/>
        <element id="photo-1" role="image" label="Photo 1" x="50" y="410" width="100" height="100"/>
        <element id="photo-2" role="image" label="Photo 2" x="160" y="410" width="100" height="100"/>
        <element id="photo-3" role="image" label="Photo 3" x="270" y="410" width="100" height="100"/>
        <element id="on" role="button" label="Next" x="380" y="420" width="40" height="40"/>
        """

    /// A change of each kind, some in two ways, with the name of the case.
    static func changes(_ platform: Platform) -> [(name: String, change: ScreenChange)] {
        let key = platform == .web ? "K" : platform == .ios || platform == .mac ? "Command-K" : "Control-K"
        return [
            ("group of a box", ScreenChange(.group, ["star-1", "star-2"], label: "Rating", container: "rating")),
            ("new group", ScreenChange(.group, ["pin", "add"], label: "Card tools")),
            ("group of fields", ScreenChange(.group, ["search", "sound"], label: "Find")),
            ("ungroup", ScreenChange(.ungroup, ["star-1", "star-2"], container: "rating")),
            ("order", ScreenChange(.order, ["star-2", "star-1"], container: "rating")),
            ("order of the screen", ScreenChange(.order, ["delete", "card", "pin"])),
            ("merge of a control", ScreenChange(.merge, ["soundLabel", "sound"], label: "Sound")),
            ("merge of texts", ScreenChange(.merge, ["breed", "breed-value"], label: "Breed")),
            ("actions", ScreenChange(.actions, ["card", "pin", "add"])),
            ("gesture actions", ScreenChange(.gestureActions, ["card", "pin"], label: "Double tap, Long press")),
            ("skip", ScreenChange(.skip, ["line"])),
            ("shortcut", ScreenChange(.shortcut, ["card"], label: key)),
            ("shortcut of a field", ScreenChange(.shortcut, ["search"], label: key)),
            ("mnemonic", ScreenChange(.mnemonic, ["card"], label: "C")),
            ("input label", ScreenChange(.inputLabel, ["pin"], label: "Pin it")),
            (
                "adjustable",
                ScreenChange(.adjustable, ["back", "photo-1", "photo-2", "photo-3", "on"], label: "Photos")
            ),
            ("confirm", ScreenChange(.confirm, ["delete"])),
            ("headings", ScreenChange(.heading, ["soundLabel", "breed"], label: "2")),
            ("skip link", ScreenChange(.skipLink, ["search"], label: "Skip to search")),
            ("roving", ScreenChange(.roving, ["star-1", "star-2"], label: "Rating", container: "rating")),
            (
                "radio group of a box",
                ScreenChange(.radioGroup, ["star-1", "star-2"], label: "Rating", container: "rating")
            ),
            ("new radio group", ScreenChange(.radioGroup, ["pin", "add"], label: "Card tools")),
            ("earlier", ScreenChange(.earlier, ["add", "card"])),
            (
                "align",
                ScreenChange(
                    .align, ["pin", "add"],
                    frames: [
                        Frame(x: 110, y: 200, width: 40, height: 40), Frame(x: 160, y: 200, width: 40, height: 40),
                    ])
            ),
        ]
    }

    /// The screen that the changes are of.
    static func screen(_ platform: Platform) throws -> Screen { try Fixture(content, platform: platform).screen }

    /// The code of one toolkit for one case; nil where it has none.
    static func code(_ toolkit: String, _ name: String, _ platform: Platform) throws -> String? {
        guard let change = changes(platform).first(where: { $0.name == name })?.change else { return nil }
        return SuggestionCode.code(for: change, on: try screen(platform), platform: platform)
            .first { $0.toolkit == toolkit }?.code
    }

    /// Labels and ids that try to break out of what stands around them.
    static let hostile = [
        "\"", "\\", "\\(exit())", "${exit()}", "a\nb", "a\r\nb", "-->", "]]>", "</script><script>", "'", "`",
        "\u{202E}abc",
        "\u{1F469}\u{200D}\u{1F680}", "\u{0}\u{7}", "%@ %n", "@string/x", "?attr/x", "self", "class", "1", "\u{5C0F}",
        "#\"",
        "*/", "//", "\"\"\"", "\\u{", "\u{2028}", "??/", "&amp;", "$x", "{{x}}",
    ]

    /// The screen with each id and label replaced, and the changes on it.
    static func hostileCases(_ platform: Platform) throws -> [(screen: Screen, change: ScreenChange)] {
        let plain = try screen(platform)
        return hostile.flatMap { text in
            var screen = plain
            var ids: [String: String] = [:]
            for offset in screen.elements.indices {
                let index = ElementIndex(offset)
                let id = screen[index].id
                ids[id] = offset == 0 ? text : "\(text)\(offset)"
                screen[index].id = ids[id]!
                // What the names of actions are made from is kept.
                if !["card", "pin", "add", "back", "on"].contains(id) { screen[index].label += text }
            }
            return changes(platform).map { _, change in
                var change = change
                change.targets = change.targets.map { ids[$0]! }
                change.container = change.container.map { ids[$0]! }
                if change.kind != .shortcut { change.label += text }
                return (screen, change)
            }
        }
    }
}
