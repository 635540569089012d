import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Scan blocks of boards: prices are those of the engine, and what is found is what trying every division and arrangement finds.
@Suite struct ScanBlockSearchTests {
    private static func mixes() -> [MethodMix] {
        [
            BoardArrangerTests.mix(on: .blocks), BoardArrangerTests.mix(.seconds, on: .blocks, action: .activate),
            BoardArrangerTests.mix(.stepsAndPresses, on: .blocks, set: ["dissolveSingles": "off"]),
            BoardArrangerTests.mix(.seconds, on: .blocks, set: ["smallestRow": "2", "firstItemDelay": "2"]),
        ]
    }

    /// The divisions of rows into blocks, that into single rows and that into one block included.
    private static func divisions(_ rows: Int) -> [[Int]] {
        rows == 0 ? [[]] : (1...rows).flatMap { first in divisions(rows - first).map { [first] + $0 } }
    }

    private static func blocked(_ screen: Screen, _ rows: [Int], _ blocks: [Int]) -> Screen {
        let ids = screen.elements.map(\.id)
        return ScanBlockSearch.changes(rows, blocks, ids).reduce(screen) { screen, change in
            change.apply(to: screen, platform: .aac) ?? screen
        }
    }

    @Test("the price of each place is what the engine charges for the cell on it", arguments: 0..<40)
    func prices(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed))
        let rows = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in Int.random(in: 1...4, using: &numbers) }
        let shape = rows.map { String(repeating: "k", count: $0) }.joined(separator: "/")
        var screen = BoardLayouts.board(shape, weights: [:])
        for (index, cell) in screen.elements.indices.map(ElementIndex.init).enumerated() {
            screen[cell].id = "k\(index)"
        }
        let ids = screen.elements.map(\.id)
        for mix in Self.mixes() {
            let prices = try #require(BlockPrices(mix))
            for blocks in Self.divisions(rows.count) + [[]] {
                let own = Self.blocked(screen, rows, blocks)
                #expect(own.elements.count == ids.count + blocks.count)
                let charged = try #require(PlacePrices.costs(of: own, mix))
                let said = prices.prices(rows: rows, blocks: blocks)
                for (id, price) in zip(ids, said) {
                    let index = try #require(own.index(of: id))
                    #expect(abs(try #require(charged[index]) - price) < 1e-9, "\(rows) \(blocks) \(id)")
                }
            }
        }
    }

    @Test("small boards: the least that the engine charges for any blocks and any arrangement", arguments: 0..<60)
    func equalsTryingAll(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed))
        let shape = ["ab/cd/e", "a/b/c/d/e", "a/b/cd", "abc/d/e", "a/bc/d/e"][seed % 5]
        let rows = shape.split(separator: "/").map(\.count)
        let weights = Dictionary(
            uniqueKeysWithValues: "abcde".map { ($0, Double(Int.random(in: 1...9, using: &numbers))) })
        let screen = BoardLayouts.board(shape, weights: weights)
        let mix = Self.mixes()[seed / 5 % 4]
        var constraints = BoardConstraints()
        if seed % 3 == 0 { constraints.fixed = ["b"] }
        if seed % 4 == 0 { constraints.movePrice = 0.05 }
        let price = seed % 2 == 0 ? 0 : 0.02
        let found = try #require(ScanBlockSearch(screen, mix, constraints, price: price)).run(deadline: nil)
        #expect(found.arrangement.status == .optimal)
        #expect(found.arrangement.summary.blocks == found.blocks.count)
        let after = Suggester.applied(found.changes, to: screen, mix, .aac)
        let value = try #require(mix.value(of: after))
        let moved = found.arrangement.change?.targets.count ?? 0
        let cost = value + Double(moved) * constraints.movePrice + (found.blocks.isEmpty ? 0 : price)
        #expect(abs(cost - found.arrangement.cost - (found.blocks.isEmpty ? 0 : price)) < 1e-9)
        #expect(found.arrangement.bound <= value + 1e-9)
        let least = least(screen, rows, mix, constraints, price)
        #expect(abs(cost - least) < 1e-9, "\(shape) \(found.blocks.map(\.targets)) \(cost) \(least)")
    }

    /// The least cost over all divisions of the rows and all orders of the cells that may move.
    private func least(
        _ screen: Screen, _ rows: [Int], _ mix: MethodMix, _ constraints: BoardConstraints, _ price: Double
    ) -> Double {
        let ids = screen.elements.map(\.id)
        let frames = screen.elements.map { $0.frame! }
        let orders = permutations(ids.count).filter { order in
            constraints.fixed.allSatisfy { id in order[ids.firstIndex(of: id)!] == ids.firstIndex(of: id)! }
        }
        var best = Double.infinity
        for blocks in [[]] + Self.divisions(rows.count) where Set(blocks) != [1] {
            let own = Self.blocked(screen, rows, blocks)
            for order in orders {
                let moves = order.indices.filter { order[$0] != $0 }
                let change = ScreenChange(.moveCells, moves.map { ids[$0] }, frames: moves.map { frames[order[$0]] })
                let moved = moves.isEmpty ? own : change.apply(to: own, platform: .aac)!
                let cost = mix.value(of: moved)! + Double(moves.count) * constraints.movePrice
                best = min(best, cost + (blocks.isEmpty ? 0 : price))
            }
        }
        return best
    }

    private func permutations(_ count: Int) -> [[Int]] {
        (0..<count).reduce([[]]) { all, next in
            all.flatMap { own in (0...own.count).map { own[..<$0] + [next] + own[$0...] } }
        }
    }

    @Test("a board of ten rows gets blocks, one of three does not; scanning by rows gets none") func pays() throws {
        let long = BoardLayouts.board(Array(repeating: "kkk", count: 10).joined(separator: "/"), weights: [:])
        var board = long
        for (number, cell) in board.elements.indices.map(ElementIndex.init).enumerated() {
            board[cell].id = "k\(number)"
        }
        let mix = BoardArrangerTests.mix(on: .blocks)
        let found = try #require(ScanBlockSearch(board, mix, BoardConstraints(), price: 0)).run(deadline: nil)
        let after = Suggester.applied(found.changes, to: board, mix, .aac)
        let value = try #require(mix.value(of: after))
        let all = Self.divisions(10).filter { $0.count <= 8 }.compactMap { blocks in
            mix.value(of: Self.blocked(board, Array(repeating: 3, count: 10), blocks))
        }
        #expect(all.count > 400)
        #expect(abs(value - (all.min() ?? 0)) < 1e-9)
        #expect(value < (mix.value(of: board) ?? 0) - 1)
        #expect(found.blocks.map(\.label) == found.blocks.indices.map { String($0 + 1) } && found.blocks.count > 2)
        let short = BoardLayouts.board("abc/def/ghi", weights: [:])
        #expect(
            try #require(ScanBlockSearch(short, mix, BoardConstraints(), price: 0)).run(deadline: nil).blocks.isEmpty)
        let rows = try #require(ScanBlockSearch(board, BoardArrangerTests.mix(), BoardConstraints(), price: 0))
        let plain = rows.run(deadline: nil)
        #expect(plain.blocks.isEmpty && plain.arrangement.summary.blocks == nil)
    }

    @Test("a block is made around boxes that hold just its cells, and nowhere else") func made() throws {
        let fixture = try Fixture(
            """
            <group id="one"><element id="a" role="key" label="a" x="0" y="0" width="50" height="50"/>
            <element id="b" role="key" label="b" x="50" y="0" width="50" height="50"/></group>
            <element id="t" role="staticText" label="t" x="0" y="200" width="50" height="50"/>
            <element id="c" role="key" label="c" x="0" y="50" width="50" height="50"/>
            <element id="d" role="key" label="d" x="50" y="100" width="50" height="50"/>
            """, platform: .aac)
        func applied(_ ids: [String], _ number: String = "1") -> Screen? {
            ScreenChange(.scanBlock, ids, label: number).apply(to: fixture.screen, platform: .aac)
        }
        let block = try #require(applied(["a", "b", "c"], "2"))
        #expect(block.elements.map(\.id) == ["block-2", "one", "a", "b", "c", "t", "d"])
        #expect(block.element("block-2")?.scanBlock == 2 && block.element("block-2")?.label == "Block 2")
        #expect(block.element("block-2")?.subtreeEnd == 5)
        #expect(applied(["a", "b"])?.elements.map(\.id) == ["one", "block-1", "a", "b", "t", "c", "d"])
        // The box holds another key.
        #expect(applied(["a", "c"]) == nil)
        #expect(applied(["a", "nobody"]) == nil && applied(["a"], "0") == nil && applied([]) == nil)
        let again = ScreenChange(.scanBlock, ["d"], label: "2")
        #expect(again.apply(to: block, platform: .aac) == nil)
        #expect(ScreenChange(.scanBlock, ["c"], label: "3").apply(to: block, platform: .aac) == nil)
    }
}
