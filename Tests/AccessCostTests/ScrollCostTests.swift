import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// What scrolling costs by each method: NavCost.docc/Model.md, "Scrolling". Each figure is worked out by hand.
@Suite struct ScrollCostTests {
    /// The cost of a target of a list of rows, ten of which are visible.
    private func cost(
        _ id: String, of rows: Int, _ method: AccessMethod, _ values: [String: String] = [:],
        platform: Platform = .ios, action: GoalAction = .activate
    ) throws -> (cost: Cost, route: String, page: Int) {
        let fixture = try Fixture(
            ScrollPageTests.list(rows), platform: platform, screen: "width='320' height='440'")
        let analysis = fixture.analysis(method, set: values, action: action)
        let index = try #require(analysis.targets.firstIndex { $0.id == id })
        let target = analysis.methods[0].trees[0].costs[index]
        return (try #require(target.cost, "\(target.reason ?? "")"), target.route?.description ?? "", target.page)
    }

    @Test func switchControlScrollsOnceAndGoesOn() throws {
        // Row 1 (R), Scroll is second of Tap, Scroll, Exit (T + R), Scroll down first (R), twice more (R each), Exit third (2 T + R);
        // on page 3 the view has moved by 836 points at most: rows 20 to 29, so that row 29 is the tenth (9 T + R), Tap (R).
        let (cost, route, page) = try cost("r29", of: 29, .iosSwitchAuto)
        #expect(page == 3)
        #expect(route == "Press, Wait, Scroll, Scroll down x3, Wait x2, Exit, Wait x9, Press, Tap")
        #expect(cost.presses == 8)
        #expect(abs(cost.wait - 12) < 1e-9)
        #expect(abs(cost.seconds - (12 + 8 * 0.65)) < 1e-9)
        // Scroll down is highlighted again after each time that it was selected.
        #expect(cost.steps == 1 + 2 + 4 + 2 + 10 + 1)
    }

    @Test func aMenuThatClosesIsOpenedAgain() throws {
        let (cost, route, _) = try cost("r29", of: 29, .iosSwitchAuto, ["scrollRepeat": "off"])
        // Each scroll: R, T + R, R, and the scan starts again.
        #expect(
            route
                == "Press, Wait, Scroll, Scroll down, Press, Wait, Scroll, Scroll down, Press, Wait, Scroll, Scroll down, Wait x9, Press, Tap"
        )
        #expect(cost.presses == 11)
        #expect(abs(cost.wait - 12) < 1e-9)
    }

