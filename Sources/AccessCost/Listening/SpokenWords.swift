/// A text as words that are spoken: letters between spaces, and each Chinese, Japanese or Korean character by itself.
struct SpokenWords: Hashable, Sendable {
    /// The words without case.
    private(set) var words: [String] = []
    /// How many words each one counts as.
    private(set) var weights: [Double] = []

    /// What a character of a script without spaces counts as, in words.
    static let characterWeight = 0.6

    /// The words of a text. O(letters).
    init(_ text: String) {
        var word = ""
        func end() {
            guard !word.isEmpty else { return }
            words.append(word.lowercased())
            weights.append(1)
            word = ""
        }
        for character in text {
            if character.isWhitespace {
                end()
            } else if Self.standsAlone(character) {
                end()
                words.append(String(character))
                weights.append(Self.characterWeight)
            } else {
                word.append(character)
            }
        }
        end()
        // What is only punctuation is a pause, not a word.
        let spoken = words.indices.filter { index in words[index].contains { $0.isLetter || $0.isNumber || $0.isSymbol }
        }
        if spoken.count < words.count {
            words = spoken.map { words[$0] }
            weights = spoken.map { weights[$0] }
        }
    }

    /// The number of words, characters of scripts without spaces counting less.
    var count: Double { weights.reduce(0, +) }

    /// The words up to and with the first so many, and until so many have been spoken.
    func count(first: Int, atLeast least: Double) -> Double {
        var sum = 0.0
        for (index, weight) in weights.enumerated() {
            if index >= first, sum >= least { break }
            sum += weight
        }
        return sum
    }

    private static func standsAlone(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first?.value, scalar >= 0x2E80 else { return false }
        return (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7AF).contains(scalar)
            || (0xF900...0xFAFF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
    }
}
