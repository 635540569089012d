import AccessCost
import TestSupport
import Testing

@testable import CostReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON as it is written, compared with Foundation's encoder and decoder.
@Suite struct JSONTextTests {
    /// A made-up value as both see it.
    private indirect enum Made: Encodable {
        case text(String), number(Int), flag(Bool), null
        case list([Made])
        case object([String: Made])

        init(_ random: inout SeededGenerator, depth: Int) {
            switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
            case 0: self = .text(Self.text(&random))
            case 1: self = .number(Int.random(in: -1_000_000...1_000_000, using: &random))
            case 2: self = .flag(Bool.random(using: &random))
            case 3: self = .null
            case 4:
                self = .list(
                    (0..<Int.random(in: 0...4, using: &random)).map { _ in Made(&random, depth: depth - 1) })
            default:
                var members: [String: Made] = [:]
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    members["k\(Int.random(in: 0...9, using: &random))"] = Made(&random, depth: depth - 1)
                }
                self = .object(members)
            }
        }

        static func text(_ random: inout SeededGenerator) -> String {
            let characters: [Character] = [
                "a", "\"", "\\", "/", "\n", "\r", "\t", "\u{8}", "\u{C}", "\u{1}", "\u{1F}", "\u{7F}", "é", "日",
                "\u{1F600}", "\u{2028}", " ", "<",
            ]
            return String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in characters.randomElement(using: &random)! })
        }

        var value: JSONValue {
            switch self {
            case .text(let text): .text(text)
            case .number(let number): JSONValue(number)
            case .flag(let flag): .flag(flag)
            case .null: .null
            case .list(let list): .list(list.map(\.value))
            // In no order: what is written is sorted.
            case .object(let members): .object(JSONMembers(members.map { ($0, $1.value) }))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .flag(let flag): try container.encode(flag)
            case .null: try container.encodeNil()
            case .list(let list): try container.encode(list)
            case .object(let members): try container.encode(members)
            }
        }
    }

    @Test func textIsThatOfFoundationsEncoder() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let made = Made(&random, depth: 4)
            for isIndented in [true, false] {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
                let expected = String(decoding: try encoder.encode(made), as: UTF8.self) + "\n"
                #expect(made.value.text(indented: isIndented) == expected)
            }
        }
    }

    @Test func numbersReadBackAsTheyAreRounded() throws {
        var random = SeededGenerator(seed: 4)
        for round in 0..<20_000 {
            let digits = Double(Int.random(in: 1...99_999_999, using: &random))
            var value = digits
            let power = Int.random(in: -14...8, using: &random)
            for _ in 0..<abs(power) { value = power < 0 ? value / 10 : value * 10 }
            if round % 2 == 1 { value = -value }
            let text = roundedText(value)
            #expect(Double(text) == rounded(value), "\(value)")
            #expect(abs(rounded(value) - value) <= abs(value) * 5.0000001e-6)
            // The shortest text of that number, without a fraction where it is whole.
            let shortest = rounded(value).description
            if abs(value) >= 1e-3, abs(value) < 1e15 {
                #expect(text == (shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest), "\(value)")
            }
            #expect(text.contains("e") == (abs(rounded(value)) < 1e-4))
        }
    }

    @Test func errorsOfBinaryFractionsAreNotWritten() {
        var random = SeededGenerator(seed: 5)
        for round in 0..<20_000 {
            let near = Double(Int.random(in: 1..<1_000_000, using: &random)) / 1000
            let away = round % 3 == 0 ? 0 : near / Double(1 << Int.random(in: 17...52, using: &random))
            let value = round % 2 == 0 ? near + away : near - away
            let shortest = rounded(value).description
            #expect(
                roundedText(value) == (shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest), "\(value)")
        }
        #expect(roundedText(16.950000000000003) == "16.95")
        #expect(roundedText(-0.30000000000000004) == "-0.3")
        #expect(roundedText(999.999999) == "1000")
    }

    @Test func membersAreSortedByName() {
        var text = JSONText(isIndented: false)
        text.object { text in
            text.add("b", 1)
            text.add("ab") { text in
                text.object { text in
                    text.add("z", nil)
                    text.add("a \"", ["x", "y"])
                    text.add("a", [nil, 2])
                }
            }
            text.add("", "first")
            text.add("a", .number(2.5))
        }
        #expect(text.string == #"{"":"first","a":2.5,"ab":{"a":[null,2],"a \"":["x","y"],"z":null},"b":1}"#)
    }

    @Test func membersInAnyOrderAreTheSameText() {
        let names = ["commands", "keystrokes", "path", "presses", "route", "seconds", "steps", "wait"]
        func text(_ names: [String], indented: Bool) -> String {
            var text = JSONText(isIndented: indented, depth: 2)
            text.list(0..<2) { text, _ in
                text.object { text in
                    for name in names {
                        text.add(name) { $0.object { for other in names { $0.add(other, .text(name)) } } }
                    }
                }
            }
            return text.string
        }
        var random = SeededGenerator(seed: 5)
        for isIndented in [true, false] {
            let sorted = text(names, indented: isIndented)
            for _ in 0..<50 { #expect(text(names.shuffled(using: &random), indented: isIndented) == sorted) }
        }
    }

    /// Controls beyond ASCII steer terminals, which JSON allows; letters that begin with the same byte stay.
    @Test func controlsBeyondASCIIAreEscaped() throws {
        var text = JSONText(isIndented: false)
        text.quoted("\u{9B}2J \u{80}\u{9F}\u{A0}° é\u{7F}\u{202E}\u{85}")
        #expect(text.string == "\"\\u009b2J \\u0080\\u009f\u{A0}° é\u{7F}\u{202E}\\u0085\"")
        let read = try JSONDecoder().decode(String.self, from: Data(text.string.utf8))
        #expect(read == "\u{9B}2J \u{80}\u{9F}\u{A0}° é\u{7F}\u{202E}\u{85}")
    }

    /// Of texts of up to 20 characters, each character up to U+00FF in each place is written as one by itself is.
    @Test func eachCharacterIsQuotedInEachPlace() throws {
        func quoted(_ text: String) -> Substring {
            var json = JSONText(isIndented: false)
            json.quoted(text)
            return json.string.dropFirst().dropLast()
        }
        for value in UInt8.min...UInt8.max {
            let own = String(Unicode.Scalar(value))
            let alone = quoted(own)
            let read = try JSONDecoder().decode(String.self, from: Data("\"\(alone)\"".utf8))
            #expect(read == own)
            for length in 0..<20 {
                for place in 0...length {
                    let (before, after) = (
                        String(repeating: "a", count: place), String(repeating: "~", count: length - place)
                    )
                    let found = quoted(before + own + after)
                    guard found != before + alone + after else { continue }
                    Issue.record("U+\(String(value, radix: 16)) at \(place) of \(length): \(found)")
                }
            }
        }
    }

    /// Pieces make the text that they make as a whole.
    @Test(arguments: ["", "Wait x3, Press", "Say \"a\\b\", \u{9B}", "é, \n\t日本"]) func piecesInQuotes(text: String) {
        var whole = JSONText(isIndented: false)
        var parts = JSONText(isIndented: false)
        whole.quoted(text)
        parts.quoted(upTo: text.utf8.count) { put in for character in text { put(String(character)) } }
        #expect(parts.string == whole.string)
    }

    /// What is handed on piece by piece is the whole text, in pieces that are little longer than they need be, and no character
    /// is divided. Objects that are still to be sorted are not.
    @Test(arguments: [false, true]) func piecesAreTheWholeText(indented: Bool) {
        func write(_ text: inout JSONText) {
            text.list(0..<3000) { text, number in
                text.object { text in
                    text.add("é\(number)", .text("日本語 \(number)"))
                    text.add("a", [1, 2])
                }
            }
            text.literal("\n")
        }
        var whole = JSONText(isIndented: indented, depth: 1)
        write(&whole)
        var (pieces, sizes): (String, [Int]) = ("", [])
        JSONText.write(
            isIndented: indented, depth: 1,
            to: { piece in
                sizes.append(piece.count)
                pieces += String(decoding: piece, as: UTF8.self)
            }
        ) { write(&$0) }
        #expect(pieces == whole.string)
        #expect(sizes.count == whole.string.utf8.count / SerialWriter.pieceSize + 1 && sizes.count > 1)
        #expect(sizes.allSatisfy { $0 < SerialWriter.pieceSize + 200 })

        var sorted = ""
        JSONText.write(isIndented: indented, to: { sorted += String(decoding: $0, as: UTF8.self) }) { text in
            text.object { text in
                text.add("b") { $0.list(0..<30_000) { $0.number(Double($1)) } }
                text.add("a", nil)
            }
        }
        #expect(sorted.hasPrefix(indented ? "{\n  \"a\" : null,\n  \"b\" : [" : "{\"a\":null,\"b\":["))
    }

    @Test func whatIsSetReplacesAndNilTakesAway() {
        var members: JSONMembers = ["b": 1, "a": 2]
        members["b"] = "x"
        members["c"] = .null
        members["a"] = nil
        #expect(JSONValue.object(members).text(indented: false) == "{\"b\":\"x\",\"c\":null}\n")
        #expect(members["a"] == nil && members["c"] == .null)
    }

    /// Each object out of order is put in order for itself: what was written before is not copied.
    @Test func sortingMembersIsLinear() {
        let growth = growthPerDoubling(from: 4000, runs: 3, prepare: { $0 }) { count in
            var text = JSONText(isIndented: true)
            text.list(0..<count) { text, number in
                text.object { text in
                    text.add("b", .number(Double(number)))
                    text.add("a", .number(1))
                }
            }
            #expect(text.string.utf8.count > count)
        }
        #expect(growth < mostLinearGrowth)
    }
}
