import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Boards of screens: prices are those of the engine, and what is found is what trying every arrangement finds.
@Suite struct BoardArrangerTests {
    static func mix(
        _ objective: Objective = .steps, on kind: TreeKind? = nil, action: GoalAction = .none,
        set: [String: String] = [:]
    ) -> MethodMix {
        var values = AccessMethod.aacRowColumn.defaults
        for (key, value) in set { precondition(values.set(key, to: value) == nil) }
        let method = RequestedMethod(.aacRowColumn, parameters: values)
        let plan = AnalysisPlan(methods: [method], action: action)
        return MethodMix(
            [MethodMix.Part(evaluator: CostEvaluator(method, platform: .aac, plan, on: kind), share: 1)],
            objective: objective)
    }

    private func outcome(
        _ screen: Screen, _ mix: MethodMix, _ change: (inout BoardConstraints) -> Void = { _ in }
    ) throws -> (found: BoardArranger.Outcome, value: Double) {
        var constraints = BoardConstraints()
        change(&constraints)
        let found = try #require(BoardArranger(screen, mix, constraints)).run(deadline: nil)
        let after = found.change.flatMap { $0.apply(to: screen, platform: .aac) } ?? screen
        return (found, try #require(mix.value(of: after)))
    }

    @Test("the samples: 4.321 on 5 x 6 cells, 4.477 on rows of 10, 9, 7, 1 (NavCost.docc/Numbers.md)")
    func samples() throws {
        let grid = try Problems.sample("KeyboardKoesterLevine").screen
        for places in BoardConstraints.EmptyPlaces.allCases {
            let (found, value) = try outcome(grid, Self.mix()) { $0.emptyPlaces = places }
            #expect(abs(value - 4.321) < 0.0005)
            #expect(found.status == .optimal && found.bound <= value + 1e-9)
            #expect(found.summary.spaceMayMove == true)
            #expect(found.summary.freePlaces == (places == .fill ? 3 : 0))
        }
        let rows = try Problems.sample("KeyboardQwerty").screen
        let (found, value) = try outcome(rows, Self.mix())
        #expect(abs(value - 4.4774) < 0.0005)
        #expect(found.status == .optimal)
        let (kept, withSpace) = try outcome(rows, Self.mix()) { $0.fixed = ["Space"] }
        #expect(abs(withSpace - 4.766) < 0.0005)
        #expect(kept.status == .optimal && kept.summary.spaceMayMove == false)
        #expect(abs(kept.bound - value) < 1e-9)
    }

    @Test("rows of one cell are passed through: 4.418 (NavCost.docc/Numbers.md)") func passedThrough() throws {
        let rows = try Problems.sample("KeyboardQwerty").screen
        #expect(abs(try outcome(rows, Self.mix(on: .blocks)).value - 4.418) < 0.0005)
        #expect(abs(try outcome(rows, Self.mix(set: ["smallestRow": "2"])).value - 4.418) < 0.0005)
    }

    /// Every order of the cells on every choice of places, each priced by the engine.
    private func least(_ screen: Screen, _ mix: MethodMix, on places: [Frame]) -> Double {
        let ids = screen.elements.map(\.id)
        var best = Double.infinity
        func place(_ chosen: [Int]) {
            if chosen.count == ids.count {
                var moved = screen
                for (cell, place) in chosen.enumerated() { moved[ElementIndex(cell)].frame = places[place] }
                best = min(best, mix.value(of: moved) ?? .infinity)
                return
            }
            for next in places.indices where !chosen.contains(next) { place(chosen + [next]) }
        }
        place([])
        return best
    }

    @Test("small boards: the least that the engine charges for any arrangement", arguments: 0..<80)
    func equalsTryingEveryArrangement(seed: Int) throws {
        var numbers = SeededNumbers(UInt64(seed))
        let shapes = ["abc/d.e", "a.b/c../..d", "ab/cd", "a/b/c.d", "abcd", "abc/.d.", "a./b./c./.d", "a/b/c/d"]
        let weights = Dictionary(
            uniqueKeysWithValues: "abcde".map { ($0, Double(Int.random(in: 1...9, using: &numbers))) })
        let shape = shapes[seed % shapes.count]
        let screen = BoardLayouts.board(shape, weights: weights)
        let mixes = [
            Self.mix(), Self.mix(.seconds), Self.mix(on: .blocks), Self.mix(.seconds, action: .activate),
            Self.mix(.stepsAndPresses, set: ["smallestRow": "2"]),
        ]
        let mix = mixes[seed / shapes.count % mixes.count]
        let kept = try outcome(screen, mix)
        #expect(abs(kept.value - least(screen, mix, on: screen.elements.compactMap(\.frame))) < 1e-9)
        #expect(kept.found.status == .optimal)
        let filled = try outcome(screen, mix) { $0.emptyPlaces = .fill }
        let columns = Set(screen.elements.compactMap(\.frame?.x)), rows = Set(screen.elements.compactMap(\.frame?.y))
        let all = rows.sorted().flatMap { y in
            columns.sorted().map { Frame(x: $0, y: y, width: 60, height: 60) }
        }
        #expect(abs(filled.value - least(screen, mix, on: all)) < 1e-9, "\(shape)")
        #expect(filled.found.status == .optimal)
    }

    @Test("families stay together or keep their places; the alphabet is kept") func constraints() throws {
        var screen = BoardLayouts.board("abcd/efgh", weights: ["h": 9, "c": 7, "g": 5, "f": 3])
        func family(_ name: String, _ cells: String) {
            for cell in cells { screen[screen.index(of: String(cell))!].family = name }
        }
        family("run", "fgh")
        family("region", "ae")
        let (found, _) = try outcome(screen, Self.mix())
        #expect(found.summary.runs == 1 && found.summary.regions == 1)
        let after = try #require(found.change?.apply(to: screen, platform: .aac))
        let visited = Self.mix().main.tree(after).stops.compactMap { $0.element.map { after[$0].id } }
        let places = "fgh".map { visited.firstIndex(of: String($0))! }.sorted()
        #expect(places == Array(places[0]..<(places[0] + 3)))
        #expect(Set([visited[0], visited[4]]) == ["a", "e"])
        let letters = BoardLayouts.board("badc/fe..", weights: ["a": 9])
        let ordered = try outcome(letters, Self.mix()) { $0.isAlphabetical = true }
        let sorted = try #require(ordered.found.change?.apply(to: letters, platform: .aac))
        let order = Self.mix().main.tree(sorted).stops.compactMap { $0.element.map { sorted[$0].id } }
        #expect(order == order.sorted())
    }

    @Test("a cell that takes another's place takes its row and its block") func moves() throws {
        var screen = Screen(id: "s", width: 200, height: 100)
        for row in 0..<2 {
            var box = Element(.group, id: "row\(row)")
            box.scanBlock = row + 1
            box.order = ["k\(row)1", "k\(row)0"]
            let index = screen.open(box, in: nil)
            for column in 0..<2 {
                var key = Element(role: .key, id: "k\(row)\(column)", label: "K")
                key.frame = Frame(x: Double(column) * 50, y: Double(row) * 50, width: 50, height: 50)
                screen.close(screen.open(key, in: index))
            }
            screen.close(index)
        }
        let frames = ["k00", "k11"].map { screen.element($0)!.frame! }
        let change = ScreenChange(.moveCells, ["k00", "k11"], frames: frames.reversed())
        let after = try #require(change.apply(to: screen, platform: .aac))
        #expect(after.elements.map(\.id) == ["row0", "k11", "k01", "row1", "k10", "k00"])
        #expect(after.element("k11")?.frame == frames[0] && after.element("k00")?.frame == frames[1])
        #expect(after.elements[0].order == ["k01", "k11"] && after.elements[3].order == ["k00", "k10"])
        // There and back is nothing.
        #expect(ScreenChange(.moveCells, ["k00", "k11"], frames: frames).apply(to: after, platform: .aac) == screen)
        #expect(ScreenChange(.moveCells, ["k00", "no"], frames: frames).apply(to: screen, platform: .aac) == nil)
        #expect(
            ScreenChange(.moveCells, ["k00", "k11"], frames: [frames[0], frames[0]]).apply(to: screen, platform: .aac)
                == nil)
    }

    @Test("no board where nothing goes by rows, on other platforms, and where people listen") func noBoard() throws {
        let screen = BoardLayouts.board("abc/def")
        #expect(BoardArranger(screen, Self.mix(on: .flat), BoardConstraints()) == nil)
        #expect(BoardArranger(screen, Self.mix(), BoardConstraints()) != nil)
        let other = Problems.mix(.androidSwitchAuto, platform: .android)
        #expect(BoardArranger(screen, other, BoardConstraints()) == nil)
        let heard = Self.mix(.seconds, set: ["listening": "on"])
        #expect(BoardArranger(screen, heard, BoardConstraints()) == nil)
    }
}
