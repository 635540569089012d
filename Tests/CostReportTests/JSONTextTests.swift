import AccessCost
import TestSupport
import Testing

@testable import CostReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// JSON as it is written, held against Foundation's encoder and decoder.
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
            let text = writtenText(value)
            #expect(Double(text) == written(value), "\(value)")
            #expect(abs(written(value) - value) <= abs(value) * 5.0000001e-6)
            // The shortest text of that number, without a fraction where it is whole.
            let shortest = written(value).description
            #expect(text == (shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest) || text.count < 18)
            #expect(text.contains("e") == (abs(written(value)) < 1e-4))
        }
    }

    @Test func whatIsSetReplacesAndNilTakesAway() {
        var members: JSONMembers = ["b": 1, "a": 2]
        members["b"] = "x"
        members["c"] = .null
        members["a"] = nil
        #expect(JSONValue.object(members).text(indented: false) == "{\"b\":\"x\",\"c\":null}\n")
        #expect(members["a"] == nil && members["c"] == .null)
    }
}
