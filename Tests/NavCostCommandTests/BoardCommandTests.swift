import TestSupport
import Testing

/// `suggest` on boards as a user types it.
@Suite struct BoardCommandTests {
    private static let qwerty = ProjectFiles.path("Samples/KeyboardQwerty.xml")
    private static let steps = ["--objective", "steps", "--action", "none"]

    private func screen(_ arguments: [String]) async throws -> JSON {
        let result = try await navcost(["suggest", Self.qwerty] + Self.steps + ["--format", "json"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        let document = try JSON.parse(result.output)
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/suggestions.schema.json"))
        #expect(schema.problems(document) == [])
        return document["layouts"][0]["screens"][0]
    }

    @Test(
        "QWERTY's rows of 10, 9, 7, 1 (NavCost.docc/Numbers.md)",
        arguments: [([], 4.4774, true), (["--fixed", "Space"], 4.766, false), (["--fixed", "space"], 4.766, false)])
    func qwerty(arguments: [String], steps: Double, spaceMayMove: Bool) async throws {
        let found = try await screen(arguments)
        #expect(abs(try #require(found["after"].number) - steps) < 0.0005)
        #expect(found["status"].text == "optimal" && found["tree"].text == "rows")
        #expect(abs(try #require(found["bound"].number) - 4.4774) < 0.0005)
        #expect(found["board"]["spaceMayMove"] == .flag(spaceMayMove))
        let change = found["suggestions"][0]
        #expect(change["kind"].text == "moveCells")
        #expect(change["targets"].list.count == change["frames"].list.count)
        #expect(found["board"]["moved"].number == Double(change["targets"].list.count))
    }

    @Test func theAppliedLayoutCostsWhatIsPromised() async throws {
        let folder = try TemporaryFolder()
        let after = "\(folder.path)/after.xml"
        let found = try await screen(["--apply", after, "--alphabetical", "--empty-places", "fill"])
        let measured = try await navcost(
            ["analyze", after, "--action", "none", "--method", "aac-row-column", "--format", "json"])
        let tree = try JSON.parse(measured.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]["rows"]
        #expect(tree["expected"]["steps"] == found["after"])
        #expect(try #require(found["board"]["freePlaces"].number) == 13)
    }

    @Test func aPriceOfMovesMovesLess() async throws {
        let all = try await screen([])
        let few = try await screen(["--move-price", "0.05"])
        #expect(try #require(few["board"]["moved"].number) < (try #require(all["board"]["moved"].number)))
        #expect(try #require(few["after"].number) > (try #require(all["after"].number)))
    }

    @Test func textAndPageShowBothBoards() async throws {
        let text = try await navcost(["suggest", Self.qwerty] + Self.steps)
        let lines = text.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(text.output.contains("Board of 27 cells, priced on the tree 'rows'; Space may move."))
        #expect(text.output.contains("words\na minute") || text.output.contains("words a minute"))
        let head = try #require(lines.firstIndex { $0.hasPrefix("current") && $0.hasSuffix("suggested; * moved") })
        #expect(lines[head + 1].hasPrefix("Q* W* E*") && lines[head + 1].contains("␣* T* O*"))
        #expect(lines[head + 4].hasPrefix("␣*"))
        let page = try await navcost(["suggest", Self.qwerty, "--format", "html"] + Self.steps)
        #expect(page.output.split(separator: "<table class=\"board\">").count == 3)
        #expect(page.output.contains("<td class=\"moved\"><bdi>Q</bdi><span class=\"unseen\"> (moved)</span></td>"))
    }

    @Test(arguments: [
        (["--fixed", "Spce"], "did you mean 'space'?"), (["--families", "some"], "one of attribute, none"),
        (["--move-price", "x"], "a number from 0"), (["--empty-places", "fil"], "did you mean 'fill'?"),
        (["--sizes", "all"], "one of same, any"),
    ])
    func badValues(arguments: [String], words: String) async throws {
        let result = try await navcost(["suggest", Self.qwerty] + arguments)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains(words), "\(result.errors)")
    }
}
