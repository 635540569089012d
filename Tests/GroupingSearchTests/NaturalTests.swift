import AccessCost
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// What is suggested for screens that people know, and what no suggestion may do.
@Suite struct NaturalTests {
    private static func suggest(
        _ name: String, _ method: AccessMethod, _ change: (inout Constraints) -> Void = { _ in }
    ) async throws -> ScreenSuggestions {
        let (screen, platform) = try Problems.sample(name)
        return await suggest(screen, platform, method, change)
    }

    private static func suggest(
        _ screen: Screen, _ platform: Platform?, _ method: AccessMethod,
        _ change: (inout Constraints) -> Void = { _ in }
    ) async -> ScreenSuggestions {
        var constraints = Constraints()
        change(&constraints)
        let request = Suggester.Request(mix: Problems.mix(method, platform: platform), constraints: constraints)
        return await Suggester(screen, platform: platform, request).run()
    }

    private static func labels(_ found: ScreenSuggestions) -> [String] {
        found.suggestions.filter { $0.change.kind == .group }.map(\.change.label).sorted()
    }

    private static func value(of name: String, _ method: AccessMethod) throws -> Double {
        let (screen, platform) = try Problems.sample(name)
        return try #require(Problems.mix(method, platform: platform).value(of: screen))
    }

    /// The hand-made grouping of the sample: 26 stops become 8, with labels that a person would give.
    @Test func roastedBeansForAReader() async throws {
        let found = try await Self.suggest("RoastedBeansBefore", .macVoiceOver)
        #expect(found.before.tree.rootCount == 26 && found.after.tree.rootCount == 8)
        #expect(Self.labels(found) == ["Availability", "Coffee details", "Coffee list", "Coffees", "Rating"])
        let reasons = found.suggestions.map { ($0.change.label, $0.reasons) }
        #expect(reasons.first { $0.0 == "Rating" }?.1 == [.container, .numbers])
        #expect(reasons.first { $0.0 == "Coffee details" }?.1 == [.container])
        let after = try #require(found.after.value)
        #expect(after <= (try Self.value(of: "RoastedBeans", .macVoiceOver)) + 1e-9)
        #expect(found.status == .optimal)
        // Proven under the constraints, and trees that keep none of them may cost less.
        let (bound, free, gap) = (try #require(found.bound), try #require(found.freeBound), try #require(found.gap))
        #expect(abs(bound - after) < 1e-9 && abs(gap) < 1e-9)
        #expect(free < after)
    }

    @Test func roastedBeansForASwitch() async throws {
        let found = try await Self.suggest("RoastedBeansBefore", .iosSwitchAuto)
        #expect(Self.labels(found) == ["Coffee list", "Rating"])
        #expect(try #require(found.after.value) <= (try Self.value(of: "RoastedBeans", .iosSwitchAuto)) + 1e-9)
    }

    /// The order of the levels is repaired: no later level before an earlier one.
    @Test(arguments: ["ios-switch-auto", "ios-voiceover", "ios-switch-manual"])
    func shapeShuffleHomeIsInOrder(id: String) async throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        let found = try await Self.suggest("ShapeShuffleHomeBefore", method)
        func levels(_ state: ScreenSuggestions.ScreenState) -> [Int] {
            state.tree.stops.filter { $0.kind == .target }.compactMap { stop in
                Series.numbered(state.screen[stop.element!])?.number
            }
        }
        #expect(levels(found.before) != Array(1...30))
        #expect(levels(found.after) == Array(1...30))
        #expect(found.suggestions.contains { $0.change.kind == .order && $0.isIncluded })
        // Groups hold levels that follow each other, and say which.
        for change in found.suggestions.map(\.change) where change.kind == .group {
            let numbers = change.targets.compactMap { Int($0.dropFirst("level-".count)) }
            #expect(numbers == Array(numbers[0]...numbers[numbers.count - 1]))
            #expect(change.label == "Level \(numbers[0]) to \(numbers[numbers.count - 1])")
        }
    }

