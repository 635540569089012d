import AccessCost
import LayoutModel
import CostReport
import GroupingSearch
import LayoutFormats
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// The way from the initial screen to the targets of the others.
@Suite struct ScreenEntryTests {
    private func analyze(_ xml: String, screen: String? = nil) throws -> LayoutAnalysis {
        let session = Session()
        let layout = try session.read(.bytes(Array(xml.utf8), path: "app.xml"))
        let request = AnalysisRequest(methods: [.webKeyboard], screen: screen)
        return try session.analyze(layout, request, details: [.routes, .actions])
    }

    private let app = """
        <layout platform="web">
          <screen id="about"><element id="back" role="link" leadsTo="home"/></screen>
          <screen id="home" initial="true"><element id="a" role="button"/><element id="b" role="button" leadsTo="settings"/>
            <element id="c" role="link" leadsTo="about"/><element id="d" role="button"/><element id="e" role="button"/></screen>
          <screen id="settings"><element id="x" role="button"/><element id="y" role="button" leadsTo="about"/></screen>
          <screen id="lost"><element id="z" role="button" leadsTo="home"/></screen>
        </layout>
        """

    @Test func theWayIsTheCheapestOverAllScreens() throws {
        let analysis = try analyze(app)
        func entry(_ place: Int) -> ScreenEntry? { analysis.screens[place].methods[0].tree(.grouped)?.entry }
        // Home is the initial screen: Tab x2, Space opens the settings; Tab x3, Return the page about it.
        #expect(entry(1)?.steps == [] && entry(1)?.cost == Cost())
        #expect(entry(2)?.steps == [.init(screen: "home", target: "b")])
        #expect(entry(2)?.cost?.commands == 3)
        #expect(entry(0)?.steps == [.init(screen: "home", target: "c")])
        #expect(entry(0)?.cost?.commands == 4)
        #expect(entry(3)?.steps == nil && entry(3)?.cost == nil && entry(3)?.from == "home")
        let settings = analysis.screens[2].methods[0].tree(.grouped)!
        #expect(settings.entry?.cost(of: settings.costs[1])?.commands == 5)
        let text = AnalysisText().text(analysis)
        #expect(text.contains("  From 'home' another 3 commands, 0.84 s, by b.\n"))
        #expect(text.contains("  No route leads here from the initial screen 'home'.\n"))
    }

    @Test func oneScreenIsShownWithItsWay() throws {
        let analysis = try analyze(app, screen: "settings")
        #expect(analysis.screens.map(\.screen.id) == ["settings"])
        #expect(analysis.screens[0].methods[0].tree(.flat)?.entry?.cost?.commands == 3)
    }

    @Test func programsGetTheWayAndItsFigures() throws {
        let document = try JSON.parse(AnalysisJSON.document([analyze(app)]))
        let schema = try JSONSchema(ProjectFiles.text("Sources/CostReport/Schemas/analysis.schema.json"))
        #expect(schema.problems(document) == [])
        let settings = document["layouts"].list[0]["screens"].list[2]
        let entry = settings["methods"].list[0]["trees"]["grouped"]["entry"]
        #expect(entry["from"].text == "home" && entry["route"].list.map(\.text) == ["home/b"])
        #expect(entry["commands"].number == 3)
        let target = settings["targets"].list[1]["costs"]["web-keyboard"]["grouped"]
        #expect(target["fromInitial"]["commands"].number == 5)
        let lost = document["layouts"].list[0]["screens"].list[3]["methods"].list[0]["trees"]["flat"]["entry"]
        #expect(lost["route"] == .null && lost["commands"] == .null)
    }

    @Test func withoutTransitionsThereIsNone() throws {
        let analysis = try analyze(
            "<layout><screen id='a'><element role='button'/></screen><screen id='b'><element role='button'/></screen></layout>"
        )
        #expect(analysis.screens.allSatisfy { $0.methods[0].trees.allSatisfy { $0.entry == nil } })
    }

    /// Random apps of six screens: the way equals the best of all ways that visit no screen twice.
    @Test(arguments: 0..<60) func equalsTryingEveryWay(seed: Int) throws {
        var state = UInt64(truncatingIfNeeded: seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493)
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % bound
        }
        let screens = (0..<6).map { screen in
            let elements = (0..<2 + random(6)).map { element in
                let door = random(3) == 0 ? " leadsTo='s\(random(6))'" : ""
                return "<element id='t\(element)' role='button'\(door)/>"
            }
            return "<screen id='s\(screen)'>\(elements.joined())</screen>"
        }
        let analysis = try analyze("<layout platform='web'>\(screens.joined())</layout>")
        func best(to goal: Int, from screen: Int, _ seen: Set<Int>) -> Double? {
            if screen == goal { return 0 }
            let own = analysis.screens[screen]
            var least: Double?
            for (offset, target) in own.targets.enumerated() {
                guard let name = own.screen[target.element].leadsTo, let next = Int(name.dropFirst()),
                    !seen.contains(next), let rest = best(to: goal, from: next, seen.union([next]))
                else { continue }
                let total = own.methods[0].trees[0].costs[offset].cost!.seconds + rest
                least = min(least ?? total, total)
            }
            return least
        }
        let hasDoors = analysis.screens.contains { $0.screen.elements.contains { $0.leadsTo != nil } }
        for place in analysis.screens.indices {
            let found = analysis.screens[place].methods[0].trees[0].entry
            let expected = best(to: place, from: 0, [0])
            #expect((found != nil) == hasDoors)
            #expect((found?.cost == nil) == (expected == nil || !hasDoors))
            if let cost = found?.cost, let expected { #expect(abs(cost.seconds - expected) < 1e-9) }
        }
    }
}
