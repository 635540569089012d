public import AccessCost
import LayoutModel

/// Writes the page that leads to the reports of several layouts.
public enum IndexHTML {
    /// A report and where it stands.
    public struct Entry: Sendable {
        /// The name of its file, in the folder of the index.
        public var file: String
        /// What the index says of it.
        public var card: Card

        /// The report of a layout in a file.
        public init(file: String, card: Card) { (self.file, self.card) = (file, card) }
    }

    /// What an index says of a layout; the analysis itself is not kept.
    public struct Card: Sendable {
        let title, path: String
        let screens: [Markup]

        /// What is said of a layout.
        public init(_ layout: LayoutAnalysis) {
            title = AnalysisHTML.title(layout)
            path = layout.path
            screens = layout.screens.indices.map { IndexHTML.screen(layout, $0) }
        }
    }

    /// The page for some reports, in their order. O(screens).
    public static func page(_ entries: [Entry]) -> String {
        let cards = entries.map(card)
        return HTMLDocument(
            title: "Cost reports",
            header: """
                <p class="kicker">navcost</p>
                <h1>What it costs to reach a target</h1>
                <p>\(plural(entries.count, "layout")). Each report says what its targets cost people who use a switch, a keyboard, a \
                remote or a screen reader; here stands the answer for its first access method.</p>
                """,
            main: "<ul class=\"cards\">\n\(cards)</ul>\n",
            footer: "<p class=\"colophon\">navcost \(navcostVersion)</p>\n",
            hasScript: false
        ).text
    }

    private static func card(_ entry: Entry) -> Markup {
        let card = entry.card
        return """
            <li><h2><a href="\(address(of: entry.file))"><bdi>\(card.title.shown(80))</bdi><span class="unseen">, \(card.path.shown())</span></a></h2>
            <p class="hint path" aria-hidden="true">\(card.path.shown())</p>
            \(card.screens)</li>

            """
    }

    private static func screen(_ layout: LayoutAnalysis, _ place: Int) -> Markup {
        let screen = layout.screens[place]
        let name: Markup =
            layout.screens.count > 1
            ? "<b><bdi>\((screen.screen.label.isEmpty ? screen.screen.id : screen.screen.label).shown(60))</bdi></b>: "
            : ""
        guard let view = MethodView(layout, place, 0), !screen.targets.isEmpty else {
            return "<p>\(name)no target</p>\n"
        }
        return
            "<p>\(name)\(AnalysisText().answer(screen.methods[0], screen)) <span class=\"hint\">\(view.method.name)</span></p>\n"
    }

    /// A file's name as an address: everything but letters, digits and a few marks in percent notation.
    static func address(of file: String) -> String {
        var result = ""
        for byte in file.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 95, 126: result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
