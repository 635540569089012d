#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of its own for a test's files; removed at the end of its life.
public final class TemporaryFolder: Sendable {
    /// Its path.
    public let path: String

    /// A folder that holds the given files, by relative name; folders in between are made.
    public init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.appending(path: "navcost-test-\(UUID().uuidString)")
        path = base.path
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, Array(text.utf8)) }
    }

    /// Writes a file and returns its path.
    @discardableResult
    public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = "\(path)/\(name)"
        let folder = file[..<file.lastIndex(of: "/")!]
        try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
