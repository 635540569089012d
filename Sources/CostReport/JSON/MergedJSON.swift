#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Makes one JSON document of those of the parts of a run.
public enum MergedJSON {
    /// Why parts cannot be made one.
    public struct Problem: Error {
        /// The part that is to blame; nil where none alone is.
        public var part: Int?
        /// What is wrong, and what to do.
        public var message: String
    }

    /// The document of one part.
    public struct Part {
        var object: JSONMembers
        var schema = ""
        var number: Int?
        var count: Int?

        /// Reads a document.
        ///
        /// - Throws: it is no JSON, or none of navcost's.
        public init(_ text: String) throws(Problem) {
            guard case .object(let object)? = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
                case .text(let schema)? = object["schema"], case .list? = object["layouts"]
            else { throw Problem(message: "this is no result of 'navcost analyze' or 'navcost check' in JSON") }
            self.object = object
            self.schema = schema
            if case .object(let shard)? = object["shard"], case .number(let number)? = shard["number"],
                case .number(let count)? = shard["of"]
            {
                self.number = Int(exactly: number)
                self.count = Int(exactly: count)
            }
        }
    }

    /// The document that one run over all inputs would have written.
    ///
    /// - Throws: the parts are not all parts of one run, or not all of them are there.
    public static func document(_ parts: [Part]) throws(Problem) -> (text: String, isFailed: Bool) {
        guard let first = parts.first else { throw Problem(message: "there is nothing to merge") }
        for (place, part) in parts.enumerated() {
            guard part.schema == first.schema, part.object["version"] == first.object["version"] else {
                throw Problem(part: place, message: "this is of another command or version than the first file")
            }
            guard let number = part.number, let count = part.count else {
                guard parts.count > 1 else { continue }
                throw Problem(part: place, message: "this is no part of a run that was divided into shards")
            }
            guard count == first.count else {
                throw Problem(
                    part: place, message: "this is part \(number) of \(count), the first file is of \(first.count ?? 0)"
                )
            }
            if let other = parts[..<place].firstIndex(where: { $0.number == number }) {
                throw Problem(part: place, message: "this is part \(number) of \(count), as file \(other + 1) is")
            }
        }
        if let count = first.count,
            let missing = (1...count).first(where: { number in !parts.contains { $0.number == number } })
        {
            throw Problem(message: "part \(missing) of \(count) is missing")
        }
        let sorted = parts.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
        var object = first.object
        object["shard"] = nil
        object["layouts"] = .list(sorted.flatMap { Self.list($0.object["layouts"]) })
        if object["findings"] != nil { object["findings"] = .list(others(sorted.map { list($0.object["findings"]) })) }
        // A part without inputs has read no settings file.
        if let lead = sorted.first(where: { !list($0.object["layouts"]).isEmpty }) {
            object["failOn"] = lead.object["failOn"]
        }
        if object["failed"] != nil {
            object["failed"] = .flag(sorted.contains { $0.object["failed"] == .flag(true) })
        }
        return (JSONValue.object(object).text(indented: true), object["failed"] == .flag(true))
    }

    private static func list(_ value: JSONValue?) -> [JSONValue] {
        if case .list(let list)? = value { list } else { [] }
    }

    /// What is about no layout: a suppression or budget holds for nothing where it does in every part; it is more severe where a
    /// part knows what it names.
    private static func others(_ parts: [[JSONValue]]) -> [JSONValue] {
        guard let first = parts.first else { return [] }
        func place(_ finding: JSONValue) -> [JSONValue?] {
            guard case .object(let object) = finding else { return [] }
            return ["code", "path", "line", "column"].map { object[$0] }
        }
        func isWarning(_ finding: JSONValue) -> Bool {
            guard case .object(let object) = finding else { return false }
            return object["severity"] == .text("warning")
        }
        return first.compactMap { finding in
            let same = parts.map { $0.first { place($0) == place(finding) } }
            return same.contains(nil) ? nil : same.compactMap(\.self).first(where: isWarning) ?? finding
        }
    }
}
