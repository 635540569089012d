/// What stands around the layouts of a JSON document, and around the screens of a layout, so that they can be written one by
/// one: the same bytes as the document written at once, with sorted keys.
struct JSONFrame {
    let head = "{\n  \"layouts\" : [\n"
    let separator = ",\n"
    /// What ends a layout whose last member is a list.
    let closing = "\n      ]\n    }"
    let tail: String

    /// The frame of a schema's documents.
    ///
    /// - Parameter part: which part of a run it is, of how many.
    init(schema: String, part: (number: Int, count: Int)?) {
        var members: [(String, JSONValue)] = [("schema", .text(schema)), ("version", .text(navcostVersion))]
        if let part { members.insert(("shard", .shard(part)), at: 1) }
        tail = "\n  ],\n" + Self.members(members, depth: 1) + "\n}\n"
    }

    /// What begins a layout: its members in the order of their names, the last of which is a list.
    func opening(_ members: [(String, JSONValue)], list: String) -> String {
        "    {\n" + Self.members(members, depth: 3) + ",\n      \"\(list)\" : [\n"
    }

    private static func members(_ members: [(String, JSONValue)], depth: Int) -> String {
        var text = JSONText(isIndented: true, depth: depth)
        for (name, value) in members { text.add(name, value) }
        return text.string
    }
}

extension JSONValue {
    /// Which part of a run a document is, of how many.
    static func shard(_ part: (number: Int, count: Int)) -> JSONValue {
        ["number": JSONValue(part.number), "of": JSONValue(part.count)]
    }
}
