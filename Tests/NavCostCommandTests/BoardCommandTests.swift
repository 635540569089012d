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

    @Test func scanningByBlocksGetsScanBlocks() async throws {
        let rows = (0..<10).map { row in
            (0..<3).map { column in
                "<element id=\"k\(row)\(column)\" role=\"key\" label=\"\(row)\(column)\" x=\"\(60 * column)\" y=\"\(60 * row)\" width=\"60\" height=\"60\"/>"
            }.joined()
        }
        let xml =
            "<layout platform=\"aac\"><screen id=\"s\" width=\"180\" height=\"600\">\(rows.joined())</screen></layout>"
        let folder = try TemporaryFolder(["board.xml": xml])
        let (path, after) = ("\(folder.path)/board.xml", "\(folder.path)/after.xml")
        let blocks = ["suggest", path, "--tree", "blocks"] + Self.steps
        let result = try await navcost(blocks + ["--format", "json", "--apply", after])
        let document = try JSON.parse(result.output)
        let schema = try JSONSchema(try ProjectFiles.text("Sources/CostReport/Schemas/suggestions.schema.json"))
        #expect(schema.problems(document) == [])
        let found = document["layouts"][0]["screens"][0]
        let number = try #require(found["board"]["blocks"].number)
        #expect(number > 2 && found["tree"].text == "blocks" && found["status"].text == "optimal")
        let changes = found["suggestions"].list
        #expect(changes.count == Int(number) && changes.allSatisfy { $0["kind"].text == "scanBlock" })
        #expect(changes.map { $0["label"].text } == (1...Int(number)).map { String($0) })
        // Rows stay in their order, so that the cells of all blocks are the board's.
        #expect(changes.flatMap { $0["targets"].list.compactMap(\.text) }.count == 30)
        let measured = try await navcost(
            ["analyze", after, "--action", "none", "--method", "aac-row-column", "--format", "json"])
        let trees = try JSON.parse(measured.output)["layouts"][0]["screens"][0]["methods"][0]["trees"]
        #expect(trees["blocks"]["expected"]["steps"] == found["after"])
        #expect(trees["rows"]["expected"]["steps"].number ?? 0 > (found["after"].number ?? 0) + 1)
        let text = try await navcost(blocks)
        let lines = text.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(text.output.replacing("\n", with: " ").contains("No cell moves; \(Int(number)) scan blocks are made."))
        #expect(text.output.contains("all \(Int(number)) together save"))
        #expect(lines.contains { $0.hasSuffix("    scan block 2") })
        let page = try await navcost(blocks + ["--format", "html"])
        #expect(page.output.contains("<tr><th colspan=\"3\" scope=\"rowgroup\">scan block 2</th></tr>"))
        // Scanning by rows knows none.
        #expect(try await screen([])["board"]["blocks"] == .null)
    }

    @Test(arguments: [
        (["--method", "ios-switch-auto"], "ios-switch-auto has no tree 'blocks'; it has flat, grouped"),
        ([], "none of the usual methods has seconds on the tree 'blocks'; name a method that has it"),
    ])
    func methodsWithoutBlocksAreRefused(arguments: [String], message: String) async throws {
        let result = try await navcost(
            ["suggest", ProjectFiles.path("Samples/RoastedBeans.xml"), "--tree", "blocks"] + arguments)
        #expect(result.status == 2 && result.errors.contains(message))
    }

    @Test func aPageThatTasksReachTheLongWayGetsAKey() async throws {
        func page(_ id: String, _ keys: [(String, String?)]) -> String {
            let cells = keys.enumerated().map { place, key in
                "<element id=\"\(id)-\(key.0)\" role=\"key\" label=\"\(key.0)\" x=\"\(60 * (place % 2))\" y=\"\(60 * (place / 2))\" width=\"60\" height=\"60\"\(key.1.map { " leadsTo=\"\($0)\"" } ?? "")/>"
            }
            return
                "<screen id=\"\(id)\" label=\"\(id == "drinks" ? "Drinks" : "")\" width=\"120\" height=\"120\">\(cells.joined())</screen>"
        }
        let home = page("home", [("food", "food"), ("drinks", "drinks"), ("yes", nil)])
        let pages =
            home + page("food", [("bread", nil), ("home", "home"), ("jam", nil)])
            + page("drinks", [("tea", nil), ("home", "home")])
        let task = ["home-food", "food-bread", "food-home", "home-drinks", "drinks-tea"].map {
            "<activate target=\"\($0)\"/>"
        }
        let xml = "<layout platform=\"aac\">\(pages)<task name=\"breakfast\">\(task.joined())</task></layout>"
        let folder = try TemporaryFolder(["pages.xml": xml])
        let result = try await navcost(["suggest", "\(folder.path)/pages.xml", "--screen", "food"] + Self.steps)
        let text = result.output.replacing(/\s+/, with: " ")
        // Row 1, column 2 and row 1, column 2 of home become row 2, column 2: 6 steps become 4 in 5 activations.
        #expect(
            text.contains(
                "1. put a key \"Drinks\" that leads to the page \"drinks\" on the empty place in row 2, column 2: 0.4 steps, then 0.4 steps; a restructured screen"
            ), "\(result.output)")
        #expect(text.contains("for you to decide"))
        // Without tasks nobody is known to go there.
        let plain = try TemporaryFolder(["pages.xml": "<layout platform=\"aac\">\(pages)</layout>"])
        #expect(try await !navcost(["suggest", "\(plain.path)/pages.xml"]).output.contains("put a key"))
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
