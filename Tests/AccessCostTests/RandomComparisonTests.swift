import AccessCost
import LayoutModel
import TestSupport
import Testing

/// Comparisons of random changes, whose true matches are known, and how long they take.
@Suite struct RandomComparisonTests {
    /// A screen of buttons without ids of the file's own, in groups of some, each with its own number as its label.
    private func screen(_ numbers: [Int], _ groups: inout SeededNumbers) -> Screen {
        var screen = Screen(id: "s")
        var group: ElementIndex?
        for number in numbers {
            if groups.oneIn(6) {
                if let group { screen.close(group) }
                group = groups.oneIn(3) ? nil : screen.open(Element(.group), in: nil)
            }
            let roles: [Role] = [.button, .link, .cell]
            let button = screen.open(Element(role: roles[number % 3], label: "Number \(number)"), in: group)
            screen.close(button)
        }
        if let group { screen.close(group) }
        for offset in screen.elements.indices {
            screen.setID("e\(offset)", at: ElementIndex(offset), isDerived: true)
        }
        return screen
    }

    private func analysis(_ screen: Screen) -> LayoutAnalysis {
        ComparisonCases.layout([Fixture(screen).analysis(.iosSwitchAuto)])
    }

    @Test("insertions, removals and moves: every target that is on both is matched with itself, and no other")
    func uniqueLabels() throws {
        for seed in 0..<cases(60, long: 2000) {
            var numbers = SeededNumbers(UInt64(seed))
            let before = Array(0..<Int.random(in: 0...60, using: &numbers))
            var after = before
            for _ in 0..<Int.random(in: 0...12, using: &numbers) where !after.isEmpty {
                let place = Int.random(in: 0..<after.count, using: &numbers)
                switch Int.random(in: 0..<3, using: &numbers) {
                case 0: after.insert(1000 + (after.max() ?? 0), at: place)
                case 1: after.remove(at: place)
                default: after.insert(after.remove(at: place), at: Int.random(in: 0..<after.count, using: &numbers))
                }
            }
            let comparison = Comparison(
                before: analysis(screen(before, &numbers)), after: analysis(screen(after, &numbers)))
            let pair = comparison.screens[0]
            for goals in pair.goals {
                #expect(
                    pair.before.targets[goals.before.target].label == pair.after.targets[goals.after.target].label,
                    "seed \(seed)")
            }
            #expect(pair.goals.count == Set(before).intersection(after).count, "seed \(seed)")
            #expect(pair.removed.count == Set(before).subtracting(after).count, "seed \(seed)")
            #expect(pair.added.count == Set(after).subtracting(before).count, "seed \(seed)")
            #expect(pair.notes.isEmpty)
        }
    }

    @Test("a screen compared with itself is matched one to one, and nothing changes")
    func sameScreen() throws {
        var layouts = RandomLayouts(seed: 9)
        for round in 0..<cases(60, long: 2000) {
            var screen = layouts.screen(elements: 60)
            if round % 2 == 1 {
                for offset in screen.elements.indices {
                    screen.setID("e\(offset)", at: ElementIndex(offset), isDerived: true)
                }
            }
            let own = analysis(screen)
            let pair = Comparison(before: own, after: own).screens[0]
            #expect(pair.added.isEmpty && pair.removed.isEmpty, "round \(round)")
            #expect(pair.goals.allSatisfy { $0.before == $0.after }, "round \(round)")
            let shift = pair.shift(of: .seconds, method: 0)
            #expect(shift.slower.isEmpty && shift.faster.isEmpty && shift.unreachable.isEmpty && shift.lost.isEmpty)
        }
    }

    /// Labels that differ, labels that are all equal with one inserted, and few labels in another order.
    @Test(arguments: ["different", "equal", "shuffled"])
    func growth(kind: String) {
        func analysis(_ count: Int, isAfter: Bool) -> LayoutAnalysis {
            var numbers = SeededNumbers(isAfter ? 2 : 1)
            var labels = (0..<count).map { number in
                kind == "different" ? number : kind == "equal" ? 0 : Int.random(in: 0..<20, using: &numbers)
            }
            if isAfter { labels.insert(-1, at: 0) }
            return self.analysis(screen(labels.map { $0 + 1 }, &numbers))
        }
        let growth = growthPerDoubling(from: cases(800, long: 10000)) { count in
            (analysis(count, isAfter: false), analysis(count, isAfter: true))
        } work: { before, after in
            #expect(Comparison(before: before, after: after).screens[0].goals.count > 0)
        }
        #expect(growth < mostLinearGrowth, "\(growth)")
    }
}
