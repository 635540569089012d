import GroupingSearch
import TestSupport
import Testing

/// Boards and breadths against the values of NavCost.docc/Numbers.md, and against trying every order.
@Suite struct BestPlacesTests {
    /// 26 letters by Norvig's shares and the space, as in NavCost.docc/Numbers.md, "Letters and space".
    private static let symbols: [Double] = {
        let letters = [
            12.49, 9.28, 8.04, 7.64, 7.57, 7.23, 6.51, 6.28, 5.05, 4.07, 3.82, 3.34, 2.73, 2.51, 2.40, 2.14, 1.87, 1.68,
            1.66, 1.48, 1.05, 0.54, 0.23, 0.16, 0.12, 0.09,
        ]
        let space = 1 / 5.79
        return [space] + letters.map { $0 / letters.reduce(0, +) * (1 - space) }
    }()

    @Test("best 5 x 6 grid 4.321, best rows of any width 4.306 (NavCost.docc/Numbers.md)")
    func boards() {
        let grid = BestPlaces.grid(Self.symbols, rows: 5, columns: 6, .steps)
        #expect(abs(grid.cost - 4.321) < 0.0005)
        let rows = BestPlaces.rows(Self.symbols, .steps)
        #expect(abs(rows.cost - 4.306) < 0.0005)
        // The places are a board: each once, every row filled from its beginning, rows used from the first.
        for places in [grid.places, rows.places] {
            var widths: [Int: [Int]] = [:]
            for place in places { widths[place.row, default: []].append(place.column) }
            for (_, columns) in widths { #expect(columns.sorted() == Array(1...columns.count)) }
            #expect(widths.keys.sorted() == Array(1...widths.count))
        }
        #expect(grid.places.allSatisfy { $0.row <= 5 && $0.column <= 6 })
        // What the places cost is what is said.
        let summed = zip(Self.symbols, rows.places).reduce(0) { $0 + $1.0 * Double($1.1.row + $1.1.column) }
        #expect(abs(summed - rows.cost) < 1e-12)
    }

    @Test(arguments: 0..<40) func gridEqualsTryingEveryOrder(seed: Int) {
        var numbers = SeededNumbers(UInt64(seed))
        let weights = (0..<6).map { _ in Double(Int.random(in: 0...9, using: &numbers)) }
        let price = SmallTrees.prices[seed % SmallTrees.prices.count]
        func orders(_ rest: [Int]) -> [[Int]] {
            rest.isEmpty
                ? [[]] : rest.flatMap { first in orders(rest.filter { $0 != first }).map { [first] + $0 } }
        }
        let least = orders(Array(0..<6)).map { order in
            order.enumerated().reduce(0.0) { sum, entry in
                sum + weights[entry.element]
                    * (price.price(at: entry.offset / 3 + 1) + price.price(at: entry.offset % 3 + 1))
            }
        }.min()!
        #expect(abs(BestPlaces.grid(weights, rows: 2, columns: 3, price).cost - least) < 1e-9)
    }

    @Test(
        "best breadth of equal menus (NavCost.docc/Numbers.md)",
        arguments: [(0, 3.591), (0.5, 4.319), (1, 4.971), (2, 6.138), (4, 8.174)])
    func breadth(ratio: Double, root: Double) {
        #expect(abs(BestPlaces.breadth(levelPrice: ratio) - root) < 0.0005)
    }
}
