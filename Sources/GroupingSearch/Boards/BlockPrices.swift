import AccessCost
import LayoutModel

/// What the places of a board cost that is scanned by blocks, for any division of its rows into blocks.
///
/// A method charges for each level of the path by the position there, and a constant. What it charges on three small boards
/// says how much, and whether it charges just so. Source: NavCost.docc/Model.md, "Prices".
struct BlockPrices {
    private struct Part {
        var share: Double
        var constant: Double
        var price: ListPrice
        /// The fewest cells of a row in a block that are entered as one.
        var smallestRow: Int
        /// Whether a block of one cell is passed through.
        var dissolvesSingles: Bool

        /// What the method charges for each place.
        func prices(_ rows: [Int], _ blocks: [Int]) -> [Double] {
            var result: [Double] = []
            var (row, position) = (0, 0)
            func add(_ price: Double) { result.append(constant + price) }
            for size in blocks.isEmpty ? [Int](repeating: 1, count: rows.count) : blocks {
                position += 1
                let own = price.price(at: position)
                defer { row += size }
                guard size > 1 else {
                    let isAlone = rows[row] == 1 && (blocks.isEmpty || dissolvesSingles)
                    for column in 1...rows[row] { add(own + (isAlone ? 0 : price.price(at: column))) }
                    continue
                }
                var inner = 0
                for count in rows[row..<(row + size)] {
                    if count < smallestRow {
                        for _ in 0..<count {
                            inner += 1
                            add(own + price.price(at: inner))
                        }
                    } else {
                        inner += 1
                        for column in 1...count { add(own + price.price(at: inner) + price.price(at: column)) }
                    }
                }
            }
            return result
        }
    }

    private let parts: [Part]

    /// Nil where a method of the mix charges otherwise.
    init?(_ mix: MethodMix) {
        var parts: [Part] = []
        for part in mix.parts {
            guard let own = Self.probed(part, mix.objective) else { return nil }
            parts.append(own)
        }
        self.parts = parts
    }

    /// The price of each place in visiting order. O(places).
    ///
    /// - Parameters:
    ///   - rows: the cells of each row.
    ///   - blocks: the number of rows of each block, in order; empty for none.
    func prices(rows: [Int], blocks: [Int]) -> [Double] {
        var result = [Double](repeating: 0, count: rows.reduce(0, +))
        for part in parts {
            for (place, price) in part.prices(rows, blocks).enumerated() { result[place] += part.share * price }
        }
        return result
    }

    private static let probes: [(rows: [Int], blocks: [Int])] = [
        ([3, 3, 3, 1, 2], []), ([3, 3, 3, 1, 2], [2, 1, 2]), ([2, 1, 4, 1, 3, 2], [1, 1, 4]),
    ]

    private static func probed(_ part: MethodMix.Part, _ objective: Objective) -> Part? {
        let values = part.evaluator.method.parameters
        guard values.has(.smallestRow), values.has(.dissolveSingles) else { return nil }
        let alone = MethodMix([part], objective: objective)
        let charged = probes.compactMap { charges($0.rows, $0.blocks, alone) }
        guard charged.count == probes.count,
            let price = PriceProbe.listPrice(of: charged[0], entering: charged[1][0] - charged[0][0])
        else { return nil }
        let result = Part(
            share: part.share, constant: charged[0][0] - 2 * price.price(at: 1), price: price,
            smallestRow: values[.smallestRow], dissolvesSingles: values[.dissolveSingles])
        for (probe, charged) in zip(probes, charged)
        where !zip(result.prices(probe.rows, probe.blocks), charged).allSatisfy({ abs($0 - $1) < 1e-7 }) {
            return nil
        }
        return result
    }

    /// What a mix charges for the cells of a board; nil where one is unreachable.
    private static func charges(_ rows: [Int], _ blocks: [Int], _ mix: MethodMix) -> [Double]? {
        var screen = Screen(id: "probe", width: 400, height: 100 * Double(rows.count))
        for (row, count) in rows.enumerated() {
            for column in 0..<count {
                var cell = Element(role: .key, id: "x\(column)y\(row)", label: "Key")
                cell.frame = Frame(x: 100 * Double(column), y: 100 * Double(row), width: 100, height: 100)
                screen.close(screen.open(cell, in: nil))
            }
        }
        let ids = screen.elements.map(\.id)
        let changes = ScanBlockSearch.changes(rows, blocks, ids)
        screen = Suggester.applied(changes, to: screen, mix, mix.main.platform)
        guard screen.elements.count == ids.count + blocks.count, let found = PlacePrices.costs(of: screen, mix) else {
            return nil
        }
        let charged = ids.compactMap { screen.index(of: $0).flatMap { found[$0] } }
        return charged.count == ids.count ? charged : nil
    }
}
