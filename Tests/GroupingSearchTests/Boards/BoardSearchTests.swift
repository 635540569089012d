import GroupingSearch
import TestSupport
import Testing

/// The search of boards against trying every arrangement, and against the values of NavCost.docc/Numbers.md.
@Suite struct BoardSearchTests {
    @Test(
        "small boards of each kind, a thousand in the long form: the least cost of all arrangements, proven",
        arguments: SmallBoard.Kind.allCases)
    func equalsTryingEveryArrangement(kind: SmallBoard.Kind) {
        for seed in 0..<cases(120, long: 1_000) {
            let board = SmallBoard(kind, seed: seed)
            let found = BoardSearch(board.problem).run()
            guard let least = board.least() else {
                #expect(found.places == board.problem.current, "seed \(seed): nothing is allowed")
                continue
            }
            #expect(found.isProven, "seed \(seed)")
            #expect(board.problem.isAllowed(found.places), "seed \(seed)")
            let cost = board.problem.cost(of: found.places)
            #expect(abs(cost - least) < 1e-9, "seed \(seed): \(cost), not \(least)")
            #expect(found.bound <= found.value + 1e-9, "seed \(seed)")
        }
    }

    /// 26 letters by Norvig's shares and the space, which comes first, as in NavCost.docc/Numbers.md, "Letters and space".
    static let symbols: [Double] = {
        let letters = [
            12.49, 9.28, 8.04, 7.64, 7.57, 7.23, 6.51, 6.28, 5.05, 4.07, 3.82, 3.34, 2.73, 2.51, 2.40, 2.14, 1.87, 1.68,
            1.66, 1.48, 1.05, 0.54, 0.23, 0.16, 0.12, 0.09,
        ]
        let space = 1 / 5.79
        return [space] + letters.map { $0 / letters.reduce(0, +) * (1 - space) }
    }()

    /// The symbols on rows, filled in reading order, priced by steps.
    private func problem(_ sizes: [Int], passesSingles: Bool = false, spaceAt place: Int = 0) -> BoardProblem {
        var rows: [Range<Int>] = []
        for size in sizes { rows.append((rows.last?.upperBound ?? 0)..<((rows.last?.upperBound ?? 0) + size)) }
        let table = sizes.indices.map { row in (0..<sizes.max()!).map { Double(row + $0 + 2) } }
        let places = Array(0..<rows.last!.upperBound).filter { $0 != place }
        return BoardProblem(
            weights: Self.symbols, current: [place] + places.prefix(26), rows: rows,
            prices: .byPosition(
                table: table, single: sizes.indices.map { passesSingles ? Double($0 + 1) : table[$0][0] }))
    }

    @Test(
        "27 symbols (NavCost.docc/Numbers.md, 'Boards arranged freely')",
        arguments: [
            ([6, 6, 6, 6, 6], false, 4.321), ([10, 9, 7, 1], false, 4.4774), ([10, 10, 7, 1], false, 4.4774),
            ([10, 9, 8], false, 4.5906), ([10, 9, 7, 1], true, 4.418),
        ])
    func symbols(sizes: [Int], passesSingles: Bool, steps: Double) {
        let found = BoardSearch(problem(sizes, passesSingles: passesSingles)).run()
        #expect(found.isProven)
        #expect(abs(found.value - steps) < 0.0005, "\(found.value)")
    }

    @Test("the space key in a row of its own: 4.766 (NavCost.docc/Numbers.md)") func spaceStays() {
        var problem = problem([10, 9, 7, 1], spaceAt: 26)
        problem.allowed[0] = [26]
        let found = BoardSearch(problem).run()
        #expect(found.isProven)
        #expect(found.places[0] == 26)
        #expect(abs(found.value - 4.766) < 0.0005, "\(found.value)")
    }

    @Test("of arrangements at the same cost the one that moves less") func movesLittle() {
        var problem = problem([6, 6, 6, 6, 6])
        let best = BoardSearch(problem).run()
        problem.current = best.places
        #expect(BoardSearch(problem).run().places == best.places)
        problem.current.swapAt(3, 20)
        let again = BoardSearch(problem).run()
        #expect(abs(again.value - best.value) < 1e-9)
        #expect(problem.moved(again.places) == 2)
    }

    @Test("a higher price of moves moves no more cells, down to none") func priceOfMoves() {
        var problem = problem([6, 6, 6, 6, 6])
        var moved = [Int]()
        for price in [0, 0.001, 0.01, 0.1, 1] {
            problem.movePrice = price
            let found = BoardSearch(problem).run()
            moved.append(problem.moved(found.places))
        }
        #expect(moved == moved.sorted(by: >))
        #expect(moved.first! > 15 && moved.last == 0, "\(moved)")
    }

    @Test("letters in the order of the alphabet, empty places and a high price of moves: proven by few parts")
    func emptyPlaces() {
        let board = problem([7, 7, 7, 7, 7, 7])
        let byWeight = zip("etaoinsrhldcumfpgwybvkxjqz", Self.symbols.dropFirst())
        var problem = BoardProblem(
            weights: byWeight.sorted { $0.0 < $1.0 }.map(\.1), current: Array(0..<26), rows: board.rows,
            prices: board.prices)
        problem.movePrice = 1
        let found = BoardSearch(problem, moves: 10).run()
        #expect(found.isProven)
        #expect(problem.cost(of: found.places) <= problem.cost(of: problem.current))
    }

    @Test("a search that is cut short keeps what it has and proves nothing") func cutShort() {
        var problem = problem([6, 6, 6, 6, 6])
        problem.families = [Array(0..<5), Array(5..<12), Array(12..<18)]
        let found = BoardSearch(problem, moves: 0).run()
        #expect(!found.isProven)
        #expect(problem.isAllowed(found.places))
        let whole = BoardSearch(problem).run()
        #expect(problem.cost(of: whole.places) < problem.cost(of: found.places))
    }
}
