import SystemPackage

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
                    path: name, message: "cannot be opened: \(reason(error)); check the path and its rights")
            }
        }
    }

    /// Fills the buffer and returns the number of bytes read, 0 at the end.
    mutating func read(into buffer: inout [UInt8]) throws(FormatError) -> Int {
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
