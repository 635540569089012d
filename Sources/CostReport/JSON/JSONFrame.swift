/// What stands around the layouts of a JSON document, so that they can be written one by one: the same bytes as the document
/// written at once, with sorted keys.
struct JSONFrame {
    let head = "{\n  \"layouts\" : [\n"
    let separator = ",\n"
    let tail: String

    /// The frame of a schema's documents.
    ///
    /// - Parameter part: which part of a run it is, of how many.
    init(schema: String, part: (number: Int, count: Int)?) {
        var members: [(String, JSONValue)] = [("schema", .text(schema)), ("version", .text(navcostVersion))]
        if let part {
            members.insert(("shard", ["number": JSONValue(part.number), "of": JSONValue(part.count)]), at: 1)
        }
        let lines = members.map { name, value in
            Self.indented("\"\(name)\" : " + value.text(indented: true).dropLast(), by: "  ")
        }
        tail = "\n  ],\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    /// A layout as it stands among the others.
    func entry(_ value: JSONValue) -> String {
        Self.indented(value.text(indented: true).dropLast(), by: "    ")
    }

    private static func indented(_ text: some StringProtocol, by indent: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
            .joined(separator: "\n")
    }
}
