import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The commands on the samples, as a user types them.
@Suite struct SampleCommandTests {
    private func sample(_ name: String) -> String { ProjectFiles.path("Samples/\(name).xml") }

    /// The yardstick: 26 elements to step through become 8 when they are grouped (WWDC 2020, "Accessibility design for
    /// Mac Catalyst").
    @Test func roastedBeansIs26FlatAnd8Grouped() async throws {
        let result = try await navcost([
            "analyze", sample("RoastedBeans"), "--method", "mac-voiceover", "--format", "json",
        ])
        #expect(result.status == 0)
        let trees = try JSON.parse(result.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]
        #expect(trees["flat"]["stops"].number == 26)
        #expect(trees["grouped"]["stops"].number == 8)
    }

    @Test func theTextAnswersFirst() async throws {
        let result = try await navcost(["analyze", sample("RoastedBeans"), "--method", "mac-voiceover"])
        let answer = result.output.split(separator: "\n").dropFirst().prefix(2).joined(separator: " ")
        #expect(answer.contains("26 stops become 8; an average target"))
        #expect(answer.contains("13.8 → 6.82 commands"))
    }

    /// Level 30 is a long wait flat; in our sample it is stop 30, and item 3 of group 10 grouped.
    @Test func shapeShuffleLevel30() async throws {
        let result = try await navcost([
            "analyze", sample("ShapeShuffleHome"), "--method", "ios-switch-auto", "--format", "json",
        ])
        let targets = try JSON.parse(result.output)["layouts"][0]["screens"][0]["targets"].list
        let level = try #require(targets.first { $0["id"].text == "level-30" })["costs"]["ios-switch-auto"]
        #expect(level["flat"]["path"] == .list([.number(30)]))
        #expect(level["grouped"]["path"] == .list([.number(10), .number(3)]))
        let settings = try #require(targets.first { $0["id"].text == "settings" })["costs"]["ios-switch-auto"]
        #expect(settings["flat"]["path"] == .list([.number(31)]))
        #expect(settings["grouped"]["path"] == .list([.number(11)]))
    }

