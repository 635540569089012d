#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The inputs that the words of a command line stand for.
public enum InputList {
    /// The inputs in a stable order: `-` is standard input, `@FILE` a list of inputs, a folder every layout in it.
    ///
    /// - Returns: the inputs, and an error for each list or folder that cannot be read.
    public static func expand(_ words: [String]) -> (sources: [InputSource], errors: [FormatError]) {
        var sources: [InputSource] = []
        var errors: [FormatError] = []
        for word in words { expand(word, listDepth: 0, &sources, &errors) }
        return (sources, errors)
    }

    private static func expand(
        _ word: String, listDepth: Int, _ sources: inout [InputSource], _ errors: inout [FormatError]
    ) {
        if word == "-" { return sources.append(.standardInput) }
        if word.hasPrefix("@"), word.count > 1 {
            let path = String(word.dropFirst())
            guard listDepth < 8 else {
                return errors.append(
                    FormatError(path: path, message: "lists of inputs are nested too deep; is it a loop?"))
            }
            do {
                let text = String(decoding: try TextFile.bytes(of: path), as: UTF8.self)
                for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
                    expand(String(line), listDepth: listDepth + 1, &sources, &errors)
                }
            } catch {
                errors.append(error)
            }
            return
        }
        guard (try? FileManager.default.contentsOfDirectory(atPath: word)) != nil else {
            return sources.append(.file(word))
        }
        let files = layouts(inFolder: word.hasSuffix("/") ? String(word.dropLast()) : word)
        if files.isEmpty {
            errors.append(FormatError(path: word, message: "the folder holds no layout file; name one"))
        }
        sources += files.map(InputSource.file)
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
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
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
