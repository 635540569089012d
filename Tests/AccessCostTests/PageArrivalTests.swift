import TestSupport
import Testing

@testable import AccessCost

/// Ways that lead into each other are linear equations: eliminating them one by one gives what following them for long does.
@Suite struct PageArrivalTests {
    /// A way from a place: its own cost, the chance that it destroys something, and where it goes on.
    private struct Step {
        var seconds, destructive: Double
        var next: [(place: Int, chance: Double)]
    }

    private func steps(_ count: Int, _ numbers: inout SeededNumbers) -> [Step] {
        (0..<count).map { _ in
            let ends = Double.random(in: 0.1...0.5, using: &numbers)
            var next = (0..<3).map { _ in
                (place: Int.random(in: 0..<count, using: &numbers), chance: Double.random(in: 0...1, using: &numbers))
            }
            let sum = next.reduce(0) { $0 + $1.chance }
            for index in next.indices { next[index].chance *= (1 - ends) / sum }
            return Step(
                seconds: Double.random(in: 0...9, using: &numbers),
                destructive: Bool.random(using: &numbers) ? 0 : Double.random(in: 0...0.3, using: &numbers), next: next)
        }
    }

    @Test func eliminationIsWhatLongWalksGive() throws {
        var numbers = SeededNumbers(43)
        for count in 1...7 {
            let steps = steps(count, &numbers)
            var ways = steps.map { step in
                var rest = PageArrival()
                for next in step.next {
                    rest.goOn(PageArrival.goingOn(at: next.place).goingOn, chance: next.chance, harmless: next.chance)
                }
                return PageArrival(outcome: Outcome(Cost(seconds: step.seconds)), destructive: step.destructive).then(
                    rest)
            }
            #expect(ways.allSatisfy { Set($0.goingOn.map(\.place)).count == $0.goingOn.count })
            for place in (1..<max(1, count)).reversed() {
                let way = try #require(ways[place].closed(at: place))
                for other in 0..<place { ways[other] = ways[other].replacing(place, by: way) }
            }
            let way = try #require(ways[0].closed(at: 0))
            #expect(way.goingOn.isEmpty)

            var (seconds, harmless) = ([Double](repeating: 0, count: count), [Double](repeating: 1, count: count))
            for _ in 0..<2000 {
                (seconds, harmless) = (
                    steps.map { step in step.seconds + step.next.reduce(0) { $0 + $1.chance * seconds[$1.place] } },
                    steps.map { step in
                        let ends = 1 - step.next.reduce(0) { $0 + $1.chance }
                        return (1 - step.destructive)
                            * (ends + step.next.reduce(0) { $0 + $1.chance * harmless[$1.place] })
                    }
                )
            }
            #expect(abs(way.outcome.cost.seconds - seconds[0]) < 1e-9 * seconds[0], "\(count)")
            #expect(abs(1 - way.destructive - harmless[0]) < 1e-9, "\(count)")
        }
    }

    @Test func aWayThatOnlyLeadsToItselfNeverEnds() {
        #expect(PageArrival.goingOn(at: 3).closed(at: 3) == nil)
        #expect(PageArrival.goingOn(at: 3).closed(at: 2)?.goingOn.map(\.place) == [3])
    }
}
