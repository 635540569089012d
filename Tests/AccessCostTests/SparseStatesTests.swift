import TestSupport
import Testing

@testable import AccessCost

/// A table of states that keeps what was set, and little else where there are many.
@Suite struct SparseStatesTests {
    @Test(arguments: [1, 500, 300_000], 0..<4) func keepsWhatADictionaryKeeps(most: Int, seed: Int) {
        var numbers = SeededNumbers(UInt64(seed))
        let count = Int.random(in: (most + 1) / 2 + most / 3...most, using: &numbers)
        var states = SparseStates(repeating: -1, count: count)
        var expected: [Int: Int] = [:]
        for _ in 0..<100 {
            let state = Int.random(in: 0..<count, using: &numbers)
            let value = Int.random(in: 0...9, using: &numbers)
            states[state] = value
            states[state] += 1
            expected[state] = value + 1
        }
        #expect(states.count == count)
        #expect((0..<count).allSatisfy { states[$0] == expected[$0] ?? -1 })
        #expect((0..<count).allSatisfy { states.finished[$0] == states[$0] })
    }

    @Test func holdsLittleOfManyStates() {
        var states = SparseStates(repeating: (0, 0, 0, 0, 0, 0, 0, 0), count: 100_000_001)
        for state in [0, 50_000_000, 100_000_000] { states[state].7 = state }
        #expect(states.kept <= 3 * 1024)
        #expect(states[100_000_000].7 == 100_000_000 && states[99_999_999].7 == 0)
    }
}
