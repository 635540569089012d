/// The shortest text to type so that a target is the first that finding by name shows.
///
/// A text matches without case; the start of a name comes before the start of a word in it, that before the inside of
/// one, and among equals the order of the cursor decides (P: the vendor documents none of it). A person types the
/// beginning of a name. All names are refined together, one letter at a time: the places in them at which the same text
/// begins form a class, and only classes that still hold a target without a text of its own go on. O(letters x length of
/// the longest text needed).
struct FindIndex {
    /// What a person types.
    struct Typing: Sendable {
        /// The fewest letters of a name; a shorter name is typed as a whole.
        var letters: Int
        /// Whether a text may begin anywhere in a name.
        var startsAnywhere: Bool
    }

    /// What a target is called: its label, then its further names.
    struct Names {
        var stop: StopIndex
        var texts: [String]
    }

    /// A text that finds a target.
    struct Text: Sendable {
        var stop: StopIndex
        /// The text as routes show it; with the name it matches where that is not the label.
        var name: String
        /// The number of letters to type.
        var letters: Int
    }

    /// The largest number of characters of a name that are compared.
    static let longestName = 300

    private struct Place {
        var target: Int32
        var name: Int32
        var offset: Int32
        var group: Int32
        var rank: Rank
    }

    /// Where in a name a text begins; what comes first is found first.
    private enum Rank: Int {
        case name, word, inside
    }

    /// What is known of the places at which one text begins.
    private struct Group {
        private var first = SIMD4<Int32>(repeating: .max)
        /// The target that the text finds.
        var winner: Int32 { first[0] < .max ? first[0] : first[1] < .max ? first[1] : first[2] }

        mutating func add(_ target: Int32, _ rank: Rank) { first[rank.rawValue] = min(first[rank.rawValue], target) }
    }

    /// The shortest text of each target that has one, in the order of the targets.
    ///
    /// Of several as short, the one in the earlier name and there the earlier one is taken.
    static func shortestTexts(_ targets: [Names], _ typing: Typing) -> [Text] {
        var letters: [[Character]] = []
        var sources: [(label: String, isLabel: Bool)] = []
        var places: [Place] = []
        var seen: Set<String> = []
        var hasNames = [Bool](repeating: false, count: targets.count)
        for (target, names) in targets.enumerated() {
            for (place, text) in names.texts.enumerated() {
                let lowered = text.lowercased()
                // What a later target shares as a whole finds the earlier one.
                guard !lowered.isEmpty, seen.insert(lowered).inserted else { continue }
                let name = Array(lowered.prefix(longestName))
                hasNames[target] = true
                for offset in typing.startsAnywhere ? name.indices : name.indices.prefix(1) {
                    guard !name[offset].isWhitespace else { continue }
                    let startsWord = offset > 0 && !isWord(name[offset - 1]) && isWord(name[offset])
                    places.append(
                        Place(
                            target: Int32(target), name: Int32(letters.count), offset: Int32(offset), group: 0,
                            rank: offset == 0 ? .name : startsWord ? .word : .inside))
                }
                letters.append(name)
                sources.append((text, place == 0))
            }
        }
        var result = [Text?](repeating: nil, count: targets.count)
        var numbers: [Character: Int32] = [:]
        let codes = letters.map { name in
            name.map { letter -> Int32 in
                if let number = numbers[letter] { return number }
                numbers[letter] = Int32(numbers.count)
                return Int32(numbers.count - 1)
            }
        }
        var length = 0
        while !places.isEmpty {
            length += 1
            var groups: [Group] = []
            var known: [Int64: Int32] = [:]
            for index in places.indices {
                let place = places[index]
                let code = codes[Int(place.name)][Int(place.offset) + length - 1]
                let key = Int64(place.group) << 32 | Int64(code)
                let group = known[key] ?? Int32(groups.count)
                if group == groups.count {
                    known[key] = group
                    groups.append(Group())
                }
                places[index].group = group
                groups[Int(group)].add(place.target, place.rank)
            }
            for place in places where result[Int(place.target)] == nil {
                let name = letters[Int(place.name)]
                let end = Int(place.offset) + length
                guard groups[Int(place.group)].winner == place.target, !name[end - 1].isWhitespace,
                    length >= typing.letters || length == name.count
                else { continue }
                let text = String(name[Int(place.offset)..<end])
                let source = sources[Int(place.name)]
                result[Int(place.target)] = Text(
                    stop: targets[Int(place.target)].stop,
                    name: source.isLabel ? "'\(text)'" : "'\(text)' (\(source.label))", letters: length)
            }
            var isOpen = [Bool](repeating: false, count: groups.count)
            for place in places where result[Int(place.target)] == nil { isOpen[Int(place.group)] = true }
            places.removeAll {
                !isOpen[Int($0.group)] || Int($0.offset) + length >= letters[Int($0.name)].count
            }
        }
        return result.compactMap(\.self)
    }

    private static func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}
