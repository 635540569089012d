import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `--people` and persons whose reactions spread.
@Suite struct PeopleCommandTests {
    private let shapes = ProjectFiles.path("Samples/ShapeShuffleHome.xml")
    private let before = ProjectFiles.path("Samples/ShapeShuffleHomeBefore.xml")
    private let auto = ["--method", "ios-switch-auto"]

    @Test func jsonHasTheRangeAndEachPerson() async throws {
        let result = try await navcost(
            ["analyze", shapes, "--people", "motor-impaired-10", "--format", "json", "--method", "ios-voiceover"] + auto
        )
        #expect(result.status == 0, "\(result.errors)")
        let document = try JSON.parse(result.output)
        #expect(
            try JSONSchema(ProjectFiles.text("Sources/CostReport/Schemas/analysis.schema.json")).problems(document)
                == [])
        let screen = document["layouts"][0]["screens"][0]
        let tree = screen["methods"].list.first { $0["id"].text == "ios-switch-auto" }!["trees"]["grouped"]
        #expect(tree["people"]["population"].text == "motor-impaired-10")
        let members = tree["people"]["members"].list
        #expect(members.count == 10)
        let seconds = members.compactMap { $0["seconds"].number }.sorted()
        let p10 = try #require(tree["expected"]["p10"].number)
        let p90 = try #require(tree["expected"]["p90"].number)
        #expect(seconds.count { $0 > p10 && $0 < p90 } == 8)
        let median = try #require(tree["expected"]["median"].number)
        #expect(abs(median - (seconds[4] + seconds[5]) / 2) < 1e-4 * median)
        // The 0.65 rule: 0.355 s and 0.65.
        #expect(abs(try #require(members[3]["interval"].number) - 0.355 / 0.65) < 1e-5)
        let target = screen["targets"][0]["costs"]["ios-switch-auto"]["flat"]
        #expect(try #require(target["p10"].number) < (try #require(target["p90"].number)))
        // Nothing of what was measured is a parameter of VoiceOver.
        let reader = screen["methods"].list.first { $0["id"].text == "ios-voiceover" }!["trees"]["grouped"]
        #expect(reader["people"] == .null && reader["expected"]["median"] == .null)
    }

    @Test func textSaysItInASentence() async throws {
        let result = try await navcost(["analyze", shapes, "--people", "others-20"] + auto)
        let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("8 of 10 people (others-20) need "))
        #expect(
            text.contains("; faster for 20 of 20. By the 0.65 rule their scan intervals are 0.383 to 0.958 s."),
            "\(text)")
    }

    @Test func compareCountsForWhomItIsFaster() async throws {
        let options = ["--people", "motor-impaired-10"] + auto
        let result = try await navcost(["compare", before, shapes] + options)
        let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("Faster for 10 of 10 people (motor-impaired-10): median "), "\(text)")
        let json = try JSON.parse(try await navcost(["compare", before, shapes, "--format", "json"] + options).output)
        let change = json["screens"][0]["methods"][0]["trees"]["grouped"]["people"]
        #expect(change["faster"].number == 10 && change["slower"].number == 0 && change["of"].number == 10)
        #expect(
            try JSONSchema(ProjectFiles.text("Sources/CostReport/Schemas/comparison.schema.json")).problems(json) == [])
        // A layout compared with itself is faster for nobody.
        let same = try await navcost(["compare", shapes, shapes] + options)
        #expect(same.output.contains("Faster for 0 of 10 people"))
    }

    @Test func csvHasColumnsForThem() async throws {
        let result = try await navcost(["analyze", shapes, "--people", "others-20", "--format", "csv"] + auto)
        let rows = result.output.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(rows[0].suffix(3) == ["median", "p10", "p90"])
        for row in rows.dropFirst() {
            let numbers = row.suffix(3).compactMap { Double($0) }
            #expect(numbers.count == 3 && numbers[1] < numbers[0] && numbers[0] < numbers[2])
        }
    }

    @Test func filesAndProjectSettingsNamePeople() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            func write(_ text: String, _ name: String) throws {
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
            try write(
                """
                name: pupils
                people:
                  - {name: A, weight: 2, reaction: 0.65}
                  - name: B
                    reaction: {distribution: exGaussian, mu: 0.5, sigma: 0.05, tau: 0.15}
                    latePress: withheld
                  - reaction: [0.6, 0.7]
                """, "people.yml")
            try write("people: people.yml", ".navcost.yml")
            try write(
                "<layout platform='ios'><screen><element id='a' role='button'/><element id='b' role='button'/></screen></layout>",
                "a.xml")
            let result = try await navcost(
                ["analyze", "\(folder)/a.xml", "--format", "json", "--action", "none"] + auto)
            #expect(result.status == 0, "\(result.errors)")
            let members = try JSON.parse(result.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]["flat"][
                "people"][
                    "members"
                ].list
            #expect(members.map { $0["name"].text } == ["A", "B", "person 3"])
            #expect(members.map { $0["weight"].number } == [2, 1, 1])
            // 0.65 s for the first target, one interval more for the second.
            #expect(abs(try #require(members[0]["seconds"].number) - 1.15) < 1e-9)
            #expect(members.allSatisfy { $0["interval"].number == 1 })
            #expect(try #require(members[1]["seconds"].number) > 1.15)
            #expect(abs(try #require(members[2]["seconds"].number) - 1.15) < 1e-9)
        }
    }

    @Test(arguments: [
        ("people: []", "names no people"), ("people: 3", "people must be a list"),
        ("peple: []", "a file of people has no key 'peple'; did you mean 'people'?"),
        ("people: [{reaction: {distribution: normal, mu: 1, sigma: 0.1}}]", "no distribution of times"),
        ("people: [{reaction: {distribution: exGaussian, mu: 0.1, sigma: 0.3, tau: 0.1}}]", "no distribution of times"),
        ("people: [{reaction: {distribution: lognormal, mu: 1, sigma: 0.1, tau: 1}}]", "no distribution of times"),
        ("people: [{reaction: [0.5, no]}]", "a reaction time is 'no', not a number"),
        ("people: [{latePress: never}]", "latePress is 'never', not next or withheld"),
        ("people: [{weight: 0, reaction: 1}]", "all weights are 0"), ("", "the file of people is empty"),
    ])
    func badFilesAreNamed(text: String, message: String) async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/p.yml"))
            let result = try await navcost(["analyze", shapes, "--people", "\(folder)/p.yml"])
            #expect(result.status == 2)
            #expect(result.errors.contains("p.yml:1:"), "\(result.errors)")
            #expect(result.errors.contains(message), "\(result.errors)")
        }
        let unknown = try await navcost(["analyze", shapes, "--people", "nobody"])
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("(built-in people are motor-impaired-10, others-20)"), "\(unknown.errors)")
    }

    /// A person whose reactions spread makes errors of use without any other chance.
    @Test func aPersonsReactionsSpread() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            try Data("reaction: {distribution: lognormal, mu: -0.5, sigma: 0.4}".utf8).write(
                to: URL(fileURLWithPath: "\(folder)/p.yml"))
            let result = try await navcost(
                ["analyze", shapes, "--person", "\(folder)/p.yml", "--format", "json", "--simulate", "4000"] + auto)
            #expect(result.status == 0, "\(result.errors)")
            let tree = try JSON.parse(result.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]["grouped"]
            let seconds = try #require(tree["withErrors"]["seconds"].number)
            #expect(seconds > (try #require(tree["expected"]["seconds"].number)))
            let simulated = tree["simulated"]["seconds"]
            let (low, high) = (simulated["interval95"][0].number!, simulated["interval95"][1].number!)
            // Three standard errors.
            let margin = (high - low) / 2 / 1.96 * 3
            #expect(abs(seconds - simulated["mean"].number!) < margin)
        }
    }
}
