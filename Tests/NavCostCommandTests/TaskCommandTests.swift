import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Tasks as users write them: in the layout, or in a file of their own.
@Suite struct TaskCommandTests {
    private let sample = ProjectFiles.path("Samples/RoastedBeans.xml")
    private static let layout = """
        <layout platform='ios'><screen id='one'><element id='a' role='button' label='A'/>
        <element id='b' role='button' leadsTo='two'/></screen>
        <screen id='two'><element id='c' role='button'/><element id='d' role='button'/></screen>
        <screen id='three'><element id='e' role='button'/></screen>
        <task name='Own'><activate target='a'/></task></layout>
        """

    private func run(_ tasks: String, _ more: [String] = [], layout: String = Self.layout) async throws -> CommandResult
    {
        try await ProjectFiles.withTemporaryFolder { folder in
            try Data(layout.utf8).write(to: URL(fileURLWithPath: "\(folder)/l.xml"))
            try Data(tasks.utf8).write(to: URL(fileURLWithPath: "\(folder)/t.xml"))
            let result = try await navcost(["analyze", "\(folder)/l.xml", "--tasks", "\(folder)/t.xml"] + more)
            return CommandResult(
                output: result.output,
                errors: result.errors.split(separator: "\(folder)/", omittingEmptySubsequences: false).joined(),
                status: result.status)
        }
    }

