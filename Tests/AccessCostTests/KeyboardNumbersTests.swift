import AccessCost
import Foundation
import LayoutModel
import TestSupport
import Testing

/// NavCost.docc/Numbers.md: 27 symbols, spelt sentences, grid boards.
@Suite struct KeyboardNumbersTests {
    private func expected(_ fixture: Fixture, _ kind: TreeKind) throws -> Cost {
        let tree = try #require(fixture.analysis(.aacRowColumn).methods[0].tree(kind))
        #expect(tree.unreachedCount == 0)
        return try #require(tree.expected)
    }

    private func english(_ rows: String) -> Fixture {
        Fixture(BoardLayouts.board(rows, weights: EnglishLetters.withSpace), platform: .aac)
    }

    private func isClose(_ value: Double, _ published: Double) -> Bool { abs(value - published) <= 0.0005 }

    @Test(
        "rows of 27 symbols (Norvig's letters, one space in 5.79)",
        arguments: [
            ("qwertyuiop/asdfghjkl/zxcvbnm/_", 6.354), ("_abcde/fghijk/lmnopq/rstuvw/xyz", 5.219),
            ("_eardu/tnsfwb/ohcpvj/imykq./lgxz..", 4.327),
        ])
    func rows(board: String, steps: Double) throws {
        let cost = try expected(english(board), .rows)
        #expect(isClose(cost.steps, steps))
        #expect(abs(cost.presses - 2) < 1e-12)
    }

    @Test(
        "the samples have the same boards",
        arguments: [
            ("KeyboardAlphabet", 5.219), ("KeyboardQwerty", 6.354), ("KeyboardKoesterLevine", 4.327),
        ])
    func samples(name: String, steps: Double) throws {
        #expect(isClose(try expected(Fixture(sample: name), .rows).steps, steps))
    }

    @Test("linear: space then alphabet, and by frequency")
    func linear() throws {
        #expect(isClose(try expected(english("_abcdefghijklmnopqrstuvwxyz"), .flat).steps, 10.653))
        #expect(isClose(try expected(english(String(EnglishLetters.byFrequency)), .flat).steps, 7.152))
        #expect(isClose(try expected(Fixture(sample: "KeyboardAlphabet"), .flat).steps, 10.653))
    }

    @Test(
        "the most frequent symbols in the cheapest cells: best 5 x 6 grid, best rows of any width",
        arguments: [
            (5, 6, 4.321), (27, 27, 4.306),
        ])
    func bestGrid(rows: Int, columns: Int, steps: Double) throws {
        let cells = (0..<rows * columns).map { ($0 / columns, $0 % columns) }
            .sorted { ($0.0 + $0.1, $0.0) < ($1.0 + $1.1, $1.0) }.prefix(27)
        var board = Array(repeating: [Character](repeating: ".", count: columns), count: rows)
        for (cell, symbol) in zip(cells, EnglishLetters.byFrequency) { board[cell.0][cell.1] = symbol }
        let cost = try expected(english(board.map { String($0) }.joined(separator: "/")), .rows)
        #expect(isClose(cost.steps, steps))
    }

    private final class List {
        var members: [BoardLayouts.Nest] = []
        var groups: [(place: Int, list: List)] = []

        /// The members with the groups filled in.
        var nest: [BoardLayouts.Nest] {
            var result = members
            for group in groups { result[group.place] = .group(group.list.nest) }
            return result
        }
    }

    @Test("best tree of any depth: 4.206, by the program of states (a placed, b open) -> (a + b - q, b + q)")
    func bestTree() throws {
        let weights = EnglishLetters.byFrequency.map { EnglishLetters.withSpace[$0]! }
        struct State: Hashable { var placed, open: Int }
        var known: [State: (cost: Double, groups: Int)] = [:]
        func best(_ state: State) -> (cost: Double, groups: Int) {
            if state.placed >= weights.count { return (0, 0) }
            if let result = known[state] { return result }
            let rest = weights[state.placed...].reduce(0, +)
            let result = (0...(state.open < weights.count ? state.open : 0)).map { q in
                (cost: rest + best(State(placed: state.placed + state.open - q, open: state.open + q)).cost, groups: q)
            }.min { $0.cost < $1.cost }!
            known[state] = result
            return result
        }
        let top = List()
        var open = [top]
        var placed = 0
        while placed < weights.count {
            let groups = best(State(placed: placed, open: open.count)).groups
            var opened: [List] = []
            for (place, list) in open.enumerated() {
                if place < open.count - groups {
                    guard placed < weights.count else { break }
                    list.members.append(.target(weight: weights[placed]))
                    placed += 1
                } else {
                    let inner = List()
                    list.groups.append((list.members.count, inner))
                    list.members.append(.group([]))
                    opened.append(inner)
                }
            }
            open += opened
        }
        let fixture = Fixture(BoardLayouts.nested(.group(top.nest)), platform: .aac)
        #expect(isClose(try expected(fixture, .grouped).steps, 4.206))
    }