    @Test func whereSelectingAlwaysTapsTheMenuIsTheLastItem() throws {
        // Ten rows, then the scanner menu (10 T + R): Scroll first of Scroll, Exit (R), Scroll down three times (R each), Exit third
        // (2 T + R), and row 29 is the tenth of page 3 (9 T + R).
        let always = ["activation": "always"]
        let (cost, route, page) = try cost("r29", of: 29, .iosSwitchAuto, always)
        #expect(page == 3)
        #expect(route == "Wait x10, Scanner menu, Scroll, Scroll down x3, Wait x2, Exit, Wait x9, Press")
        #expect(cost.presses == 7)
        #expect(abs(cost.wait - 21) < 1e-9)
        #expect(abs(cost.seconds - (21 + 7 * 0.65)) < 1e-9)
        // The scrolls stand in the menu itself where the parameter says so: one press less.
        #expect(
            try self.cost("r29", of: 29, .iosSwitchAuto, ["activation": "always", "scrollMenu": "menu"]).cost.presses
                == 6)
        // A menu without scrolling leads nowhere, and what is visible costs what it does without a page to scroll to.
        let fixture = try Fixture(ScrollPageTests.list(29), platform: .ios, screen: "width='320' height='440'")
        let without = fixture.analysis(
            .iosSwitchAuto, set: ["activation": "always", "menuOrder": "tap,exit"], action: .activate)
        #expect(without.methods[0].trees[0].costs[28].reason == "its menu offers no scrolling")
        let (last, _, _) = try self.cost("r10", of: 29, .iosSwitchAuto, always)
        #expect(last == (try self.cost("r10", of: 10, .iosSwitchAuto, always).cost))
        // A switch back gets to the menu in one press from the first row: Previous, Select.
        let (manual, way, _) = try self.cost(
            "r11", of: 11, .iosSwitchManual, ["activation": "always", "switchBack": "on"])
        #expect(way.hasPrefix("Previous, Scanner menu, Scroll, Scroll down"))
        #expect(manual.wait == 0)
    }

    @Test("every method of Switch Control reaches all rows where selecting always taps", arguments: [1, 2, 10])
    func alwaysTappingReachesEveryPage(pages: Int) throws {
        let rows = 10 + 9 * pages
        for method in [AccessMethod.iosSwitchAuto, .iosSwitchManual, .iosSwitchDwell] {
            let fixture = try Fixture(ScrollPageTests.list(rows), platform: .ios, screen: "width='320' height='440'")
            let analysis = fixture.analysis(method, set: ["activation": "always"], action: .activate)
            #expect(analysis.methods[0].trees.allSatisfy { $0.costs.allSatisfy { $0.cost != nil } })
        }
    }

    @Test func aContainerThatCanBeScrolledNowIsAStopOfSwitchAccess() throws {
        func screen(_ isScrollable: Bool) -> String {
            "<element id='a' role='button' label='A' x='0' y='0' width='320' height='40'/>"
                + "<group id='list' role='list'\(isScrollable ? " scrollable='true'" : "") x='0' y='40' width='320' height='400'>"
                + "<element id='b' role='button' label='B' x='0' y='40' width='320' height='40'/>"
                + "<element id='c' role='button' label='C' x='0' y='80' width='320' height='40'/></group>"
        }
        for method in [AccessMethod.androidSwitchAuto, .androidSwitchStep, .androidSwitchGroups] {
            for kind in method.trees {
                let still = try Fixture(screen(false), platform: .android).tree(kind, by: method)
                let moving = try Fixture(screen(true), platform: .android).tree(kind, by: method)
                #expect(still.stops.count { $0.kind == .scroll } == 0)
                #expect(moving.stops.count { $0.kind == .scroll } == 1)
            }
        }
        // Start (R); A is first; the container, B and C follow: 3 T + E, R.
        let fixture = try Fixture(screen(true), platform: .android)
        let analysis = fixture.analysis(.androidSwitchAuto, action: .activate)
        let last = try #require(analysis.methods[0].trees[0].costs[2].cost)
        #expect(last.presses == 2)
        #expect(abs(last.wait - 3.7) < 1e-9)
        // Other technologies stop at what the container holds alone.
        #expect(try Fixture(screen(true), platform: .ios).tree(.flat, by: .iosSwitchAuto).rootCount == 3)
    }

    @Test func manualScanningPressesForEachMove() throws {
        // Select 1, Next and Select 2, Select 1, Select again, Next x2 and Select 3, Next x9 and Select 10 of page 2, Tap 1.
        let (cost, _, _) = try cost("r20", of: 20, .iosSwitchManual)
        #expect(cost.presses == 1 + 2 + 1 + 1 + 3 + 10 + 1)
        #expect(cost.wait == 0)
        #expect(abs(cost.seconds - cost.presses * 0.5) < 1e-9)
    }

    @Test func onlyTheRouteCountsWithoutActivation() throws {
        let (cost, _, _) = try cost("r11", of: 11, .iosSwitchAuto, action: .none)
        let (whole, _, _) = try self.cost("r11", of: 11, .iosSwitchAuto)
        // The last press of all is that on Tap.
        #expect(whole.presses - cost.presses == 1)
        let (visible, _, _) = try self.cost("r1", of: 11, .iosSwitchAuto, action: .none)
        #expect(visible.presses == 1)
    }

    @Test func androidsContainerIsAStopWithAMenu() throws {
        // Start (R); the container is the first stop (R), scroll forward first (R), Exit third (2 T + E + R), Start (R);
        // on page 1 row 11 is the eleventh stop after the container and rows 2 to 10: 10 T + E, R.
        let (cost, route, page) = try cost("r11", of: 11, .androidSwitchAuto, platform: .android)
        #expect(page == 1)
        #expect(route == "Start, Press, Scroll forward, Wait x2, Exit, Start, Wait x10, Press")
        #expect(cost.presses == 6)
        #expect(abs(cost.wait - (2 + 0.7 + 10 + 0.7)) < 1e-9)
        // A list that does not scroll is skipped.
        let short = try Fixture(ScrollPageTests.list(10), platform: .android, screen: "width='320' height='440'")
        #expect(short.tree(.flat, by: .androidSwitchAuto).rootCount == 10)
        #expect(
            try Fixture(ScrollPageTests.list(11), platform: .android, screen: "width='320' height='440'").tree(
                .flat, by: .androidSwitchAuto
            ).rootCount == 11)
    }

    @Test func chromeOSScrollsInTheMenuOfEveryStopInside() throws {
        let fixture = try Fixture(ScrollPageTests.list(11), platform: .chromeos, screen: "width='320' height='440'")
        let analysis = fixture.analysis(.chromeosSwitchAuto, action: .activate)
        // Selecting opens the menu there: Tap is one press more.
        #expect(analysis.methods[0].trees[0].costs[0].cost?.presses == 2)
        // Row 1 (R), scroll down second of Tap, Scroll down, Scroll up, Exit (T + R), Exit two on (2 T + R), 9 T + R, Tap (R).
        let last = try #require(analysis.methods[0].trees[0].costs[10].cost)
        #expect(last.presses == 5)
        #expect(abs(last.wait - 12 * 1.8) < 1e-9)
    }

    @Test func groupSelectionScrollsByParts() throws {
        // Eleven stops, the container first: 6 and 5, 3 and 3, 2 and 1, 1 and 1: four presses after the start; forward is one of
        // three items: two presses; Exit one; start; on page 1 row 11 is the last of eleven stops: 5, 2, 1, and it shares the last
        // switch with the cancel item: four presses.
        let (cost, route, _) = try cost("r11", of: 11, .androidSwitchGroups, platform: .android)
        #expect(route.hasPrefix("Start, Switch 1 x4, Switch 1, Switch 1, Switch 2, Start"))
        #expect(cost.steps == 4 + 2 + 1 + 4)
        #expect(cost.presses == 4 + 2 + 1 + 4 + 2)
    }

    @Test func pointScanningPointsAtThePage() throws {
        let (near, _, _) = try cost("r1", of: 11, .iosSwitchPoint)
        let (far, route, page) = try cost("r11", of: 11, .iosSwitchPoint)
        #expect(page == 1)
        #expect(route == "Press x4, Scroll, Scroll down, Exit, Press x4, Tap")
        // The nearest row opens the menu: 4 presses and its glides; Scroll second, Exit two on: 3 s; after one scroll, which the end
        // of the content cuts to 44 points, row 11 stands where row 10 stood.
        let (tenth, _, _) = try cost("r10", of: 11, .iosSwitchPoint)
        #expect(far.presses == 4 + 3 + 5)
        #expect(abs(far.wait - (near.wait + 3 + tenth.wait)) < 1e-9)
        // Where the target taps itself, one more press within the delay opens the menu.
        let auto = ["activation": "autoTap", "autoTapDelay": "1.5"]
        let (tapped, way, _) = try cost("r11", of: 11, .iosSwitchPoint, auto)
        #expect(way == "Press x5, Scroll, Scroll down, Exit, Press x4")
        #expect(tapped.presses == 5 + 3 + 4)
        #expect(abs(tapped.wait - (far.wait + 1.5)) < 1e-9)
        // Where selecting always taps, no menu opens.
        let fixture = try Fixture(ScrollPageTests.list(11), platform: .ios, screen: "width='320' height='440'")
        let always = fixture.analysis(.iosSwitchPoint, set: ["activation": "always"], action: .activate)
        #expect(always.methods[0].trees[0].costs[10].reason == "scrolling stands in the menu, which does not open")
    }

    @Test func voiceOverScrollsByAGestureAndGoesOn() throws {
        // Three scrolls of 0.17 s lead to the first row that comes in: row 29.
        let (cost, route, page) = try cost("r29", of: 29, .iosVoiceOver, ["listening": "off"])
        #expect(page == 3)
        #expect(route == "Swipe up with three fingers x3, Double tap")
        #expect(abs(cost.seconds - (3 * 0.17 + 0.9)) < 1e-9)
        let (talkBack, words, _) = try self.cost(
            "r29", of: 29, .androidTalkBack, ["listening": "off"], platform: .android)
        #expect(words == "Swipe up with two fingers x3, Double tap")
        #expect(talkBack.commands == 4)
    }

    @Test("the formula over pages equals the machine that counts passes, on random lists")
    func formula() throws {
        var numbers = SeededNumbers(seed: 3)
        for round in 0..<12 {
            let rows = Int.random(in: 11...34, using: &numbers)
            let fixture = try Fixture(
                ScrollPageTests.list(rows, from: -44 * Double(Int.random(in: 0...8, using: &numbers))),
                screen: "width='320' height='440'")
            for method in [AccessMethod.iosSwitchAuto, .iosSwitchManual, .iosSwitchDwell, .androidSwitchAuto] {
                var settings = method.defaults
                _ = settings.set("scrollRepeat", to: numbers.oneIn(2) ? "on" : "off")
                for context in RandomCases.contexts(fixture.screen, .ios, method, settings)
                where context.tree.kind == .flat {
                    let formula = try #require(method.closedForm?(context))
                    let machine = method.machine(context)
                    let routes = CheapestRoutes(machine)
                    for stop in context.tree.stops.indices where context.tree.stops[stop].kind == .target {
                        let expected = try #require(routes.cost(to: machine.goal(of: stop)))
                        let cost = try #require(formula.cost(stop, 0))
                        #expect(cost.isClose(to: expected), "\(round) \(method.id) \(stop)")
                    }
                }
            }
        }
    }

    @Test func aTaskGoesOnWhereTheViewStands() throws {
        // The second activation begins on page 1: row 11 is there at once.
        let fixture = try Fixture(ScrollPageTests.list(11), screen: "width='320' height='440'")
        let tree = fixture.tree(.flat)
        let context = MachineContext(
            screen: fixture.screen, tree: tree, parameters: AccessMethod.iosSwitchAuto.defaults)
        var routes = ScreenRoutes(context, .iosSwitchAuto, rank: .seconds)
        let last = try #require(tree.stops.indices.last)
        let state = routes.machine.resume(after: last, action: 0)
        let again = routes.route(from: state, to: last, action: 0)
        #expect(again?.route.description == "Wait x9, Press, Tap")
    }
}
