/// Files of a packed layout that are no layouts themselves, as the pictures of its cells.
public enum ArchiveFiles {
    /// The bytes of some files of an archive by name; nil where the input is no archive. Names that are not in it are left out.
    ///
    /// O(archive).
    ///
    /// - Throws: it cannot be read, or holds too much.
    public static func read(_ names: Set<String>, of source: InputSource) throws(FormatError) -> [String: [UInt8]]? {
        var stream = try ByteStream(source)
        guard Archive.isZIP(try stream.peek(4)) else { return nil }
        let bytes = try stream.rest(limit: 256_000_000)
        var notes = FormatNotes()
        // Entries are found by how their names end.
        let entries = try Archive.documents(
            in: bytes, path: source.path, &notes, endings: names.map { $0.lowercased() }.sorted())
        return entries.filter { names.contains($0.key) }
    }
}
