import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Many inputs: the same bytes for any number of jobs and for any parts that are merged.
@Suite struct ManyInputsTests {
    private static let samples = ProjectFiles.samples.map { ProjectFiles.path("Samples/\($0)") }
    /// All of them in the long form.
    private static let some = Array(samples.suffix(cases(6, long: samples.count)))

    /// The commands whose results can be merged, with the status that they end with.
    private static let commands: [([String], Int)] = [
        (["analyze", "--format", "json"], 0), (["analyze", "--format", "jsonl"], 0),
        (["analyze", "--format", "csv"], 0), (["check", "--format", "json", "--fail-on", "note"], 1),
        (["check", "--format", "json", "--method", "ios-voiceover"], 1),
    ]

    @Test(arguments: [["analyze"], ["analyze", "--format", "json"], ["check"], ["check", "--format", "sarif"]])
    func jobsChangeNothing(_ command: [String]) async throws {
        let one = try await navcost(command + Self.some + ["--jobs", "1"])
        for jobs in ["2", "7"] {
            let many = try await navcost(command + Self.some + ["--jobs", jobs])
            #expect(many.output == one.output)
            #expect(many.errors == one.errors)
            #expect(many.status == one.status)
        }
        #expect(!one.output.isEmpty)
    }

    @Test func jobsChangeNoReport() async throws {
        let folder = try TemporaryFolder()
        let inputs = Array(Self.samples.prefix(3))
        for jobs in ["1", "2"] {
            let result = try await navcost(["report", "--jobs", jobs, "-o", "\(folder.path)/\(jobs)"] + inputs)
            #expect(result.status == 0, "\(result.errors)")
        }
        let pages = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/1")
        // Two of the three have two screens, with a page each; and the index.
        #expect(pages.count == 6)
        for page in pages {
            #expect(
                try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/1/\(page)"))
                    == Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/2/\(page)")), "\(page)")
        }
    }

    @Test(arguments: commands)
    func partsMergeToTheWhole(_ command: [String], _ status: Int) async throws {
        let folder = try TemporaryFolder()
        let whole = try await navcost(command + Self.some)
        #expect(whole.status == status)
        // More parts than inputs: some are empty.
        for count in isLongForm ? [1, 2, 5, Self.some.count + 3] : [5, Self.some.count + 2] {
            var parts: [String] = []
            for number in 1...count {
                let path = "\(folder.path)/\(count)-\(number)"
                _ = try await navcost(command + Self.some + ["--shard", "\(number)/\(count)", "-o", path])
                parts.append(path)
            }
            let merged = try await navcost(["merge"] + parts)
            #expect(merged.output == whole.output, "\(command) in \(count) parts")
            #expect(merged.status == status)
            if command.contains("json"), count == 5 {
                let shuffled = try await navcost(["merge"] + parts.reversed())
                #expect(shuffled.output == whole.output)
            }
        }
    }

    @Test func whatIsNoPartIsNamed() async throws {
        let folder = try TemporaryFolder(["a.txt": "hello", "b.json": "{}"])
        let sample = Self.samples[0]
        func part(_ number: Int, of count: Int) async throws -> String {
            let path = "\(folder.path)/\(number)-\(count)"
            let result = try await navcost([
                "analyze", sample, "--format", "json", "--shard", "\(number)/\(count)", "-o", path,
            ])
            #expect(result.status == 0)
            return path
        }
        let (one, two, other) = (try await part(1, of: 2), try await part(2, of: 2), try await part(1, of: 3))
        let whole = "\(folder.path)/whole"
        _ = try await navcost(["analyze", sample, "--format", "json", "-o", whole])
        let checked = "\(folder.path)/checked"
        _ = try await navcost(["check", sample, "--format", "json", "--shard", "2/2", "-o", checked])
        for (files, message) in [
            ([one], "part 2 of 2 is missing"), ([one, one], "this is part 1 of 2, as file 1 is"),
            ([one, other], "this is part 1 of 3, the first file is of 2"), ([one, whole], "this is no part of a run"),
            ([one, checked], "this is of another command or version"),
            (["\(folder.path)/a.txt"], "this is no result of"),
            (["\(folder.path)/b.json"], "this is no result of"), (["\(folder.path)/none"], "cannot be read"),
        ] {
            let result = try await navcost(["merge"] + files)
            #expect(result.status == 2, "\(message)")
            #expect(result.errorLines.count == 1)
            #expect(result.errors.contains(message), "\(result.errors)")
        }
        #expect(try await navcost(["merge", two, one]).status == 0)
        #expect(try await navcost(["merge", whole]).status == 0)
    }

    @Test(arguments: [
        (["--jobs", "0"], "invalid value '0' for --jobs"), (["--jobs", "many"], "invalid value 'many' for --jobs"),
        (["--shard", "0/2"], "'0/2' is not a part of a run"), (["--shard", "3/2"], "'3/2' is not a part of a run"),
        (["--shard", "1"], "'1' is not a part of a run"), (["--shard", "1/2/3"], "is not a part of a run"),
    ])
    func badValuesAreNamed(_ options: [String], _ message: String) async throws {
        let result = try await navcost(["analyze", Self.samples[0]] + options)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func oneBadFileDoesNotStopTheRest() async throws {
        let folder = try TemporaryFolder(["bad.xml": "<layout"])
        let inputs = [Self.samples[0], "\(folder.path)/bad.xml", Self.samples[1]]
        let result = try await navcost(["analyze", "--format", "csv", "--jobs", "3"] + inputs)
        #expect(result.status == 2)
        #expect(result.errorLines.count { $0.contains("bad.xml:1:") } == 1)
        #expect(result.output.contains("\r\n\(Self.samples[1]),"))
    }

    @Test func aFileAppearsWholeOrNotAtAll() async throws {
        let folder = try TemporaryFolder(["old.json": "old"])
        // What is interrupted leaves neither a piece nor its other name; the old file stays.
        let line = """
            cd '\(folder.path)' && { yes '\(Self.samples[0])' | head -3000 > list; \
            "$NAVCOST" analyze @list --format json -o old.json --quiet & pid=$!; \
            while ! ls | grep -q part; do sleep 0.1; done; ls > seen; \
            while kill -INT $pid; do sleep 0.2; done; wait $pid; echo $?; ls; cat old.json; } 2> /dev/null
            """
        let result = try await shell(line)
        let words = result.output.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(words == ["130", "list", "old.json", "seen", "old"], "\(result.output)")
        let seen = try String(contentsOfFile: "\(folder.path)/seen", encoding: .utf8)
        #expect(seen.contains(".part"), "it was not being written when it was looked at")
    }

    @Test func aLinkIsFollowedAndALongerFileReplaced() async throws {
        let folder = try TemporaryFolder(["old.csv": String(repeating: "x", count: 1_000_000)])
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.csv", withDestinationPath: "old.csv")
        let result = try await navcost(["analyze", Self.samples[0], "--format", "csv", "-o", "\(folder.path)/link.csv"])
        #expect(result.status == 0, "\(result.errors)")
        let text = try String(contentsOfFile: "\(folder.path)/old.csv", encoding: .utf8)
        #expect(text.hasPrefix("path,screen,") && !text.contains("xxx"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link.csv") == "old.csv")
    }
}
