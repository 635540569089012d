import AccessCost
import LayoutModel

/// Finds the scan blocks of a board: which neighbouring rows are one block, with each cell on its best place.
///
/// All divisions of the rows into blocks are taken in the order of what no arrangement of the cells on their places costs less
/// than; each is arranged, until no other division can be better. Blocks are visited in the order of their rows.
struct ScanBlockSearch {
    /// What a search has found.
    struct Outcome {
        /// The blocks; empty where none are worth it.
        var blocks: [ScreenChange] = []
        /// The arrangement of the cells that goes with them.
        var arrangement: BoardArranger.Outcome

        /// The blocks, then the moves of cells.
        var changes: [ScreenChange] { blocks + (arrangement.change.map { [$0] } ?? []) }
    }

    /// The most scan blocks of a board, as Grid 3 numbers them.
    private static let mostBlocks = 8
    /// The most rows whose divisions are gone through.
    private static let mostRows = 16
    /// The most divisions that are arranged, and the most of these that the search of the places may leave unproven.
    private static let (mostArranged, mostUnproven) = (60, 2)

    private let screen: Screen
    private let mix: MethodMix
    private let constraints: BoardConstraints
    /// What blocks must save to be made.
    private let price: Double
    private let arranger: BoardArranger

    /// The search for a screen; nil where it is no board.
    ///
    /// - Parameter price: what the blocks must save, in the objective's unit.
    init?(_ screen: Screen, _ mix: MethodMix, _ constraints: BoardConstraints, price: Double) {
        guard let arranger = BoardArranger(screen, mix, constraints) else { return nil }
        (self.screen, self.mix, self.constraints, self.price) = (screen, mix, constraints, price)
        self.arranger = arranger
    }

    /// The changes that divide a board's rows into blocks.
    ///
    /// - Parameters:
    ///   - rows: the cells of each row.
    ///   - blocks: the number of rows of each block, in order.
    ///   - ids: the ids of the cells in visiting order.
    static func changes(_ rows: [Int], _ blocks: [Int], _ ids: [String]) -> [ScreenChange] {
        var (row, cell) = (0, 0)
        return blocks.enumerated().map { number, size in
            let count = rows[row..<(row + size)].reduce(0, +)
            defer { (row, cell) = (row + size, cell + count) }
            return ScreenChange(.scanBlock, Array(ids[cell..<(cell + count)]), label: String(number + 1))
        }
    }

    /// Runs the search.
    func run(deadline: ContinuousClock.Instant?, moves: Int? = nil) -> Outcome {
        var best = Outcome(arrangement: arranger.run(deadline: deadline, moves: moves))
        guard mix.main.kind == .blocks, mix.main.platform?.allows(.scanBlock) == true, arranger.hasPlainRows else {
            return best
        }
        best.arrangement.summary.blocks = 0
        let problem = arranger.problem
        let rows = problem.rows.map(\.count)
        guard problem.optional.isEmpty else {
            best.arrangement.notes.append("scan blocks are not looked for where cells may move to empty places")
            return best
        }
        guard rows.count <= Self.mostRows, let prices = BlockPrices(mix) else {
            best.arrangement.notes.append(
                rows.count > Self.mostRows
                    ? "scan blocks are looked for on boards of up to \(Self.mostRows) rows"
                    : "no scan blocks are suggested: what a cell costs depends on more than the places of block, row and cell"
            )
            return best
        }
        let divisions = Self.divisions(rows, prices, problem.weights)
        var bound = best.arrangement.bound
        if let least = divisions.first { bound = min(bound, least.bound) }
        var cost = best.arrangement.cost
        var status = best.arrangement.status
        var (arranged, unproven) = (0, status == .optimal ? 0 : 1)
        let ids = arranger.cellIDs
        var cut = best.arrangement.cut
        for division in divisions {
            // What saves less than its price is left out.
            guard division.bound + price < cost - 1e-9 else { break }
            arranged += 1
            guard arranged <= Self.mostArranged, unproven <= Self.mostUnproven, status != .stopped else {
                if status != .stopped { status = .improved }
                break
            }
            let blocks = Self.changes(rows, division.blocks, ids)
            guard let found = arrangement(blocks, deadline, moves) else { continue }
            if found.status == .stopped { (status, cut) = (.stopped, found.cut) }
            if found.status != .optimal { unproven += 1 }
            guard found.cost + price < cost - 1e-9 else { continue }
            cost = found.cost + price
            best = Outcome(blocks: blocks, arrangement: found)
            if status != .stopped { status = .optimal }
            best.arrangement.summary.blocks = blocks.count
        }
        if unproven > 0, status == .optimal { status = .improved }
        (best.arrangement.status, best.arrangement.cut, best.arrangement.bound) = (status, cut, bound)
        return best
    }

    /// The best arrangement of a board with blocks; nil where these cannot be made, or cells cannot be moved in them.
    private func arrangement(
        _ blocks: [ScreenChange], _ deadline: ContinuousClock.Instant?, _ moves: Int?
    ) -> BoardArranger.Outcome? {
        let blocked = Suggester.applied(blocks, to: screen, mix, mix.main.platform)
        guard blocked.elements.count == screen.elements.count + blocks.count,
            let own = BoardArranger(blocked, mix, constraints)
        else { return nil }
        return own.run(deadline: deadline, moves: moves)
    }

    /// The divisions of rows into at least two blocks, one of them of several rows, the one with the least bound first.
    ///
    /// The bound is that of the rearrangement inequality: the most wanted cell on the cheapest place.
    private static func divisions(
        _ rows: [Int], _ prices: BlockPrices, _ weights: [Double]
    ) -> [(blocks: [Int], bound: Double)] {
        let total = weights.reduce(0, +)
        guard rows.count > 2, total > 0 else { return [] }
        let descending = weights.map { $0 / total }.sorted(by: >)
        var result: [(blocks: [Int], bound: Double)] = []
        // Each bit is a cut between two rows.
        for cuts in 1..<(1 << (rows.count - 1)) - 1 where cuts.nonzeroBitCount < mostBlocks {
            var blocks = [1]
            for place in 0..<(rows.count - 1) {
                if cuts >> place & 1 == 1 { blocks.append(1) } else { blocks[blocks.count - 1] += 1 }
            }
            let own = prices.prices(rows: rows, blocks: blocks).sorted()
            result.append((blocks, zip(descending, own).reduce(0) { $0 + $1.0 * $1.1 }))
        }
        return result.enumerated().sorted { a, b in
            (a.element.bound, a.element.blocks.count, a.offset) < (b.element.bound, b.element.blocks.count, b.offset)
        }.map(\.element)
    }
}
