import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// States that a route from the start enters in one way only do not wait for their turn in a search: what is found must be what is
/// found where all wait.
@Suite struct EnteredOnceTests {
    /// A scan all of whose states wait.
    private struct Waiting: AccessMachine {
        let base: ScanMachine
        var stateCount: Int { base.stateCount }
        var start: MachineState { base.start }
        func goal(of stop: StopIndex) -> MachineState { base.goal(of: stop) }
        func visitMoves(from state: MachineState, _ visit: (Move) -> Void) { base.visitMoves(from: state, visit) }
    }

    /// Lists side by side that scroll, so that a page is come to from several others, with a group and a menu in each.
    private static let lists: String = {
        let lists = (0..<2).map { list in
            let rows = (0..<5).map { row in
                "<element id='r\(list)-\(row)' role='button' label='R' x='\(list * 160)' y='\(row * 60)' width='70' height='50'>"
                    + (row == 1 ? "<action name='Pin'/>" : "") + "</element>"
            }
            return """
                <group id='list\(list)' scrolls='\(list == 0 ? "both" : "vertical")' x='\(list * 160)' y='0' width='150' height='130'>
                  \(rows.joined())<element id='far\(list)' role='button' label='F' x='\(list * 160 + 160)' y='0' width='70' height='50'/>
                  <group id='inner\(list)' x='\(list * 160 + 80)' y='0' width='70' height='110'>
                    <element id='a\(list)' role='button' label='A' x='\(list * 160 + 80)' y='0' width='70' height='50'/>
                    <element id='b\(list)' role='button' label='B' x='\(list * 160 + 80)' y='60' width='70' height='50'/>
                  </group>
                </group>
                """
        }
        return lists.joined() + "<element id='last' role='button' label='L' x='0' y='140' width='320' height='20'/>"
    }()

    @Test("the same costs and routes as where every state waits, on pages", arguments: ErrorTests.methods)
    func sameAsWaiting(_ id: String) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        var numbers = SeededNumbers(53)
        var (compared, entered) = (0, 0)
        for round in 0..<cases(12, long: 120) {
            let platform: Platform = round % 2 == 0 ? .ios : .android
            let screen = try Fixture(
                [Self.lists, ScrollPageTests.list(11)][round / 2 % 2], platform: platform,
                screen: "width='320' height='\([180, 440][round / 2 % 2])'"
            ).screen
            for context in RandomCases.contexts(screen, platform, method, RandomCases.settings(method, &numbers)) {
                var timing = try #require(method.machine(context) as? ScanMachine).timing
                timing.cycles = nil
                let machine = ScanMachine(context, timing)
                guard !machine.tree.nodes.isEmpty else { continue }
                let rank = Rank.allCases.randomElement(using: &numbers)!
                let found = CheapestRoutes(machine, rank: rank, among: machine.countFromStart)
                let waited = CheapestRoutes(Waiting(base: machine), rank: rank)
                for state in 0..<machine.stateCount {
                    compared += waited.cost(to: state) == nil ? 0 : 1
                    entered += machine.isEnteredOnce(state) ? 1 : 0
                    guard state < machine.countFromStart else {
                        #expect(waited.cost(to: state) == nil)
                        continue
                    }
                    let routes = (found.route(to: state), waited.route(to: state))
                    guard found.cost(to: state) == waited.cost(to: state), routes.0 == routes.1 else {
                        Issue.record(
                            """
                            round \(round), \(context.tree.kind), state \(state): \(routes.0?.description ?? "none"), \
                            not \(routes.1?.description ?? "none")
                            """)
                        return
                    }
                }
            }
        }
        #expect(compared > 300 && entered > 100, "\(compared), \(entered)")
    }
}