    /// Groups of three at most are the talk's own: ten containers along the path.
    @Test func containersOfThreeAlongThePath() async throws {
        let found = try await Self.suggest("ShapeShuffleHomeBefore", .iosSwitchAuto) { $0.largestGroup = 3 }
        let groups = found.suggestions.map(\.change).filter { $0.kind == .group }
        #expect(
            Set(groups.map(\.targets)).isSubset(
                of: (0..<10).map { ten in (1...3).map { "level-\(3 * ten + $0)" } }))
        #expect(groups.count >= 9)
        // The last container ends the list: in it, a level costs one press more than beside it.
        let sample = try Self.value(of: "ShapeShuffleHome", .iosSwitchAuto)
        #expect(try #require(found.after.value) <= sample + 0.02)
        #expect(found.status == .optimal)
    }

    /// Cards stay with their small buttons, and a group lies in one row.
    @Test func cardsStayWholeInTheirRows() async throws {
        let found = try await Self.suggest("CardButtons", .iosSwitchAuto)
        let groups = found.suggestions.map(\.change).filter { $0.kind == .group }
        #expect(!groups.isEmpty)
        for group in groups {
            let cards = Set(group.targets.compactMap { $0.split(separator: "-").last.flatMap { Int($0) } })
            #expect(group.targets.count == 3 * cards.count, "\(group.targets)")
            #expect(Set(cards.map { ($0 - 1) / 4 }).count == 1, "\(group.targets)")
        }
    }

    /// The panes of the talk are what is suggested, and the buttons below them are left alone.
    @Test func swiftPlaygroundsForASwitch() async throws {
        let found = try await Self.suggest("SwiftPlaygroundsBefore", .iosSwitchAuto)
        #expect(found.before.tree.rootCount == 30 && found.after.tree.rootCount == 9)
        #expect(found.suggestions.map(\.change.kind) == [.group, .group, .group, .group])
        #expect(Self.labels(found) == ["3D world", "Chapters", "Code editor", "Code suggestions"])
        let after = try #require(found.after.value)
        #expect(abs(after - (try Self.value(of: "SwiftPlaygrounds", .iosSwitchAuto))) < 1e-9)
        #expect(found.status == .optimal)
    }

    /// What stands in a column is one list although rows go across it and the file has no panes.
    @Test func columnsAreLists() async throws {
        let found = try await Self.suggest("PuzzleBefore", .iosSwitchAuto)
        #expect(Set(Self.labels(found)).isSuperset(of: ["Chapter 1 to 6", "Line 1 to 8"]))
        #expect(try #require(found.after.value) <= (try Self.value(of: "Puzzle", .iosSwitchAuto)) + 1e-9)
    }

    /// A screen whose order and groups are as they should be is left alone.
    @Test func whatIsGoodStays() async throws {
        let found = try await Self.suggest("RoastedBeans", .macVoiceOver)
        #expect(found.suggestions.filter(\.isIncluded).isEmpty && found.status == .optimal)
        #expect(found.after.value == found.before.value)
    }

    // MARK: Constraints

    private static func rows() -> Screen {
        var numbers = SeededNumbers(4)
        var screen = Screen(id: "s", width: 400, height: 800)
        for box in 0..<4 {
            var group = Element(.group, id: "box-\(box)", label: "Box \(box)")
            group.container = .semanticGroup
            group.isLocked = box == 1
            let index = screen.open(group, in: nil)
            for place in 0..<4 {
                var element = Element(role: .button, id: "b-\(box)-\(place)", label: "Do \(box) \(place)")
                element.weight = Double(Int.random(in: 1...30, using: &numbers))
                element.frame = Frame(x: Double(place) * 100, y: Double(box) * 100, width: 90, height: 44)
                element.isDestructive = box == 2 && place == 3
                screen.open(element, in: index)
            }
            screen.close(index)
        }
        return screen
    }

    @Test func aLockedGroupStaysAsItIs() async throws {
        let found = await Self.suggest(Self.rows(), .ios, .iosSwitchAuto) {
            $0.kind = .none
            $0.depth = 3
            $0.changePrice = 0
        }
        let tree = found.after.tree
        let locked = try #require(
            tree.stops.indices.first { tree.stops[$0].element.map { found.after.screen[$0].id } == "box-1" })
        let members = tree.stops[locked + 1..<tree.stops[locked].end].filter { $0.kind != .exit }
        #expect(members.map { found.after.screen[$0.element!].id } == (0..<4).map { "b-1-\($0)" })
        #expect(members.allSatisfy { $0.parent == locked })
        #expect(try #require(found.after.value) < (try #require(found.before.value)))
        // No bound is known where a group may not be touched.
        #expect(found.bound == nil)
    }

    @Test func togetherAndApart() async throws {
        let together = ["b-0-0", "b-3-3"]
        let apart = ["b-0-1", "b-0-2"]
        let found = await Self.suggest(Self.rows(), .ios, .iosSwitchAuto) {
            $0.kind = .none
            $0.changePrice = 0
            $0.together = [together]
            $0.apart = [apart]
        }
        let order = found.after.tree.stops.compactMap { stop in
            stop.kind == .target ? stop.element.map { found.after.screen[$0].id } : nil
        }
        let places = together.map { order.firstIndex(of: $0)! }
        #expect(abs(places[0] - places[1]) == 1)
        for change in found.suggestions.map(\.change) where change.kind == .group {
            #expect(change.targets.count(where: apart.contains) < 2)
            #expect([0, 2].contains(change.targets.count(where: together.contains)))
        }
    }

    @Test func depthAndSizeAreKept() async throws {
        for depth in 0...2 {
            for size in [2, 3, 5] {
                let found = await Self.suggest(
                    Problems.buttons((0..<30).map { Double($0 % 7 + 1) }), .ios, .iosSwitchAuto
                ) {
                    $0.kind = .none
                    $0.depth = depth
                    $0.largestGroup = size
                    $0.keepsOrder = true
                }
                #expect((found.after.tree.stops.map(\.depth).max() ?? 0) <= depth)
                #expect(found.suggestions.allSatisfy { $0.change.targets.count <= size })
                #expect(found.status == .optimal)
            }
        }
    }

    @Test func aChangeMustBeWorthItsPrice() async throws {
        let expensive = try await Self.suggest("RoastedBeansBefore", .iosSwitchAuto) { $0.changePrice = 100 }
        #expect(expensive.suggestions.filter(\.isIncluded).isEmpty)
        let cheap = try await Self.suggest("RoastedBeansBefore", .iosSwitchAuto) { $0.changePrice = 0 }
        let usual = try await Self.suggest("RoastedBeansBefore", .iosSwitchAuto)
        #expect(try #require(cheap.after.value) <= (try #require(usual.after.value)))
        // What a change saves after the others is at least its price.
        for suggestion in usual.suggestions where suggestion.isIncluded {
            #expect(suggestion.savesAfterOthers >= usual.changePrice - 1e-9)
        }
    }

    /// What destroys something does not get beside what is wanted often.
    @Test func destructiveTargetsStayAwayFromFrequentOnes() async throws {
        var screen = Screen(id: "s", width: 600, height: 60)
        for (place, weight) in [1.0, 1, 9, 1, 1, 1].enumerated() {
            var element = Element(
                role: .button, id: "b\(place)", label: ["Cut", "Paste", "Open", "Save", "Print", "Erase"][place])
            element.weight = weight
            element.isDestructive = place == 5
            element.frame = Frame(x: Double(place) * 100, y: 0, width: 90, height: 44)
            screen.open(element, in: nil)
        }
        let found = await Self.suggest(screen, .ios, .iosSwitchAuto) { $0.changePrice = 0 }
        let order = found.after.tree.stops.filter { $0.kind == .target }.map { found.after.screen[$0.element!].id }
        #expect(order[0] == "b2", "what is wanted most comes first: \(order)")
        #expect(abs(order.firstIndex(of: "b2")! - order.firstIndex(of: "b5")!) > 1)
    }
}
