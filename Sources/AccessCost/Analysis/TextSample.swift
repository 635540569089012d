/// What is to be typed: a text, or only how often each character is wanted.
public struct TextSample: Sendable {
    /// A character typed after another one, and how often.
    struct Pair: Sendable {
        /// The one before, nil at the beginning.
        var before: Character?
        var character: Character
        var count: Double
    }

    /// The characters with their counts, in the order in which they first occur.
    public let counts: [(character: Character, count: Double)]
    private let text: [Character]?

    /// A text; without case, white space at its ends left out and elsewhere one space. O(length).
    public init(_ text: String) {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        let characters = Array(words.joined(separator: " "))
        var counts: [(character: Character, count: Double)] = []
        var places: [Character: Int] = [:]
        for character in characters {
            if let place = places[character] {
                counts[place].count += 1
            } else {
                places[character] = counts.count
                counts.append((character, 1))
            }
        }
        self.counts = counts
        self.text = characters
    }

    /// A letter table: characters without case and how often each is wanted relative to the others, in that order.
    ///
    /// One character tells nothing of the next.
    public init(table: [(character: Character, count: Double)]) {
        counts = table
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
                if let place = places[[before, character]] {
                    pairs[place].count += 1
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
