import AccessCost
public import CostReport
public import LayoutFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a project has settled in `.navcost.yml`, next to its layouts or above them.
public struct ProjectSettings: Hashable, Codable, Sendable {
    /// The name of the file.
    public static let name = ".navcost.yml"

    /// The path of the file; empty where there is none.
    public private(set) var path = ""
    /// What is asked of every analysis and check.
    public private(set) var check = CheckRequest()
    /// The language of HTML pages; nil for that of the command line, or English.
    public private(set) var language: PageLanguage?

    /// Nothing is settled.
    public init() {}

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

    private static let analysisKeys = [
        "methods", "parameters", "person", "people", "weights", "unnamedWeight", "action", "rank",
    ]

    /// What a file says; paths in it are taken from its own folder.
    ///
    /// - Throws: the file cannot be read, or has a key or value that is not known; with line and column.
    public init(file path: String) throws(FormatError) {
        self.path = path
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        guard SideFile.isInside(path, folder: folder.path) else {
            throw FormatError(path: path, message: "is a link out of its folder; a settings file stands in the project")
        }
        let document = try YAMLDocument(path: path)
        guard let root = document.root else { return }
        func relative(_ node: YAMLNode, _ name: String) throws(FormatError) -> String {
            let file = try document.text(node, name)
            let path = file.hasPrefix("/") ? file : folder.appendingPathComponent(file).path
            guard SideFile.isInside(path, folder: folder.path) else {
                throw document.error(
                    "\(name) names a file outside of the folder of these settings; name one inside, or give it as an option",
                    at: node)
            }
            return path
        }
        for (key, value) in try document.members(
            of: root, known: Self.analysisKeys + CheckRequest.keys + ["language"], what: "a settings file")
        {
            let name = key.string ?? ""
            if name == "language" {
                language = try Self.language(value, document)
            } else if CheckRequest.keys.contains(name) {
                try check.set(name, to: value, in: document, relative: relative)
            } else {
                try check.analysis.set(name, to: value, in: document, relative: relative)
            }
        }
    }

    private static func language(_ node: YAMLNode, _ document: YAMLDocument) throws(FormatError) -> PageLanguage {
        let text = try document.text(node, "language")
        guard let language = PageLanguage.named(text) else {
            let known = PageLanguage.all.map(\.id).joined(separator: " or ")
            throw document.error("language is \(YAMLDocument.quoted(text)), not \(known)", at: node)
        }
        return language
    }
}

extension AnalysisRequest {
    /// Takes the value of one of the keys that are about analyses.
    ///
    /// - Parameter relative: the path of a file that a value names, which must be in the folder of the settings.
    /// - Throws: the value is not valid; with line and column.
    fileprivate mutating func set(
        _ key: String, to value: YAMLNode, in document: YAMLDocument,
        relative: (YAMLNode, String) throws(FormatError) -> String
    ) throws(FormatError) {
        switch key {
        case "methods":
            methods = try document.texts(value, "methods").mapped { (id) throws(FormatError) in
                try document.valid(at: value) { () throws(RequestError) in try AccessMethod.named(id) }
            }
        case "parameters": parameters = try Self.parameters(value, document)
        case "person":
            if case .scalar = value.content {
                person = try PersonFile.read(try relative(value, "person"))
            } else {
                person = try PersonFile.person(value, in: document)
            }
        case "people":
            let text = try document.text(value, "people")
            if let known = Population.named(text) {
                people = known
            } else {
                people = try PeopleFile.population(try relative(value, "people"))
            }
        case "weights": weights = try WeightsFile.read(try relative(value, "weights"))
        case "unnamedWeight": unnamedWeight = try document.number(value, "unnamedWeight", from: 0)
        case "action": action = RequestedAction(try document.text(value, "action"))
        default:
            let text = try document.text(value, "rank")
            guard let rank = Rank(rawValue: text) else {
                throw document.error(
                    "rank is \(YAMLDocument.quoted(text)), not seconds, commands or keystrokes", at: value)
            }
            self.rank = rank
        }
    }

    /// `key: value` for all methods that have the parameter, `method: {key: value}` for one.
    private static func parameters(_ node: YAMLNode, _ document: YAMLDocument) throws(FormatError) -> [ParameterChange]
    {
        var changes: [ParameterChange] = []
        for (key, value) in try document.pairs(of: node, what: "parameters") {
            let name = try document.text(key, "a parameter's name")
            guard case .mapping = value.content else {
                let text = try document.text(value, name)
                changes.append(
                    try document.valid(at: key) { () throws(RequestError) in
                        try ParameterChange("\(name)=\(text)")
                    })
                continue
            }
            for (inner, innerValue) in try document.pairs(of: value, what: name) {
                let innerName = try document.text(inner, "a parameter's name")
                let text = try document.text(innerValue, "a parameter")
                changes.append(
                    try document.valid(at: inner) { () throws(RequestError) in
                        try ParameterChange("\(name).\(innerName)=\(text)")
                    })
            }
        }
        return changes
    }
}
