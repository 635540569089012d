import GroupingSearch
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@testable import CostReport

/// Labels and ids that try to break out of the code around them.
@Suite struct HostileCodeTests {
    /// The text of a literal between two quotes, nil where it ends early or interpolates.
    private static func decoded(_ literal: String, forbidden: Set<Unicode.Scalar>) -> String? {
        var scalars = Array(literal.unicodeScalars)
        guard scalars.count >= 2, scalars.removeFirst() == "\"", scalars.removeLast() == "\"" else { return nil }
        var result = String.UnicodeScalarView()
        var place = 0
        func number(_ digits: ArraySlice<Unicode.Scalar>, _ radix: Int) -> Unicode.Scalar? {
            UInt32(String(String.UnicodeScalarView(digits)), radix: radix).flatMap(Unicode.Scalar.init)
        }
        while place < scalars.count {
            let scalar = scalars[place]
            place += 1
            if scalar == "\"" || scalar == "\n" || scalar == "\r" || forbidden.contains(scalar) { return nil }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard place < scalars.count else { return nil }
            let escape = scalars[place]
            place += 1
            switch escape {
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "t": result.append("\t")
            case "\\", "\"": result.append(escape)
            case "$" where forbidden.contains("$"): result.append(escape)
            case "u" where scalars[place...].first == "{":
                guard let end = scalars[place...].firstIndex(of: "}"), let one = number(scalars[(place + 1)..<end], 16)
                else {
                    return nil
                }
                result.append(one)
                place = end + 1
            case "u":
                guard place + 4 <= scalars.count, let one = number(scalars[place..<place + 4], 16) else { return nil }
                result.append(one)
                place += 4
            case "0"..."7":
                guard place + 2 <= scalars.count, let one = number(scalars[(place - 1)..<place + 2], 8) else {
                    return nil
                }
                result.append(one)
                place += 2
            default: return nil
            }
        }
        return String(result)
    }

    @Test(arguments: CodeCases.hostile) func literalsSayWhatTheyWereGiven(text: String) {
        for text in [text, "x\(text)", "\(text)7", text + text] {
            #expect(Self.decoded(CodeText.swift(text), forbidden: []) == text)
            #expect(Self.decoded(CodeText.kotlin(text), forbidden: ["$"]) == text)
            #expect(Self.decoded(CodeText.cpp(text), forbidden: []) == text)
        }
    }

    @Test func whatReordersALineIsWrittenAsANumber() {
        #expect(CodeText.swift("a\u{202E}b") == "\"a\\u{202E}b\"")
        #expect(CodeText.kotlin("a\u{202E}b") == "\"a\\u202Eb\"")
        #expect(CodeText.cpp("a\u{202E}b\u{7}1") == "\"a\\u202Eb\\0071\"")
        #expect(CodeText.xml("a\u{202E}b\u{7}<") == "a&#8238;b &lt;")
        #expect(CodeText.kotlin("${x}") == "\"\\${x}\"")
        #expect(CodeText.android("@it's \"x\"\n") == "\\@it\\&#39;s \\&quot;x\\&quot;\\n")
        #expect(CodeText.android("a@b?") == "a@b?")
        // What a family of emoji is joined with stays.
        #expect(CodeText.swift("\u{1F469}\u{200D}\u{1F680}") == "\"\u{1F469}\u{200D}\u{1F680}\"")
    }

    /// What a reader of XML makes of a text: controls cannot be held by it.
    private static func held(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.value < 0x20 && !"\n\r\t".unicodeScalars.contains($0) ? " " : $0 }))
    }

    @Test func markupIsWellFormedAndHoldsEveryLabel() throws {
        for (platform, toolkit) in [(Platform.gtk, "gtk"), (.android, "android-xml"), (.web, "html")] {
            let hostile = try CodeCases.hostileCases(platform)
            let plain = try CodeCases.changes(platform).map {
                (screen: try CodeCases.screen(platform), change: $0.change)
            }
            for (screen, change) in plain + hostile {
                let code = SuggestionCode.code(for: change, on: screen, platform: platform).first {
                    $0.toolkit == toolkit
                }
                guard let code = code?.code else { continue }
                let page =
                    switch toolkit {
                    case "gtk":
                        "<interface><requires lib=\"gtk\" version=\"4.0\"/><object class=\"GtkLabel\"/>\(code)</interface>"
                    case "html": "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>\(code)</body></html>"
                    default:
                        "<FrameLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:app=\"http://schemas.android.com/apk/res-auto\" android:layout_width=\"match_parent\" android:layout_height=\"match_parent\">\(code)</FrameLayout>"
                    }
                let path = toolkit == "html" ? "a.xhtml" : "a.xml"
                let layout = try LayoutReader.read(
                    .bytes(Array(page.utf8), path: path), format: toolkit == "android-xml" ? "android-layout" : toolkit
                ).layout
                #expect(!layout.screens.isEmpty)
                guard toolkit == "html", change.kind == .order else { continue }
                // Nothing is added to a page but what was there.
                let labels = layout.screens[0].elements.filter { $0.role == .button }.map(\.label)
                let expected = change.targets.map { id in screen.elements.first { $0.id == id }!.label }
                #expect(labels.count == expected.count)
                for (label, text) in zip(labels, expected) {
                    #expect(label.filter { !$0.isWhitespace } == Self.held(text).filter { !$0.isWhitespace })
                }
            }
        }
    }

    @Test func commentsHoldIdentifiersAlone() throws {
        for platform in [Platform.ios, .mac, .android, .qt] {
            for (screen, change) in try CodeCases.hostileCases(platform) {
                for (_, code) in SuggestionCode.code(for: change, on: screen, platform: platform) {
                    for line in code.split(separator: "\n") where line.contains("// ") && !line.contains("\"") {
                        #expect(line.allSatisfy { $0.isASCII && $0 != "\\" }, "\(line)")
                    }
                }
            }
        }
    }
}
