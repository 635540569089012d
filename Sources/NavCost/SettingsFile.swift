import Yams

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a project has settled in `.navcost.yml`, next to its layouts or above them.
public enum SettingsFile {
    /// The name of the file.
    public static let name = ".navcost.yml"

    /// The path of the nearest settings file: in the input's folder, or in one above it; nil where there is none.
    ///
    /// For standard input the search starts in the current folder.
    public static func nearest(to source: InputSource) -> String? {
        let manager = FileManager.default
        var folder = manager.currentDirectoryPath
        if case .file(let path) = source {
            let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
            folder = URL(fileURLWithPath: absolute).standardized.deletingLastPathComponent().path
        }
        while true {
            let candidate = (folder == "/" ? "" : folder) + "/" + name
            if manager.fileExists(atPath: candidate) { return candidate }
            if folder == "/" || folder.isEmpty { return nil }
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
    }

    private static let keys = [
        "methods", "settings", "person", "weights", "unnamedWeight", "action", "rank",
    ]

    /// What a settings file says.
    public struct Content: Sendable {
        /// What is asked of every analysis.
        public var analysis = AnalysisOptions()
        /// What `check` holds layouts against.
        public var check = CheckSettings()
    }

    /// What a settings file says; paths in it are taken from its own folder.
    ///
    /// - Throws: the file cannot be read, or has a key or value that is not known; with line and column.
    public static func read(_ path: String) throws(FormatError) -> Content {
        let document = try YAMLDocument(path: path)
        var content = Content()
        guard let root = document.root else { return content }
        var options = AnalysisOptions()
        func relative(_ file: String) -> String {
            file.hasPrefix("/")
                ? file : URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(file).path
        }
        for (key, value) in try document.members(of: root, known: keys + CheckSettings.keys, what: "a settings file") {
            switch key.string {
            case let name? where CheckSettings.keys.contains(name):
                try content.check.set(name, to: value, in: document, relative: relative)
            case "methods":
                options.methods = try document.texts(value, "methods")
                for id in options.methods {
                    try check(value, document) { () throws(OptionError) in _ = try AnalysisOptions.method(named: id) }
                }
            case "settings": options.settings = try settings(value, document)
            case "person":
                if case .scalar = value {
                    options.person = relative(try document.text(value, "person"))
                } else {
                    options.personValues = try PersonFile.person(value, in: document)
                }
            case "weights": options.weights = relative(try document.text(value, "weights"))
            case "unnamedWeight":
                options.unnamedWeight =
                    ParameterValue.number(try document.number(value, "unnamedWeight", from: 0)).description
            case "action":
                options.action = try document.text(value, "action")
            default:
                let text = try document.text(value, "rank")
                guard Rank(rawValue: text) != nil else {
                    throw document.error("rank is '\(text)', not seconds, commands or keystrokes", at: value)
                }
                options.rank = text
            }
        }
        content.analysis = options
        return content
    }

    /// `key: value` for all methods that have the setting, `method: {key: value}` for one.
    private static func settings(_ node: Node, _ document: YAMLDocument) throws(FormatError) -> [String] {
        var changes: [String] = []
        for (key, value) in try document.pairs(of: node, what: "settings") {
            let name = try document.text(key, "a setting's name")
            if case .mapping = value {
                for (inner, innerValue) in try document.pairs(of: value, what: name) {
                    let change =
                        "\(name).\(try document.text(inner, "a setting's name"))=\(try document.text(innerValue, "a setting"))"
                    try check(inner, document) { () throws(OptionError) in try SettingChange(change).check() }
                    changes.append(change)
                }
            } else {
                let change = "\(name)=\(try document.text(value, name))"
                try check(key, document) { () throws(OptionError) in try SettingChange(change).check() }
                changes.append(change)
            }
        }
        return changes
    }

    private static func check(
        _ node: Node, _ document: YAMLDocument, _ body: () throws(OptionError) -> Void
    ) throws(FormatError) {
        do {
            try body()
        } catch {
            throw document.error(error.message, at: node)
        }
    }
}
