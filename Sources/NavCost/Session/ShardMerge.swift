import CostReport
public import LayoutFormats

/// Makes one result of those of the parts of a run.
public enum ShardMerge {
    /// One result of several.
    public struct Merged: Sendable {
        /// The result as it is written.
        public var text: String
        /// Whether a part of `check` has failed.
        public var isFailed: Bool
    }

    /// The result that one run over all inputs would have written.
    ///
    /// JSON of `analyze` and `check` says which part it is, so that the order of the files does not matter and a missing part
    /// is noticed; of JSON lines and CSV the parts are taken in the order in which they are named.
    /// - Parameter parts: the texts with the paths of their files.
    /// - Throws: a text is no result of navcost, the parts are of different kinds or versions, or one is missing.
    public static func merged(_ parts: [(path: String, text: String)]) throws(FormatError) -> Merged {
        guard let first = parts.first else { return Merged(text: "", isFailed: false) }
        // A sweep adds a column to the header.
        let header = AnalysisCSV.header().dropLast(2)
        if first.text.utf8.starts(with: header.utf8), let end = first.text.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            return try lines(parts, header: String(first.text.utf8[...end])!, what: "the CSV of analyze")
        }
        // A part without inputs has no lines.
        let lead = parts.first { !$0.text.isEmpty }?.text ?? ""
        if lead.isEmpty || lead.hasPrefix("{\"") { return try lines(parts, header: "", what: "JSON lines") }
        var documents: [MergedJSON.Part] = []
        for part in parts {
            do throws(MergedJSON.Problem) {
                documents.append(try MergedJSON.Part(part.text))
            } catch {
                throw FormatError(path: part.path, message: error.message)
            }
        }
        do throws(MergedJSON.Problem) {
            let (text, isFailed) = try MergedJSON.document(documents)
            return Merged(text: text, isFailed: isFailed)
        } catch {
            throw FormatError(path: error.part.map { parts[$0].path } ?? first.path, message: error.message)
        }
    }

    private static func lines(
        _ parts: [(path: String, text: String)], header: String, what: String
    ) throws(FormatError) -> Merged {
        var result = header
        for part in parts {
            guard part.text.hasPrefix(header), header.isEmpty ? part.text.isEmpty || part.text.hasPrefix("{\"") : true
            else {
                throw FormatError(
                    path: part.path, line: 1, column: 1, message: "this is not \(what) as the first file is")
            }
            result += part.text.dropFirst(header.count)
        }
        return Merged(text: result, isFailed: false)
    }
}
