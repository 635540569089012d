import TestSupport
import Testing

/// `--routes` limits what routes are made of, and knows its words.
@Suite struct RoutesTests {
    private let beans = ProjectFiles.path("Samples/RoastedBeans.xml")

    private func share(_ options: [String]) async throws -> JSON {
        let result = try await navcost(["analyze", beans, "--method", "mac-keyboard", "--format", "json"] + options)
        #expect(result.status == 0, "\(result.errors)")
        let targets = try JSON.parse(result.output)["layouts"][0]["screens"][0]["targets"].list
        return targets.first { $0["id"].text == "share" }?["costs"]["mac-keyboard"]["grouped"] ?? .null
    }

    @Test func shortcutsCanBeLeftOut() async throws {
        #expect(try await share([])["route"].text == "Command-I")
        #expect(try await share(["--routes", "tab,arrows", "--set", "wrap=off"])["route"].text == "Tab x3, Space")
        #expect(
            try await share(["--routes", "tab", "--routes", "arrows", "--set", "wrap=off"])["keystrokes"].number == 4)
        let none = try await share(["--routes", "arrows"])
        #expect(none["status"].text == "unreachable")
        #expect(none["reason"].text == "no route of those allowed leads to it (arrows)")
    }

    @Test(arguments: [
        (["--routes", "tabs"], "error: no kind of move is called 'tabs'; did you mean 'tab'?"),
        (["--routes", "tab,"], "error: no kind of move is called ''"),
        (["--routes", "find", "--method", "mac-keyboard"], "error: no method asked for has routes by 'find'"),
    ])
    func unknownWords(options: [String], message: String) async throws {
        let result = try await navcost(["analyze", beans] + options)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
    }

    @Test func methodsListTheirRoutes() async throws {
        let text = try await navcost(["methods", "ios-keyboard"])
        #expect(text.output.contains("  routes: tab, arrows, find, shortcut, actions, gestures, jump\n"))
        let document = try JSON.parse(try await navcost(["methods", "--format", "json"]).output)
        #expect(
            try JSONSchema(ProjectFiles.text("Sources/CostReport/Schemas/methods.schema.json")).problems(document) == []
        )
    }
}
