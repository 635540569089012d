import AccessCost
import LayoutFormats
import LayoutModel
import ScreenFindings
import TestSupport
import Testing

/// All rules together take a time that grows as the screen does.
@Suite struct LargeScreenFindingTests {
    /// Rows of buttons in boxes of every other kind, with something for each costly rule to try.
    private func screen(rows: Int) -> Screen {
        var screen = Screen(id: "large", label: "Large", width: 1000, height: Double(rows) * 60)
        for row in 0..<rows {
            var box = Element(.group, role: row % 3 == 0 ? .group : .list, id: "row-\(row)", label: "Row \(row)")
            box.container = row % 2 == 0 ? .semanticGroup : nil
            let index = screen.open(box, in: nil)
            for place in 0..<10 {
                let isLine = place == 9
                var element = Element(role: isLine ? .separator : .button, id: "e\(row)-\(place)")
                element.label = isLine ? "" : "Button \(place) of things"
                element.frame = Frame(
                    x: Double(place) * 100, y: Double(row) * 60, width: isLine ? 2 : 90, height: 44)
                element.isDestructive = place == 3 && row % 20 == 0
                element.weight = place == 4 ? 3 : 1
                screen.close(screen.open(element, in: index))
            }
            screen.close(index)
        }
        return screen
    }

    /// From 250 to 1,000 targets; below, rules still compare more of them the more there are.
    @Test(arguments: [Platform.ios, .mac, .web, .android]) func checkingIsLinear(_ platform: Platform) {
        let methods = AccessMethod.usual(on: platform).map { RequestedMethod($0) }
        let request = AnalysisPlan(methods: methods)
        let growth = growthPerDoubling(
            from: 25, runs: cases(1, long: 3),
            prepare: { rows in
                let screen = screen(rows: rows)
                let analysis = LayoutAnalysis(
                    path: "", format: "navcost", name: "", platform: platform,
                    screens: [Analyzer.analyze(screen, platform: platform, request)], notes: [])
                return (analysis: analysis, layout: Layout(name: "Large", platform: platform, screens: [screen]))
            }
        ) { (analysis, layout) in
            let found = Checker.check(analysis, of: layout, format: LayoutFormat.navcost.traits, request)
            #expect(found[0].examinations.count == Rule.all.count)
        }
        #expect(growth < mostLinearGrowth)
    }
}
