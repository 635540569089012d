@testable import AccessCost
import LayoutModel
import TestSupport
import Testing

/// What a screen costs by each method takes a time that grows as the screen does, however its stops lie.
///
/// The short form has 600 to 2,400 stops, the long form 5,000 to 20,000; up to 500 the remote compares every pair.
@Suite struct LargeScreenTests {
    private func screen(_ count: Int, columns: Int, _ label: (Int) -> String) -> Screen {
        makeScreen { screen in
            screen.group(.list, "list", { $0.selectionFollowsFocus = true }) { screen, box in
                for number in 0..<count {
                    screen.add(.button, "b\(number)", in: box) {
                        $0.label = label(number)
                        $0.frame = Frame(
                            x: Double(number % columns) * 50, y: Double(number / columns) * 40, width: 40, height: 30)
                    }
                }
            }
        }
    }

    /// In two columns, and in as many columns as rows.
    @Test(arguments: AccessMethod.all.filter { !$0.routes.isEmpty }.map(\.id), [true, false])
    func everyMethodIsLinear(id: String, isNarrow: Bool) throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        for kind in method.trees {
            let growth = growthPerDoubling(
                from: cases(600, long: 5_000), runs: 2,
                prepare: { count in
                    let columns = isNarrow ? 2 : Int(Double(count).squareRoot())
                    let screen = screen(count, columns: columns) { "Item number \($0) of the list" }
                    return (screen: screen, exposure: Exposure(screen, platform: nil))
                }
            ) { (screen, exposure) in
                let tree = AccessTree(
                    screen, exposure: exposure, kind: kind, rules: method.rules(for: method.defaults))
                let machine = method.machine(MachineContext(screen: screen, tree: tree, parameters: method.defaults))
                let routes = CheapestRoutes(machine)
                let last = tree.stops.indices.last { tree.stops[$0].kind == .target }!
                #expect(routes.cost(to: machine.goal(of: last)) != nil)
            }
            #expect(growth < mostLinearGrowth, "\(kind)")
        }
    }

    @Test(arguments: ["the same story", "the same story with a number", "the same letter in many lengths"])
    func alikeNamesDoNotSlowFindingDown(_ what: String) {
        let story = String(repeating: "the same long story again and again ", count: 8)
        func label(_ number: Int) -> String {
            switch what {
            case "the same story": story
            case "the same story with a number": "\(story)\(number)"
            default: String(repeating: "a", count: 1 + number % cases(60, long: 300))
            }
        }
        let growth = growthPerDoubling(
            from: cases(60, long: 5_000),
            prepare: { count in (0..<count).map { FindIndex.Names(stop: $0, texts: [label($0)]) } }
        ) { names in
            #expect(!FindIndex.shortestTexts(names, .init(letters: 1, startsAnywhere: true)).isEmpty)
        }
        #expect(growth < mostLinearGrowth)
    }
}
