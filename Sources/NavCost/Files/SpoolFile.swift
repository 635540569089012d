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

/// The end of a file, from some place on, in which text is kept.
final class SpoolFile: Sendable {
    let descriptor: FileDescriptor
    private let start: Int64
    /// What an error calls it.
    let name: String
    private let isClosed: Bool

    /// A temporary file without a name, closed with the last use of it.
    ///
    /// - Throws: it cannot be made.
    init() throws(OutputError) {
        let folder = FileManager.default.temporaryDirectory.path
        let path = "\(folder)/navcost-\(UUID().uuidString)"
        do {
            descriptor = try FileDescriptor.open(
                FilePath(path), .readWrite, options: [.create, .exclusiveCreate], permissions: .ownerReadWrite)
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw OutputFile.failure(folder, error)
        }
        (start, name, isClosed) = (0, folder, true)
    }

    /// What is written to a file that others close, from its present end on.
    ///
    /// - Throws: the file has no place, as a pipe has none.
    init(endOf descriptor: FileDescriptor, name: String) throws {
        start = try descriptor.seek(offset: 0, from: .current)
        (self.descriptor, self.name, isClosed) = (descriptor, name, false)
    }

    deinit {
        if isClosed { try? descriptor.close() }
    }

    /// Writes a part of the text to another file or pipe, from so many bytes on.
    ///
    /// - Throws: it cannot be written; the file cannot be read.
    func write(to output: FileDescriptor, from skipped: Int) throws {
        var offset = copy(from: start + Int64(skipped), to: output)
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = try piece.withUnsafeMutableBytes { try descriptor.read(fromAbsoluteOffset: offset, into: $0) }
            if count == 0 { break }
            offset += Int64(count)
            try piece.withUnsafeBytes { _ = try output.writeAll(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Takes the text away.
    ///
    /// - Throws: the file cannot be changed.
    func takeAway() throws {
        try descriptor.resize(to: start)
        _ = try descriptor.seek(offset: start, from: .start)
    }

    /// Copies the file from a place on within the system, as far as that goes; answers the place where it ended.
    ///
    /// Linux does, in half the time that reading and writing take. What it does not copy, for whatever reason, is left to
    /// those, and they say what is wrong.
    private func copy(from place: Int64, to output: FileDescriptor) -> Int64 {
        #if canImport(Glibc) || canImport(Musl)
            var offset = off_t(place)
            while sendfile(output.rawValue, descriptor.rawValue, &offset, 1 << 30) > 0 {}
            return Int64(offset)
        #else
            return place
        #endif
    }
}
