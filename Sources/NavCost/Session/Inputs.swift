public import LayoutFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The inputs of a run, in order.
public struct Inputs: Sendable {
    /// The inputs in order.
    public var sources: [InputSource] = []
    /// An error for each list or folder that cannot be read.
    public var errors: [FormatError] = []
    /// The paths that nobody has named: they were found in a folder.
    public var found: Set<String> = []

    /// Those of a part alone; all where no part is named. Lists and folders that cannot be read are told by the first.
    public func part(_ shard: Shard?) -> Inputs {
        guard let shard else { return self }
        var result = self
        result.sources = Array(sources[shard.range(of: sources.count)])
        if shard.number > 1 { result.errors = [] }
        return result
    }

    /// Whether a failure only says that a file in a folder is no layout.
    public func isNoLayout(_ error: NavCostError) -> Bool {
        guard let error = error.inputError else { return false }
        return error.isUnknownFormat && found.contains(error.path)
    }

    /// Inputs that are named one by one.
    public init(sources: [InputSource]) { self.sources = sources }

    /// The inputs in a stable order: `-` is standard input, `@FILE` a list of inputs, a folder every layout in it.
    public init(_ words: [String]) { for word in words { expand(word, lists: []) } }

    private mutating func expand(_ word: String, lists: [String]) {
        if word == "-" { return sources.append(.standardInput) }
        if word.hasPrefix("@"), word.count > 1 {
            let path = String(word.dropFirst())
            // A list that names itself ten times would otherwise be read a hundred million times.
            let list = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard lists.count < 8, !lists.contains(list) else {
                return errors.append(
                    FormatError(path: path, message: "lists of inputs are nested too deep; is it a loop?"))
            }
            do {
                let text = String(decoding: try SideFile.bytes(of: path), as: UTF8.self)
                for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
                    expand(String(line), lists: lists + [list])
                }
            } catch {
                errors.append(error)
            }
            return
        }
        guard (try? FileManager.default.contentsOfDirectory(atPath: word)) != nil else {
            return sources.append(.file(word))
        }
        let files = Self.layouts(inFolder: word.hasSuffix("/") ? String(word.dropLast()) : word)
        if files.isEmpty {
            errors.append(FormatError(path: word, message: "the folder holds no layout file; name one"))
        }
        sources += files.map(InputSource.file)
        found.formUnion(files)
    }

    /// The files in a folder and below that end as layouts do, by path; hidden ones, links to folders, and what
    /// is no file, as a pipe that nobody writes to, are skipped.
    private static func layouts(inFolder folder: String) -> [String] {
        let base = folder
        // An unpacked grid set is one layout: its settings name the board that it starts with.
        let settings = "\(base)/Settings0/settings.xml"
        if FileManager.default.fileExists(atPath: settings) { return [settings] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        var found: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(base)/\(name)"
            let kind = FileKind(at: path, followsLinks: false)
            if kind == .folder {
                found += layouts(inFolder: path)
            } else if kind == .file || kind == .link, let dot = name.lastIndex(of: "."),
                LayoutFormat.allFileEndings.contains(name[name.index(after: dot)...].lowercased())
            {
                found.append(path)
            }
        }
        return found
    }
}
