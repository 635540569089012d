public import AccessCost
public import LayoutFormats
import LayoutModel
import SystemPackage

/// Reads and writes whole files.
public enum TextFile {
    /// The bytes of a file, or of standard input for "-".
    ///
    /// - Throws: it cannot be opened or read.
    static func bytes(of path: String) throws(FormatError) -> [UInt8] {
        do {
            let descriptor =
                path == "-" ? FileDescriptor.standardInput : try FileDescriptor.open(FilePath(path), .readOnly)
            defer { if path != "-" { try? descriptor.close() } }
            var bytes: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = try piece.withUnsafeMutableBytes { try descriptor.read(into: $0) }
                if count == 0 { return bytes }
                bytes += piece[0..<count]
            }
        } catch Errno.isDirectory {
            throw FormatError(path: path, message: "is a directory; name a file")
        } catch {
            let reason = (error as? Errno)?.description.lowercased() ?? "\(error)"
            throw FormatError(path: path, message: "cannot be read: \(reason); check the path and its rights")
        }
    }

    /// The text of a file, or of standard input for "-".
    ///
    /// - Throws: it cannot be opened or read.
    public static func text(of path: String) throws(FormatError) -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }

    /// The text of a file that is to be typed.
    ///
    /// - Throws: it cannot be read, is not UTF-8, or holds nothing but white space.
    public static func sample(of path: String) throws(FormatError) -> TextSample {
        let bytes = try SideFile.bytes(of: path)
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else {
            throw FormatError(path: path, message: "the text is not UTF-8; save it as UTF-8")
        }
        let sample = TextSample(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
        if sample.counts.isEmpty {
            throw FormatError(path: path, message: "the text is empty; write what is to be typed")
        }
        return sample
    }

    /// A letter table: CSV with the header `letter,weight`, each letter one character or `Space`.
    ///
    /// - Throws: the file cannot be read, or a row is not valid; with line and column.
    public static func letters(of path: String) throws(FormatError) -> TextSample {
        let records = try CSVRecords.read(String(decoding: try SideFile.bytes(of: path), as: UTF8.self), path: path)
        guard let header = records.first, header.cells == ["letter", "weight"] else {
            throw FormatError(
                path: path, line: 1, column: 1, message: "the first line of a letter table is 'letter,weight'")
        }
        var table: [(character: Character, count: Double)] = []
        for record in records.dropFirst() {
            func failure(_ message: String) -> FormatError {
                FormatError(path: path, line: record.line, column: 1, message: message)
            }
            guard record.cells.count == 2 else { throw failure("the row needs a letter and a weight") }
            let name = record.cells[0].lowercased() == "space" ? " " : record.cells[0].lowercased()
            guard name.count == 1, let character = name.first else {
                throw failure("'\(record.cells[0])' is not one character, nor Space")
            }
            guard let weight = Double(record.cells[1]), weight.isFinite, weight >= 0 else {
                throw failure("the weight '\(record.cells[1])' is not a number from 0")
            }
            guard !table.contains(where: { $0.character == character }) else {
                throw failure("'\(record.cells[0])' is there twice")
            }
            table.append((character, weight))
        }
        guard table.contains(where: { $0.count > 0 }) else {
            throw FormatError(path: path, line: 1, column: 1, message: "no letter has a weight above 0")
        }
        return TextSample(table: table)
    }

    /// Writes a file so that it appears whole or not at all (`OutputFile`).
    ///
    /// - Throws: the file cannot be written.
    public static func write(_ text: String, to path: String) throws(OutputError) {
        let output = try OutputFile(path)
        _ = try output.write(text)
        try output.finish()
    }
}

/// An output that cannot be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path as it was given.
    public var path: String
    /// What is wrong, and what to do.
    public var message: String

    /// `PATH: error: what, and what to do`.
    public var description: String { "\(path): error: \(message)".inOnePlainLine }
}
