import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the system or an enemy does to a run: a clear end and no half file. `Reports/faults.md` lists them.
@Suite struct FaultTests {
    private static let good = "<layout><screen id='good'><element id='a' role='button'/></screen></layout>"
    private let sample = ProjectFiles.path("Samples/RoastedBeans.xml")

    /// Every command that writes a file, with where it is told the place.
    private static let writers: [[String]] = [
        ["analyze", "-o"], ["compare", "-o"], ["suggest", "--apply"], ["suggest", "-o"], ["report", "-o"],
        ["check", "--write-baseline"], ["check", "-o"], ["convert", "-o"], ["tree", "-o"],
    ]

    @Test(arguments: writers) func aPlaceBelowAFileIs73(_ command: [String]) async throws {
        let folder = try TemporaryFolder(["file": "whole"])
        let inputs = command[0] == "compare" ? [sample, sample] : [sample]
        let place = "\(folder.path)/file/out"
        let result = try await navcost([command[0]] + inputs + ["--quiet", command[1], place])
        #expect(result.status == 73, "\(result.errors)")
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("\(place): error: "), "\(result.errors)")
        #expect(try String(contentsOfFile: "\(folder.path)/file", encoding: .utf8) == "whole")
    }

    @Test(arguments: ["suggest", "check", "compare", "tree", "convert", "methods", "formats"])
    func aFullStandardOutputIs73(_ command: String) async throws {
        let inputs =
            switch command {
            case "methods", "formats": ""
            case "compare": "'\(sample)' '\(sample)'"
            default: "'\(sample)'"
            }
        let result = try await shell("\"$NAVCOST\" \(command) \(inputs) > /dev/full")
        #expect(result.status == 73, "\(result.errors)")
        #expect(result.errors.contains("error: cannot be written"), "\(result.errors)")
    }

    /// A run that has written its first piece and waits for its second input is ended by a signal.
    private func ended(by signal: String) async throws -> (status: String, old: String, files: [String]) {
        let folder = try TemporaryFolder(["good.xml": Self.good, "out.json": "old"])
        let result = try await shell(
            """
            cd '\(folder.path)'; mkfifo pipe; "$NAVCOST" analyze good.xml pipe --format json --jobs 1 -o out.json & job=$!
            while kill -0 $job && ! ls out.json.*.part > /dev/null 2>&1; do sleep 0.1; done
            sleep 0.3; kill -\(signal) $job; wait $job; echo "$?"; rm pipe
            """)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return (
            String(result.output.prefix { !$0.isNewline }),
            try String(contentsOfFile: "\(folder.path)/out.json", encoding: .utf8), names
        )
    }

    /// What was written so far stays under its other name: nobody can take it away any more.
    @Test func killedTheOldFileStays() async throws {
        let end = try await ended(by: "KILL")
        #expect(end.status == "137")
        #expect(end.old == "old")
        #expect(end.files.count == 3)
    }

    @Test func interruptedTheOldFileStaysAlone() async throws {
        let end = try await ended(by: "INT")
        #expect(end.status == "130")
        #expect(end.old == "old")
        #expect(end.files == ["good.xml", "out.json"])
    }

    @Test(arguments: ["analyze", "suggest", "check", "tree", "convert"])
    func aHugeAttributeIsRefused(_ command: String) async throws {
        let result = try await shell(
            "( printf '<layout><screen\\nlabel=\"'; head -c 1000000000 /dev/zero | tr '\\0' x; printf '\"/></layout>' )"
                + " 2>/dev/null | \"$NAVCOST\" \(command) -")
        #expect(result.status == 2)
        #expect(result.errorLines.count == 1, "\(result.errors.prefix(500))")
        #expect(result.errors.hasPrefix("-:"), "\(result.errors.prefix(500))")
        #expect(result.errors.utf8.count < 1_000)
    }

    @Test(arguments: ["group", "node", "div", "View"]) func aHundredThousandLevelsAreRefused(_ name: String)
        async throws
    {
        let count = 100_000
        let deep = String(repeating: "<\(name)>\n", count: count) + String(repeating: "</\(name)>", count: count)
        let inside = [
            "group": "<layout><screen>\n\(deep)</screen></layout>", "node": "<hierarchy>\n\(deep)</hierarchy>",
        ]
        let xml =
            inside[name]
            ?? "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android'>\n\(deep)</LinearLayout>"
        let result = try await navcost(["analyze", "-"], input: Array(xml.utf8))
        #expect(result.status == 2)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("elements are nested deeper than 256 levels"), "\(result.errors.prefix(500))")
        #expect(result.errors.hasPrefix("-:25"), "\(result.errors.prefix(500))")
    }

    /// A pipe stands for what is elsewhere: whoever opened it would let the writer that waits at its other end go on.
    @Test(arguments: [
        ("an external entity", "<!DOCTYPE l [<!ENTITY x SYSTEM 'PIPE'>]>\n<layout><screen>&x;</screen></layout>", 2),
        (
            "an external subset",
            "<!DOCTYPE layout SYSTEM 'PIPE'>\n<layout><screen><element role='button'/></screen></layout>", 0
        ),
        (
            "a parameter entity",
            "<!DOCTYPE l [<!ENTITY % p SYSTEM 'PIPE'> %p;]>\n<layout><screen><element role='button'/></screen></layout>",
            2
        ),
        (
            "XInclude",
            "<layout xmlns:xi='http://www.w3.org/2001/XInclude'><screen>\n<xi:include href='PIPE'/></screen></layout>",
            2
        ),
        (
            "a style sheet and a schema",
            "<?xml-stylesheet type='text/xsl' href='PIPE'?>\n<hierarchy xmlns:i='http://www.w3.org/2001/XMLSchema-instance'"
                + " i:noNamespaceSchemaLocation='PIPE'><node class='android.widget.Button' clickable='true' text='B'"
                + " bounds='[0,0][9,9]'/></hierarchy>", 0
        ),
    ])
    func nothingIsLoadedFromElsewhere(_ name: String, _ xml: String, _ status: Int) async throws {
        let folder = try TemporaryFolder()
        try folder.write("in.xml", Array(xml.replacing("PIPE", with: "\(folder.path)/pipe").utf8))
        let result = try await shell(
            """
            cd '\(folder.path)'; mkfifo pipe; (: > opened) > pipe & writer=$!
            "$NAVCOST" analyze in.xml --quiet; status=$?; { kill $writer; wait $writer; } 2> /dev/null; exit $status
            """)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/opened"), "\(name)")
        #expect(result.status == status, "\(name): \(result.errors)")
        #expect(result.errorLines.count == (status == 0 ? 0 : 1), "\(name): \(result.errors)")
    }

    @Test func anEntityBombInAnAttributeIsRefused() async throws {
        let levels = (1..<30).map { "<!ENTITY a\($0) '&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);'>" }.joined()
        for use in ["<screen label='&a29;'/>", "<screen>&a29;</screen>", "<screen label='&a0;'/>"] {
            let xml = "<!DOCTYPE l [<!ENTITY a0 'lol'>\(levels)]>\n<layout>\(use)</layout>"
            let result = try await navcost(["analyze", "-"], input: Array(xml.utf8))
            #expect(result.status == 2)
            #expect(result.errors.hasPrefix("-:2:"), "\(result.errors.prefix(500))")
            #expect(result.errors.contains("is refused"), "\(result.errors.prefix(500))")
        }
    }

    @Test func linksInACircleEnd() async throws {
        let folder = try TemporaryFolder(["in/good.xml": Self.good])
        _ = try await shell(
            "cd '\(folder.path)/in'; ln -s . self; ln -s .. above; ln -s b.xml a.xml; ln -s a.xml b.xml")
        let result = try await navcost(["analyze", "\(folder.path)/in", "--format", "jsonl", "--quiet"])
        #expect(result.status == 2)
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.errorLines.count == 2)
        #expect(
            result.errorLines.allSatisfy { $0.contains("error: cannot be opened: too many levels of symbolic links") })
        let output = try await navcost(["analyze", sample, "-o", "\(folder.path)/in/a.xml"])
        #expect(output.status == 73)
    }

    @Test func listsInACircleEnd() async throws {
        let folder = try TemporaryFolder()
        let lines = String(repeating: "@\(folder.path)/a\n@\(folder.path)/./b\n", count: 5)
        try folder.write("a", Array(lines.utf8))
        try folder.write("b", Array("@\(folder.path)/a\n".utf8))
        let result = try await navcost(["analyze", "@\(folder.path)/a"])
        #expect(result.status == 2)
        // Equal errors are told once.
        #expect(result.errorLines.count == 1)
        #expect(result.errorLines.allSatisfy { $0.contains("is it a loop?") })
    }

    /// The table names tests that are there.
    @Test func theTableIsTested() throws {
        let rows = try ProjectFiles.text("Reports/faults.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
            .dropFirst(2)
        #expect(rows.count > 15)
        let files = [
            "run.sh": "Tests/Faults/run.sh",
            "AndroidLayoutFormatTests": "Tests/LayoutFormatsTests/AndroidLayoutFormatTests.swift",
            "FXMLFormatTests": "Tests/LayoutFormatsTests/FXMLFormatTests.swift",
            "CSVTests": "Tests/CostReportTests/CSVTests.swift",
            "Grid3FormatTests": "Tests/LayoutFormatsTests/Grid3FormatTests.swift",
            "RewrittenBoardTests": "Tests/NavCostTests/RewrittenBoardTests.swift",
        ]
        for row in rows {
            let tests = row.split(separator: "|")[3].matches(of: /([A-Za-z0-9.]+) `([A-Za-z0-9_]+)`/)
            #expect(!tests.isEmpty, "\(row)")
            for test in tests {
                let text = try ProjectFiles.text(files[String(test.1)] ?? "Tests/NavCostCommandTests/\(test.1).swift")
                #expect(text.contains("func \(test.2)(") || text.contains("\n\(test.2)() {"), "\(test.1) \(test.2)")
            }
        }
    }

    /// The fuzzer has found that the report could not write a weight of 1e300.
    @Test func hugeNumbersAreWrittenOrRefused() async throws {
        func xml(_ weight: String) -> [UInt8] {
            Array("<layout><screen id='s'><element id='a' role='button' weight='\(weight)'/></screen></layout>".utf8)
        }
        for format in ["text", "json", "csv", "html"] {
            let large = try await navcost(["analyze", "-", "--format", format], input: xml("1e99"))
            #expect(large.status == 0, "\(format): \(large.errors)")
            let huge = try await navcost(["analyze", "-", "--format", format], input: xml("1e300"))
            #expect(huge.status == 2)
            #expect(huge.errors.contains("add up to more than 1e100"), "\(huge.errors)")
        }
    }
}
