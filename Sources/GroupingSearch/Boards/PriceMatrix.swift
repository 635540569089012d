/// What each of some cells costs at each of some places: a row for each cell, all in one array.
struct PriceMatrix {
    let rows, columns: Int
    private var values: ContiguousArray<Double>

    /// O(rows x columns).
    ///
    /// - Parameter price: what a row costs at a column; infinite for what is not allowed.
    init(rows: Int, columns: Int, _ price: (_ row: Int, _ column: Int) -> Double) {
        self.rows = rows
        self.columns = columns
        values = ContiguousArray(unsafeUninitializedCapacity: rows * columns) { buffer, count in
            for row in 0..<rows {
                for column in 0..<columns {
                    buffer.initializeElement(at: row * columns + column, to: price(row, column))
                }
            }
            count = rows * columns
        }
    }

    subscript(row: Int, column: Int) -> Double {
        get { values[row * columns + column] }
        set { values[row * columns + column] = newValue }
    }

    /// What one row costs at each column.
    func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        values.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[row * columns..<(row + 1) * columns])) }
    }
}
