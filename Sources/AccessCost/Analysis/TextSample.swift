/// A character and how often it is wanted.
public struct CharacterCount: Hashable, Codable, Sendable {
    /// The character, without case.
    public var character: Character
    /// How often it is wanted; relative to the others in a letter table.
    public var count: Double

    /// A character that is wanted so often.
    public init(_ character: Character, count: Double) {
        self.character = character
        self.count = count
    }

    private enum CodingKeys: CodingKey {
        case character, count
    }

    /// Decodes a string of one character and a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .character)
        guard text.count == 1, let character = text.first else {
            throw DecodingError.dataCorruptedError(
                forKey: .character, in: container, debugDescription: "'\(text)' is not one character")
        }
        self.init(character, count: try container.decode(Double.self, forKey: .count))
    }

    /// Encodes the character as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(String(character), forKey: .character)
        try container.encode(count, forKey: .count)
    }
}

/// What the person types: a text, or only the frequency of each character.
public struct TextSample: Hashable, Codable, Sendable {
    /// A character typed after another one, and how often.
    struct Pair: Sendable {
        /// The one before, nil at the beginning.
        var before: Character?
        var character: Character
        var count: Double
    }

    /// The characters with their counts, in the order in which they first occur.
    public let counts: [CharacterCount]
    /// The text, folded; nil for a letter table.
    private let text: String?

    /// A text; without case, white space at its ends left out and elsewhere one space. O(length).
    public init(_ text: String) {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        let characters = Array(words.joined(separator: " "))
        var counts: [CharacterCount] = []
        var places: [Character: Int] = [:]
        for character in characters {
            if let index = places[character] {
                counts[index].count += 1
            } else {
                places[character] = counts.count
                counts.append(CharacterCount(character, count: 1))
            }
        }
        self.counts = counts
        self.text = String(characters)
    }

    /// A letter table: characters without case and how often each is wanted relative to the others, in that order.
    ///
    /// One character tells nothing of the next.
    public init(table: [(character: Character, count: Double)]) {
        counts = table.map { CharacterCount($0.character, count: $0.count) }
        text = nil
    }

    /// The number of characters; for a letter table the sum of what it says.
    public var length: Double { counts.reduce(0) { $0 + $1.count } }

    /// The pairs of characters typed one after the other among those that have a key. O(length), for a table O(characters
    /// squared).
    func pairs(of isKnown: (Character) -> Bool) -> [Pair] {
        var pairs: [Pair] = []
        if let text {
            var places: [[Character?]: Int] = [:]
            var before: Character?
            for character in text where isKnown(character) {
                if let index = places[[before, character]] {
                    pairs[index].count += 1
                } else {
                    places[[before, character]] = pairs.count
                    pairs.append(Pair(before: before, character: character, count: 1))
                }
                before = character
            }
        } else {
            let known = counts.filter { isKnown($0.character) }
            let total = known.reduce(0) { $0 + $1.count }
            for first in known {
                for second in known {
                    pairs.append(
                        Pair(
                            before: first.character, character: second.character,
                            count: first.count * second.count / total))
                }
            }
        }
        return pairs
    }
}
