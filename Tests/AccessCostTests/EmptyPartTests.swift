import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Containers of which a part shows nothing, and what errors of use make of it: NavCost.docc/Model.md, "Scrolling" and
/// "Errors of use".
@Suite struct EmptyPartTests {
    /// Switch Access stops on a container that can be scrolled, also where nothing in it shows: the gap is no dead end.
    @Test func emptyPartOfAStripIsLeft() throws {
        let settings = Fixture.settings(.androidSwitchAuto, [:])
        for context in try ScrolledLayouts.contexts(
            ScrolledLayouts.gap, .androidSwitchAuto, settings, platform: .android)
        {
            let scrolling = try #require(context.tree.scrolling)
            let strip = try #require(
                context.screen.elements.indices.map(ElementIndex.init).first { context.screen[$0].id == "strip" })
            let track = try #require(scrolling.tracks.firstIndex { $0.container == strip })
            for (page, shown) in scrolling.pages.enumerated() {
                let isAtTop = shown.scrolls == abs(shown.position[track])
                let stops = context.tree.stops(on: page).filter { context.tree.stops[$0].element == strip }
                #expect(stops.contains { context.tree.stops[$0].kind == .scroll } == isAtTop, "\(shown.position)")
            }
            #expect(scrolling.pages.contains { $0.position[track] == 1 })
        }
    }

    /// On a page of the gap no stop of Switch Control scrolls the strip: who closes the menu there begins anew on the first page.
    @Test(
        "every target that is reached has a cost with errors, and the mean is of them all",
        arguments: ["android-switch-auto", "ios-switch-auto", "chromeos-switch-auto"], [0, 0.02])
    func meansAreOfAllTargets(id: String, accidental: Double) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        let values = ["missed": "0.1", "accidental": "\(accidental)"]
        let fixture = try Fixture(ScrolledLayouts.gap, platform: method.platforms.first!, screen: ScrolledLayouts.size)
        let analysis = fixture.analysis(method, set: values)
        for tree in analysis.methods[0].trees {
            let errors = try #require(tree.errors)
            let pairs = zip(tree.costs, errors.costs).filter { $0.0.cost != nil }
            #expect(pairs.count == 4, "\(tree.tree.kind)")
            var sum = 0.0
            for (free, cost) in pairs {
                let cost = try #require(cost, "\(tree.tree.kind)")
                #expect(cost.cost.seconds > (try #require(free.cost)).seconds && cost.destructive == 0)
                sum += cost.cost.seconds
            }
            let expected = try #require(errors.expected)
            #expect(abs(expected.cost.seconds - sum / 4) < 1e-9 && expected.destructive == 0)
        }
    }

    /// Fifteen lists within each other for a person who misses nine of ten: what lies deep is reached in less than one of a
    /// trillion scans.
    @Test func noMeanLeavesTargetsOut() throws {
        let depth = 15
        let content = (0..<depth).reduce("") { inner, level in
            """
            <group id="g\(level)" role="list"><element id="x\(level)" role="button"/><element id="y\(level)" role="button"/>
            \(inner)</group>
            """
        }
        let values = ["missed": "0.9", "accidental": "0.02", "cycles": "1", "afterCycles": "stop"]
        let analysis = try Fixture(content).analysis(.iosSwitchAuto, set: values)
        let method = analysis.methods[0]
        let flat = try #require(method.tree(.flat))
        #expect(try #require(flat.errors).costs.allSatisfy { $0 != nil } && flat.errors?.expected != nil)
        let grouped = try #require(method.tree(.grouped))
        let lost = zip(grouped.costs, try #require(grouped.errors).costs).count { $0.cost != nil && $1 == nil }
        #expect(lost > 0 && lost < 2 * depth && grouped.errors?.expected == nil)
        #expect(
            analysis.notes.contains(
                "with its errors of use ios-switch-auto practically never reaches \(lost) of 30 targets"))
    }
}
