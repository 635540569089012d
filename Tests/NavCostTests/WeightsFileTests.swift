import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import Testing

/// Weights files and options, as a library.
@Suite struct WeightsFileTests {
    private let layout = ImportedLayout(
        path: "t.xml", format: "navcost",
        layout: {
            var screens: [Screen] = []
            for id in ["one", "two"] {
                var screen = Screen(id: id)
                for name in ["a", "b"] { screen.close(screen.open(Element(role: .button, id: name), in: nil)) }
                screens.append(screen)
            }
            return Layout(screens: screens)
        }())

    private func expected(_ csv: String, unnamed: Double = 0) throws -> [Double?] {
        let table = try WeightsFile.table(csv, path: "w.csv")
        let request = AnalysisPlan(
            methods: [.init(.iosSwitchAuto)], action: .none, weights: WeightTable(rows: table.rows, unnamed: unnamed))
        return layout.layout.screens.map {
            Analyzer.analyze($0, platform: nil, request).methods[0].tree(.flat)!.expected?.steps
        }
    }

    @Test func weightsMoveTheMean() throws {
        // On each screen a is the first stop and b the second.
        #expect(try expected("id,weight\na,3\nb,1\n") == [1.25, 1.25])
        #expect(try expected("id,weight\none/b,1\ntwo/a,1\n") == [2, 1])
        #expect(try expected("id,weight\none/b,1\n") == [2, nil])
        #expect(try expected("id,weight\none/b,1\n", unnamed: 1) == [1.5, 1.5])
        #expect(try expected("\u{FEFF}id,weight\r\n\"a\",1\r\n\r\n") == [1, 1])
    }

    @Test func cellsKeepQuotesCommasAndLines() throws {
        let table = try WeightsFile.table("id,weight\n\"a\"\"b,\nc\",2\nd,3", path: "w.csv")
        #expect(table.rows == [.init(id: "a\"b,\nc", weight: 2, line: 2), .init(id: "d", weight: 3, line: 4)])
    }

    @Test func aBareIdOnTwoScreensIsNamed() throws {
        let analysis = try Session().analyze(layout, AnalysisRequest(methods: [.iosSwitchAuto]))
        #expect(analysis.screens.count == 2)
    }
}

/// What a weights file says of elements that nobody can activate.
@Suite struct IdleWeightTests {
    @Test func elementsThatAreNoTargetsDoNotCount() throws {
        let xml = "<layout><screen><element id='t' role='staticText'/><element id='a' role='button'/></screen></layout>"
        let layout = try Session().read(.bytes(Array(xml.utf8), path: "t.xml"))
        let table = try WeightsFile.table("id,weight\nt,5\na,1\n", path: "w.csv")
        let request = AnalysisPlan(methods: [.init(.iosSwitchAuto)], weights: table)
        let screen = Analyzer.analyze(layout.layout.screens[0], platform: nil, request)
        #expect(screen.notes == ["1 of the weights file name what is no target, as 't'; they do not count"])
        #expect(screen.targets.map(\.weight) == [1])
    }
}
