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

    /// The beginning of a text is replaced, whether the rest of it is in memory, in a file or in both.
    @Test(arguments: ["", "short", "long"]) func theBeginningIsReplaced(_ rest: String) throws {
        for lead in ["", "a lead", String(repeating: "0123456789", count: 3000)] {
            var text = TextSpool()
            try text.append("the first lead, ")
            let (more, all) = rest == "long" ? try spool() : (TextSpool(rest), rest)
            try text.append(more)
            try text.replaceFirst("the first lead, ".utf8.count, by: lead)
            try text.append("!")
            #expect(try written([.create]) { try text.write(to: $0) } == lead + all + "!")
        }
    }

    /// What an output writes in turn where text is kept in the output itself.
    private func output(_ write: (OutputFile) throws -> Void) throws -> String {
        let path = path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = try OutputFile(path)
        try write(file)
        try file.finish()
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    /// A text of over 8 MB that is kept in an output.
    private func add(_ more: TextSpool, to spool: consuming TextSpool, isWanted: Bool, _ file: OutputFile) throws {
        try spool.append("lead,")
        try spool.append(more)
        try spool.append("trail,")
        if isWanted { #expect(try file.write(spool)) }
    }

    @Test func textThatIsKeptInTheOutputStaysWhereItIsWanted() throws {
        let (more, all) = try spool()
        for isWanted in [true, false] {
            let kept = isWanted ? "lead,\(all)trail," : ""
            let text = try output { file in
                #expect(try file.write("before,"))
                try add(more, to: file.spool(), isWanted: isWanted, file)
                #expect(try file.write("between,"))
                try add(more, to: file.spool(), isWanted: isWanted, file)
            }
            #expect(text == "before,\(kept)between,\(kept)", "wanted: \(isWanted)")
        }
    }

    @Test func anOutputKeepsOneTextAtATime() throws {
        let (more, all) = try spool()
        let text = try output { file in
            let (first, second) = (file.spool(), file.spool())
            var other = second
            try other.append(more)
            try add(more, to: first, isWanted: true, file)
            #expect(try file.write(other))
        }
        #expect(text == "lead,\(all)trail,\(all)")
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
