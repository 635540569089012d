#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The best places for targets in a board whose shape is given, or whose rows may have any width.
public enum BestPlaces {
    /// What the best order of targets in a grid costs, with the row and column of each, both from 1.
    ///
    /// The heaviest target takes the cheapest place: for a given shape no order costs less (rearrangement inequality). A
    /// place in row r and column c costs what r and c cost, as in row-column scanning. O(n log n).
    /// - Precondition: the grid has a place for each target.
    public static func grid(
        _ weights: [Double], rows: Int, columns: Int, _ price: ListPrice
    ) -> (places: [(row: Int, column: Int)], cost: Double) {
        precondition(rows * columns >= weights.count)
        return assigned(weights, price, widths: Array(repeating: columns, count: rows))
    }

    /// What the best order of targets in rows of any width costs, with the row and column of each, both from 1.
    ///
    /// The cheapest places of all rows are taken: they fill each row from its beginning, so they are a board. O(n^2).
    public static func rows(_ weights: [Double], _ price: ListPrice) -> (
        places: [(row: Int, column: Int)], cost: Double
    ) {
        assigned(weights, price, widths: Array(repeating: weights.count, count: weights.count))
    }

    private static func assigned(
        _ weights: [Double], _ price: ListPrice, widths: [Int]
    ) -> (places: [(row: Int, column: Int)], cost: Double) {
        var free: [(cost: Double, row: Int, column: Int)] = []
        for (row, width) in widths.enumerated() {
            for column in 0..<width {
                free.append((price.price(at: row + 1) + price.price(at: column + 1), row + 1, column + 1))
            }
        }
        free.sort { ($0.cost, $0.row, $0.column) < ($1.cost, $1.row, $1.column) }
        var places = [(row: Int, column: Int)](repeating: (0, 0), count: weights.count)
        var cost = 0.0
        for (place, target) in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }).enumerated() {
            places[target] = (free[place].row, free[place].column)
            cost += weights[target] * free[place].cost
        }
        return (places, cost)
    }

    /// The best breadth of equal menus that are left as soon as the wanted item is found: the root a of
    /// a (ln a - 1) = 1 + 2 r/t, r the price of a level and t that of an item.
    ///
    /// Source: Landauer and Nachbar 1985, doi:10.1145/317456.317470, with the mean search of half a menu.
    /// - Precondition: the ratio is not negative.
    public static func breadth(levelPrice ratio: Double) -> Double {
        precondition(ratio >= 0)
        // The left side grows from 0 at e without limit.
        var (low, high) = (2.718281828459045, 10.0)
        func side(_ a: Double) -> Double { a * (log(a) - 1) }
        while side(high) < 1 + 2 * ratio { high *= 2 }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if side(middle) < 1 + 2 * ratio { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
