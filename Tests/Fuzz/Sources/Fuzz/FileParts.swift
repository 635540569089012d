#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Several files in one input, for readers that look into archives and into the files beside a layout.
///
/// A line `== NAME` begins each; what stands before the first is left out.
struct FileParts {
    private(set) var files: [(name: String, bytes: ArraySlice<UInt8>)] = []

    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: "== ".utf8) {
                files.append((String(decoding: line.dropFirst(3), as: UTF8.self), bytes[line.endIndex...].dropFirst()))
                guard files.count > 1 else { continue }
                let last = files.count - 2
                files[last].bytes = files[last].bytes.prefix(upTo: line.startIndex)
            }
        }
    }

    /// A ZIP archive that holds the files as they are.
    func archive() -> [UInt8] { StoredArchive.bytes(files.map { ($0.name, Array($0.bytes)) }) }

    /// Writes the files below a folder, which is made anew, and gives the path of the first; nil where its name is not fit.
    ///
    /// Names lead into the folder alone, two folders deep at most.
    func write(to folder: String) -> String? {
        try? FileManager.default.removeItem(atPath: folder)
        var first: String?
        for (index, file) in files.enumerated() {
            let parts = file.name.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count < 4, file.name.utf8.count < 100, !file.name.contains("\0"),
                parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
            else { continue }
            let path = "\(folder)/\(file.name)"
            let own = parts.dropLast().reduce(folder) { "\($0)/\($1)" }
            try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
            guard (try? Data(file.bytes).write(to: URL(filePath: path))) != nil else { continue }
            if index == 0 { first = path }
        }
        return first
    }
}