    /// The figures by hand are in TaskCostTests: 25 + 29 keystrokes on the containers.
    @Test func theLayoutsOwnTasks() async throws {
        let result = try await navcost(["analyze", sample, "--method", "mac-voiceover", "--format", "json"])
        let screen = try JSON.parse(result.output)["layouts"][0]["screens"][0]
        #expect(screen["tasks"].list.map { $0["name"].text } == ["Rate a coffee", "Send a coffee to a friend"])
        let grouped = screen["tasks"][0]["costs"]["mac-voiceover"]["grouped"]
        #expect(grouped["keystrokes"].number == 54)
        #expect(grouped["steps"] == .null)
        #expect(grouped["status"].text == "reached")
        #expect(
            grouped["activations"][1]["route"].text == "VO-Shift-Up, VO-Right x3, VO-Shift-Down, VO-Right x3, VO-Space")
        // The layout's own tasks leave the targets' weights as they are.
        #expect(screen["targets"].list.allSatisfy { $0["weight"].number == 1 })
        let silent = ["--method", "mac-voiceover", "--set", "listening=off"]
        let text = try await navcost(["analyze", sample] + silent).output
        let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("Rate a coffee") })
        #expect(row.split(separator: " ").last == "15.1")
    }

    /// A file's tasks replace the layout's, stand under the screen on which they begin, and give targets their weights.
    @Test func tasksOfAFile() async throws {
        let tasks =
            "<tasks><task name='Over' weight='3'><activate target='b'/><activate target='two/d'/></task><task name='There'><activate target='d'/></task></tasks>"
        let result = try await run(tasks, ["--format", "json", "--quiet"])
        #expect(result.status == 0, "\(result.errors)")
        let json = try JSON.parse(result.output)
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/analysis.schema.json"))
        #expect(schema.problems(json) == [])
        let screens = json["layouts"][0]["screens"].list
        #expect(screens.map { $0["tasks"].list.map { $0["name"].text } } == [["Over"], ["There"], []])
        #expect(screens.map { $0["targets"].list.map { $0["weight"].number } } == [[0, 3], [0, 4], [1]])
        #expect(screens[2]["notes"][0].text?.hasPrefix("no task activates anything on this screen") == true)
        #expect(screens[0]["notes"][0].text == "1 of 2 targets are not in the tasks and count as 0")
        // 1 s to b, 0.65 s, Tap 0.65 s; the same again on the second screen (NavCost.docc/Defaults.md).
        #expect(screens[0]["tasks"][0]["costs"]["ios-switch-auto"]["flat"]["seconds"].number == 4.6)
        // --action leaves the activations of targets out, not those that a task consists of.
        let none = try JSON.parse(try await run(tasks, ["--format", "json", "--action", "none"]).output)
        #expect(none["layouts"][0]["screens"][0]["tasks"] == screens[0]["tasks"])
        #expect(none["layouts"][0]["screens"][0]["targets"] != screens[0]["targets"])
    }

    @Test(
        "one line, with line and column, status 2",
        arguments: [
            (
                "<tasks>\n<task><activate target='x'/></task></tasks>",
                "t.xml:2:7: error: target names 'x', which no screen has"
            ),
            (
                "<tasks><task name='T'><activate target='a'/>\n <activate target='c'/></task></tasks>",
                "t.xml:2:2: error: 'c' is on 'two', an unreachable screen"
            ),
            (
                "<tasks><task><activate target='a' action='Pin'/></task></tasks>",
                "t.xml:1:14: error: 'a' has no action 'Pin'"
            ),
            ("<tasks/>", "t.xml:1:1: error: the file holds no task"),
            (
                "<layout><screen/></layout>",
                "t.xml:1:1: error: the root is <layout>; a file of tasks has the root <tasks>"
            ),
            (
                "<tasks><tsak/></tasks>",
                "t.xml:1:8: error: <tsak> is not known in a document of tasks; did you mean <task>?"
            ),
            ("<tasks name='x'/>", "t.xml:1:14: error: 'name' is not an attribute of <tasks>"),
            ("<tasks>Hello</tasks>", "text 'Hello' stands where only elements can"),
            ("<tasks><task><activate/></task></tasks>", "t.xml:1:14: error: an activation needs a target"),
            ("", "t.xml:1:1: error: the file is empty"),
        ])
    func badTasks(text: String, message: String) async throws {
        let result = try await run(text)
        #expect(result.status == 2)
        #expect(result.errorLines.count == 1, "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func badTasksOfTheLayout() async throws {
        let layout =
            "<layout><screen id='s'><element id='a' role='button'/></screen><screen id='t'><element id='b' role='button'/></screen>\n<task><activate target='a'/>\n<activate target='b'/></task></layout>"
        let result = try await navcost(["analyze", "-"], input: Array(layout.utf8))
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("-:3:1: error: 'b' is on 't', an unreachable screen"), "\(result.errors)")
        #expect(result.errorLines.count == 1)
    }

    /// Names of any length stay within 80 columns, and a task that cannot be done says why.
    @Test func theTableFits80Columns() async throws {
        let name = String(repeating: "A very long name ", count: 9)
        let tasks =
            "<tasks><task name='\(name)'><activate target='b'/></task><task name='Odd'><activate target='s'/></task></tasks>"
        let layout =
            "<layout platform='ios'><screen id='o'><element id='b' role='button'/><element id='s' role='staticText'/></screen></layout>"
        let result = try await run(tasks, ["--all"], layout: layout)
        #expect(result.status == 0)
        for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(result.output.contains("Odd: 's' is skipped"))
        #expect(result.output.contains("unreachable"))
    }

    /// What it takes to find a hidden card, by hand in DiscoveryCostTests.
    @Test func finding() async throws {
        let sample = ProjectFiles.path("Samples/ShapeShuffleGame.xml")
        let result = try await navcost(["analyze", sample, "--method", "ios-switch-auto", "--format", "json"])
        let trees = try JSON.parse(result.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]
        #expect(trees["grouped"]["discovery"]["hidden"].number == 12)
        #expect(trees["grouped"]["discovery"]["reveals"].text == "focus")
        #expect(trees["grouped"]["discovery"]["expected"]["steps"].number == 11.5)
        #expect(trees["flat"]["discovery"]["expected"]["seconds"].number == 7.5)
        #expect(trees["flat"]["discovery"]["expected"]["commands"] == .null)
        let text = try await navcost(["analyze", sample, "--method", "ios-switch-auto"]).output
        let sentence = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        #expect(
            sentence.contains(
                "To find one of 12 hidden elements, shown by focus: 0 → 3 presses, 8.5 → 11.5 steps, 7.5 → 9.45 s."))
    }

    /// 'a' is item 2 of row 1: Start, 3 steps, 1 wait and 3 presses of 0.65 s (NavCost.docc/Defaults.md).
    @Test func typing() async throws {
        let sample = ProjectFiles.path("Samples/KeyboardAlphabet.xml")
        try await ProjectFiles.withTemporaryFolder { folder in
            try Data("Aa!\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/t.txt"))
            let line = ["analyze", sample, "--method", "aac-row-column", "--text", "\(folder)/t.txt"]
            let json = try JSON.parse(try await navcost(line + ["--format", "json", "--set", "missed=0.1"]).output)
            let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/analysis.schema.json"))
            #expect(schema.problems(json) == [])
            let text = json["layouts"][0]["screens"][0]["text"]
            #expect(text["characters"].number == 3)
            #expect(text["unknown"].object == ["!": .number(1)])
            let rows = text["costs"]["aac-row-column"]["rows"]
            #expect(rows["perCharacter"]["seconds"].number == 2.95)
            #expect(rows["charactersPerMinute"].number == 20.339)
            #expect(rows["wordsPerMinute"].number == 4.0678)
            #expect(rows["withErrors"]["perCharacter"]["seconds"].number! > 2.95)
            let printed = try await navcost(line)
            let words = printed.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("2.95 s a character, "), "\(printed.output)")
            #expect(words.contains("→ 4.07 words a minute."), "\(printed.output)")
            #expect(words.contains("1 of 3 characters have no key and are left out: '!' (1)"))
            for line in printed.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
            for (bytes, message) in [([0x61, 0xFF], "is not UTF-8"), ([0x20, 0x0A], "the text is empty")]
                as [([UInt8], String)]
            {
                try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/t.txt"))
                let wrong = try await navcost(line)
                #expect(wrong.status == 2)
                #expect(wrong.errorLines.count == 1)
                #expect(wrong.errors.contains(message))
            }
        }
    }
}
