#if Archives
    import CArchive
#endif

/// The files of an archive, by name with "/" between folders.
enum Archive {
    /// The most that an archive may hold: entries, and bytes of XML.
    private static let limits = (entries: 50_000, bytes: 256_000_000)

    /// Whether bytes begin like a ZIP archive.
    static func isZIP(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    /// The names of the files in an archive; none where it cannot be read. O(entries).
    static func names(in bytes: [UInt8]) -> Set<String> {
        #if Archives
            var names: Set<String> = []
            bytes.withUnsafeBytes { buffer in
                guard let archive = archive_read_new() else { return }
                defer { archive_read_free(archive) }
                archive_read_support_format_zip(archive)
                guard archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK else { return }
                var entry: OpaquePointer?
                while names.count < limits.entries, archive_read_next_header(archive, &entry) >= ARCHIVE_WARN {
                    if let name = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) {
                        names.insert(String(cString: name))
                    }
                }
            }
            return names
        #else
            return []
        #endif
    }

    /// Reads the files of an archive that end as is asked into memory; of two with one name the first counts. O(size).
    ///
    /// - Throws: it cannot be read, or holds more than the limits.
    static func documents(
        in bytes: [UInt8], path: String, _ notes: inout FormatNotes, endings: [String] = [".xml"]
    ) throws(FormatError) -> [String: [UInt8]] {
        #if Archives
            // libarchive keeps the address, so the whole reading stays inside the buffer's closure.
            var entries: [String: [UInt8]] = [:]
            var problem: FormatError?
            var repeated = 0
            var hasUnwritable = false
            bytes.withUnsafeBytes { buffer in
                guard let archive = archive_read_new() else {
                    problem = failure(path, "there is no memory for it")
                    return
                }
                defer { archive_read_free(archive) }
                archive_read_support_format_zip(archive)
                guard archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK else {
                    problem = failure(path, reason(archive))
                    return
                }
                var entry: OpaquePointer?
                var count = 0
                var total = 0
                while problem == nil {
                    let status = archive_read_next_header(archive, &entry)
                    if status == ARCHIVE_EOF { break }
                    guard status >= ARCHIVE_WARN else {
                        problem = failure(path, reason(archive))
                        break
                    }
                    count += 1
                    guard count <= limits.entries else {
                        problem = failure(path, "it holds more than \(limits.entries) files")
                        break
                    }
                    guard let raw = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else {
                        continue
                    }
                    let name = String(cString: raw).replacing("\\", with: "/")
                    guard endings.contains(where: name.lowercased().hasSuffix), !name.hasPrefix("__MACOSX/"),
                        let name = IncludeResolver.normalised(name), !name.hasPrefix("..")
                    else { continue }
                    guard IncludeResolver.isWritable(name) else {
                        hasUnwritable = true
                        continue
                    }
                    if entries[name] != nil {
                        repeated += 1
                        continue
                    }
                    var content: [UInt8] = []
                    var piece = [UInt8](repeating: 0, count: 1 << 16)
                    while true {
                        let read = archive_read_data(archive, &piece, piece.count)
                        if read < 0 { problem = failure(path, "'\(name)' in it: \(reason(archive))") }
                        if read <= 0 { break }
                        total += read
                        guard total <= limits.bytes else {
                            problem = failure(path, "it unpacks to more than \(limits.bytes / 1_000_000) MB")
                            break
                        }
                        content.append(contentsOf: piece[0..<read])
                    }
                    entries[name] = content
                }
            }
            if let problem { throw problem }
            if hasUnwritable { notes.add(.dropped, IncludeResolver.unwritableNote) }
            if repeated > 0 { notes.add(.ignored, "the archive holds files of one name; the first of each counts") }
            return entries
        #else
            throw failure(path, "this build reads no archives (package trait Archives); unpack it and name its folder")
        #endif
    }

    private static func failure(_ path: String, _ message: String) -> FormatError {
        FormatError(path: path, line: 1, column: 1, message: "the archive cannot be read: \(message)")
    }

    #if Archives
        private static func reason(_ archive: OpaquePointer?) -> String {
            archive_error_string(archive).map { singleLine(String(cString: $0)) } ?? "unknown error"
        }
    #endif
}
