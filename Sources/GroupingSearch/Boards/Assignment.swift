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
    /// - Parameter price: no more rows than columns.
    init?(_ price: PriceMatrix) {
        let (rows, count) = (price.rows, price.columns)
        guard rows <= count || rows == 0 else { return nil }
        // Row 0 and column 0 stand for nothing, so that numbers begin at 1.
        var (u, v) = ([Double](repeating: 0, count: rows + 1), [Double](repeating: 0, count: count + 1))
        var owner = [Int](repeating: 0, count: count + 1)
        var before = [Int](repeating: 0, count: count + 1)
        // The columns to which no path has been found yet, with what the cheapest path to each takes so far and the column
        // before it there.
        var open = [Int](repeating: 0, count: count)
        var least = [Double](repeating: .infinity, count: count)
        var nearest = open
        var done: [Int] = []
        for row in 1..<(rows + 1) {
            owner[0] = row
            var column = 0
            var left = count
            for place in 0..<count { (open[place], least[place]) = (place + 1, .infinity) }
            done.removeAll(keepingCapacity: true)
            repeat {
                done.append(column)
                let dual = u[owner[column]]
                var (delta, next) = (Double.infinity, -1)
                price.withRow(owner[column] - 1) { own in
                    for place in 0..<left {
                        let reduced = own[open[place] - 1] - dual - v[open[place]]
                        if reduced < least[place] { (least[place], nearest[place]) = (reduced, column) }
                        if least[place] < delta { (delta, next) = (least[place], place) }
                    }
                }
                guard next >= 0, delta.isFinite else { return nil }
                for other in done {
                    u[owner[other]] += delta
                    v[other] -= delta
                }
                column = open[next]
                before[column] = nearest[next]
                left -= 1
                // The others stay in their order, so that of equal paths the same one is taken.
                for place in 0..<next { least[place] -= delta }
                for place in next..<left {
                    (open[place], nearest[place]) = (open[place + 1], nearest[place + 1])
                    least[place] = least[place + 1] - delta
                }
            } while owner[column] != 0
            while column != 0 {
                owner[column] = owner[before[column]]
                column = before[column]
            }
        }
        var columns = [Int](repeating: 0, count: rows)
        for column in 1..<(count + 1) where owner[column] > 0 { columns[owner[column] - 1] = column - 1 }
        self.columns = columns
        cost = columns.enumerated().reduce(0) { $0 + price[$1.offset, $1.element] }
        rowDuals = Array(u.dropFirst())
        columnDuals = Array(v.dropFirst())
    }
}
