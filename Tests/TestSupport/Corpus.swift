#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Layouts that other projects wrote, to read with where they are present; they are no part of this one.
public enum Corpus {
    /// The folder of layouts: `NAVCOST_CORPUS`, or beside the package; nil where it is not there.
    public static let folder: String? = {
        let folder = ProcessInfo.processInfo.environment["NAVCOST_CORPUS"] ?? ProjectFiles.path("../shared/corpus")
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }()

    /// The formats whose files are read.
    public static let formats = ["xcuitest", "uiautomator"]

    /// The files of one format, sorted; none where the corpus is not there.
    public static func files(of format: String) -> [String] {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(format)") else {
            return []
        }
        return names.filter { $0.hasSuffix(".xml") }.sorted().map { "\(folder)/\(format)/\($0)" }
    }
}
