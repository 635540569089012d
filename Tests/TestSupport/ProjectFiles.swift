#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where the project's own files are, found from this file.
public enum ProjectFiles {
    /// The package's folder.
    public static let root: String = {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/")
    }()

    /// The path of a file of the package.
    public static func path(_ relative: String) -> String { "\(root)/\(relative)" }

    /// The text of a file of the package.
    public static func text(_ relative: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(relative))), as: UTF8.self)
    }

    /// The samples' names, sorted.
    public static var samples: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path("Samples"))) ?? []
        return names.filter { $0.hasSuffix(".xml") }.sorted()
    }

    /// A new empty folder that is removed when the body is done.
    public static func withTemporaryFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navcost-test-\(UUID().uuidString)")
            .path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try await body(folder)
    }

    /// The executable that was built with the tests.
    public static let executable: String = {
        let arguments = CommandLine.arguments
        let bundle = arguments.first { $0.contains(".xctest") } ?? arguments[0]
        var parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
        if let place = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) { parts.removeSubrange(place...) }
        return (parts + ["navcost"]).joined(separator: "/")
    }()
}