    @Test("the weights' entropy is 4.110 bits, as the sanity of the weights")
    func entropy() throws {
        let shares = EnglishLetters.byFrequency.map { EnglishLetters.withSpace[$0]! }
        #expect(abs(shares.reduce(0, +) - 1) < 1e-12)
        #expect(isClose(-shares.reduce(0) { $0 + $1 * log2($1) }, 4.110))
    }

    private static let words = ["HELLO", "YES", "NO", "THANK_YOU", "I_NEED_HELP"]
    private static let alphabet = "ABCDEF/GHIJKL/MNOPQR/STUVWX/YZ_"
    private static let frequency = "_ETAOI/NSRHLD/CUMFPG/WYBVKX/JQZ"

    @Test(
        "sentences spelt by scanning, 0.5 s a step (Wade 2024)",
        arguments: [(alphabet, 202.0, 74.5, 89.5), (frequency, 119.5, 59.5, 74.5)])
    func spelling(board: String, linear: Double, published: Double, counted: Double) throws {
        let fixture = Fixture(BoardLayouts.board(board), platform: .aac)
        let letters = Self.words.joined().map { String($0) }
        let analysis = fixture.analysis(.aacRowColumn, set: ["interval": "0.5"])
        func sum(_ kind: TreeKind, _ value: (Cost) -> Double) throws -> Double {
            let tree = try #require(analysis.methods[0].tree(kind))
            return try letters.reduce(0) { sum, letter in
                let target = try #require(analysis.targets.firstIndex { $0.id == letter })
                return sum + value(try #require(tree.costs[target].cost))
            }
        }
        #expect(try sum(.flat) { $0.steps * 0.5 } == linear)
        #expect(try sum(.rows) { $0.steps * 0.5 } == counted)
        // That source charges one step less per letter: row + column + 1, both from 0.
        #expect(try sum(.rows) { ($0.steps - 1) * 0.5 } == published)
        // What is waited is what the highlights before the pressed ones take: i - 1 on each level.
        #expect(try sum(.rows) { $0.wait } == published - 0.5 * Double(letters.count))
    }

    /// The AAC effort metric: 0.09 (rows+cols)/2 + 0.005 rows cols + 0.015 steps + 0.1 selections.
    private func effort(_ cost: Cost, rows: Double, columns: Double) -> Double {
        0.09 * (rows + columns) / 2 + 0.005 * rows * columns + 0.015 * cost.steps + 0.1 * cost.presses
    }

    @Test("grid boards: 2 x 2 linear, third cell 0.345; 5 x 5 row-column, row 3 column 4 0.88")
    func gridEffort() throws {
        let four = Fixture(BoardLayouts.board("ab/cd"), platform: .aac)
        let third = try #require(four.cost(of: "c", .aacRowColumn, on: .flat))
        #expect(abs(effort(third, rows: 2, columns: 2) - 0.345) < 1e-9)
        let large = Fixture(BoardLayouts.board("abcde/fghij/klmno/pqrst/uvwxy"), platform: .aac)
        let cell = try #require(large.cost(of: "n", .aacRowColumn, on: .rows))
        #expect(abs(effort(cell, rows: 5, columns: 5) - 0.88) < 1e-9)
    }

    @Test("grid boards: 4 x 4 in blocks, second item of block B 0.70")
    func blockEffort() throws {
        let blocks = (0..<4).map { block -> String in
            let keys = (0..<4).map { key in
                "<element id=\"\("ABCD".map { $0 }[block])\(key + 1)\" role=\"key\"/>"
            }
            return "<group scanBlock=\"\(block + 1)\">\(keys.joined())</group>"
        }
        let fixture = try Fixture(blocks.joined(), platform: .aac)
        let item = try #require(fixture.cost(of: "B2", .aacRowColumn, on: .grouped))
        #expect(abs(effort(item, rows: 4, columns: 4) - 0.70) < 1e-9)
    }
}
