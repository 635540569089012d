import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where results go: files that appear whole or not at all, pipes that close, terminals and colours.
@Suite struct OutputTests {
    private let sample = ProjectFiles.path("Samples/RoastedBeans.xml")

    @Test func filesAppearWhole() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let result = try await navcost(["analyze", sample, "--format", "json", "-o", "\(folder)/a.json"])
            #expect(result.status == 0)
            #expect(result.output.isEmpty)
            let printed = try await navcost(["analyze", sample, "--format", "json"])
            let written = try String(contentsOfFile: "\(folder)/a.json", encoding: .utf8)
            #expect(written == printed.output)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.json"])
        }
    }

    /// A file that is replaced keeps its rights, a link leads where it led, and one of several names is not replaced.
    @Test func rightsAndLinksStay() async throws {
        let folder = try TemporaryFolder(["a.json": "old", "b.json": "old", "c.json": "old"])
        let result = try await shell(
            """
            cd '\(folder.path)'; chmod 640 a.json; ln -s b.json link.json; ln c.json other.json
            "$NAVCOST" analyze '\(sample)' --format json --quiet -o a.json; stat -c %a a.json
            "$NAVCOST" analyze '\(sample)' --format json --quiet -o link.json; readlink link.json; head -c 1 b.json; echo
            "$NAVCOST" analyze '\(sample)' --format json --quiet -o c.json; echo $?; cat c.json; echo; ls
            """)
        #expect(
            result.output.split(separator: "\n").map(String.init) == [
                "640", "b.json", "{", "73", "old", "a.json", "b.json", "c.json", "link.json", "other.json",
            ])
        #expect(result.errors.contains("c.json: error: has 2 names (hard links)"), "\(result.errors)")
    }

    @Test func outputsThatCannotBeWrittenAre73() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            for path in ["\(folder)/no/such/folder/a.json", folder, "/dev/full"] {
                let result = try await navcost(["analyze", sample, "-o", path])
                #expect(result.status == 73, "\(path)")
                #expect(result.errorLines.count == 1, "\(result.errors)")
                #expect(result.errors.hasPrefix("\(path): error: cannot be written"), "\(result.errors)")
            }
            let full = try await shell("\"$NAVCOST\" analyze '\(sample)' > /dev/full")
            #expect(full.status == 73)
        }
    }

    @Test func aClosedPipeIsSuccess() async throws {
        let folder = ProjectFiles.path("Samples")
        let line =
            "( \"$NAVCOST\" analyze '\(folder)' --all --format json; echo \"status $?\" >&2 ) | head -c 10 > /dev/null"
        let result = try await shell(line)
        #expect(result.errors == "status 0\n")
    }

    @Test func interruptionIs130() async throws {
        let line = """
            mkfifo_dir=$(mktemp -d); mkfifo "$mkfifo_dir/in"; "$NAVCOST" analyze "$mkfifo_dir/in" & job=$!
            while kill -INT $job 2> /dev/null; do sleep 0.2; done; wait $job; echo "status $?"; rm -r "$mkfifo_dir"
            """
        // A shell without job control starts background jobs with the interrupt ignored; the command sets its own.
        let result = try await shell(line)
        #expect(result.output == "status 130\n")
    }

    #if os(Linux)
        @Test(arguments: ["analyze", "suggest", "check", "tree", "convert", "report", "compare deep.xml"])
        func aSmallStackIsEnough(command: String) async throws {
            // As deep as a layout may be.
            let nested = (0..<250).map { "<group id='g\($0)' container='semanticGroup'>" }.joined()
            let folder = try TemporaryFolder([
                "deep.xml": """
                <layout platform='ios'><screen id='s'>\(nested)<element id='a' role='button'/>\
                <element id='b' role='button'/>\(String(repeating: "</group>", count: 250))</screen></layout>
                """
            ])
            let line = """
                cd '\(folder.path)'; "$NAVCOST" \(command) deep.xml > plain; before=$?; ulimit -s 256
                "$NAVCOST" \(command) deep.xml > small; echo $(($? - before)); cmp plain small
                """
            let result = try await shell(line)
            #expect(result.output == "0\n", "\(result)")
        }
    #endif

    @Test func standardInputIsADash() async throws {
        let text = try ProjectFiles.text("Samples/RoastedBeans.xml")
        let piped = try await navcost(["analyze", "-"], input: Array(text.utf8))
        let named = try await navcost(["analyze", sample])
        #expect(piped.output.split(separator: "\n").dropFirst() == named.output.split(separator: "\n").dropFirst())
    }

    @Test func listsAndFoldersNameTheirInputs() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let names = ["RoastedBeans", "DogGallery"].map { ProjectFiles.path("Samples/\($0).xml") }
            try Data((names.joined(separator: "\n") + "\n\n").utf8).write(to: URL(fileURLWithPath: "\(folder)/list"))
            let list = try await navcost(["analyze", "@\(folder)/list", "--format", "jsonl"])
            let direct = try await navcost(["analyze"] + names + ["--format", "jsonl"])
            #expect(list.output == direct.output)
            let loop = "\(folder)/loop"
            try Data("@\(loop)\n".utf8).write(to: URL(fileURLWithPath: loop))
            #expect(try await navcost(["analyze", "@\(loop)"]).status == 2)
        }
    }

    @Test func sameInputSameBytes() async throws {
        let arguments = ["analyze", ProjectFiles.path("Samples"), "--format", "json"]
        let first = try await navcost(arguments)
        for _ in 0..<3 { #expect(try await navcost(arguments).output == first.output) }
    }

    @Test func colourOnlyOnATerminalAndNotWithNoColor() async throws {
        let plain = try await navcost(["analyze", sample])
        #expect(!plain.output.contains("\u{1B}"))
        // `script` gives the command a terminal; it is in util-linux and in macOS with other arguments.
        let probe = try await shell("script -qec 'exit 7' /dev/null < /dev/null > /dev/null; echo $?")
        guard probe.output == "7\n" else { return }
        let terminal = try await shell(
            "unset NO_COLOR; TERM=xterm script -qec '\"$NAVCOST\" analyze \(sample)' /dev/null < /dev/null")
        #expect(terminal.output.contains("\u{1B}[1m"))
        let without = try await shell(
            "TERM=xterm NO_COLOR=1 script -qec '\"$NAVCOST\" analyze \(sample)' /dev/null < /dev/null")
        #expect(!without.output.contains("\u{1B}["))
    }

    @Test func labelsCannotCommandATerminal() async throws {
        let xml = "<layout><screen><element role='button' label='a&#x9b;31m&#x202e;b&#10;c'/></screen></layout>"
        let result = try await navcost(["analyze", "-"], input: Array(xml.utf8))
        #expect(result.status == 0)
        #expect(!result.output.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E })
        #expect(result.output.contains("b c"))
    }

    @Test func csvQuotesWhatNeedsIt() async throws {
        let xml = "<layout><screen><element id='x' role='button' label='a,&quot;b&quot;&#10;c'/></screen></layout>"
        let result = try await navcost(
            ["analyze", "-", "--format", "csv", "--method", "mac-voiceover"], input: Array(xml.utf8))
        let rows = result.output.split(separator: "\r\n")
        #expect(
            rows[0]
                == "path,screen,target,label,role,weight,line,method,tree,status,position,presses,steps,wait,keystrokes,commands,words,seconds,route,reason,parameters"
        )
        #expect(
            rows[1] == "-,screen1,x,\"a,\"\"b\"\"\nc\",button,1,1,mac-voiceover,flat,reached,1,,,,3,1,,0.84,VO-Space,,")
    }
}
