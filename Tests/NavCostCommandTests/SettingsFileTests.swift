import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `.navcost.yml` and persons: the command line wins over the file, the file over the person, the person over defaults.
@Suite struct SettingsFileTests {
    private static let layout = """
        <layout platform='ios'><screen id='s'><element id='a' role='button'/><element id='b' role='button'/></screen></layout>
        """

    /// The seconds of the second of two targets: one interval, then two reactions (the target, and Tap in the menu).
    private func seconds(_ settings: String?, person: String? = nil, _ options: [String] = []) async throws -> Double {
        try await ProjectFiles.withTemporaryFolder { folder in
            let result = try await run(settings, person: person, options, in: folder)
            #expect(result.status == 0, "\(result.errors)")
            let targets = try JSON.parse(result.output)["layouts"][0]["screens"][0]["targets"]
            return targets[1]["costs"]["ios-switch-auto"]["flat"]["seconds"].number ?? -1
        }
    }

    private func run(_ settings: String?, person: String?, _ options: [String], in folder: String) async throws
        -> CommandResult
    {
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        try FileManager.default.createDirectory(atPath: "\(folder)/sub", withIntermediateDirectories: true)
        try write(Self.layout, "sub/a.xml")
        if let settings { try write(settings, ".navcost.yml") }
        if let person { try write(person, "person.yml") }
        let personOption = person == nil ? [] : ["--person", "\(folder)/person.yml"]
        return try await navcost(
            ["analyze", "\(folder)/sub/a.xml", "--format", "json"] + personOption + options)
    }

    @Test func theCommandLineWinsOverTheFileOverThePersonOverDefaults() async throws {
        let method = "methods: [ios-switch-auto]\n"
        #expect(try await seconds(nil) == 1 + 2 * 0.65)
        #expect(try await seconds(method + "parameters: {interval: 2}") == 2 + 2 * 1.3)
        #expect(try await seconds(method + "parameters: {interval: 2}", ["--set", "interval=3"]) == 3 + 2 * 1.95)
        #expect(try await seconds(method + "parameters: {ios-switch-auto: {interval: 2}}") == 2 + 2 * 1.3)
        // The 0.65 rule: a reaction time of 1.3 s proposes an interval of 2 s.
        #expect(try await seconds(nil, person: "reaction: 1.3") == 2 + 2 * 1.3)
        #expect(try await seconds(nil, person: "reaction: 1.3", ["--set", "interval=4"]) == 4 + 2 * 1.3)
        #expect(try await seconds("person: {reaction: 0.65}\naction: none") == 1 + 0.65)
        #expect(try await seconds("person: {reaction: 0.65}", person: "reaction: 1.3") == 2 + 2 * 1.3)
    }

    @Test func theProposalIsSaid() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let result = try await run(nil, person: "reaction: 1.3", ["--method", "ios-switch-auto"], in: folder)
            #expect(
                result.errors.contains(
                    "the scan interval is 2 s, proposed by the 0.65 rule for a reaction time of 1.3 s"))
            #expect(try JSON.parse(result.output)["layouts"][0]["notes"][0]["kind"].text == "assumed")
        }
    }

    @Test(arguments: [
        (
            "metods: [ios-switch-auto]",
            "/.navcost.yml:1:1: error: a settings file has no key 'metods'; did you mean 'methods'?"
        ),
        (
            "methods: [ios-switch-atuo]",
            "/.navcost.yml:1:10: error: no access method is called 'ios-switch-atuo'; did you mean"
        ),
        (
            "parameters:\n  intervall: 2",
            "/.navcost.yml:2:3: error: no method has a parameter 'intervall'; did you mean 'interval'?"
        ),
        ("parameters:\n  interval: fast", "/.navcost.yml:2:3: error: invalid value 'fast' for 'interval'"),
        ("parameters: [a", "/.navcost.yml:2:1: error: not valid YAML: did not find expected"),
        ("rank: fun", "/.navcost.yml:1:7: error: rank is 'fun'"),
        ("action: [a]", "/.navcost.yml:1:9: error: action must be a single value"),
        ("person: {reaction: -1}", "/.navcost.yml:1:20: error: reaction is -1; it must be at least"),
        ("person: {missed: 1}", "/.navcost.yml:1:18: error: missed is 1; it must be at least 0 and below 1"),
        ("person: {reacton: 1}", "did you mean 'reaction'?"),
        ("person: none.yml", "none.yml: error: cannot be read: no such file or directory"),
        ("rank: seconds\nrank: seconds", "/.navcost.yml:1:1: error: the key 'rank' is there twice"),
        ("rank: *unknown", "/.navcost.yml:1:7: error: not valid YAML: found undefined alias"),
        ("rank: seconds\n---\nrank: seconds", "/.navcost.yml:2:1: error: not valid YAML: but found another document"),
        ("rank: \u{1}", "/.navcost.yml:1:1: error: not valid YAML"),
        ("person: {mental: 'yes'}", "/.navcost.yml:1:18: error: mental must be true or false"),
        ("person: {mental: yEs}", "/.navcost.yml:1:18: error: mental must be true or false"),
        (
            "rank: " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
            "error: more than 100 lists within each other"
        ),
        // A file that is none of ours is not printed.
        (
            String(repeating: "secret", count: 100) + ": 1",
            "/.navcost.yml:1:1: error: a settings file has no key '\(String(repeating: "secret", count: 10))…'; known are"
        ),
        (
            "person: {reaction: 2}\nparameters: {interval: 1}",
            "error: ios-switch-auto: reaction (2 s) must stay below interval (1 s)"
        ),
    ])
    func badFilesAreNamed(settings: String, message: String) async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let result = try await run(settings, person: nil, ["--method", "ios-switch-auto"], in: folder)
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test(arguments: [
        "reaction: 1.3", "'reaction': \"1.3\"", "{reaction: 1.3}", "? reaction\n: 1.3", "reaction: &r 1.3\nmental: No",
        "%YAML 1.1\n---\nreaction: !!float 1.3\n...\n", "# known\nmental: off\nreaction: >-\n  1.3\n",
        "\u{FEFF}reaction: 1.3", "mental: !!bool fAlse\nreaction: 1.3",
    ])
    func yamlIsReadInAllItsForms(person: String) async throws {
        #expect(try await seconds(nil, person: person) == 2 + 2 * 1.3)
    }

    @Test func badPersonsAreNamed() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let result = try await run(nil, person: "reaction: 1\naccidentl: 0.1", [], in: folder)
            #expect(result.status == 2)
            #expect(
                result.errors.contains(
                    "/person.yml:2:1: error: a person has no key 'accidentl'; did you mean 'accidental'?"))
        }
    }
}
