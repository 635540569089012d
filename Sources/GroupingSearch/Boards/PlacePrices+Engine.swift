import AccessCost
import LayoutModel

extension PlacePrices {
    /// Two figures of the engine that differ by less are the same.
    private static let tolerance = 1e-9

    /// What each target of a screen costs by a mix, by the index of its element; nil where a method does not reach one.
    static func costs(of screen: Screen, _ mix: MethodMix) -> [ElementIndex: Double]? {
        var result: [ElementIndex: Double] = [:]
        for part in mix.parts {
            let (targets, tree) = part.evaluator.analysis(screen)
            for (target, cost) in zip(targets, tree.costs) {
                guard let own = cost.cost.map(mix.objective.value) else { return nil }
                result[target.element, default: 0] += part.share * own
            }
        }
        return result
    }

    /// The price of each place of a grid as the engine charges the cell that stands on it; nil where the price depends on
    /// the cell, which is tried by moving all of them.
    static func byPlace(_ grid: BoardGrid, _ screen: Screen, _ mix: MethodMix, mayTake: (Int, Int) -> Bool)
        -> PlacePrices?
    {
        guard let found = costs(of: screen, mix), found.count == grid.cells.count else { return nil }
        var prices = [Double](repeating: .infinity, count: grid.frames.count)
        for (cell, place) in zip(grid.cells, grid.current) {
            guard let own = found[cell] else { return nil }
            prices[place] = own
        }
        // Each cell takes the place of the next one that may change places with it.
        var places = grid.current
        for cell in places.indices {
            guard
                let next = places.indices.first(where: {
                    $0 > cell && mayTake(cell, places[$0]) && mayTake($0, places[cell])
                })
            else { continue }
            places.swapAt(cell, next)
        }
        guard let change = grid.change(to: places, on: screen) else { return .byPlace(prices) }
        guard let moved = change.apply(to: screen, platform: mix.main.platform), let then = costs(of: moved, mix) else {
            return nil
        }
        let ids = Dictionary(
            moved.elements.enumerated().map { ($1.id, ElementIndex($0)) }, uniquingKeysWith: { first, _ in first })
        for (cell, place) in zip(grid.cells, places) {
            guard let own = ids[screen[cell].id].flatMap({ then[$0] }), abs(own - prices[place]) < tolerance else {
                return nil
            }
        }
        return .byPlace(prices)
    }

    /// The price of a place by the positions of its row and in its row, as the engine charges a full grid and a grid of one
    /// column; nil where the engine does not charge other fillings, the present one included, just so.
    static func byPosition(_ grid: BoardGrid, _ screen: Screen, _ mix: MethodMix) -> PlacePrices? {
        let width = grid.rows.map(\.count).max() ?? 0
        func measured(_ filled: [[Int]]) -> [Int: Double]? {
            var probe = Screen(id: "probe", width: screen.width, height: screen.height)
            probe.direction = screen.direction
            var numbers: [Int] = []
            for (row, places) in filled.enumerated() {
                let line = grid.frames[grid.rows[row].lowerBound]
                for column in places {
                    var cell = Element(role: .key, id: "probe-\(row)-\(column)", label: "Key")
                    let x = Double(screen.direction == .leftToRight ? column : -column) * line.width
                    cell.frame = Frame(x: x, y: line.y, width: line.width, height: line.height)
                    probe.close(probe.open(cell, in: nil))
                    numbers.append(row * width + column)
                }
            }
            guard let found = costs(of: probe, mix), found.count == numbers.count else { return nil }
            return Dictionary(
                uniqueKeysWithValues: numbers.enumerated().map { ($1, found[ElementIndex($0)] ?? .infinity) })
        }
        let rows = grid.rows.indices
        guard let full = measured(rows.map { _ in Array(0..<width) }), let column = measured(rows.map { _ in [0] })
        else { return nil }
        let table = rows.map { row in (0..<width).map { full[row * width + $0]! } }
        let single = rows.map { column[$0 * width]! }
        let isMonotone =
            table.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0 <= $1 + tolerance } }
            && zip(table, table.dropFirst()).allSatisfy { zip($0, $1).allSatisfy { $0 <= $1 + tolerance } }
            && zip(single, single.dropFirst()).allSatisfy { $0 <= $1 + tolerance }
        guard isMonotone else { return nil }
        let prices = PlacePrices.byPosition(table: table, single: single)
        // Rows of several lengths, some empty, some of one cell.
        let lines = rows.map { ($0 * width)..<($0 * width + width) }
        for pattern in 0..<4 {
            let filled = rows.map { row in
                Array((0..<width).prefix([row + 1, max(0, width - row), row % 2 * width, 2][pattern]))
            }
            guard filled.contains(where: { !$0.isEmpty }) else { continue }
            let said = prices.prices(
                filled: Set(filled.enumerated().flatMap { row, own in own.map { row * width + $0 } }), rows: lines)
            guard let charged = measured(filled), agrees(said, charged) else { return nil }
        }
        guard let found = costs(of: screen, mix), found.count == grid.cells.count else { return nil }
        let now = Dictionary(
            uniqueKeysWithValues: zip(grid.current, grid.cells.map { found[$0] ?? .infinity }))
        return agrees(prices.prices(filled: Set(grid.current), rows: grid.rows), now) ? prices : nil
    }

    private static func agrees(_ said: [Int: Double], _ charged: [Int: Double]) -> Bool {
        said.count == charged.count
            && said.allSatisfy { abs($0.value - (charged[$0.key] ?? .infinity)) < tolerance }
    }
}
