/// The shortest text to type so that a target is the first that finding by name shows.
///
/// A text matches without case; where it starts a word it comes before where it stands inside one, and among equals the
/// order of the cursor decides (P: the vendor documents none of it). All names are refined together, one letter at a
/// time: the places in them at which the same text begins form a class, and only classes that still hold a target
/// without a text of its own go on. O(letters x length of the longest text needed).
struct FindIndex {
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
        var startsWord: Bool
    }

    /// What is known of the places at which one text begins.
    private struct Group {
        var firstAtStart = Int32.max
        var firstInside = Int32.max
        /// The target that the text finds.
        var winner: Int32 { firstAtStart < .max ? firstAtStart : firstInside }
    }

    /// The shortest text of each target that has one, in the order of the targets.
    ///
    /// Of several as short, the one in the earlier name and there the earlier one is taken.
    static func shortestTexts(_ targets: [Names]) -> [Text] {
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
                for offset in name.indices {
                    let isStart = offset == 0 || !isWord(name[offset - 1])
                    guard !name[offset].isWhitespace else { continue }
                    places.append(
                        Place(
                            target: Int32(target), name: Int32(letters.count), offset: Int32(offset), group: 0,
                            startsWord: isStart && isWord(name[offset]) || offset == 0))
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
                if place.startsWord {
                    groups[Int(group)].firstAtStart = min(groups[Int(group)].firstAtStart, place.target)
                } else {
                    groups[Int(group)].firstInside = min(groups[Int(group)].firstInside, place.target)
                }
            }
            for place in places where result[Int(place.target)] == nil {
                let name = letters[Int(place.name)]
                let end = Int(place.offset) + length
                guard groups[Int(place.group)].winner == place.target, !name[end - 1].isWhitespace else { continue }
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
