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

    /// A column to which no path has been found yet.
    private struct Open {
        var column: Int
        var dual: Double
        /// What the cheapest path to it takes so far, and the column before it there.
        var least = Double.infinity
        var before = 0
    }

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
            var done: [Int] = []
            var open = (1..<(count + 1)).map { Open(column: $0, dual: v[$0]) }
            repeat {
                done.append(column)
                let (own, dual) = (price[owner[column] - 1], u[owner[column]])
                var (delta, next) = (Double.infinity, -1)
                for place in open.indices {
                    let reduced = own[open[place].column - 1] - dual - open[place].dual
                    if reduced < open[place].least { (open[place].least, open[place].before) = (reduced, column) }
                    if open[place].least < delta { (delta, next) = (open[place].least, place) }
                }
                guard next >= 0, delta.isFinite else { return nil }
                for other in done {
                    u[owner[other]] += delta
                    v[other] -= delta
                }
                for place in open.indices { open[place].least -= delta }
                let nearest = open.remove(at: next)
                column = nearest.column
                before[column] = nearest.before
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
