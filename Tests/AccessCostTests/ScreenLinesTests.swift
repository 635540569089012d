import LayoutModel
import Testing

@testable import AccessCost

/// The lines of a page as NVDA shows them with its screen layout.
@Suite struct ScreenLinesTests {
    /// Lines as text, each place marked by the number of its item.
    private func shown(_ texts: [(String, Bool)]) -> [[Int]] {
        let lines = ScreenLines(texts.map { (text: $0, isInline: $1) })
        var result: [[Int]] = []
        var place: Int? = texts.isEmpty ? nil : 0
        while let start = place {
            var items = [lines.items[start]]
            var next = start
            while let word = lines.nextWord(after: next) {
                #expect(lines.previousWord(before: word) == next)
                items.append(lines.items[word])
                next = word
            }
            #expect(lines.nextLine(after: next) == lines.nextLine(after: start))
            result.append(items)
            place = lines.nextLine(after: start)
            if let place { #expect(lines.previousLine(before: place) == start) }
        }
        return result
    }

    @Test func whatFlowsInOneLineIsOne() {
        #expect(
            shown([("Home", false), ("Products", true), ("Contact us", true), ("Next", false)]) == [[0, 1, 2], [3]])
        // Words before an item are places; those behind the last item of a line are none.
        #expect(shown([("go on to", true), ("this link now", true), ("", true)]) == [[0, 0, 0, 1, 1, 1, 2]])
        #expect(shown([("one two three", false)]) == [[0]])
        #expect(shown([]).isEmpty)
    }

    @Test func longTextsAreSeveralLines() {
        let ten = Array(repeating: "123456789", count: 10).joined(separator: " ")
        #expect(ten.utf16.count == 99)
        #expect(shown([(ten, false)]) == [[0]])
        #expect(shown([(ten + " 123456789", false)]) == [[0], [0]])
        // The link stands on the last line of the text, behind its one word.
        #expect(shown([(ten + " 123456789", false), ("link", true)]) == [[0], [0, 1]])
        // A word without a break is cut.
        #expect(shown([(String(repeating: "x", count: 250), false), ("y", true)]) == [[0], [0], [0, 1]])
        // An item that does not fit begins a line of its own.
        #expect(shown([(ten, false), ("link", true)]) == [[0], [1]])
    }

    /// Against the words of all items written one after the other into lines.
    @Test func agreesWithWritingLinesWordByWord() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let texts = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                    String(repeating: "w", count: Int.random(in: 1...12, using: &random))
                }
                return (words.joined(separator: " "), Int.random(in: 0...3, using: &random) > 0)
            }
            var written: [[(item: Int, isFirst: Bool)]] = []
            var column = 0
            for (item, text) in texts.enumerated() {
                for (number, word) in text.0.split(separator: " ").enumerated() {
                    if written.isEmpty || number == 0 && !text.1 || column + word.count > 100 {
                        written.append([])
                        column = 0
                    }
                    written[written.count - 1].append((item, number == 0))
                    column += word.count + 1
                }
            }
            // Places end with the first word of the last item that begins on the line.
            let expected = written.map { line in
                line.prefix((line.lastIndex { $0.isFirst } ?? 0) + 1).map(\.item)
            }
            #expect(shown(texts) == expected)
        }
    }

    private func page(_ change: (inout Screen) -> Void = { _ in }) -> Screen {
        makeScreen { screen in
            screen.add(.link, "Home")
            screen.add(.link, "Products") { $0.isInline = true }
            screen.add(.link, "Contact us") { $0.isInline = true }
            screen.add(.staticText, "Read the whole")
            screen.add(.link, "story") { $0.isInline = true }
            screen.add(.other, "card") { ($0.isInline, $0.interactive) = (true, true) }
            change(&screen)
            screen.add(.heading, "News")
            screen.add(.link, "More")
        }
    }

    private func found(
        _ screen: Screen, _ reader: String = "nvda", lines: Bool = true, routes: Set<RouteFamily>? = nil
    ) -> Found {
        Found(
            screen, .webScreenReader, set: ["reader": reader, "screenLayout": "\(lines)", "listening": "off"],
            routes: routes)
    }

    @Test func arrowsGoFromLineToLine() {
        let lines = found(page(), routes: [.items])
        #expect(lines.route("Products") == "Control-Right, Return")
        #expect(lines.route("Contact us") == "Control-Right x2, Return")
        #expect(lines.route("story") == "Down, Control-Right x3, Return")
        #expect(lines.route("card") == "Down, Control-Right x4, Return")
        #expect(lines.route("More") == "Down x3, Return")
        let cost = lines.cost("story")
        #expect(cost?.commands == 5 && cost?.keystrokes == 8)
        let items = found(page(), lines: false, routes: [.items])
        #expect(items.route("story") == "Down x4, Return")
        #expect(items.route("More") == "Down x7, Return")
    }

    /// Tab stops at controls alone, of which a card without a tab index is none.
    @Test func tabGoesFromControlToControl() {
        let lines = found(page(), routes: [.items, .tab])
        #expect(lines.route("Contact us") == "Tab x2, Return")
        #expect(lines.route("story") == "Down, Tab, Return")
        #expect(lines.route("card") == "Down, Tab, Control-Right, Return")
        #expect(lines.route("More") == "Down x3, Return")
    }

    /// Up from within a line goes to the beginning of the one before.
    @Test func upGoesToTheBeginningOfTheLineBefore() {
        let screen = page { $0.add(.button, "Buy") { $0.isInline = true } }
        let lines = found(screen, routes: [.items, .buttons])
        #expect(lines.route("Buy") == "B, Return")
        #expect(lines.route("card") == "B, Control-Left, Return")
        let long = makeScreen { screen in
            for line in 0..<6 { screen.add(.staticText, "line \(line)") }
            screen.add(.link, "first")
            screen.add(.link, "second") { $0.isInline = true }
            screen.add(.heading, "News")
            screen.add(.link, "More")
        }
        #expect(found(long, routes: [.items, .headings]).route("second") == "H, Up, Control-Right, Return")
        #expect(found(long, routes: [.items, .headings]).route("More") == "H, Down, Return")
    }

    @Test(arguments: ["jaws", "voiceover"]) func otherReadersHaveNoLines(_ reader: String) {
        let (with, without) = (found(page(), reader), found(page(), reader, lines: false))
        for id in ["Home", "Products", "story", "card", "More"] {
            #expect(with.route(id) == without.route(id))
            #expect(with.cost(id) == without.cost(id))
        }
    }
}
