import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// The table of NavCost.docc/Model.md, "Scanning costs", written a second time and compared with the engine.
@Suite struct ScanFormulaTests {
    /// What NavCost.docc/Model.md charges for a target: its positions i and list sizes L, the method's parameters.
    private func charge(
        _ method: AccessMethod, _ settings: ParameterValues, positions: [Int], rings: [Int], actions: Int,
        action: GoalAction
    ) -> Cost {
        let levels = Double(positions.count)
        let sum = Double(positions.reduce(0, +))
        var cost = Cost()
        let press: Double
        switch method.id {
        case _ where settings[.advance] == .press, "ios-switch-manual", "android-switch-step":
            press = settings[.press]
            if settings[.switchBack] {
                for (i, ring) in zip(positions, rings) { cost.presses += Double(min(i - 1, ring - i + 1) + 1) }
            } else {
                cost.presses = sum
            }
            cost.steps = cost.presses
        case "ios-switch-dwell":
            press = settings[.press]
            cost = Cost(presses: sum - levels, steps: sum, wait: settings[.dwell] * levels)
        default:
            press = settings[.reaction]
            let pause = Double(positions.count { $0 > 1 }) * settings[.firstItemDelay]
            cost = Cost(presses: levels, steps: sum, wait: (sum - levels) * settings[.interval] + pause)
        }
        if action == .activate {
            if settings[.startsWithPress] { cost.presses += 1 }
            let several = settings[.menuForSeveral] && actions > 1
            let activation = settings[.activation]
            if activation == .menu || activation == .always && several {
                // The menu is scanned like any list: dwelling on Tap takes no press, but time.
                cost.steps += 1
                if method.id == "ios-switch-dwell" { cost.wait += settings[.dwell] } else { cost.presses += 1 }
            } else if activation == .autoTap {
                cost.wait += settings[.autoTapDelay]
            }
        }
        cost.seconds = cost.wait + cost.presses * press
        return cost
    }

    static let methods = AccessMethod.all.filter { $0.figures == [.presses, .steps, .wait, .seconds] }.map(\.id)

    @Test("every target of 300 random screens costs what the table says", arguments: methods)
    func table(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var layouts = RandomLayouts(seed: 7)
        for round in 0..<300 {
            let screen = layouts.screen(elements: 20)
            var settings = RandomCases.settings(method, &layouts.numbers)
            _ = settings.set(.listening, to: .off)
            for context in RandomCases.contexts(screen, nil, method, settings)
            where context.tree.furtherPages.isEmpty {
                let formula = try #require(method.closedForm?(context))
                for (offset, stop) in context.tree.stops.enumerated() where stop.kind == .target {
                    let element = screen[try #require(stop.element)]
                    let expected = charge(
                        method, settings, positions: context.tree.path(of: offset),
                        rings: context.tree.siblingCounts(of: offset),
                        actions: 1 + element.actions.count + element.gestures.count, action: context.action)
                    let cost = try #require(formula.cost(offset, 0))
                    guard cost.isClose(to: expected) else {
                        Issue.record(
                            "round \(round), \(context.tree.kind), \(settings.changed): \(cost), not \(expected)")
                        return
                    }
                }
            }
        }
    }

    @Test("group selection: presses are the levels of the halves tree, on the flat tree too", arguments: 2...5)
    func groupSelection(switches: Int) throws {
        for count in 1...40 {
            let fixture = Fixture(BoardLayouts.line(count), platform: .android)
            let analysis = fixture.analysis(.androidSwitchGroups, set: ["switches": "\(switches)", "press": "0.25"])
            let halves = try #require(analysis.methods[0].tree(.halves))
            let flat = try #require(analysis.methods[0].tree(.flat))
            for target in 0..<count {
                let levels = Double(try #require(halves.path(to: target)).count)
                let expected = Cost(presses: levels, steps: levels, seconds: levels * 0.25)
                #expect(try #require(halves.costs[target].cost).isClose(to: expected))
                #expect(try #require(flat.costs[target].cost).isClose(to: expected))
            }
        }
    }
}
