import LayoutFormats
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Opens the files that options and settings name beside the layouts: weights, people, baselines, lists, texts.
///
/// Whoever wrote a repository may have written the settings file in it, so that it may name what its reader would not:
/// see the threat model in the documentation (Security).
enum SideFile {
    /// The largest file that is read, in bytes.
    static let largest = 64_000_000

    /// The bytes of a regular file, or of standard input for "-".
    ///
    /// - Throws: it is no regular file, is larger than `largest`, or cannot be read; the message holds nothing of it.
    static func bytes(of path: String) throws(FormatError) -> [UInt8] {
        if path == "-" { return try TextFile.bytes(of: path) }
        do {
            // A pipe without a writer would else be waited for.
            let descriptor = try FileDescriptor.open(
                FilePath(path), .readOnly, options: [.nonBlocking, .closeOnExec])
            return try descriptor.closeAfter { try bytes(of: descriptor, path) }
        } catch let error as FormatError {
            throw error
        } catch {
            let reason = (error as? Errno)?.description.lowercased() ?? "\(error)"
            throw FormatError(path: path, message: "cannot be read: \(reason); check the path and its rights")
        }
    }

    private static func bytes(of descriptor: FileDescriptor, _ path: String) throws -> [UInt8] {
        var status = stat()
        guard fstat(descriptor.rawValue, &status) == 0 else { throw Errno(rawValue: errno) }
        if let kind = kind(of: status.st_mode) {
            throw FormatError(path: path, message: "is \(kind), not a regular file; name a file")
        }
        let tooLarge = FormatError(
            path: path, message: "is larger than \(largest / 1_000_000) MB, more than is read of such a file")
        guard status.st_size <= largest else { throw tooLarge }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try piece.withUnsafeMutableBytes { try descriptor.read(into: $0) }
            if count == 0 { return bytes }
            bytes += piece[0..<count]
            // It may grow while it is read.
            guard bytes.count <= largest else { throw tooLarge }
        }
    }

    /// What is no regular file, in words; nil for a regular file.
    private static func kind(of mode: mode_t) -> String? {
        switch FileKind(mode: mode) {
        case .file: nil
        case .folder: "a directory"
        case .pipe: "a pipe"
        case .device: "a device"
        case .socket: "a socket"
        case .link, .other: "something else"
        }
    }

    /// Whether a path leads into a folder or one below it, links followed; what is not there counts by its name.
    static func isInside(_ path: String, folder: String) -> Bool {
        let own = real(path) ?? URL(fileURLWithPath: path).standardized.path
        let folder = folder.isEmpty ? "." : folder
        let around = real(folder) ?? URL(fileURLWithPath: folder).standardized.path
        return own.hasPrefix(around.hasSuffix("/") ? around : around + "/")
    }

    /// The path without links; nil where nothing is there.
    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }
}
