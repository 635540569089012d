import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// What is alike is treated alike, and groups have names that say what they hold.
@Suite struct AlikeGroupsTests {
    /// Cards below each other, each a title with a switch beside it and two buttons below, wanted as weights say.
    private static func cards(_ titles: [String], weight: (Int, Int) -> Double = { _, _ in 1 }) -> Screen {
        var screen = Screen(id: "s", width: 400, height: 1600)
        for (card, title) in titles.enumerated() {
            let top = Double(card) * 200
            let parts: [(String, Role, Frame)] = [
                (title, .button, Frame(x: 20, y: top, width: 200, height: 40)),
                ("On", .toggle, Frame(x: 300, y: top, width: 60, height: 40)),
                ("Expand", .button, Frame(x: 20, y: top + 44, width: 100, height: 40)),
                ("Delete", .button, Frame(x: 140, y: top + 44, width: 100, height: 40)),
            ]
            for (place, part) in parts.enumerated() {
                var element = Element(role: part.1, id: "c\(card)-\(place)", label: part.0)
                element.frame = part.2
                element.weight = weight(card, place)
                screen.open(element, in: nil)
            }
        }
        return screen
    }

    private static func suggestions(_ screen: Screen, _ constraints: Constraints = Constraints()) async -> [Suggestion]
    {
        let mix = Problems.mix(.iosSwitchAuto, platform: .ios)
        let request = Suggester.Request(mix: mix, constraints: constraints)
        return await Suggester(screen, platform: .ios, request).run().suggestions
    }

