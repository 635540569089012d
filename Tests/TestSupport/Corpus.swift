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

    /// The corpus's folders whose files are read, with the format that each is expected to be found as.
    public static let formats: [(folder: String, format: String)] = [
        ("xcuitest", "xcuitest"),
        ("uiautomator", "uiautomator"),
        ("interface_builder", "interface-builder"),
        ("xaml", "xaml"),
        ("html", "html"),
        ("android_layout", "android-layout"),
        ("qt_ui", "qt"),
        ("grid3", "grid3"),
        ("onscreen_keyboards/caribou", "caribou"),
        ("gtkbuilder", "gtk"),
        ("fxml", "fxml"),
        ("wx_xrc", "xrc"),
    ]

    /// The layouts in a folder of the corpus and below, sorted; none where the corpus is not there.
    public static func files(of format: String) -> [String] {
        guard let folder else { return [] }
        return files(in: "\(folder)/\(format)")
    }

    private static func files(in folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeDirectory { return files(in: path) }
            return name.hasSuffix(".json") || name.hasSuffix(".tsv") ? [] : [path]
        }
    }
}
