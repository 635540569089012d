/// The members of a JSON object in the order in which they were added; where they are written they are sorted.
///
/// A list, not a dictionary: objects here are small.
struct JSONMembers: Hashable, Sendable, Sequence, ExpressibleByDictionaryLiteral {
    /// A name with its value.
    private struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue
    }

    private var members: [Member] = []

    /// No member yet.
    init() {}

    init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }

    /// Members of names that differ.
    init(_ members: [(String, JSONValue)]) { self.members = members.map { Member(key: $0, value: $1) } }

    /// The member of that name; setting nil takes it away. O(members).
    subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            let place = members.firstIndex { $0.key == key }
            if let place, let newValue {
                members[place].value = newValue
            } else if let place {
                members.remove(at: place)
            } else if let newValue {
                members.append(Member(key: key, value: newValue))
            }
        }
    }

    /// The names with their values.
    func makeIterator() -> some IteratorProtocol<(String, JSONValue)> {
        members.lazy.map { ($0.key, $0.value) }.makeIterator()
    }
}
