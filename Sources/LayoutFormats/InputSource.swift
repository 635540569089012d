import LayoutModel
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where the bytes of an input come from.
public enum InputSource: Sendable {
    /// A file, opened when it is read.
    case file(String)
    /// Bytes that are there already, with the path to name in messages.
    case bytes([UInt8], path: String)
    /// Standard input, named "-".
    case standardInput

    /// The path to name in messages.
    public var path: String {
        switch self {
        case .file(let path): path
        case .bytes(_, let path): path
        case .standardInput: "-"
        }
    }
}

/// Reads an input in pieces; the file is closed at the end of its life.
struct ByteStream: ~Copyable {
    private enum Storage {
        case descriptor(FileDescriptor, owned: Bool)
        case bytes([UInt8])
    }

    private let storage: Storage
    private var offset = 0
    /// What was looked at and not read yet.
    private var ahead: ArraySlice<UInt8> = []
    let path: String

    init(_ source: InputSource) throws(FormatError) {
        path = source.path
        switch source {
        case .bytes(let bytes, _):
            storage = .bytes(bytes)
        case .standardInput:
            storage = .descriptor(.standardInput, owned: false)
        case .file(let name):
            do {
                storage = .descriptor(try FileDescriptor.open(FilePath(name), .readOnly), owned: true)
            } catch {
                throw FormatError(
                    path: name,
                    message:
                        "cannot be opened: \(reason(error)); \(Self.neighbour(of: name, error) ?? "check the path and its rights")"
                )
            }
        }
    }

    /// What is said of the file in the same folder whose name is nearest to one that is not there; nil for none.
    private static func neighbour(of path: String, _ error: any Error) -> String? {
        guard error as? Errno == .noSuchFileOrDirectory, let name = FilePath(path).lastComponent?.string else {
            return nil
        }
        let folder = FilePath(path).removingLastComponent()
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder.string)
        return nearestName(to: name, among: (names ?? []).prefix(10_000).sorted()).map {
            "did you mean '\(folder.appending($0).string)'?"
        }
    }

    /// The next bytes, at most `count`, without reading them; fewer only at the end.
    mutating func peek(_ count: Int) throws(FormatError) -> ArraySlice<UInt8> {
        while ahead.count < count {  // a pipe may hand over less than it has
            var piece = [UInt8](repeating: 0, count: count - ahead.count)
            let read = try fill(&piece)
            if read == 0 { break }
            ahead.append(contentsOf: piece[0..<read])
        }
        return ahead
    }

    /// Everything that is left.
    ///
    /// - Throws: the input cannot be read, or is larger than `limit` bytes.
    mutating func rest(limit: Int) throws(FormatError) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try read(into: &piece)
            if count == 0 { return all }
            all.append(contentsOf: piece[0..<count])
            if all.count > limit {
                throw FormatError(
                    path: path, line: 1, column: 1,
                    message: "the file is larger than \(limit / 1_000_000) MB, more than is read of this format")
            }
        }
    }

    /// Fills the buffer and returns the number of bytes read, 0 at the end.
    mutating func read(into buffer: inout [UInt8]) throws(FormatError) -> Int {
        guard !ahead.isEmpty else { return try fill(&buffer) }
        let count = min(buffer.count, ahead.count)
        buffer.replaceSubrange(0..<count, with: ahead.prefix(count))
        ahead = ahead.dropFirst(count)
        return count
    }

    private mutating func fill(_ buffer: inout [UInt8]) throws(FormatError) -> Int {
        switch storage {
        case .bytes(let bytes):
            let count = min(buffer.count, bytes.count - offset)
            buffer.replaceSubrange(0..<count, with: bytes[offset..<offset + count])
            offset += count
            return count
        case .descriptor(let descriptor, _):
            do {
                return try buffer.withUnsafeMutableBytes { try descriptor.read(into: $0) }
            } catch Errno.isDirectory {
                throw FormatError(path: path, message: "is a directory; name a layout file")
            } catch {
                throw FormatError(path: path, message: "cannot be read: \(reason(error))")
            }
        }
    }

    deinit {
        if case .descriptor(let descriptor, owned: true) = storage { try? descriptor.close() }
    }
}

/// The system's word for a failure.
private func reason(_ error: any Error) -> String {
    (error as? Errno).map { $0.description.lowercased() } ?? "\(error)"
}
