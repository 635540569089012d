/// A text as words that are spoken and heard: runs of letters and numbers, and each Chinese, Japanese or Korean character by
/// itself. Punctuation is a pause and no word.
struct SpokenWords: Hashable, Sendable {
    /// The words without case.
    private(set) var words: [String] = []
    /// How many words each one counts as.
    private(set) var weights: [Double] = []

    /// What a Chinese, Japanese or Korean character counts, in words (ours; no source).
    static let shareOfCharacter = 0.6

    /// The words of a text. O(length).
    init(_ text: String) {
        var word = ""
        func end(_ words: inout [String], _ weights: inout [Double]) {
            guard !word.isEmpty else { return }
            words.append(word.lowercased())
            weights.append(1)
            word = ""
        }
        for character in text {
            guard Self.isSpoken(character) else {
                // An apostrophe stands inside a word.
                if character != "'", character != "’" { end(&words, &weights) }
                continue
            }
            if Self.isIdeograph(character) {
                end(&words, &weights)
                words.append(String(character))
                weights.append(Self.shareOfCharacter)
            } else {
                word.append(character)
            }
        }
        end(&words, &weights)
    }

    /// The number of words.
    var count: Double { weights.reduce(0, +) }

    /// The number of words up to and with the first so many, and until so many have been spoken.
    func count(first: Int, atLeast least: Double) -> Double {
        var sum = 0.0
        for (index, weight) in weights.enumerated() {
            if index >= first, sum >= least { break }
            sum += weight
        }
        return sum
    }

    /// The number of words of a text. O(length).
    static func count(_ text: String) -> Double { SpokenWords(text).count }

    /// The number of words of a number from 0: "seven" is one, "forty two" two, "one hundred five" three.
    static func count(_ number: Int) -> Double {
        switch number {
        case ..<21: 1
        case ..<100: number % 10 == 0 ? 1 : 2
        case ..<1_000: 2 + (number % 100 == 0 ? 0 : count(number % 100))
        default: count(number / 1_000) + 1 + (number % 1_000 == 0 ? 0 : count(number % 1_000))
        }
    }

    /// A text as it is compared in speech: without case, its words with a space between them; empty where nothing of it
    /// can be said. O(length).
    static func key(_ text: String) -> String {
        text.lowercased().split { !isSpoken($0) && $0 != "'" && $0 != "’" }.filter { $0.contains(where: isSpoken) }
            .joined(separator: " ")
    }

    private static func isSpoken(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return character.isLetter || character.isNumber }
        // The tables of all characters are a seventh of what suggestions for large screens take.
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Han, kana and Hangul.
    private static func isIdeograph(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value, scalar >= 0x1100 else { return false }
        return switch scalar {
        case 0x1100...0x11ff, 0x2e80...0x2fdf, 0x3040...0x30ff, 0x3100...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
            0xac00...0xd7ff, 0xf900...0xfaff, 0xff66...0xff9f, 0x20000...0x3ffff:
            true
        default: false
        }
    }
}
