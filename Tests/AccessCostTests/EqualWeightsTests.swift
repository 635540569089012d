import AccessCost
import LayoutModel
import TestSupport
import Testing

/// NavCost.docc/Numbers.md, "Equal weights, automatic scanning, expected steps": arrangements found by dynamic
/// programming here, costed there.
@Suite struct EqualWeightsTests {
    private typealias Nest = BoardLayouts.Nest
    private struct Best {
        var cost: Double
        var members: [Nest]
    }

    /// The best list of n equal targets with so many levels of groups below it, a position p costing t p + s.
    ///
    /// C(n) = t n + min over k of s k + inside(k) + C(n - k); the first child holds k targets.
    private func bestList(_ count: Int, levels: Int, t: Double, s: Double) -> Best {
        var best: [Best] = (0...count).map { n in
            let sum = Double(n * (n + 1) / 2)
            return Best(cost: t * sum + s * Double(n), members: Array(repeating: .target(weight: 1), count: n))
        }
        for _ in 0..<levels {
            let inside = best
            for n in 1...count {
                for k in 1...n where k < n || n == 1 {
                    let (first, price): (Nest, Double) =
                        k == 1 ? (.target(weight: 1), 0) : (.group(inside[k].members), inside[k].cost)
                    let cost = t * Double(n) + s * Double(k) + price + best[n - k].cost
                    if cost < best[n].cost - 1e-9 { best[n] = Best(cost: cost, members: [first] + best[n - k].members) }
                }
            }
        }
        return best[count]
    }

    /// The best list whose members are all groups.
    private func bestGroups(_ count: Int) -> Best {
        var best = [Best(cost: 0, members: [])]
        for n in 1...count {
            best.append(
                (1...n).map { k in
                    let group = Nest.group(Array(repeating: .target(weight: 1), count: k))
                    return Best(
                        cost: Double(n + k * (k + 1) / 2) + best[n - k].cost, members: [group] + best[n - k].members)
                }.min { $0.cost < $1.cost }!)
        }
        return best[count]
    }

    /// Steps and presses that the engine expects for a nesting.
    private func expected(_ members: [Nest]) throws -> (steps: Double, presses: Double) {
        let analysis = Fixture(BoardLayouts.nested(.group(members)), platform: .aac).analysis(
            .aacRowColumn, set: ["dissolveSingles": "off"])
        let cost = try #require(analysis.methods[0].tree(.grouped)?.expected)
        return (cost.steps, cost.presses)
    }

    private func isClose(_ value: Double, _ published: Double, digits: Double) -> Bool {
        abs(value - published) <= 0.5 / digits + 1e-9
    }

    @Test("expected steps of n equal targets", arguments: [(26, 13.5), (50, 25.5), (100, 50.5)])
    func flat(count: Int, steps: Double) throws {
        let analysis = Fixture(BoardLayouts.line(count)).analysis(.iosSwitchAuto)
        #expect(try #require(analysis.methods[0].tree(.flat)?.expected).steps == steps)
        #expect(try #require(analysis.methods[0].tree(.flat)?.expected).presses == 1)
    }

    @Test("best two levels, all in groups", arguments: [(26, 5.846, 1000), (50, 7.70, 100), (100, 10.45, 100)])
    func twoLevels(count: Int, steps: Double, digits: Double) throws {
        let best = bestGroups(count)
        let engine = try expected(best.members)
        #expect(isClose(engine.steps, steps, digits: digits))
        #expect(abs(engine.steps - best.cost / Double(count)) < 1e-9)
        #expect(engine.presses == 2)
    }

    /// All ways to write a number as a sum of parts, the largest first.
    private func partitions(_ count: Int, largest: Int, _ parts: [Int] = [], _ visit: ([Int]) throws -> Void) rethrows {
        if count == 0 { return try visit(parts) }
        for part in stride(from: min(count, largest), through: 1, by: -1) {
            try partitions(count - part, largest: part, parts + [part], visit)
        }
    }

    @Test("26 targets: of all sizes of groups the best cost 5.846 steps")
    func allSizes() throws {
        var least = Double.infinity
        var count = 0
        try partitions(26, largest: 26) { sizes in
            count += 1
            // With more than 12 groups the groups alone take more steps.
            guard sizes.count <= 12 else { return }
            let members = sizes.map { Nest.group(Array(repeating: .target(weight: 1), count: $0)) }
            least = min(least, try expected(members).steps)
        }
        #expect(count == 2436)
        #expect(isClose(least, 5.846, digits: 1000))
    }

    @Test("best tree of any depth", arguments: [(26, 5.154, 1000), (50, 6.08, 100), (100, 7.08, 100)])
    func anyDepth(count: Int, steps: Double, digits: Double) throws {
        let best = bestList(count, levels: 12, t: 1, s: 0)
        let engine = try expected(best.members)
        #expect(isClose(engine.steps, steps, digits: digits))
        #expect(abs(engine.steps - best.cost / Double(count)) < 1e-9)
    }

    @Test(
        "steps+presses, order kept: flat, at depth 1, at any depth",
        arguments: [(26, 0, 14.5), (26, 1, 7.615), (26, 12, 7.462), (30, 0, 16.5), (30, 1, 8.0), (30, 12, 7.733)])
    func stepsAndPresses(count: Int, levels: Int, value: Double) throws {
        let best = bestList(count, levels: levels, t: 1, s: 1)
        let engine = try expected(best.members)
        #expect(isClose(engine.steps + engine.presses, value, digits: 1000))
        #expect(abs(engine.steps + engine.presses - best.cost / Double(count)) < 1e-9)
    }
}
