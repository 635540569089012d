public import LayoutModel

/// What a person says to name each target of a tree.
///
/// A name is a label or an input label with a letter or a number in it; case and punctuation are not spoken. Sources:
/// Apple, Developer News, "Challenge: Voice Control Synonyms" (input labels are names to speak; what shares a name gets
/// numbers to choose from); Google, "Voice Access best practices" (repeated names get numbers).
public struct SpokenNames: Sendable {
    /// How a person names a target.
    public enum Name: Hashable, Sendable {
        /// A name that no other target has.
        case own(String)
        /// A name that others have, too; numbers appear beside its bearers, and this is the target's among so many.
        case shared(String, number: Int, of: Int)
        /// No name can be said; the number is the target's when the screen shows numbers.
        case missing

        /// The name as the file has it; nil where there is none.
        public var text: String? {
            switch self {
            case .own(let text), .shared(let text, _, _): text
            case .missing: nil
            }
        }
    }

    private var names: ContiguousArray<Name?>
    private var numbers: ContiguousArray<Int>

    /// Finds the names of the targets that a tree shows. O(stops + letters of their names).
    public init(_ tree: AccessTree, on screen: Screen) {
        names = ContiguousArray(repeating: nil, count: tree.stops.count)
        numbers = ContiguousArray(repeating: 0, count: tree.stops.count)
        // What shares a name must be visible with it.
        for page in tree.pageRanges { add(tree, page, on: screen) }
    }

    private mutating func add(_ tree: AccessTree, _ page: Range<StopIndex>, on screen: Screen) {
        var bearers: [String: [StopIndex]] = [:]
        var keys: [StopIndex: [(text: String, key: String)]] = [:]
        var count = 0
        for stop in page where tree.stops[stop].kind == .target {
            let entry = tree.stops[stop]
            count += 1
            numbers[stop] = count
            guard let element = entry.element else { continue }
            for text in [screen[element].label] + screen[element].inputLabels {
                let key = SpokenWords.key(text)
                guard !key.isEmpty else { continue }
                keys[stop, default: []].append((text, key))
                if bearers[key]?.last != stop { bearers[key, default: []].append(stop) }
            }
        }
        var places: [String: [StopIndex: Int]] = [:]
        for stop in page where numbers[stop] > 0 {
            let own = keys[stop] ?? []
            let unique = own.filter { bearers[$0.key]!.count == 1 }
            if let name = Self.shortest(unique) {
                names[stop] = .own(name.text)
            } else if let name = Self.shortest(own) {
                let all = bearers[name.key]!
                if places[name.key] == nil {
                    places[name.key] = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0 + 1) })
                }
                names[stop] = .shared(name.text, number: places[name.key]![stop]!, of: all.count)
            } else {
                names[stop] = .missing
            }
        }
    }

    /// The name of a stop; nil where it is no target. O(1).
    public subscript(_ stop: StopIndex) -> Name? { names[stop] }

    /// The number of a target when the screen shows numbers, from 1 in visiting order. O(1).
    public func number(of stop: StopIndex) -> Int { numbers[stop] }

    /// A name as it is compared: without case and punctuation. O(length).
    public static func key(_ name: String) -> String { SpokenWords.key(name) }

    /// The name with the fewest words, of these the one with the fewest letters, of these the first.
    private static func shortest(_ names: [(text: String, key: String)]) -> (text: String, key: String)? {
        names.enumerated().min { a, b in
            (SpokenWords.count(a.element.key), a.element.key.count, a.offset)
                < (SpokenWords.count(b.element.key), b.element.key.count, b.offset)
        }?.element
    }
}
