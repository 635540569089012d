import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// The table that the player replays, against the machine that it is taken from.
@Suite struct ScanTableTests {
    private let methods: [AccessMethod] = [
        .iosSwitchAuto, .iosSwitchManual, .iosSwitchDwell, .androidSwitchAuto, .androidSwitchStep, .chromeosSwitchAuto,
        .aacRowColumn, .aacInverse,
    ]

    private func analysis(_ screen: Screen, _ method: AccessMethod, _ settings: [String: String] = [:])
        -> ScreenAnalysis
    {
        var values = method.defaults
        for (key, value) in settings { #expect(values.set(key, to: value) == nil) }
        return Analyzer.analyze(
            screen, platform: nil, AnalysisPlan(methods: [.init(method, parameters: values)]))
    }

    /// The cheapest way through the table's own moves is the engine's cost of each target.
    @Test func cheapestWaysThroughTheTableCostWhatTheEngineSays() {
        var layouts = RandomLayouts(seed: 7)
        for _ in 0..<12 {
            let screen = layouts.screen(elements: 14)
            for method in methods {
                let analysis = analysis(screen, method)
                for tree in analysis.methods[0].trees {
                    guard let table = analysis.scanTable(tree, limit: 20_000), tree.tree.unavailable == nil else {
                        continue
                    }
                    let found = seconds(table)
                    for (goal, cost) in zip(table.goals, tree.costs) {
                        #expect((goal == nil) == (cost.cost == nil))
                        guard let goal, let cost = cost.cost else { continue }
                        #expect(abs(found[goal.state] - cost.seconds) < 1e-9, "\(method.id), \(tree.kind)")
                    }
                }
            }
        }
    }

    private func seconds(_ table: ScanTable) -> [Double] {
        var best = Array(repeating: Double.infinity, count: table.states.count)
        best[0] = 0
        var changed = true
        while changed {
            changed = false
            for (number, state) in table.states.enumerated() where best[number].isFinite {
                for move in [state.clock, state.select, state.next, state.back].compactMap(\.self) {
                    let total = best[number] + table.prices[move.price].cost.seconds
                    if total < best[move.target] - 1e-12 {
                        best[move.target] = total
                        changed = true
                    }
                }
            }
        }
        return best
    }

    /// Two targets, three passes: 2 x 3 highlights of the flat list, their menus, the two ends, and the start.
    @Test func passesAreCountedWhileThereAreFewStates() throws {
        let screen = BoardLayouts.line(2)
        let three = ["cycles": "3", "activation": "always"]
        let counted = try #require(
            analysis(screen, .iosSwitchAuto, three).scanTable(.flat, limit: 100))
        #expect(counted.countsPasses)
        #expect(counted.states.count == 1 + 2 * 3 + 2 + 1)
        let endless = try #require(analysis(screen, .iosSwitchAuto, three).scanTable(.flat, limit: 5))
        #expect(!endless.countsPasses)
        #expect(endless.states.count == 1 + 2 + 2)
        #expect(analysis(screen, .iosSwitchAuto, three).scanTable(.flat, limit: 2) == nil)
    }

    /// The interval follows itself: the same table with another interval has the predicted seconds.
    @Test func costsFollowTheInterval() throws {
        let screen = try sample("RoastedBeans").screen
        for settings in [[:], ["reaction": "0.4"], ["firstItemDelay": "0.3"]] {
            let table = try #require(analysis(screen, .iosSwitchAuto, settings).scanTable(.grouped, limit: 9000))
            let slower = settings.merging(["interval": "1.5"]) { $1 }
            let wanted = try #require(analysis(screen, .iosSwitchAuto, slower).methods[0].tree(.grouped))
            for (goal, cost) in zip(table.goals, wanted.costs) {
                guard let goal, let cost = cost.cost else { continue }
                #expect(abs(goal.cost.seconds + 0.5 * goal.secondsPerInterval - cost.seconds) < 1e-9)
            }
        }
    }

    @Test func otherMethodsHaveNone() {
        for method in AccessMethod.all where !methods.contains(where: { $0.id == method.id }) {
            let analysis = analysis(BoardLayouts.line(3), method)
            #expect(analysis.methods[0].trees.allSatisfy { analysis.scanTable($0, limit: 1000) == nil })
        }
    }

    /// A branch costs the weighted mean of its targets.
    @Test func branches() throws {
        var screen = BoardLayouts.nested(
            .group([.target(weight: 1), .group([.target(weight: 1), .target(weight: 3)])]))
        screen.isInitial = true
        let result = analysis(screen, .iosSwitchAuto)
        let tree = try #require(result.methods[0].tree(.grouped))
        let branches = tree.branches(of: result.targets)
        let group = try #require(tree.tree.stops.firstIndex { $0.kind == .group })
        #expect(branches[group].targets == 2 && branches[group].weight == 4)
        let costs = tree.costs.map { $0.cost!.seconds }
        #expect(abs(branches[group].expected!.seconds - (costs[1] + 3 * costs[2]) / 4) < 1e-9)
    }
}

extension ScreenAnalysis {
    /// The scan table of one of the first method's trees.
    fileprivate func scanTable(_ tree: TreeAnalysis, limit: Int) -> ScanTable? {
        RouteFinder(self, methods[0], tree).scanTable(limit: limit)
    }

    /// The scan table of the first method's tree of a kind.
    fileprivate func scanTable(_ kind: TreeKind, limit: Int) -> ScanTable? {
        methods[0].tree(kind).flatMap { scanTable($0, limit: limit) }
    }
}
