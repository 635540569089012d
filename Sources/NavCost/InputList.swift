#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The inputs that the words of a command line stand for.
public enum InputList {
    /// What the words of a command line stand for.
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
        public func isNoLayout(_ error: any Error) -> Bool {
            guard let error = error as? FormatError else { return false }
            return error.isUnknownFormat && found.contains(error.path)
        }
    }

    /// The inputs in a stable order: `-` is standard input, `@FILE` a list of inputs, a folder every layout in it.
    public static func expand(_ words: [String]) -> Inputs {
        var inputs = Inputs()
        for word in words { expand(word, lists: [], &inputs) }
        return inputs
    }

    private static func expand(_ word: String, lists: [String], _ inputs: inout Inputs) {
        if word == "-" { return inputs.sources.append(.standardInput) }
        if word.hasPrefix("@"), word.count > 1 {
            let path = String(word.dropFirst())
            // A list that names itself ten times would otherwise be read a hundred million times.
            let list = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            guard lists.count < 8, !lists.contains(list) else {
                return inputs.errors.append(
                    FormatError(path: path, message: "lists of inputs are nested too deep; is it a loop?"))
            }
            do {
                let text = String(decoding: try TextFile.bytes(of: path), as: UTF8.self)
                for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
                    expand(String(line), lists: lists + [list], &inputs)
                }
            } catch {
                inputs.errors.append(error)
            }
            return
        }
        guard (try? FileManager.default.contentsOfDirectory(atPath: word)) != nil else {
            return inputs.sources.append(.file(word))
        }
        let files = layouts(inFolder: word.hasSuffix("/") ? String(word.dropLast()) : word)
        if files.isEmpty {
            inputs.errors.append(FormatError(path: word, message: "the folder holds no layout file; name one"))
        }
        inputs.sources += files.map(InputSource.file)
        inputs.found.formUnion(files)
    }

    /// The files in a folder and below that end as layouts do, by path; hidden ones, links to folders, and what
    /// is no file, as a pipe that nobody writes to, are passed over.
    private static func layouts(inFolder folder: String) -> [String] {
        let base = folder
        // An unpacked grid set is one layout: its settings name the board that it starts with.
        let settings = "\(base)/Settings0/settings.xml"
        if FileManager.default.fileExists(atPath: settings) { return [settings] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        var found: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(base)/\(name)"
            let type = FileManager.default.type(at: path)
            if type == .typeDirectory {
                found += layouts(inFolder: path)
            } else if type == .typeRegular || type == .typeSymbolicLink, let dot = name.lastIndex(of: "."),
                LayoutFormat.allFileEndings.contains(name[name.index(after: dot)...].lowercased())
            {
                found.append(path)
            }
        }
        return found
    }
}