    /// Every JSON output is what its schema says, for every sample and every method.
    @Test func outputsMatchTheirSchemas() async throws {
        let methods = try JSON.parse(try await navcost(["methods", "--format", "json"]).output)
        let all = methods["methods"].list.compactMap { $0["id"].text }.flatMap { ["--method", $0] }
        let folder = ProjectFiles.path("Samples")
        for (name, arguments) in [
            ("analysis", ["analyze", folder, "--format", "json"] + all), ("methods", ["methods", "--format", "json"]),
            ("tree", ["tree", folder, "--format", "json"] + all),
            (
                "analysis",
                [
                    "analyze", isLongForm ? folder : sample("DogGallery"), "--format", "json", "--set", "missed=0.1",
                    "--set",
                    "accidental=0.01",
                    "--simulate",
                    "20",
                ] + all
            ),
            ("comparison", ["compare", sample("DogGalleryBefore"), sample("DogGallery"), "--format", "json"] + all),
            ("comparison", ["compare", sample("DogGallery"), sample("DogGalleryBefore"), "--format", "json"] + all),
        ] {
            let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/\(name).schema.json"))
            let result = try await navcost(arguments)
            #expect(result.status == 0, "\(result.errors)")
            #expect(schema.problems(try JSON.parse(result.output)) == [])
        }
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/screen.schema.json"))
        let lines = try await navcost(["analyze", folder, "--format", "jsonl"]).output.split(separator: "\n")
        #expect(lines.count == 15)
        for line in lines { #expect(schema.problems(try JSON.parse(String(line))) == []) }
    }

    /// With m = 0.1 and no limit a level costs 0.1/0.9 (L T + E) more (NavCost.docc/Model.md, "Errors of use").
    @Test func errorsOfUseAreReported() async throws {
        let xml = "<layout><screen><element id='a' role='button'/><element id='b' role='button'/></screen></layout>"
        let options = [
            "--method", "ios-switch-auto", "--set", "missed=0.1", "--set", "cycles=0", "--set", "activation=always",
        ]
        let json = try await navcost(["analyze", "-", "--format", "json"] + options, input: Array(xml.utf8))
        let screen = try JSON.parse(json.output)["layouts"][0]["screens"][0]
        let flat = screen["methods"][0]["trees"]["flat"]
        #expect(flat["expected"]["wait"].number == 0.5)
        #expect(flat["withErrors"]["wait"].number == 0.722222)
        #expect(screen["targets"][1]["costs"]["ios-switch-auto"]["flat"]["withErrors"]["wait"].number == 1.22222)
        let text = try await navcost(["analyze", "-", "--simulate", "1000"] + options, input: Array(xml.utf8))
        #expect(text.output.contains("With 10 % missed and 0 % accidental selections"))
        #expect(text.output.contains("Simulated:"))
        let again = try await navcost(
            ["analyze", "-", "--simulate", "1000", "--seed", "1"] + options, input: Array(xml.utf8))
        #expect(again.output == text.output)
        let other = try await navcost(
            ["analyze", "-", "--simulate", "1000", "--seed", "2"] + options, input: Array(xml.utf8))
        #expect(other.output != text.output)
        for bad in [["--simulate", "1"], ["--simulate", "many"], ["--seed=-1"], ["--set", "missed=1"]] {
            #expect(try await navcost(["analyze", "-"] + bad, input: Array(xml.utf8)).status == 2)
        }
    }

    /// A letter table as a file: equal weights of a, b and c are the first three keys of the alphabet's first row.
    @Test func letterTables() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            func run(_ table: String) async throws -> CommandResult {
                try Data(table.utf8).write(to: URL(fileURLWithPath: "\(folder)/l.csv"))
                return try await navcost([
                    "analyze", sample("KeyboardAlphabet"), "--letters", "\(folder)/l.csv", "--action", "none",
                    "--method",
                    "aac-row-column", "--format", "json",
                ])
            }
            // Space, a, b, c stand first in the first row: rows 1, columns 2 to 4; each step a second, reaction 0.65.
            let good = try await run("letter,weight\na,1\nB,1\nc,1\n")
            #expect(good.status == 0)
            let text = try JSON.parse(good.output)["layouts"][0]["screens"][0]["text"]
            let rows = text["costs"]["aac-row-column"]["rows"]
            #expect(rows["perCharacter"]["steps"].number == 4, "\(text)")
            for (bad, message) in [
                ("a,1", "'letter,weight'"), ("letter,weight\nab,1", ":2:1: error: 'ab' is not one character"),
                ("letter,weight\na,x", "not a number from 0"),
                ("letter,weight\na,1\nA,1", ":3:1: error: 'A' is there twice"),
                ("letter,weight\na,0", "no letter has a weight above 0"),
            ] {
                let result = try await run(bad)
                #expect(result.status == 2)
                #expect(result.errors.contains(message), "\(result.errors)")
            }
        }
    }

    @Test func theSchemaCheckerFindsWhatIsWrong() async throws {
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/analysis.schema.json"))
        let good = try await navcost(["analyze", sample("RoastedBeans"), "--format", "json"]).output
        for (old, new) in [
            ("\"stops\" : 26", "\"stops\" : \"26\""), ("\"stops\" : 26", "\"stopps\" : 26"), ("reached\"", "rieched\""),
            ("navcost.analysis/2", "navcost.analysis/1"), ("\"weight\" : 1\n", "\"weight\" : -1\n"),
        ] {
            let bad = good.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
            #expect(bad != good)
            #expect(!schema.problems(try JSON.parse(bad)).isEmpty, "\(new)")
        }
    }

    /// Converting loses nothing: the figures of the converted file are those of the original.
    @Test(arguments: ProjectFiles.samples) func convertingKeepsTheFigures(name: String) async throws {
        let converted = try await navcost(["convert", ProjectFiles.path("Samples/\(name)")])
        #expect(converted.status == 0)
        let methods = ["ios-switch-auto", "mac-voiceover", "chromeos-switch-auto", "aac-row-column"].flatMap {
            ["--method", $0]
        }
        let before = try await navcost(["analyze", ProjectFiles.path("Samples/\(name)"), "--format", "json"] + methods)
        let after = try await navcost(
            ["analyze", "-", "--format", "json"] + methods, input: Array(converted.output.utf8))
        let a = try JSON.parse(before.output)["layouts"][0]["screens"]
        let b = try JSON.parse(after.output)["layouts"][0]["screens"]
        #expect(a == b)
        #expect(!a.list.isEmpty)
    }

    /// 200 targets and long labels stay within 80 columns, the slowest first, the rest on demand.
    @Test func textFits80Columns() async throws {
        let label = "A very long label that goes on and on so that no terminal shows it 日本語日本語日本語"
        let elements = (1...200).map { "<element id='e\($0)' role='button' label='\($0) \(label)' weight='\($0)'/>" }
        let xml = "<layout name='Many'><screen id='s' label='\(label)\(label)'>\(elements.joined())</screen></layout>"
        for options in [[], ["--all"], ["--method", "android-switch-auto", "--method", "mac-voiceover"]] {
            let result = try await navcost(["analyze", "-"] + options, input: Array(xml.utf8))
            #expect(result.status == 0)
            for line in result.output.split(separator: "\n") {
                let width = line.unicodeScalars.reduce(0) { $0 + ((0x2E80...0x9FFF).contains($1.value) ? 2 : 1) }
                #expect(width <= 80, "\(line)")
            }
            #expect(result.output.contains("190 more targets: --all shows them") == (options != ["--all"]))
            let rows = result.output.split(separator: "\n").filter { $0.contains(" A very") && !$0.contains("screen") }
            #expect(rows.first?.hasPrefix("200 ") == true)
        }
    }

    @Test func compareAnswersWhatGetsSlower() async throws {
        let result = try await navcost([
            "compare", sample("ShapeShuffleHomeBefore"), sample("ShapeShuffleHome"), "--method", "ios-switch-auto",
        ])
        #expect(result.output.contains("31 stops become"))
        #expect(result.output.contains("What gets slower? 10 targets: Level 1"))
        let json = try await navcost([
            "compare", sample("ShapeShuffleHomeBefore"), sample("ShapeShuffleHome"), "--method", "ios-switch-auto",
            "--format", "json",
        ])
        let grouped = try JSON.parse(json.output)["screens"][0]["methods"][0]["trees"]["grouped"]
        let (before, after) = (
            grouped["before"]["expected"]["steps"].number!, grouped["after"]["expected"]["steps"].number!
        )
        #expect(abs(grouped["change"]["expected"]["steps"].number! - (after - before)) < 1e-4)
    }

    /// Regressions are told and do not end the run with another status; a value of --removed that is not known does.
    @Test func removedGoalsByTheCommandLine() async throws {
        func words(_ result: CommandResult) -> String {
            result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let files = [sample("ShapeShuffleGame"), sample("ShapeShuffleHome")]
        let method = ["--method", "ios-switch-auto", "--quiet"]
        let result = try await navcost(["compare"] + files + method)
        #expect(result.status == 0 && words(result).contains("Removed: 38 goals"))
        #expect(!result.output.contains("Nothing gets slower"))
        let meant = try await navcost(["compare"] + files + method + ["--removed", "ok"])
        #expect(meant.status == 0 && words(meant).contains("Removed as meant: 38 goals"))
        let wrong = try await navcost(["compare"] + files + ["--removed", "okay"])
        #expect(wrong.status == 2 && wrong.errors.contains("invalid value 'okay' for --removed"))
        let action = try await navcost(["compare"] + files + method + ["--action", "Pin"])
        #expect(action.status == 0 && words(action).contains("Removed: 12 goals"))
    }

    /// The point of the change is the first sentence.
    @Test func theSummaryComesFirst() async throws {
        let result = try await navcost([
            "compare", sample("RoastedBeansBefore"), sample("RoastedBeans"), "--method", "mac-voiceover",
        ])
        let start = try #require(result.output.firstRange(of: "screen main")).lowerBound
        #expect(result.output[..<start].contains("RoastedBeans.xml\nContainers turn 26 stops into 8, and a shortcut"))
    }
}
