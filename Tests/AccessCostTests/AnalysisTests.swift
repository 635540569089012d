import AccessCost
import LayoutModel
import TestSupport
import Testing

/// Expected and worst cost, unreachable targets, and weights: NavCost.docc/Model.md, "Terms".
@Suite struct AnalysisTests {
    private let weighted = """
        <element id="a" role="button" label="Alpha" weight="3"/><element id="b" role="button" weight="1"/>
        <element id="c" role="button" weight="5" offscreen="true"/><element id="t" role="staticText" weight="9"/>
        """

    private func tree(_ analysis: ScreenAnalysis, _ kind: TreeKind = .flat) throws -> TreeAnalysis {
        try #require(analysis.methods[0].tree(kind))
    }

    @Test("expected is the weighted mean of the known costs, worst the largest; unreachable targets are counted")
    func expected() throws {
        let analysis = try Fixture(weighted).analysis(.iosSwitchAuto, set: ["interval": "1", "reaction": "0.5"])
        #expect(analysis.targets.map(\.id) == ["a", "b", "c"])
        #expect(analysis.targets.map(\.label) == ["Alpha", "b", "c"])
        #expect(analysis.targets.map(\.weight) == [3, 1, 5])
        let tree = try tree(analysis)
        // a: 0.5 s at step 1; b: 1.5 s at step 2.
        let cost = Cost(presses: 1, steps: 1.25, wait: 0.25, seconds: 0.75)
        #expect(try #require(tree.expected) == cost)
        #expect(tree.worst == 1)
        #expect(tree.unreachedCount == 1)
        #expect(tree.unreachedWeight == 5)
        #expect(tree.stops == 2)
        #expect(tree.path(to: 1) == [2])
        #expect(analysis.notes.isEmpty)
    }

    @Test("a target that nothing scrolls to is unknown for scanning, with the reason, and reached by readers")
    func offscreen() throws {
        let scanning = try tree(Fixture(weighted).analysis(.iosSwitchAuto))
        #expect(scanning.costs[2].status == .unknown)
        #expect(scanning.costs[2].reason?.contains("nothing that scrolls") == true)
        #expect(scanning.costs[2].cost == nil)
        #expect(scanning.costs[2].route == nil)
        #expect(scanning.path(to: 2) == nil)
        let reading = try tree(Fixture(weighted, platform: .macCatalyst).analysis(.macVoiceOver))
        #expect(reading.costs[2].status == .reached)
        #expect(reading.unreachedCount == 0)
    }

