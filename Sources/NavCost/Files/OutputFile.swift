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

/// A result that is written piece by piece, to standard output or to a file that appears whole or not at all.
///
/// A file is written under another name beside its own and renamed at the end, with the rights of the file that it replaces;
/// what is there already and is no regular file (a terminal, a pipe) is written to directly.
public final class OutputFile {
    private let path: String?
    private let shown: String
    private let temporary: String?
    private let descriptor: FileDescriptor
    private var isOpen = true
    /// What is kept behind the text that is written; nil where nothing is.
    private var kept: SpoolFile?

    /// Opens an output before the long work.
    ///
    /// - Parameters:
    ///   - path: nil or "-" for standard output.
    ///   - willCreate: is told the name under which a file stands until it is whole, before it is there.
    /// - Throws: it cannot be written.
    public init(_ path: String?, willCreate: (String) -> Void = { _ in }) throws(OutputError) {
        guard let given = path, given != "-" else {
            (self.path, shown, temporary, descriptor) = (nil, "standard output", nil, .standardOutput)
            return
        }
        // What a link leads to is replaced, not the link.
        let path = URL(fileURLWithPath: given).resolvingSymlinksInPath().path
        (self.path, shown) = (path, given)
        let kind = FileKind(at: path, followsLinks: false)
        var old = stat()
        let isThere = kind == .file && stat(path, &old) == 0
        if isThere, old.st_nlink > 1 {
            throw OutputError(
                path: given,
                message:
                    "has \(old.st_nlink) names (hard links), of which the others would keep the old text; remove this one first"
            )
        }
        do {
            if kind == nil || kind == .file {
                let name = "\(path).\(UUID().uuidString.prefix(8)).part"
                temporary = name
                willCreate(name)
                descriptor = try FileDescriptor.open(
                    FilePath(name), .readWrite, options: [.create, .exclusiveCreate],
                    permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
                if isThere { _ = fchmod(descriptor.rawValue, old.st_mode & 0o777) }
            } else {
                temporary = nil
                descriptor = try FileDescriptor.open(FilePath(path), .writeOnly)
            }
        } catch {
            throw Self.failure(given, error)
        }
    }

    deinit {
        guard path != nil, isOpen else { return }
        try? descriptor.close()
        if let temporary { try? FileManager.default.removeItem(atPath: temporary) }
    }

    /// Writes a piece.
    ///
    /// - Returns: false where nobody reads any more, as behind a pipe that was closed.
    /// - Throws: it cannot be written.
    public func write(_ text: String) throws(OutputError) -> Bool { try write(TextSpool(text)) }

    /// Writes a piece that was kept.
    ///
    /// - Returns: false where nobody reads any more, as behind a pipe that was closed.
    /// - Throws: it cannot be written.
    public func write(_ text: TextSpool) throws(OutputError) -> Bool {
        guard !text.isEmpty else { return true }
        do {
            if let kept, text.isKept(in: kept) {
                try text.writeRest(to: kept)
                self.kept = nil
            } else {
                try takeAwayKept()
                try text.write(to: descriptor)
            }
            return true
        } catch Errno.brokenPipe {
            return false
        } catch {
            throw Self.failure(shown, error)
        }
    }

    /// Text that is kept in the file itself, behind what is written, so that nothing has to be copied once it is wanted. It is
    /// added to and written before anything else is, or it is gone. What is no file of its own keeps nothing, nor does a file
    /// keep two at a time.
    public func spool() -> TextSpool {
        guard temporary != nil, kept == nil, let end = try? SpoolFile(endOf: descriptor, name: shown) else {
            return TextSpool()
        }
        kept = end
        return TextSpool(in: end)
    }

    private func takeAwayKept() throws {
        try kept?.takeAway()
        kept = nil
    }

    /// Ends the output: the file appears.
    ///
    /// - Throws: it cannot be written.
    public func finish() throws(OutputError) {
        guard let path else { return }
        do {
            try takeAwayKept()
            isOpen = false
            try descriptor.close()
            if let temporary, rename(temporary, path) != 0 { throw Errno(rawValue: errno) }
        } catch {
            if let temporary { try? FileManager.default.removeItem(atPath: temporary) }
            throw Self.failure(shown, error)
        }
    }

    /// The error for a path that cannot be written.
    static func failure(_ path: String, _ error: any Error) -> OutputError {
        let reason = (error as? Errno)?.description.lowercased() ?? "the system refused it"
        return OutputError(path: path, message: "cannot be written: \(reason); check the folder and its rights")
    }
}
