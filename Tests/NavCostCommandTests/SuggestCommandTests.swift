import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `suggest` as a user types it.
@Suite struct SuggestCommandTests {
    private func sample(_ name: String) -> String { ProjectFiles.path("Samples/\(name).xml") }

    /// A row of equal buttons, as a layout file.
    private func buttons(_ count: Int) -> String {
        let elements = (0..<count).map { "<element id=\"b\($0)\" role=\"button\" label=\"B\($0)\"/>" }
        return "<layout platform=\"ios\"><screen id=\"s\">\(elements.joined())</screen></layout>"
    }

    private static let theory = [
        "--constraints", "none", "--max-group", "any", "--action", "none", "--method", "ios-switch-auto", "--format",
        "json",
    ]

    private func screen(_ arguments: [String], input: String? = nil) async throws -> JSON {
        let result = try await navcost(["suggest"] + arguments, input: Array((input ?? "").utf8))
        #expect(result.status == 0, "\(result.errors)")
        let document = try JSON.parse(result.output)
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/suggestions.schema.json"))
        #expect(schema.problems(document) == [])
        return document["layouts"][0]["screens"][0]
    }

    @Test(
        "equal targets in steps, any depth (NavCost.docc/Numbers.md)",
        arguments: [(26, 5.154, 4.700), (50, 6.08, 5.64), (100, 7.08, 6.64)])
    func equalTargets(count: Int, value: Double, bound: Double) async throws {
        let found = try await screen(
            ["-", "--objective", "steps", "--depth", "any"] + Self.theory, input: buttons(count))
        #expect(abs(try #require(found["after"].number) - value) < 0.005)
        #expect(abs(try #require(found["bound"].number) - bound) < 0.005)
        #expect(abs(try #require(found["before"].number) - Double(count + 1) / 2) < 1e-6)
        #expect(found["status"].text == "optimal")
        let gap = try #require(found["after"].number) / (try #require(found["bound"].number)) - 1
        #expect(abs(try #require(found["gap"].number) - gap) < 1e-5)
    }

    @Test("steps+presses, order kept (NavCost.docc/Numbers.md)", arguments: [("1", 7.615), ("any", 7.462)])
    func stepsAndPresses(depth: String, value: Double) async throws {
        let found = try await screen(
            ["-", "--objective", "steps+presses", "--order", "keep", "--depth", depth] + Self.theory,
            input: buttons(26))
        #expect(abs(try #require(found["after"].number) - value) < 0.0005 && found["status"].text == "optimal")
    }

    @Test("the 27 symbols in free order 4.206, bound 4.110 (NavCost.docc/Numbers.md)") func symbols() async throws {
        let found = try await screen(
            [sample("KeyboardAlphabet"), "--objective", "steps", "--depth", "any"] + Self.theory)
        #expect(abs(try #require(found["after"].number) - 4.206) < 0.0005)
        #expect(abs(try #require(found["bound"].number) - 4.110) < 0.0005 && found["status"].text == "optimal")
    }

