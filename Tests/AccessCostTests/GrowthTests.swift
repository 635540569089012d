import TestSupport
import Testing

/// The measurement by which other tests tell linear work from quadratic work.
@Suite struct GrowthTests {
    /// Numbers in no order, the same each time.
    private func numbers(_ count: Int) -> [UInt64] {
        var generator = SeededGenerator(seed: count)
        return (0..<count).map { _ in generator.next() }
    }

    @Test func linearWorkIsLinear() {
        var sum: UInt64 = 0
        let growth = growthPerDoubling(from: 50_000, prepare: numbers) { numbers in
            for number in numbers { sum &+= number }
        }
        #expect(sum != 0 && growth > 1.4 && growth < mostLinearGrowth)
    }

    @Test func sortingIsBelowTheBound() {
        var least: UInt64?
        let growth = growthPerDoubling(from: 10_000, prepare: numbers) { least = $0.sorted().first }
        #expect(least != nil && growth < mostLinearGrowth)
    }

    @Test func quadraticWorkIsAboveTheBound() {
        var pairs = 0
        let growth = growthPerDoubling(from: 300, prepare: numbers) { numbers in
            for first in numbers {
                for second in numbers where first < second { pairs += 1 }
            }
        }
        #expect(pairs > 0 && growth > mostLinearGrowth)
    }

    @Test func workThatDoesNotGrowHasOne() {
        var sum: UInt64 = 0
        let growth = growthPerDoubling(from: 1, below: 1.5, prepare: { _ in numbers(50_000) }) { numbers in
            for number in numbers { sum &+= number }
        }
        #expect(growth > 0.6 && growth < 1.5)
    }
}
