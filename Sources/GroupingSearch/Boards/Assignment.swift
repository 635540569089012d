/// The cheapest way to give each of some rows a column of its own.
///
/// Source: the Hungarian method by shortest augmenting paths with dual prices; Jonker and Volgenant 1987,
/// doi:10.1007/BF02278710.
struct Assignment {
    /// The column of each row.
    let columns: [Int]
    /// The sum of the prices; not a number of use where `isPossible` is false.
    let cost: Double
    /// The dual prices of rows and columns: each price is at least their sum, and the cost is the sum of all.
    let rowDuals, columnDuals: [Double]

    /// Nil where the prices, infinite for what is not allowed, leave a row without a column. O(rows^2 x columns).
    ///
    /// - Parameter price: for each row a price for each column; no more rows than columns.
    init?(_ price: [[Double]]) {
        let rows = price.count
        let count = price.first?.count ?? 0
        guard rows <= count || rows == 0 else { return nil }
        // Row 0 and column 0 stand for nothing, so that numbers begin at 1.
        var (u, v) = ([Double](repeating: 0, count: rows + 1), [Double](repeating: 0, count: count + 1))
        var owner = [Int](repeating: 0, count: count + 1)
        var before = [Int](repeating: 0, count: count + 1)
        for row in 1..<(rows + 1) {
            owner[0] = row
            var column = 0
            var least = [Double](repeating: .infinity, count: count + 1)
            var isDone = [Bool](repeating: false, count: count + 1)
            repeat {
                isDone[column] = true
                let current = owner[column]
                var (delta, next) = (Double.infinity, -1)
                for other in 1..<(count + 1) where !isDone[other] {
                    let reduced = price[current - 1][other - 1] - u[current] - v[other]
                    if reduced < least[other] { (least[other], before[other]) = (reduced, column) }
                    if least[other] < delta { (delta, next) = (least[other], other) }
                }
                guard next > 0, delta.isFinite else { return nil }
                for other in 0..<(count + 1) {
                    if isDone[other] {
                        u[owner[other]] += delta
                        v[other] -= delta
                    } else {
                        least[other] -= delta
                    }
                }
                column = next
            } while owner[column] != 0
            while column != 0 {
                owner[column] = owner[before[column]]
                column = before[column]
            }
        }
        var columns = [Int](repeating: 0, count: rows)
        for column in 1..<(count + 1) where owner[column] > 0 { columns[owner[column] - 1] = column - 1 }
        self.columns = columns
        cost = columns.enumerated().reduce(0) { $0 + price[$1.offset][$1.element] }
        rowDuals = Array(u.dropFirst())
        columnDuals = Array(v.dropFirst())
    }
}
