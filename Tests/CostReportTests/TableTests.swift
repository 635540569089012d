import AccessCost
import GroupingSearch
import LayoutFormats
import NavCost
import ScreenFindings
import TestSupport
import Testing

@testable import CostReport

/// The tables of every command: the columns that all share, a row for each thing, the figures of the JSON.
@Suite struct TableTests {
    /// The rows of CSV by the names of the columns.
    private func rows(_ text: String) throws -> [[String: String]] {
        var table: [[String]] = [[]]
        var cell = ""
        var isQuoted = false
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                table[table.count - 1].append(cell)
                cell = ""
            case "\r\n" where !isQuoted:
                table[table.count - 1].append(cell)
                cell = ""
                table.append([])
            default: cell.append(character)
            }
        }
        #expect(table.removeLast().isEmpty && cell.isEmpty)
        let names = table.removeFirst()
        #expect(Set(names).count == names.count)
        return table.map { row in
            #expect(row.count == names.count)
            return Dictionary(uniqueKeysWithValues: zip(names, row))
        }
    }

    private func request(_ changes: [String] = []) throws -> AnalysisRequest {
        AnalysisRequest(parameters: try changes.map { try ParameterChange($0) })
    }

    @Test(arguments: ["RoastedBeans", "DogGallery", "KeyboardQwerty"])
    func aTreeHasARowForEachStopAndEachElementLeftOut(name: String) throws {
        let layout = try SampleLoader.layout(name)
        let analysis = try Session().analyze(layout, request(["interval=1.25", "firstItemDelay=1"]))
        let rows = try rows(TreeCSV.table([analysis], kinds: nil))
        let trees = analysis.screens.flatMap { screen in
            screen.methods.compactMap { $0.tree($0.method.mainTree)?.tree }
        }
        #expect(rows.count == trees.reduce(0) { $0 + $1.stops.count + $1.leftOut.count })
        #expect(rows.count { $0["leftOut"] != "" } == trees.reduce(0) { $0 + $1.leftOut.count })
        #expect(rows.allSatisfy { $0["path"] == layout.path && $0["tree"] != "" })
        // Positions are those that the analysis names.
        let costs = try self.rows(AnalysisCSV.table([analysis])).filter { $0["position"] != "" }
        let known = Set(rows.map { [$0["screen"], $0["method"], $0["tree"], $0["position"], $0["stop"]] })
        let main = Set(trees.map(\.kind.rawValue))
        for row in costs where main.contains(row["tree"]!) {
            let cells = [row["screen"], row["method"], row["tree"], row["position"], row["target"]]
            let isMain = try AccessMethod.named(row["method"]!).mainTree.rawValue == row["tree"]
            #expect(!isMain || known.contains(cells), "\(cells)")
        }
        for row in rows where row["method"] == "ios-switch-auto" {
            #expect(row["parameters"] == "firstItemDelay=1 interval=1.25")
        }
    }

    @Test func analysesNameTheParametersThatDiffer() throws {
        let layout = try SampleLoader.layout("RoastedBeans")
        let analysis = try Session().analyze(layout, request(["interval=1.25"]))
        for row in try rows(AnalysisCSV.table([analysis])) {
            #expect(row["parameters"] == (row["method"] == "ios-switch-auto" ? "interval=1.25" : ""))
        }
    }

    @Test func suggestionsHaveARowForEachChange() async throws {
        let session = Session()
        let before = try SampleLoader.layout("RoastedBeansBefore")
        let found = try await session.suggest(before, SuggestRequest(request(["interval=2"]), moves: 50, threads: 1))
        let rows = try rows(SuggestionCSV.table([found]))
        let screen = found.screens[0]
        #expect(rows.count == screen.suggestions.count && !rows.isEmpty)
        for (row, suggestion) in zip(rows, screen.suggestions) {
            #expect(row["screen"] == "main" && row["method"] == screen.mix.name)
            #expect(row["saves"] == roundedText(suggestion.saves))
            #expect(row["kind"] == suggestion.change.kind.rawValue)
            #expect(row["targets"] == suggestion.change.targets.joined(separator: " "))
            #expect(row["before"] == screen.before.value.map(roundedText))
        }
        // A screen without a change keeps its figures.
        var none = found
        none.screens[0].suggestions = []
        let row = try #require(try self.rows(SuggestionCSV.table([none])).first)
        #expect(row["kind"] == "" && row["after"] == screen.after.value.map(roundedText))
    }

    @Test func findingsHaveARowEachWithTheirTree() async throws {
        let path = ProjectFiles.path("Samples/RoastedBeansBefore.xml")
        let request = CheckRequest(AnalysisRequest(parameters: [try ParameterChange("keystrokeTime=0.5")]))
        let report = try await Session().check(Inputs([path]), request) { _ in
        } _: {
            Issue.record("\($0)")
        }
        let rows = try rows(CheckCSV.table(report))
        #expect(rows.count == report.findings.count + report.layouts.reduce(0) { $0 + $1.suppressed.count })
        let unreachable = try #require(rows.first { $0["code"] == "unreachable" })
        #expect(unreachable["targets"] == "star-1 star-2 star-3 star-4 star-5" && unreachable["fails"] == "true")
        #expect(unreachable["method"] == "mac-keyboard" && unreachable["tree"] == "grouped")
        #expect(unreachable["parameters"] == "keystrokeTime=0.5" && unreachable["line"] == "35")
    }

    @Test func methodsHaveARowForEachParameter() throws {
        let rows = try rows(MethodsCSV.table(AccessMethod.all))
        #expect(rows.count == AccessMethod.all.reduce(0) { $0 + max(1, $1.parameters.count) })
        let interval = try #require(rows.first { $0["method"] == "ios-switch-auto" && $0["parameter"] == "interval" })
        #expect(interval["default"] == "1" && interval["unit"] == "s")
    }

    /// What a layout's author wrote is never a formula of a spreadsheet, in no table.
    @Test func formulasAreTextInEveryTable() async throws {
        let xml = """
            <layout platform='ios'><screen id='=s'><element id='=a' role='button' label='+x'/>
            <element id='@b' role='button' label='-y' hidden='true'/></screen></layout>
            """
        let session = Session()
        let layout = try session.read(.bytes(Array(xml.utf8), path: "=t.xml"))
        let analysis = try session.analyze(layout, AnalysisRequest(), details: [.routes, .actions])
        let found = try await session.suggest(layout, SuggestRequest(moves: 10, threads: 1))
        let compared = try session.compare(layout, layout, CompareRequest())
        let tables: [@Sendable (Bool) -> String] = [
            { TreeCSV.table([analysis], kinds: nil, isRaw: $0) }, { SuggestionCSV.table([found], isRaw: $0) },
            { ComparisonCSV.table(compared, isRaw: $0) }, { AnalysisCSV.writer(isRaw: $0).text([analysis]) },
        ]
        for table in tables {
            for row in try rows(table(false)) {
                #expect(row["path"] == "'=t.xml" && row["screen"] == "'=s")
                for cell in row.values where !cell.isEmpty {
                    #expect(!"=+@".contains(cell.first!) && (cell.first != "-" || Double(cell) != nil), "\(cell)")
                }
            }
            #expect(table(true).contains("\r\n=t.xml,=s,"))
        }
    }
}
