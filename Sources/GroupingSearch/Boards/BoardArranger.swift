import AccessCost
import LayoutModel

/// What the search of a board was about, and what it found besides the change.
public struct BoardSummary: Hashable, Codable, Sendable {
    /// The number of cells, and of those that the result moves.
    public var cells, moved: Int
    /// Whether the space key may move; nil where there is none.
    public var spaceMayMove: Bool?
    /// The families that are kept: those whose members follow one another, and those that keep their places.
    public var runs, regions: Int
    /// The free places that cells may take.
    public var freePlaces: Int
    /// The scan blocks that the result makes; nil where none were looked for.
    public var blocks: Int?
    /// What typing costs on the board before and after; nil where nothing is known of what is typed.
    public var typing: Typing?

    /// The same with what is offered of its changes.
    func offered(_ changes: [ScreenChange]) -> BoardSummary {
        var result = self
        if !changes.contains(where: { $0.kind == .moveCells }) { result.moved = 0 }
        if blocks != nil { result.blocks = changes.count { $0.kind == .scanBlock } }
        return result
    }

    /// The cost of a character before and after.
    public struct Typing: Hashable, Codable, Sendable {
        /// What is typed: the text or letter table that was given, or the weights of the board's own letters.
        public var isGiven: Bool
        /// The mean cost of a character.
        public var before, after: Cost

        /// Two costs of a character.
        public init(isGiven: Bool, before: Cost, after: Cost) {
            (self.isGiven, self.before, self.after) = (isGiven, before, after)
        }
    }
}

/// A screen's cells as a board whose places have prices, for the methods of a mix.
struct BoardArranger {
    /// What an arrangement offers.
    struct Outcome {
        /// The moved cells; nil where nothing is better.
        var change: ScreenChange?
        /// What the board costs then, with the price of the moves.
        var cost: Double
        var status: OrderSearch.Status
        var cut: StopRule.Reason?
        /// What no arrangement of the cells on the board's places costs less than.
        var bound: Double
        var summary: BoardSummary
        var notes: [String] = []
    }

    private let screen: Screen
    private let mix: MethodMix
    private let grid: BoardGrid
    private(set) var problem: BoardProblem
    private var summary: BoardSummary
    private var notes: [String] = []
    /// Whether the tree has rows of cells alone: no containers and no scan blocks.
    let hasPlainRows: Bool

    /// The fewest cells that make a board, and the most that are arranged: an assignment takes their third power.
    private static let (fewest, most) = (3, 300)

    /// The board of a screen; nil where the platform has no boards, a method does not go by rows, or the price of a place
    /// depends on what stands there.
    init?(_ screen: Screen, _ mix: MethodMix, _ constraints: BoardConstraints) {
        let main = mix.main
        guard main.platform?.allows(.moveCells) == true, !mix.listens,
            mix.parts.allSatisfy({ [.rows, .blocks].contains($0.evaluator.kind) && $0.evaluator.kind == main.kind })
        else { return nil }
        let tree = main.tree(screen)
        let opens = constraints.emptyPlaces == .fill
        guard tree.unavailable == nil, tree.scrolling?.pages.count ?? 1 == 1,
            var grid = BoardGrid(screen, tree, findsFree: opens), (Self.fewest...Self.most).contains(grid.cells.count)
        else { return nil }
        let isFree = Self.freeCells(screen, grid, constraints)
        func mayTake(_ grid: BoardGrid, _ cell: Int, _ place: Int) -> Bool {
            place == grid.current[cell]
                || isFree[cell] && (constraints.sizes == .any || grid.areAlike(grid.current[cell], place))
        }
        var prices: PlacePrices?
        if !grid.free.isEmpty {
            prices = .byPosition(grid, screen, mix)
            if prices == nil {
                notes.append(
                    "cells stay off empty places: what a place costs there depends on more than its row and column")
                grid = BoardGrid(screen, tree, findsFree: false)!
            }
        }
        guard
            let prices = prices
                ?? .byPlace(
                    grid, screen, mix,
                    mayTake: { [grid] cell, place in
                        isFree[cell] && mayTake(grid, cell, place)
                            && grid.current.firstIndex(of: place).map { isFree[$0] } ?? true
                    })
        else { return nil }
        (self.screen, self.mix, self.grid) = (screen, mix, grid)
        hasPlainRows = tree.stops.allSatisfy { $0.kind != .group || $0.element == nil && $0.depth == 0 }
        problem = BoardProblem(
            weights: grid.cells.map { screen[$0].weight }, current: grid.current, rows: grid.rows, prices: prices,
            opensPlaces: !grid.free.isEmpty)
        problem.movePrice = constraints.movePrice
        for cell in grid.cells.indices {
            let places = Set(grid.frames.indices.filter { mayTake(grid, cell, $0) })
            if places.count < grid.frames.count { problem.allowed[cell] = places }
        }
        summary = BoardSummary(
            cells: grid.cells.count, moved: 0, spaceMayMove: nil, runs: 0, regions: 0, freePlaces: grid.free.count)
        if constraints.families == .attribute { keepFamilies() }
        if constraints.isAlphabetical { keepAlphabet() }
        let space = grid.cells.indices.first { Self.letter(screen[grid.cells[$0]].label) == " " }
        summary.spaceMayMove = space.map { !problem.isFixed($0) }
    }