    /// Whatever is wanted: all cards become groups, or none does, and no part of one does.
    @Test(arguments: 0..<cases(5, long: 24)) func allCardsOrNone(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 2...5, using: &random)
        let titles = ["Kitchen", "Garage", "Cellar", "Garden", "Attic"]
        let weights = (0..<count).map { _ in (0..<4).map { _ in Double(Int.random(in: 1...40, using: &random)) } }
        let screen = Self.cards(Array(titles.prefix(count))) { weights[$0][$1] }
        let groups = await Self.suggestions(screen).map(\.change).filter { $0.kind == .group }
        let cards = (0..<count).map { card in Set((0..<4).map { "c\(card)-\($0)" }) }
        let whole = groups.filter { cards.contains(Set($0.targets)) }
        #expect(whole.isEmpty || whole.count == count)
        #expect(groups.allSatisfy { group in cards.allSatisfy { !$0.isStrictSuperset(of: group.targets) } })
        #expect(whole.map(\.label).sorted() == (whole.isEmpty ? [] : titles.prefix(count).sorted()))
        #expect(whole.allSatisfy { !$0.needsName })
    }

    @Test func titlesNameTheCards() async {
        let found = await Self.suggestions(Self.cards(["Kitchen", "Garage", "Cellar", "Garden"]))
        let groups = found.map(\.change).filter { $0.kind == .group }
        #expect(Set(groups.map(\.label)) == ["Kitchen", "Garage", "Cellar", "Garden"])
        #expect(groups.allSatisfy { $0.effort == .container })
        let reasons = found.filter { $0.change.kind == .group }.map(\.reasons)
        #expect(reasons.allSatisfy { $0.contains(.template) && $0.contains(.gap) }, "\(reasons)")
    }

    /// Cards that nothing tells apart get numbers, and ask for names.
    @Test func cardsWithoutTitlesAskForNames() async {
        let found = await Self.suggestions(Self.cards(["Alarm", "Alarm", "Alarm", "Alarm"]))
        let groups = found.map(\.change).filter { $0.kind == .group }
        #expect(groups.count == 4 && groups.allSatisfy(\.needsName))
        #expect(Set(groups.map(\.label)) == ["Alarm 1", "Alarm 2", "Alarm 3", "Alarm 4"])
    }

    /// The rows of a grid are alike: where grouping some of them would save most, all of them are groups, or none is.
    @Test(arguments: [[9, 3, 1], [1, 1, 1], [1, 30, 1], [50, 1, 1]]) func allRowsOrNone(weights: [Double]) async {
        var screen = Screen(id: "s", width: 400, height: 800)
        for (row, weight) in weights.enumerated() {
            for column in 0..<4 {
                var element = Element(role: .button, id: "c\(row)-\(column)", label: "Card \(row * 4 + column + 1)")
                element.frame = Frame(x: 20 + Double(column) * 80, y: 100 + Double(row) * 120, width: 72, height: 90)
                element.weight = weight
                screen.open(element, in: nil)
            }
        }
        let groups = await Self.suggestions(screen).map(\.change).filter { $0.kind == .group }
        let rows = weights.indices.map { row in Set((0..<4).map { "c\(row)-\($0)" }) }
        #expect(groups.isEmpty || Set(groups.map { Set($0.targets) }) == Set(rows), "\(groups.map(\.targets))")
        #expect(groups.isEmpty || groups.map(\.label).sorted() == ["Card 1 to 4", "Card 5 to 8", "Card 9 to 12"])
        if weights == [1, 1, 1] { #expect(!groups.isEmpty) }
    }

    /// What copies save is told for all of them: the last card of a list may save nothing by itself.
    @Test func copiesSaveTogether() async throws {
        let (screen, platform) = try Problems.sample("ShapeShuffleGameBefore")
        let mix = Problems.mix(.iosSwitchAuto, platform: platform)
        let found = await Suggester(screen, platform: platform, Suggester.Request(mix: mix)).run()
        let groups = found.suggestions.filter { $0.change.kind == .group }
        let saved = try #require(found.before.value) - (try #require(found.after.value))
        #expect(groups.count == 3 && groups.contains { $0.saves < 0 })
        #expect(groups.allSatisfy { $0.together?.changes == 3 && abs($0.together!.saves - saved) < 1e-6 })
    }

    /// With several templates each choice has a first look alone, and what is taken is as good as if each had been searched whole.
    @Test(arguments: 0..<cases(2, long: 12)) func firstLooksLoseNothing(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var screen = Screen(id: "s", width: 900, height: 2400)
        let templates: [[Role]] = [
            [.button, .toggle, .button], [.link, .link, .checkbox, .button], [.slider, .button],
        ]
        for (block, roles) in templates.enumerated() {
            for row in 0..<4 {
                for (column, role) in roles.enumerated() {
                    var element = Element(
                        role: role, id: "b\(block)-\(row)-\(column)", label: "Part \(block) \(row) \(column)")
                    element.frame = Frame(
                        x: 20 + Double(column) * 90, y: Double(block) * 600 + Double(row) * 70,
                        width: Double(60 + 10 * block), height: 40)
                    element.weight = Double(Int.random(in: 1...20, using: &random))
                    screen.open(element, in: nil)
                }
            }
        }
        let mix = Problems.mix(.iosSwitchAuto, platform: .ios)
        var constraints = Constraints()
        constraints.changePrice = 0
        let problem = GroupingProblem(screen, mix, constraints)
        let alike = AlikeGroups(problem)
        try #require(alike.choices.count == 5)
        var values: [Double] = []
        for units in alike.choices {
            let own = alike.problem(screen, units.flatMap(\.self), mix, constraints).problem
            values.append(try #require(own.value(of: await OrderSearch(own).run().plan)))
        }
        let best = try #require(values.min())
        #expect(try #require(values.max()) > 1.02 * best)
        let request = Suggester.Request(mix: mix, constraints: constraints)
        let found = await ChoiceSearch(problem, request).run(nil)
        let after = try #require(mix.value(of: Suggester.applied(found.changes, to: screen, mix, .ios)))
        #expect(after <= 1.002 * best)
    }

    /// A part of a series is a group, and holds no further part.
    @Test(arguments: 0..<cases(6, long: 12)) func rangesAreNotNested(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        var screen = Screen(id: "s", width: 400, height: 1600)
        for number in 1...24 {
            var element = Element(role: .button, id: "l\(number)", label: "Level \(number)")
            element.frame = Frame(x: 20, y: Double(number) * 50, width: 300, height: 44)
            element.weight = Double(Int.random(in: 1...100, using: &random))
            screen.open(element, in: nil)
        }
        var constraints = Constraints()
        constraints.depth = seed % 2 == 0 ? 2 : nil
        let found = await Self.suggestions(screen, constraints).filter { $0.change.kind == .group }
        let groups = found.map(\.change)
        #expect(!groups.isEmpty && found.allSatisfy { $0.reasons == [.numbers] })
        for one in groups {
            for other in groups where one != other { #expect(Set(one.targets).isDisjoint(with: other.targets)) }
            let numbers = one.targets.compactMap { Int($0.dropFirst()) }
            #expect(numbers == Array(numbers[0]...numbers[numbers.count - 1]))
            #expect(one.label == "Level \(numbers[0]) to \(numbers[numbers.count - 1])")
        }
    }

    /// Neighbours without a container, a heading or a word in common are no group, however much one would save.
    @Test func noGroupForNoReason() async {
        var screen = Screen(id: "s", width: 400, height: 1600)
        let names = [
            "Bread", "Tax", "Violin", "Harbour", "Moss", "Theatre", "Glue", "Orbit", "Pepper", "Latin", "Sail", "Fog",
        ]
        for (place, name) in names.enumerated() {
            var element = Element(role: .button, id: "b\(place)", label: name)
            element.frame = Frame(x: 20, y: Double(place) * 50, width: 300, height: 44)
            screen.open(element, in: nil)
        }
        #expect(await Self.suggestions(screen).filter { $0.change.kind == .group }.isEmpty)
        // A word in common is a reason.
        for place in 5..<10 { screen[ElementIndex(place)].label += " export" }
        let found = await Self.suggestions(screen).filter { $0.change.kind == .group }
        let groups = found.map(\.change)
        #expect(groups.count == 1 && found[0].reasons == [.word])
        #expect(groups.first.map { Set($0.targets).isSubset(of: ["b5", "b6", "b7", "b8", "b9"]) } ?? false)
        #expect(groups.first?.label.contains("export") ?? false)
    }
}