    /// `compare` measures exactly what `suggest` promises for the layout that it writes.
    @Test(arguments: ["ios-switch-auto", "mac-voiceover", "ios-keyboard"])
    func whatIsAppliedIsWhatIsPromised(method: String) async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            for name in ["RoastedBeansBefore", "ShapeShuffleHomeBefore", "DogGalleryBefore"] {
                let after = "\(folder)/\(name)-\(method).xml"
                let found = try await screen([
                    sample(name), "--method", method, "--apply", after, "--format", "json", "--iterations", "400",
                ])
                let result = try await navcost([
                    "compare", sample(name), after, "--method", method, "--format", "json",
                ])
                #expect(result.status == 0)
                let tree = try JSON.parse(result.output)["screens"][0]["methods"][0]["trees"]["grouped"]
                #expect(tree["before"]["expected"]["seconds"] == found["before"], "\(name)")
                #expect(tree["after"]["expected"]["seconds"] == found["after"], "\(name)")
                #expect(tree["after"]["stops"] == found["stops"]["after"], "\(name)")
            }
        }
    }

    @Test func theTextAnswersFirst() async throws {
        let result = try await navcost(["suggest", sample("RoastedBeansBefore")])
        let answer = result.output.split(separator: "\n").dropFirst().prefix(4).joined(separator: " ")
        #expect(answer.contains("5 changes take an average target from 22.2 to 9.52 s (-57%)"), "\(answer)")
        #expect(answer.contains("Proven: nothing that keeps the constraints is better."))
        #expect(result.output.contains("current: 26 stops") && result.output.contains("suggested: 8 stops"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func groupsInsideSuggestedGroupsAreIndented() async throws {
        let result = try await navcost([
            "suggest", sample("KeyboardAlphabet"), "--method", "ios-switch-auto", "--depth", "any", "--constraints",
            "none", "--objective", "steps", "--all",
        ])
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 80 })
        let numbered = try lines.compactMap { try Regex("^( *)([0-9]+)\\. ").firstMatch(in: $0) }
        let indents = numbered.map { $0.output[1].substring?.count ?? 0 }
        // Each stands at most one level below the one before, and some stand inside another.
        #expect(zip(indents, indents.dropFirst()).allSatisfy { $1 <= $0 + 2 } && indents.contains(2))
        #expect(numbered.map { $0.output[2].substring.flatMap { Int($0) } } == Array(1...numbered.count))
    }

    @Test func theSameBytesForAnyNumberOfJobs() async throws {
        var outputs: Set<String> = []
        for jobs in ["1", "2", "5"] {
            let arguments = [
                sample("KeyboardQwerty"), "--method", "ios-switch-auto", "--constraints", "none", "--depth", "2",
                "--keep-apart", "q,p",
                "--iterations", "3000", "--seed", "7", "--jobs", jobs, "--format", "json",
            ]
            outputs.insert(try await navcost(["suggest"] + arguments).output)
        }
        #expect(outputs.count == 1)
    }

    @Test func aTimeLimitGivesTheBestUntilThen() async throws {
        let found = try await screen([
            sample("KeyboardQwerty"), "--method", "ios-switch-auto", "--constraints", "none", "--depth", "2",
            "--keep-apart", "q,p",
            "--iterations", "1000000000", "--time-limit", "0.4", "--format", "json",
        ])
        #expect(found["status"].text == "stopped")
        #expect(try #require(found["after"].number) < (try #require(found["before"].number)))
    }

    /// Ctrl-C: the best until then is written, whole, and the status says that it was interrupted. The signal comes once the
    /// command has had four seconds of processor time, which is long after the search has begun.
    @Test func anInterruptGivesTheBestUntilThen() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let after = "\(folder)/after.xml"
            let output = "\(folder)/out.json"
            let line = """
                set -m; "$NAVCOST" suggest '\(sample("KeyboardQwerty"))' --method ios-switch-auto --constraints none --keep-apart q,p \
                --depth 2 --iterations 1000000000 --format json --apply '\(after)' > '\(output)' & pid=$!
                worked() {
                    if [ -r /proc/$pid/stat ]; then [ "$(cut -d' ' -f14 /proc/$pid/stat)" -ge 400 ]
                    else case "$(ps -o time= -p $pid)" in *:0[0-3]*) return 1 ;; esac
                    fi
                }
                until worked; do sleep 0.2; done; kill -INT $pid; wait $pid; echo $?
                """
            let result = try await shell(line)
            #expect(result.output.hasSuffix("130\n"), "\(result)")
            let found = try JSON.parse(String(contentsOfFile: output, encoding: .utf8))["layouts"][0]["screens"][0]
            #expect(found["status"].text == "stopped")
            let measured = try await navcost(["analyze", after, "--method", "ios-switch-auto", "--format", "json"])
            let tree = try JSON.parse(measured.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]["grouped"]
            #expect(tree["expected"]["seconds"] == found["after"])
        }
    }

    /// A second Ctrl-C ends at once: the layout that was there before stays as it was, and no piece of another is left.
    @Test func twoInterruptsLeaveTheOldLayout() async throws {
        let folder = try TemporaryFolder(["after.xml": "old"])
        let line = """
            cd '\(folder.path)'; set -m; "$NAVCOST" suggest '\(sample("KeyboardQwerty"))' --method ios-switch-auto \
            --constraints none --keep-apart q,p --depth 2 --iterations 1000000000 --apply after.xml > /dev/null & pid=$!
            sleep 1; while kill -INT $pid; do :; done 2> /dev/null; wait $pid; echo $?; ls; cat after.xml
            """
        let result = try await shell(line)
        #expect(result.output == "130\nafter.xml\nold", "\(result)")
    }

    @Test(arguments: [
        (["--objective", "second"], "did you mean 'seconds'?"), (["--depth", "half"], "whole number from 0, or any"),
        (["--max-group", "1"], "whole number from 2, or any"), (["--order", "kep"], "did you mean 'keep'?"),
        (["--constraints", "some"], "one of natural, none"), (["--change-price", "x"], "a number from 0"),
        (["--mix", "ios-switch-auto"], "write --mix METHOD=SHARE"), (["--mix", "ios-swich-auto=1"], "did you mean"),
        (["--objective", "steps", "--method", "mac-voiceover"], "mac-voiceover has no steps"),
        (["--keep-together", "add"], "two ids or more"), (["--keep-apart", "add,shar"], "did you mean 'share'?"),
        (["--time-limit", "never"], "a number from 0"), (["--iterations", "1.5"], "whole number from 0"),
        (["--method", "ios-switch-auto", "--method", "mac-voiceover", "--apply", "x.xml"], "one --method"),
    ])
    func badValues(arguments: [String], words: String) async throws {
        let result = try await navcost(["suggest", sample("RoastedBeansBefore")] + arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    /// A setting that the method takes may be one that others of the platform do not take so.
    @Test func settingsAreThoseOfTheMethod() async throws {
        let found = try await screen([
            sample("RoastedBeansBefore"), "--method", "ios-switch-auto", "--set", "start=on", "--set", "interval=2",
            "--format", "json",
        ])
        let usual = try await screen([sample("RoastedBeansBefore"), "--method", "ios-switch-auto", "--format", "json"])
        #expect(try #require(found["before"].number) > 1.9 * (try #require(usual["before"].number)))
    }

    @Test func aMixAndSeveralMethods() async throws {
        let mixed = try await screen([
            sample("ShapeShuffleHomeBefore"), "--mix", "ios-switch-auto=3,ios-voiceover=1", "--format", "json",
            "--iterations", "200",
        ])
        #expect(mixed["method"].text == "ios-switch-auto=0.75,ios-voiceover=0.25" && mixed["bound"] == .null)
        let both = try await navcost([
            "suggest", sample("RoastedBeansBefore"), "--method", "ios-switch-auto", "--method", "mac-voiceover",
            "--format",
            "json",
        ])
        let methods = try JSON.parse(both.output)["layouts"][0]["screens"].list.map { $0["method"].text }
        #expect(methods == ["ios-switch-auto", "mac-voiceover"])
    }

    /// Switch Access on ChromeOS takes every box for a group, so boxes that are no groups have to go.
    @Test func whatNamesABoxThatIsGoneNamesWhatWasInIt() async throws {
        let elements = "defghi".map { "<element id='\($0)' role='button' label='\($0)'/>" }.joined()
        let xml = """
            <layout platform='chromeos'><screen id='s' focus='inner'><group id='box'>
            <group id='inner'><element id='a' role='button' label='A'/><element id='b' role='button' label='B'/></group>
            <element id='c' role='button' label='C' nextDown='inner' jumpsTo='box'/></group>\(elements)</screen>
            <task name='t'><activate target='s/inner'/></task></layout>
            """
        let folder = try TemporaryFolder(["before.xml": xml])
        let after = "\(folder.path)/after.xml"
        let made = try await navcost(
            ["suggest", "\(folder.path)/before.xml", "--method", "chromeos-switch-auto", "--constraints", "none"]
                + ["--apply", after, "--quiet"])
        #expect(made.status == 0, "\(made.errors)")
        let text = try String(contentsOfFile: after, encoding: .utf8)
        #expect(!text.contains("\"inner\"") && text.contains("id=\"box\""))
        #expect(text.contains("focus=\"a\"") && text.contains("nextDown=\"a\" jumpsTo=\"box\""), "\(text)")
        #expect(text.contains("<activate target=\"s/a\"/>"))
        let read = try await navcost(["analyze", after])
        #expect(read.status == 0, "\(read.errors)")
    }
}
