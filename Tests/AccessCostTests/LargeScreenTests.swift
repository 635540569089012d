@testable import AccessCost
import LayoutModel
import Testing

/// 20,000 stops on one screen are within seconds by every method, however they lie.
@Suite(.serialized) struct LargeScreenTests {
    private func screen(columns: Int, _ label: (Int) -> String) -> Screen {
        makeScreen { screen in
            screen.group(.list, "list", { $0.selectionFollowsFocus = true }) { screen, box in
                for number in 0..<20_000 {
                    screen.add(.button, "b\(number)", in: box) {
                        $0.label = label(number)
                        $0.frame = Frame(
                            x: Double(number % columns) * 50, y: Double(number / columns) * 40, width: 40, height: 30)
                    }
                }
            }
        }
    }

    @Test(arguments: [2, 141]) func everyMethodAnswers(columns: Int) {
        let screen = screen(columns: columns) { "Item number \($0) of the list" }
        let exposure = Exposure(screen, platform: nil)
        let clock = ContinuousClock()
        for method in AccessMethod.all where !method.routes.isEmpty {
            for kind in method.trees {
                let elapsed = clock.measure {
                    let tree = AccessTree(
                        screen, exposure: exposure, kind: kind, rules: method.rules(for: method.defaults))
                    let machine = method.machine(
                        MachineContext(screen: screen, tree: tree, parameters: method.defaults))
                    let routes = CheapestRoutes(machine)
                    let last = tree.stops.indices.last { tree.stops[$0].kind == .target }!
                    #expect(routes.cost(to: machine.goal(of: last)) != nil)
                }
                #expect(elapsed < .seconds(30), "\(method.id), \(kind), \(columns) columns: \(elapsed)")
            }
        }
    }

    @Test func alikeNamesDoNotSlowFindingDown() {
        let story = String(repeating: "the same long story again and again ", count: 8)
        let clock = ContinuousClock()
        for label in [{ _ in story }, { "\(story)\($0)" }, { String(repeating: "a", count: 1 + $0 % 300) }]
            as [(Int) -> String]
        {
            let names = (0..<20_000).map { FindIndex.Names(stop: $0, texts: [label($0)]) }
            var found = 0
            let elapsed = clock.measure { found = FindIndex.shortestTexts(names).count }
            #expect(found > 0)
            #expect(elapsed < .seconds(60), "\(elapsed)")
        }
    }
}