    /// The ids of the cells in the order in which they are visited.
    var cellIDs: [String] { grid.cells.map { screen[$0].id } }

    /// Which cells may move at all: not those that are fixed or locked, or hold others.
    private static func freeCells(_ screen: Screen, _ grid: BoardGrid, _ constraints: BoardConstraints) -> [Bool] {
        let named = Set(constraints.fixed)
        return grid.cells.map { cell in
            let element = screen[cell]
            var around: ElementIndex? = cell
            while let index = around {
                if screen[index].isLocked { return false }
                around = screen[index].parent
            }
            return !element.isFixed && element.subtreeEnd == cell.rawValue + 1 && !named.contains(element.id)
                && !named.contains(element.label)
        }
    }

    /// The character that a key types: its label of one character, or the space.
    private static func letter(_ label: String) -> Character? {
        let text = label.lowercased()
        return text == "space" ? " " : text.count == 1 ? text.first : nil
    }

    private mutating func keepFamilies() {
        var members: [String: [Int]] = [:]
        for (cell, index) in grid.cells.enumerated() {
            if let family = screen[index].family { members[family, default: []].append(cell) }
        }
        // The only family holds no cell apart from others.
        for (_, family) in members.sorted(by: { $0.key < $1.key })
        where family.count > 1 && family.count < grid.cells.count {
            // Cells are numbered as they are visited.
            if family.last! - family[0] + 1 == family.count {
                problem.families.append(family)
                summary.runs += 1
                continue
            }
            let own = Set(family)
            let places = Set(family.map { grid.current[$0] })
            for cell in grid.cells.indices {
                let now = problem.allowed[cell] ?? Set(grid.frames.indices)
                problem.allowed[cell] = own.contains(cell) ? now.intersection(places) : now.subtracting(places)
            }
            summary.regions += 1
        }
    }

    private mutating func keepAlphabet() {
        func ordered(_ cells: [Int]) -> [Int] {
            cells.filter { Self.letter(screen[grid.cells[$0]].label)?.isLetter ?? false }.sorted { a, b in
                let (first, second) = (
                    screen[grid.cells[a]].label.lowercased(), screen[grid.cells[b]].label.lowercased()
                )
                return (first, a) < (second, b)
            }
        }
        let inside = Set(problem.families.joined())
        problem.ordered = ([grid.cells.indices.filter { !inside.contains($0) }] + problem.families).map(ordered)
            .filter { $0.count > 1 }
    }

    /// Searches the arrangements.
    ///
    /// - Parameter moves: how many are asked for; nil for as many as a search usually makes.
    func run(deadline: ContinuousClock.Instant?, moves: Int? = nil) -> Outcome {
        let found = BoardSearch(problem, moves: moves, deadline: deadline).run()
        let (before, cost) = (problem.value(of: grid.current), problem.cost(of: found.places))
        var outcome = Outcome(
            change: nil, cost: problem.cost(of: grid.current), status: .unchanged, cut: found.cut,
            bound: min(found.bound, before), summary: summary, notes: notes)
        let isBetter = cost < before - 1e-9
        if isBetter, let change = grid.change(to: found.places, on: screen) {
            // What was computed is what the engine charges for the moved cells.
            let after = change.apply(to: screen, platform: mix.main.platform).flatMap { mix.value(of: $0) }
            guard let after, abs(after - found.value) <= 1e-9 * max(1, after) else { return outcome }
            (outcome.change, outcome.cost) = (change, cost)
            outcome.summary.moved = change.targets.count
        }
        if !problem.isAllowed(found.places) {
            outcome.notes.append("no arrangement of the board keeps all that is asked for")
        } else {
            outcome.status = found.cut != nil ? .stopped : found.isProven ? .optimal : isBetter ? .improved : .unchanged
        }
        return outcome
    }
}
