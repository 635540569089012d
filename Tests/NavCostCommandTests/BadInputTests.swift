import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What every kind of bad input gives: one line that says where, what and what to do, exit status 2, the rest analysed.
@Suite struct BadInputTests {
    private static let good = "<layout><screen id='good'><element id='a' role='button'/></screen></layout>"

    private func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// The line of the error, and a word of it.
    @Test(arguments: [
        ("empty", "", ":1:1: error: the file is empty"),
        ("not XML", "Hello", ":1:1: error: this is not XML"),
        ("truncated", "<layout><screen><element", ":1:"),
        ("cut between tags", "<layout><screen>", "the file ends before its first element does"),
        ("unknown root", "<foo/>", ":1:1: error: no known format has the root <foo>"),
        (
            "entity bomb",
            "<!DOCTYPE l [<!ENTITY a 'a'><!ENTITY b '&a;&a;&a;'>]>\n<layout><screen label='&b;'/></layout>", ":2:"
        ),
        (
            "external entity", "<!DOCTYPE l [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<layout>&x;</layout>",
            "'&x;' is refused"
        ),
        (
            "duplicate ids", "<layout><screen>\n<element id='a'/>\n<element id='a'/></screen></layout>",
            ":3:1: error: the id 'a' is taken in line 2"
        ),
        (
            "unknown attribute", "<layout><screen>\n  <element rol='button'/></screen></layout>",
            ":2:17: error: 'rol' is not an attribute of <element>; did you mean 'role'?"
        ),
        (
            "negative size", "<layout><screen><element x='0' y='0' width='-1' height='1'/></screen></layout>",
            "width is -1, below the least allowed value 0"
        ),
        (
            "NaN size", "<layout><screen><element x='NaN' y='0' width='1' height='1'/></screen></layout>",
            "x is 'NaN', not a finite decimal number"
        ),
        (
            "zero weights", "<layout><screen><element role='button' weight='0'/></screen></layout>",
            "all weights of the screen 'screen1' are 0"
        ),
        ("cut JSON", "{\"buttons\": [{\"id\": 1,", "error: a key in quotes is expected here"),
        ("JSON of no format", "{\"a\": 1}", ":1:1: error: this is not XML"),
        (
            "empty hierarchy", "[{\"container\": {\"_0\": {}, \"children\": []}}, {\"element\": 1}]",
            "neither a 'container' nor an 'element'"
        ),
        (
            "board without grids", "<Cmp ntyp='LCConfigurationComponent'/>",
            ":1:1: error: the configuration holds no grid in a stack"
        ),
        ("dump without roles", "<accessible name='a'/>", ":1:1: error: no known format has the root <accessible>"),
        (
            "bad scan setting", "<layout scan='interval'><screen/></layout>",
            ":1:15: error: scan holds 'interval', not KEY=VALUE"
        ),
        ("bad weight", "<layout><screen><element role='button' weight='-2'/></screen></layout>", "weight is -2, below"),
    ])
    func badFiles(name: String, text: String, message: String) async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            try write(Array(text.utf8), to: "\(folder)/bad.xml")
            try write(Array(Self.good.utf8), to: "\(folder)/good.xml")
            let result = try await navcost(["analyze", "\(folder)/bad.xml", "\(folder)/good.xml"])
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.hasPrefix("\(folder)/bad.xml:"))
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.output.contains("screen good"), "the other input is still analysed")
            let alone = try await navcost(["analyze", "-", "--quiet"], input: Array(text.utf8))
            #expect(alone.status == 2)
            #expect(alone.errors.hasPrefix("-:"))
        }
    }

    /// Inputs that are built, not written out.
    @Test func badBytes() async throws {
        func nested(_ depth: Int) -> String {
            "<layout><screen>\n" + String(repeating: "<group>\n", count: depth)
                + String(repeating: "</group>", count: depth)
                + "</screen></layout>"
        }
        let utf16 = Array(Self.good.utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let cases: [(name: String, bytes: [UInt8], message: String?)] = [
            ("wrong encoding", Array("<layout><screen label='".utf8) + [0xE9] + Array("'/></layout>".utf8), "UTF-8"),
            ("NUL", Array("<layout><screen>".utf8) + [0] + Array("</screen></layout>".utf8), "0x0"),
            (
                "four bytes a letter, then other bytes", [0x3C, 0, 0, 0, 5] + Array("a*s=\"some text\"".utf8),
                "no text in the encoding that the file begins with"
            ),
            (
                "not UTF-7 as it says",
                Array("<?xml version='1.0' encoding='UTF-7'?><layout><screen label='".utf8) + [0xFF, 0x90]
                    + Array("'/></layout>".utf8), "UTF-8"
            ),
            (
                "not EUC-JP as it says", Array("<!doctype html><meta charset=euc-jp><p>".utf8) + [0x8F, 0x20, 0xFF],
                "the page's encoding is not known or not kept"
            ),
            ("300 deep", Array(nested(300).utf8), ":256:1: error: elements are nested deeper than 256 levels"),
            ("250 deep", Array(nested(250).utf8), nil),
            ("UTF-16 with BOM", [0xFF, 0xFE] + utf16, nil),
            (
                "1 MB attribute",
                Array(
                    "<layout><screen label='\(String(repeating: "x", count: 1_000_000))'><element role='button'/></screen></layout>"
                        .utf8), nil
            ),
        ]
        for entry in cases {
            let result = try await navcost(["analyze", "-"], input: entry.bytes)
            #expect(result.status == (entry.message == nil ? 0 : 2), "\(entry.name)")
            #expect(result.errorLines.count == (entry.message == nil ? 0 : 1), "\(entry.name): \(result.errors)")
            if let message = entry.message {
                #expect(result.errors.contains(message), "\(entry.name): \(result.errors)")
            }
            for line in result.output.split(separator: "\n") { #expect(line.count <= 80) }
        }
    }

    @Test func filesThatCannotBeOpened() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let missing = try await navcost(["analyze", "\(folder)/none.xml"])
            #expect(missing.status == 2)
            #expect(missing.errors.hasPrefix("\(folder)/none.xml: error: cannot be opened: no such file or directory"))
            let empty = try await navcost(["analyze", folder])
            #expect(empty.status == 2)
            #expect(empty.errors.contains("the folder holds no layout file"))
            let weights = try await navcost(["analyze", "-", "--weights", folder], input: Array(Self.good.utf8))
            #expect(weights.status == 2)
            #expect(weights.errors.contains("is a directory"))
            try write(Array(Self.good.utf8), to: "\(folder)/locked.xml")
            let locked = try await shell(
                "chmod 000 '\(folder)/locked.xml'; id -u; \"$NAVCOST\" analyze '\(folder)/locked.xml'")
            // The superuser may read everything.
            if !locked.output.hasPrefix("0\n") {
                #expect(locked.status == 2)
                #expect(locked.errors.contains("permission denied"))
            }
        }
    }

    @Test(arguments: [
        ("id,weight\na,-1\n", ":2:3: error: the weight -1 of 'a' is negative"),
        ("id,weight\na,0\n", ":2:1: error: all weights are 0"),
        ("id,weight\na,lots\n", ":2:3: error: the weight 'lots' of 'a' is not a finite number"),
        ("id,weight\na,nan\n", ":2:3: error: the weight 'nan'"),
        ("id,weight\na,1\nb,1\n", ":3:1: error: no element of the layout has the id 'b'"),
        ("id,weight\na,1\na,2\n", ":3:1: error: 'a' has a weight in line 2 already"),
        ("id;weight\na;1\n", ":1:1: error: the header is 'id;weight'"),
        ("id,weight\na\n", ":2:1: error: the row has 1 cells"),
        ("id,weight\n\"a,1\n", ":2:1: error: the quote that opens here is never closed"),
        ("", ":1:1: error: the weights file is empty"),
    ])
    func badWeights(text: String, message: String) async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            try write(Array(text.utf8), to: "\(folder)/w.csv")
            let result = try await navcost(
                ["analyze", "-", "--weights", "\(folder)/w.csv"], input: Array(Self.good.utf8))
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1)
            #expect(result.errors.hasPrefix("\(folder)/w.csv\(message)"), "\(result.errors)")
        }
    }

    @Test(arguments: [
        (["--method", "ios-switch-atuo"], "did you mean 'ios-switch-auto'?"),
        (["--set", "intervall=1"], "did you mean 'interval'?"),
        (["--set", "interval=fast"], "invalid value 'fast' for 'interval', which is a number from 0.01 to 60"),
        (["--set", "interval"], "is not a parameter: write KEY=VALUE"),
        (["--set", "reaction=2"], "reaction (2 s) must stay below interval (1 s)"),
        (["--set", "mac-voiceovr.voKeys=1"], "did you mean 'mac-voiceover'?"),
        (["--action", "activat"], "did you mean 'activate'?"),
        (["--rank", "fun"], "invalid value 'fun' for --rank"),
        (["--unnamed-weight", "-1"], "invalid value '-1' for --unnamed-weight"),
        (["--format", "jsn"], "did you mean 'json'?"),
        (["--screen", "god"], "did you mean 'good'?"),
        (["--input-format", "navcots"], "did you mean 'navcost'?"),
    ])
    func badValues(options: [String], message: String) async throws {
        let joined = options.count == 2 ? ["\(options[0])=\(options[1])"] : options
        let result = try await navcost(["analyze", "-"] + joined, input: Array(Self.good.utf8))
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errorLines.count == 1, "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    /// A command or a file that was mistyped is named, and the screens that there are.
    @Test func whatWasMeantIsNamed() async throws {
        let folder = try TemporaryFolder(["labels.xml": Self.good, "other/labels.xml": Self.good])
        func run(_ line: String) async throws -> CommandResult {
            try await shell("cd '\(folder.path)' && \"$NAVCOST\" \(line)")
        }
        let cases = [
            ("analyse labels.xml", 64, "error: 'analyse' is no command; did you mean 'analyze'?"),
            (
                "labels.xml", 64,
                "error: 'labels.xml' is no command; for what it costs write 'navcost analyze labels.xml'"
            ),
            ("frobnicate", 64, "error: 'frobnicate' is no command; known are analyze, compare, suggest"),
            (
                "analyze label.xml", 2,
                "label.xml: error: cannot be opened: no such file or directory; did you mean 'labels.xml'?"
            ),
            ("analyze other/lables.xml", 2, "did you mean 'other/labels.xml'?"),
            ("analyze nothing-like-it.json", 2, "no such file or directory; check the path and its rights"),
            ("analyze labels.xml --screen nowhere", 2, "error: there is no screen 'nowhere'; there are "),
            (
                "analyze labels.xml --set interval=1 --set interval=2", 2,
                "--set interval=2 and --set interval=1 name one parameter"
            ),
        ]
        for (line, status, message) in cases {
            let result = try await run(line)
            #expect(result.status == Int32(status), "\(line): \(result.errors)")
            #expect(result.errorLines.count == 1 && result.errors.contains(message), "\(line): \(result.errors)")
        }
        let specific = try await run("analyze labels.xml --quiet --set interval=1 --set ios-switch-auto.interval=2")
        #expect(specific.status == 0, "\(specific.errors)")
    }

    @Test func unknownCommandsAndOptionsAre64() async throws {
        #expect(try await navcost(["anlyze"]).status == 64)
        #expect(try await navcost(["analyze", "x.xml", "--colour"]).status == 64)
        #expect(try await navcost(["analyze"]).status == 64)
        #expect(try await navcost(["convert"]).status == 64)
        #expect(try await navcost(["--help"]).status == 0)
    }
}
