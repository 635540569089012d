import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Rows of a list that stand far away and are often wanted.
@Suite struct EarlierRowTests {
    /// A list of rows of 40 points in a view of 200, of which one is often wanted.
    private static func list(wanted: Int, rows: Int = 20, heading: Int? = nil, offscreen: Bool = false) -> String {
        let content = (0..<rows).map { row in
            if row == heading {
                return #"<element id="h" role="heading" label="More" x="0" y="\#(40 * row)" width="300" height="40"/>"#
            }
            // The wanted row is higher than the others, which follow it without a gap.
            let top = 40 * row + (row > wanted ? 20 : 0)
            let weight = row == wanted ? #" weight="50""# : ""
            let away = offscreen && row >= 5 ? #" offscreen="true""# : ""
            return
                #"<element id="r\#(row)" role="cell" label="Row \#(row)" x="0" y="\#(top)" width="300" height="\#(row == wanted ? 60 : 40)"\#(weight)\#(away)/>"#
        }.joined()
        return #"<group id="list" role="table" x="0" y="0" width="300" height="200">\#(content)</group>"#
    }

    private static func found(_ content: String, platform: Platform = .ios) throws -> (Fixture, [ScreenChange]) {
        let fixture = try Fixture(content, platform: platform)
        return (fixture, ChangeCases.found(.earlier, fixture, method: .iosSwitchAuto))
    }

    @Test(arguments: [false, true]) func theRowBecomesTheFirstAndTheOthersMoveDown(offscreen: Bool) throws {
        let (fixture, changes) = try Self.found(Self.list(wanted: 15, offscreen: offscreen))
        let change = try #require(changes.first)
        #expect(changes.count == 1 && change.targets == ["r15", "r0"] && change.container == "list")
        #expect(change.effort == .structure)
        let after = try #require(change.apply(to: fixture.screen, platform: .ios))
        #expect(after.elements.map(\.id).prefix(4) == ["list", "r15", "r0", "r1"])
        #expect(after.elements.map(\.id).suffix(5) == ["r14", "r16", "r17", "r18", "r19"])
        // Its own height and no gap: the others follow it, and what came after it stays.
        #expect(after.element("r15")!.frame == Frame(x: 0, y: 0, width: 300, height: 60))
        #expect(after.element("r0")!.frame?.y == 60 && after.element("r14")!.frame?.y == 620)
        #expect(after.element("r16")!.frame == fixture.screen.element("r16")!.frame)
        #expect(after.element("r15")!.isOffscreen == false)
        #expect(after.element("r4")!.isOffscreen == offscreen)
        #expect(change.apply(to: after, platform: .ios) == nil)
        // What is wanted costs less, and all are reached.
        let evaluator = Problems.mix(.iosSwitchAuto).main
        let (old, new) = (evaluator.expected(fixture.screen), evaluator.expected(after))
        let (before, now) = (try #require(old), try #require(new))
        #expect(now.cost.seconds < 0.8 * before.cost.seconds)
        #expect(evaluator.analysis(after).0.count == evaluator.analysis(fixture.screen).0.count)
    }

    @Test(arguments: [
        EarlierRowTests.list(wanted: 3), EarlierRowTests.list(wanted: 15, heading: 14),
        EarlierRowTests.list(wanted: 99),
        EarlierRowTests.list(wanted: 15).replacing("<group id=\"list\"", with: "<group id=\"list\" locked=\"true\""),
    ])
    func otherRowsStay(content: String) throws {
        #expect(try Self.found(content).1 == [])
    }

    @Test func noRowLeavesWhatAHeadingNames() throws {
        let (_, changes) = try Self.found(Self.list(wanted: 15, heading: 12))
        #expect(changes.map(\.targets) == [["r15", "r13"]])
    }

    @Test func itIsProposedForPeopleToDecide() async throws {
        let fixture = try Fixture(Self.list(wanted: 15), platform: .ios)
        let request = Suggester.Request(mix: Problems.mix(.iosSwitchAuto))
        let found = await Suggester(fixture.screen, platform: .ios, request).run()
        let suggestion = try #require(found.suggestions.first { $0.change.kind == .earlier })
        #expect(!suggestion.isIncluded && suggestion.saves > 1)
    }
}
