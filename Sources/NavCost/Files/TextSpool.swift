import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Text that is kept until it is known to be wanted: in memory, and from 8 MB on in a temporary file without a name.
public struct TextSpool: Sendable {
    /// Closed with the last copy of the text.
    private final class File: Sendable {
        let descriptor: FileDescriptor
        init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }
        deinit { try? descriptor.close() }
    }

    private static let memoryLimit = 8 << 20
    private var bytes: [UInt8] = []
    private var file: File?

    /// No text yet.
    public init() {}

    /// A text.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// Bytes that need not be a text.
    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// Adds a text at the end. A text that is added to must not be a copy of one that is.
    ///
    /// - Throws: the temporary file cannot be written.
    public mutating func append(_ text: String) throws(OutputError) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count >= Self.memoryLimit { try toFile() }
    }

    /// Adds bytes at the end, as it adds a text.
    ///
    /// - Throws: the temporary file cannot be written.
    mutating func append(_ more: UnsafeBufferPointer<UInt8>) throws(OutputError) {
        bytes.append(contentsOf: more)
        if bytes.count >= Self.memoryLimit { try toFile() }
    }

    /// Adds another text at the end, which must not be used any more: where nothing was added before, it is taken as it is.
    ///
    /// - Throws: a temporary file cannot be written or read.
    mutating func append(_ other: consuming TextSpool) throws(OutputError) {
        if bytes.isEmpty, file == nil {
            self = other
        } else if other.file == nil, bytes.count + other.bytes.count < Self.memoryLimit {
            bytes.append(contentsOf: other.bytes)
        } else {
            try toFile { try other.write(to: $0) }
        }
    }

    /// Moves what is in memory to the temporary file, and has a function write on there.
    private mutating func toFile(_ write: (FileDescriptor) throws -> Void = { _ in }) throws(OutputError) {
        let folder = FileManager.default.temporaryDirectory.path
        do {
            let file = try file ?? Self.unnamedFile(in: folder)
            self.file = file
            _ = try bytes.withUnsafeBytes { try file.descriptor.writeAll($0) }
            try write(file.descriptor)
        } catch {
            throw OutputFile.failure(folder, error)
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes the text to a file or pipe.
    ///
    /// - Throws: it cannot be written; the temporary file cannot be read.
    func write(to output: FileDescriptor) throws {
        if let file {
            var offset = Self.copy(file.descriptor, to: output)
            var piece = [UInt8](repeating: 0, count: 1 << 20)
            while true {
                let count = try piece.withUnsafeMutableBytes {
                    try file.descriptor.read(fromAbsoluteOffset: offset, into: $0)
                }
                if count == 0 { break }
                offset += Int64(count)
                try piece.withUnsafeBytes { _ = try output.writeAll(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            }
        }
        try bytes.withUnsafeBytes { _ = try output.writeAll($0) }
    }

    /// Copies a file from its beginning within the system, as far as that goes; answers how many bytes it copied.
    ///
    /// Linux does, in half the time that reading and writing take. What it does not copy, for whatever reason, is left to
    /// those, and they say what is wrong.
    private static func copy(_ file: FileDescriptor, to output: FileDescriptor) -> Int64 {
        #if canImport(Glibc) || canImport(Musl)
            var offset: off_t = 0
            while sendfile(output.rawValue, file.rawValue, &offset, 1 << 30) > 0 {}
            return Int64(offset)
        #else
            return 0
        #endif
    }

    private static func unnamedFile(in folder: String) throws -> File {
        let path = "\(folder)/navcost-\(UUID().uuidString)"
        let descriptor = try FileDescriptor.open(
            FilePath(path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
        try FileManager.default.removeItem(atPath: path)
        return File(descriptor)
    }
}
