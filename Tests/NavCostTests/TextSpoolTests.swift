import Foundation
import SystemPackage
import Testing

@testable import NavCost

/// Text that is kept in a file until it is wanted.
@Suite struct TextSpoolTests {
    /// A text of over 8 MB with an end that stays in memory.
    private func spool() throws -> (TextSpool, String) {
        var (spool, all) = (TextSpool(), "")
        for number in 0..<40 {
            let text = String(repeating: "line \(number) of the text\n", count: 12_000)
            try spool.append(text)
            all += text
        }
        #expect(all.utf8.count > 8 << 20)
        #expect(all.utf8.count % (8 << 20) != 0)
        return (spool, all)
    }

    private func path() -> String { NSTemporaryDirectory() + "spool-\(UUID().uuidString)" }

    private func written(
        _ options: FileDescriptor.OpenOptions, _ write: (FileDescriptor) throws -> Void
    ) throws -> String {
        let path = path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try FileDescriptor.open(
            FilePath(path), .writeOnly, options: options, permissions: .ownerReadWrite)
        try file.closeAfter { try write(file) }
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test func isWrittenWholeAndAsOftenAsAsked() throws {
        let (spool, all) = try spool()
        let text = try written([.create]) { file in
            _ = try file.writeAll("before\n".utf8)
            try spool.write(to: file)
            try spool.write(to: file)
        }
        #expect(text == "before\n" + all + all)
    }

    @Test func isWrittenAtTheEndOfWhatIsThere() throws {
        // Linux copies nothing within the system to a file that is open for appending.
        let (spool, all) = try spool()
        let text = try written([.create, .append]) { file in
            _ = try file.writeAll("before\n".utf8)
            try spool.write(to: file)
        }
        #expect(text == "before\n" + all)
    }

    /// Texts that are joined, each in memory or in a file of its own, are one text in their order.
    @Test func joinedTextsAreOne() throws {
        func part(_ name: String) throws -> (TextSpool, String) {
            name == "long" ? try spool() : (TextSpool(name), name)
        }
        for parts in [
            ["", "a", "b", "a"], ["long", "b", "long"], ["a", "long", "", "long", "b"], ["", "long", "long", "a", ""],
        ] {
            var (joined, expected) = (TextSpool(), "")
            for name in parts {
                let (text, whole) = try part(name)
                try joined.append(text)
                try joined.append("|")
                expected += whole + "|"
            }
            #expect(try written([.create]) { try joined.write(to: $0) } == expected)
        }
    }

    @Test func sayWhatCannotBeWritten() throws {
        let (spool, _) = try spool()
        let path = path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try FileDescriptor.open(FilePath(path), .readOnly)
        #expect(throws: Errno.badFileDescriptor) { try file.closeAfter { try spool.write(to: file) } }
    }
}
