import SystemPackage

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

    /// Adds a text at the end. A text that is added to must not be a copy of one that is.
    ///
    /// - Throws: the temporary file cannot be written.
    public mutating func append(_ text: String) throws(OutputError) {
        bytes.append(contentsOf: text.utf8)
        guard bytes.count >= Self.memoryLimit else { return }
        let folder = FileManager.default.temporaryDirectory.path
        do {
            let file = try file ?? Self.unnamedFile(in: folder)
            self.file = file
            _ = try bytes.withUnsafeBytes { try file.descriptor.writeAll($0) }
        } catch {
            throw OutputFile.failure(folder, error)
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Hands on the text piece by piece.
    ///
    /// - Throws: as `take`; the temporary file cannot be read.
    func forEachPiece(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        if let file {
            var piece = [UInt8](repeating: 0, count: 1 << 20)
            var offset: Int64 = 0
            while true {
                let count = try piece.withUnsafeMutableBytes {
                    try file.descriptor.read(fromAbsoluteOffset: offset, into: $0)
                }
                if count == 0 { break }
                offset += Int64(count)
                try piece.withUnsafeBytes { try take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            }
        }
        try bytes.withUnsafeBytes { try take($0) }
    }

    private static func unnamedFile(in folder: String) throws -> File {
        let path = "\(folder)/navcost-\(UUID().uuidString)"
        let descriptor = try FileDescriptor.open(
            FilePath(path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
        try FileManager.default.removeItem(atPath: path)
        return File(descriptor)
    }
}
