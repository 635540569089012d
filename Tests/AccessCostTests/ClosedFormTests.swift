import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// A formula is a shortcut through the machine: both say the same of every target, to a billionth, in the same words.
@Suite struct ClosedFormTests {
    static let methods = AccessMethod.all.filter { $0.closedForm != nil }.map(\.id)

    /// On 100 screens, in the long form on 1,000.
    @Test("cost and route on random screens", arguments: methods)
    func closedFormIsTheCheapestRoute(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var layouts = RandomLayouts(seed: 2020)
        var compared = 0
        let rounds = cases(100, long: 1000)
        for round in 0..<rounds {
            let screen = layouts.screen(elements: 14)
            let settings = RandomCases.settings(method, &layouts.numbers)
            #expect(method.problem(with: settings) == nil)
            let platform = RandomCases.platforms[round % RandomCases.platforms.count]
            for context in RandomCases.contexts(screen, platform, method, settings) {
                let problem = difference(context, method)
                compared += context.tree.stops.count { $0.kind == .target }
                guard let problem else { continue }
                Issue.record("round \(round), \(context.tree.kind), \(context.action), \(settings.changed): \(problem)")
                return
            }
        }
        #expect(compared > 5 * rounds)
    }

    /// The first difference between formula and machine; nil where there is none.
    private func difference(_ context: MachineContext, _ method: AccessMethod) -> String? {
        let machine = method.machine(context)
        let routes = CheapestRoutes(machine)
        guard let formula = method.closedForm?(context) else { return "there is no formula" }
        for (offset, stop) in context.tree.stops.enumerated() {
            guard stop.kind == .target else {
                if formula.cost(offset, 0) != nil { return "stop \(offset) is no target and has a cost" }
                continue
            }
            for action in context.actions(of: offset).indices {
                let goal = machine.goal(of: offset, action: action)
                switch (formula.cost(offset, action), goal.flatMap(routes.cost)) {
                case (nil, nil): continue
                case (let short?, let long?) where short.isClose(to: long):
                    let words = (
                        formula.route(offset, action).description, goal.flatMap(routes.route)?.description ?? "none"
                    )
                    if words.0 != words.1 {
                        return "stop \(offset), action \(action): '\(words.0)' by formula, '\(words.1)' by machine"
                    }
                case let (short, long):
                    return
                        "stop \(offset), action \(action): \(String(describing: short)) by formula, \(String(describing: long)) by machine"
                }
            }
        }
        return nil
    }

    @Test("a target whose position is not known has no cost in the formula and no route in the machine")
    func unknownPlaces() throws {
        let fixture = try Fixture(#"<element id="a" role="button"/><element id="b" role="button"/>"#)
        let settings = AccessMethod.iosSwitchPoint.defaults
        for context in RandomCases.contexts(fixture.screen, .ios, .iosSwitchPoint, settings) {
            #expect(difference(context, .iosSwitchPoint) == nil)
            let formula = try #require(AccessMethod.iosSwitchPoint.closedForm?(context))
            #expect((0...1).map { formula.cost($0, 0) } == [nil, nil])
        }
    }
}