    @Test("the worst target does not depend on its weight; the first of equals is named")
    func worst() throws {
        let fixture = try Fixture(
            #"<element id="a" role="button" weight="7"/><element id="b" role="button" weight="0"/>"#)
        #expect(try tree(fixture.analysis(.iosSwitchAuto)).worst == 1)
        let pair = try Fixture(#"<element id="a" role="button"/><element id="b" role="button"/>"#)
        #expect(try tree(pair.analysis(.androidSwitchGroups, set: ["cancelItem": "off"])).worst == 0)
    }

    @Test("no weight at all: there is no expected cost, but a worst one")
    func zeroWeight() throws {
        let fixture = try Fixture(
            #"<element id="a" role="button" weight="0"/><element id="b" role="button" weight="0"/>"#)
        let tree = try tree(fixture.analysis(.iosSwitchAuto))
        #expect(tree.expected == nil)
        #expect(tree.worst == 1)
        #expect(tree.costs.allSatisfy { $0.status == .reached })
    }

    private func row(_ id: String, _ weight: Double) -> WeightTable.Row { .init(id: id, weight: weight, line: 1) }

    @Test("a weights file replaces the layout's weights; what it does not name counts as 0, with a note")
    func weightTable() throws {
        let table = WeightTable(rows: [row("b", 4), row("s/b", 2), row("a", 1), row("a", 6)])
        let analysis = try Fixture(weighted).analysis(.iosSwitchAuto, weights: table)
        #expect(analysis.targets.map(\.weight) == [6, 2, 0])
        #expect(analysis.notes.count == 1)
        #expect(analysis.notes[0].hasPrefix("1 of 3 targets"))
        let other = WeightTable(rows: [row("other/a", 1), row("c", 1)], unnamed: 0.5)
        let second = try Fixture(weighted).analysis(.iosSwitchAuto, weights: other)
        #expect(second.targets.map(\.weight) == [0.5, 0.5, 1])
        #expect(second.notes[0].contains("2 of 3") && second.notes[0].contains("0.5"))
        let all = WeightTable(rows: [row("a", 1), row("b", 1), row("c", 1)])
        #expect(try Fixture(weighted).analysis(.iosSwitchAuto, weights: all).notes.isEmpty)
    }

    private let oneFrame = """
        <element id="a" role="button" x="0" y="0" width="20" height="20"/><element id="b" role="button"/>
        """

    @Test("point scanning: a target without a frame is unknown, with the reason, and not averaged in")
    func unknownForPointScanning() throws {
        let tree = try tree(Fixture(oneFrame).analysis(.iosSwitchPoint))
        #expect(tree.costs.map(\.status) == [.reached, .unknown])
        #expect(tree.costs[1].reason?.contains("where it is") == true)
        #expect(tree.unreachedCount == 1)
        #expect(tree.expected == tree.costs[0].cost)
        #expect(tree.costs[1].route == nil)
    }

    @Test("rows: without all frames every target is unknown, with the reason")
    func unknownForRows() throws {
        let analysis = try Fixture(oneFrame, platform: .aac).analysis(.aacRowColumn)
        let rows = try tree(analysis, .rows)
        #expect(rows.costs.map(\.status) == [.unknown, .unknown])
        #expect(rows.costs[0].reason?.contains("where elements are") == true)
        #expect(rows.expected == nil)
        #expect(rows.worst == nil)
        #expect(rows.unreachedCount == 2)
        #expect(try tree(analysis, .flat).unreachedCount == 0)
    }

    @Test("a method has all its trees, in its order, and only its figures are above nothing")
    func figures() throws {
        for method in AccessMethod.all {
            let analysis = Fixture(BoardLayouts.board("abc/def"), platform: nil).analysis(method, action: .activate)
            #expect(analysis.methods[0].trees.map(\.kind) == method.trees)
            for tree in analysis.methods[0].trees {
                let expected = try #require(tree.expected)
                for figure in Figure.allCases where !method.figures.contains(figure) {
                    #expect(expected[figure] == 0, "\(method.id) \(figure)")
                }
            }
        }
    }

    @Test("the worst target goes by the rank's first figure where the method has it")
    func rank() throws {
        let fixture = try Fixture(
            #"<group role="list"><element id="a" role="button"/><element id="b" role="button"/></group><element id="c" role="button"/>"#,
            platform: .macCatalyst)
        // b: Shift-Down, Right, Space are 3 commands of 4 + 3 + 3 keys; with Caps Lock 3 + 2 + 2.
        let commands = try tree(fixture.analysis(.macVoiceOver, action: .activate, rank: .commands), .grouped)
        #expect(commands.worst == 1)
        #expect(commands.costs[1].cost?.commands == 3)
        #expect(try tree(fixture.analysis(.iosSwitchAuto, rank: .commands)).worst == 2)
    }

    @Test("the methods that fit a platform; for an unknown one the most common way to scan")
    func usualMethods() {
        #expect(AccessMethod.usual(on: nil).map(\.id) == ["ios-switch-auto"])
        #expect(AccessMethod.usual(on: .macCatalyst).contains { $0.id == "mac-voiceover" })
        #expect(AccessMethod.usual(on: .aac).allSatisfy { $0.platforms == [.aac] })
        for platform in Platform.allCases { #expect(!AccessMethod.usual(on: platform).isEmpty) }
    }
}
