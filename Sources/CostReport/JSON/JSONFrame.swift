/// What stands around the entries of one list of a described object, so that they can be written one by one: the same bytes as
/// the object written at once.
struct JSONFrame {
    /// What stands before the first entry.
    let head: String
    /// What stands between two entries.
    let separator = ",\n"
    /// What stands behind the last entry, without a line feed.
    let tail: String

    /// The frame of an object.
    ///
    /// - Parameters:
    ///   - list: the member whose entries are written one by one; those of the value are not written.
    ///   - depth: how deep inside others the object stands.
    init<Value>(_ object: JSONObject<Value>, _ value: Value, list: String, depth: Int) {
        func text(_ members: some Sequence<JSONMember<Value>>) -> String {
            var text = JSONText(isIndented: true, depth: depth + 1)
            for member in members { member.write(value, &text) }
            return text.string
        }
        let place = object.members.firstIndex { $0.name == list } ?? object.members.endIndex
        let (outer, inner) = (String(repeating: "  ", count: depth), String(repeating: "  ", count: depth + 1))
        let before = text(object.members[..<place])
        head = "\(outer){\n" + (before.isEmpty ? "" : before + ",\n") + "\(inner)\"\(list)\" : [\n"
        let after = text(object.members[(place + 1)...])
        tail = "\n\(inner)]" + (after.isEmpty ? "" : ",\n" + after) + "\n\(outer)}"
    }
}
