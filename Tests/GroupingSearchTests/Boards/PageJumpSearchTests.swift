import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// Keys that lead to other pages: they save what the tasks take less, counted by hand on small boards.
@Suite struct PageJumpSearchTests {
    /// Three pages of 3 x 3 places. From food a key leads home, from home keys lead to food and drinks.
    private static func pages(_ food: String = "ab./c.h/...") -> Layout {
        func page(_ id: String, _ rows: String, _ keys: [String: String]) -> Screen {
            var screen = BoardLayouts.board(rows)
            screen.id = id
            screen.label = id
            for index in screen.elements.indices.map(ElementIndex.init) {
                screen[index].leadsTo = keys[screen[index].id]
                screen[index].id = "\(id)-\(screen[index].id)"
            }
            return screen
        }
        var layout = Layout(platform: .aac)
        layout.screens = [
            page("home", "fd./xyz/...", ["f": "food", "d": "drinks"]), page("food", food, ["h": "home"]),
            page("drinks", "tm./h../...", ["h": "home"]),
        ]
        return layout
    }

    private static func task(_ ids: String, weight: Double = 1) -> Task {
        Task(
            name: ids, weight: weight,
            activations: ids.split(separator: " ").map { Task.Activation(target: String($0)) })
    }

    private func search(
        _ layout: Layout, _ tasks: [Task], on page: Int, _ mix: MethodMix = BoardArrangerTests.mix()
    ) -> PageJumpSearch? {
        PagedTasks(layout: layout, tasks: tasks).flatMap { PageJumpSearch(layout.screens[page], mix, $0) }
    }

    @Test("a meal and a drink: the key to the drinks stands where it is near, and its label is the page's") func found()
        throws
    {
        let tasks = [Self.task("home-f food-a food-h home-d drinks-t", weight: 3), Self.task("food-b")]
        let search = try #require(self.search(Self.pages(), tasks, on: 1))
        let changes = search.changes()
        #expect(changes.map(\.change.label) == ["drinks"])
        let (change, saves) = try #require(changes.first)
        #expect(change.container == "drinks" && change.targets.isEmpty)
        // The first row has an empty place: row 1, column 3. On the way: row 2 and column 2, then row 1 and column 2 of home.
        #expect(change.frames == [Frame(x: 8 + 2 * 64, y: 8, width: 60, height: 60)])
        // 4 + 3 steps become 4 in three of 16 activations.
        #expect(abs(saves - 3 * 3.0 / 16) < 1e-9)
    }

    @Test("the saving is that of the tasks on the written layout", arguments: [TreeKind.rows, .blocks])
    func isCharged(kind: TreeKind) throws {
        let tasks = [
            Self.task("home-f food-a food-h home-d drinks-t drinks-h home-f food-c food-h home-d drinks-m"),
            Self.task("food-c", weight: 2),
        ]
        let layout = Self.pages()
        let mix = BoardArrangerTests.mix(.seconds, on: kind, action: .activate)
        let (change, saves) = try #require(self.search(layout, tasks, on: 1, mix)?.changes().first)
        var after = layout
        after.screens[1] = try #require(change.apply(to: layout.screens[1], platform: .aac))
        func cost(_ tasks: [Task], _ layout: Layout) throws -> Double {
            let index = TargetIndex(layout)
            let plans = try tasks.map { try TaskPlan($0, in: index) }
            return zip(plans, mix.main.costs(of: plans, in: layout)).reduce(0) {
                $0 + $1.0.task.weight * ($1.1?.seconds ?? .infinity)
            }
        }
        let by = [
            Self.task("home-f food-a page-jump drinks-t drinks-h home-f food-c page-jump drinks-m"), tasks[1],
        ]
        let expected = try (cost(tasks, layout) - cost(by, after)) / 13
        #expect(abs(saves - expected) < 1e-9 && saves > 0)
        // Each other empty place of the two rows saves no more.
        let places = (0..<6).map {
            Frame(x: 8 + Double($0 % 3) * 64, y: 8 + Double($0 / 3) * 64, width: 60, height: 60)
        }
        var tried = 0
        for place in places {
            var other = change
            other.frames = [place]
            guard let screen = other.apply(to: layout.screens[1], platform: .aac) else { continue }
            tried += 1
            after.screens[1] = screen
            #expect(try cost(by, after) >= cost(by, Self.with(change, layout)) - 1e-9)
        }
        #expect(tried == 2)
    }

    private static func with(_ change: ScreenChange, _ layout: Layout) -> Layout {
        var layout = layout
        layout.screens[1] = change.apply(to: layout.screens[1], platform: .aac)!
        return layout
    }

    @Test("no key where one leads there, no place is empty, tasks stay, or something is done on the way")
    func none() throws {
        let way = Self.task("home-f food-a food-h home-d drinks-t")
        #expect(search(Self.pages("ab/hc"), [way], on: 1)?.changes().isEmpty == true)
        #expect(search(Self.pages(), [Self.task("food-a food-b")], on: 1)?.changes().isEmpty == true)
        #expect(search(Self.pages(), [Self.task("food-h home-x home-d drinks-t")], on: 1)?.changes().isEmpty == true)
        var known = Self.pages()
        known.screens[1][known.screens[1].index(of: "food-c")!].leadsTo = "drinks"
        #expect(search(known, [way], on: 1)?.changes().isEmpty == true)
        #expect(search(Self.pages(), [], on: 1) == nil)
        #expect(search(Self.pages(), [Self.task("home-nobody")], on: 1) == nil)
        let listed = BoardArrangerTests.mix(on: .grouped)
        #expect(search(Self.pages(), [way], on: 1, listed) == nil)
        // A written layout that says something else is no proof.
        let changed = try #require(PagedTasks(layout: Self.pages(), tasks: [way]) { _ in nil })
        #expect(PageJumpSearch(Self.pages().screens[1], BoardArrangerTests.mix(), changed)?.changes().isEmpty == true)
    }

    @Test("among the suggestions it is for people to decide, and saves less beside other moves") func suggested()
        async throws
    {
        let layout = Self.pages()
        let tasks = [Self.task("home-f food-a food-h home-d drinks-t", weight: 3)]
        var screen = layout.screens[1]
        screen[screen.index(of: "food-h")!].weight = 50
        for offset in screen.elements.indices { screen[ElementIndex(offset)].line = 10 + offset }
        let request = Suggester.Request(
            mix: BoardArrangerTests.mix(), tasks: PagedTasks(layout: layout, tasks: tasks))
        let found = await Suggester(screen, platform: .aac, request).run()
        let jump = try #require(found.suggestions.first { $0.change.kind == .pageJump })
        #expect(!jump.isIncluded && jump.change.effort == .structure)
        #expect(found.suggestions.contains { $0.change.kind == .moveCells && $0.isIncluded })
        // The key home is the first then: row 1, column 1.
        #expect(jump.savesAfterOthers < jump.saves && jump.savesAfterOthers > 0)
        #expect(found.after.screen.elements.count == screen.elements.count)
        // The new key has the line of the first one.
        let after = try #require(jump.change.apply(to: screen, platform: .aac))
        let key = try #require(after.elements.first { $0.id == "page-jump" })
        #expect(key.line == screen.elements.first { $0.kind == .element }?.line)
    }
}
