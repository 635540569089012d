#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files around an input, for formats whose layouts refer to others: includes, strings, drawings, boards.
///
/// Only regular files are read, at most `fileLimit` for one layout; names are relative to the input's folder.
struct IncludeResolver: Sendable {
    /// The most files that one layout may bring in.
    static let fileLimit = 2_000

    private enum Location: Sendable {
        /// The input has no folder: standard input, or bytes of no file.
        case nowhere
        case folder(String)
        /// An archive's entries by name, and its path.
        case entries([String: [UInt8]], String)
    }

    private let location: Location
    private(set) var readCount = 0

    /// The files around an input.
    init(around source: InputSource) {
        if case .file(let path) = source {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            location = .folder(slash.map { String(path[...$0]) } ?? "")
        } else {
            location = .nowhere
        }
    }

    /// The entries of an archive by name, with "/" between folders; messages name them below the archive's path.
    init(entries: [String: [UInt8]], of path: String) { location = .entries(entries, path) }

    /// A file as an input of its own; nil where there is none of that name, or too many were read. O(1).
    mutating func source(_ name: String) -> InputSource? {
        guard readCount < Self.fileLimit, let name = Self.normalised(name) else { return nil }
        switch location {
        case .nowhere: return nil
        case .folder(let folder):
            let path = folder + name
            guard FileKind(at: path, followsLinks: true) == .file else { return nil }
            readCount += 1
            return .file(path)
        case .entries(let entries, let path):
            guard let bytes = entries[name] else { return nil }
            readCount += 1
            return .bytes(bytes, path: "\(path)/\(name)")
        }
    }

    /// Whether there is a file of a name.
    func has(_ name: String) -> Bool {
        var probe = self
        return probe.source(name) != nil
    }

    /// The XML document in a file; nil with a note where it is not there or cannot be read.
    mutating func document(_ name: String, _ notes: inout FormatNotes, line: Int? = nil) -> MarkupTree? {
        guard let source = source(name) else {
            notes.add(.ignored, "the file refers to '\(name)', which is not there", line: line)
            return nil
        }
        do {
            var reader = try XMLReader(source)
            guard try reader.next() == .start else { return nil }
            return try MarkupTree.read(&reader)
        } catch {
            notes.add(.ignored, "'\(name)', to which the file refers, cannot be read: \(error.message)", line: line)
            return nil
        }
    }

    /// The names in a folder, sorted; none where it is not there.
    func names(in folder: String) -> [String] {
        switch location {
        case .nowhere: return []
        case .folder(let base):
            return ((try? FileManager.default.contentsOfDirectory(atPath: base + folder)) ?? []).sorted()
        case .entries(let entries, _):
            let prefix = folder.isEmpty ? "" : folder + "/"
            let inside = entries.keys.filter { $0.hasPrefix(prefix) }
            return Set(inside.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) })
                .sorted()
        }
    }

    /// A relative name without "." and without ".." but in front; nil for absolute, empty and endless ones.
    static func normalised(_ name: String) -> String? {
        guard !name.hasPrefix("/"), !name.contains("\0"), name.utf8.count < 4096 else { return nil }
        var parts: [Substring] = []
        for part in name.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }

    /// Says that files were left out for their names.
    static let unwritableNote = "files with control characters in their names are left out"

    /// Whether XML can hold a name, so that a screen can be called after the file.
    static func isWritable(_ name: String) -> Bool { HTMLTreeBuilder.writable(name) == name }
}
