import AccessCost
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@testable import GroupingSearch

/// What a plan promises is what the methods charge for the layout that is written, read back from its XML.
@Suite struct AppliedTests {
    private static let methods: [AccessMethod] = [
        .iosSwitchAuto, .macVoiceOver, .androidSwitchAuto, .chromeosSwitchAuto, .iosVoiceOver, .webScreenReader,
        .webKeyboard, .macKeyboard,
    ]

    /// The screen as it comes back from its XML.
    private static func reread(_ screen: Screen, _ platform: Platform?) throws -> Screen {
        var screen = screen
        // The other screens of the layout are not written.
        for index in screen.elements.indices.map(ElementIndex.init) { screen[index].leadsTo = nil }
        let layout = Layout(name: "after", platform: platform, screens: [screen])
        let xml = LayoutWriter.xml(layout)
        return try LayoutReader.read(.bytes(Array(xml.utf8), path: "after.xml")).layout.screens[0]
    }

    @Test(arguments: 0..<cases(15, long: 40)) func boxesThatAreElementsSayWhatTheyCan(seed: Int) async throws {
        // How a box is seen only a group can say: an element becomes one, or holds one.
        var random = RandomLayouts(seed: UInt64(seed + 1000))
        var screen = random.screen(elements: 25)
        for index in screen.elements.indices.map(ElementIndex.init) where screen[index].kind == .group {
            screen[index].kind = .element
            screen[index].accessible = false
            screen[index].container = nil
            screen[index].navigationStyle = .automatic
            screen[index].order = []
            (screen[index].scanBlock, screen[index].scanPriority) = (nil, nil)
            (screen[index].isModal, screen[index].isLocked, screen[index].entry) = (false, false, .first)
            screen[index].selectionFollowsFocus = false
            if index.rawValue % 3 == 0 { screen[index].headingLevel = 2 }
        }
        let method = Self.methods[seed % Self.methods.count]
        let platform = method.platforms[0]
        screen = try Self.reread(screen, platform)
        var constraints = Constraints()
        constraints.kind = seed % 2 == 0 ? .natural : .none
        constraints.changePrice = 0
        var options = OrderSearch.Options()
        options.moves = 200
        let mix = Problems.mix(method, platform: platform)
        let request = Suggester.Request(mix: mix, constraints: constraints, search: options)
        let found = await Suggester(screen, platform: platform, request).run()
        let again = try Self.reread(found.after.screen, platform)
        func plain(_ screen: Screen) -> [Element] {
            screen.elements.map { element in
                var element = element
                (element.source, element.leadsTo) = (-1, nil)
                return element
            }
        }
        #expect(plain(again) == plain(found.after.screen), "\(method.id), seed \(seed)")
        #expect(mix.value(of: again) == found.after.value, "\(method.id), seed \(seed)")
        if let before = found.before.value, let after = found.after.value { #expect(after <= before + 1e-9) }
    }

    @Test(arguments: 0..<cases(50, long: 150)) func promisesAreKept(seed: Int) async throws {
        var random = RandomLayouts(seed: UInt64(seed))
        let screen = random.screen(elements: 25)
        let method = Self.methods[seed % Self.methods.count]
        let platform = method.platforms[0]
        var constraints = Constraints()
        constraints.kind = seed % 3 == 0 ? .natural : .none
        constraints.keepsOrder = seed % 5 == 0
        constraints.changePrice = 0
        var options = OrderSearch.Options()
        options.moves = 400
        options.fewOrders = 24
        options.seed = UInt64(seed)
        let mix = Problems.mix(method, platform: platform)
        let request = Suggester.Request(mix: mix, constraints: constraints, search: options)
        let found = await Suggester(screen, platform: platform, request).run()
        let again = try Self.reread(found.after.screen, platform)
        #expect(mix.value(of: again) == found.after.value)
        guard let before = found.before.value, let after = found.after.value else { return }
        #expect(after <= before + 1e-9, "\(method.id), seed \(seed)")
        if let bound = found.bound { #expect(after >= bound - 1e-9) }
        // Nothing is lost: each element is there once, but those that a change has taken away.
        let gone = Set(
            found.suggestions.filter { $0.isIncluded && !ScreenChange.treeKinds.contains($0.change.kind) }
                .flatMap { $0.change.targets })
        let boxes = screen.elements.filter { $0.kind == .group }.map(\.id)
        let ids = Set(found.after.screen.elements.map(\.id))
        #expect(ids.count == found.after.screen.elements.count)
        let lost = screen.elements.map(\.id).filter { !ids.contains($0) && !gone.contains($0) && !boxes.contains($0) }
        #expect(lost == [], "\(method.id), seed \(seed)")
        // All changes together are what was promised; the plan is the tree of its layout.
        let problem = GroupingProblem(screen, mix, constraints)
        if problem.price != nil {
            let plan = await OrderSearch(problem, options).run().plan
            let applied = problem.screen(in: problem.shape(of: plan))
            #expect(ScreenItems(applied, mix.main).currentPlan == plan.renumbered(), "\(method.id), seed \(seed)")
        }
    }

    @Test(arguments: [
        "CardButtons", "DogGalleryBefore", "RoastedBeansBefore", "ShapeShuffleGameBefore", "ShapeShuffleHomeBefore",
        "SwiftPlaygroundsBefore",
    ])
    func samples(name: String) async throws {
        let (screen, platform) = try Problems.sample(name)
        for method in [AccessMethod.iosSwitchAuto, .iosSwitchManual, .macVoiceOver] {
            let mix = Problems.mix(method, platform: platform)
            let found = await Suggester(screen, platform: platform, Suggester.Request(mix: mix)).run()
            #expect(mix.value(of: try Self.reread(found.after.screen, platform)) == found.after.value)
            #expect(try #require(found.after.value) < 0.8 * (try #require(found.before.value)))
            // The first change alone saves what is said.
            let first = try #require(found.suggestions.first { $0.isIncluded })
            let alone = Suggester.applied([first.change], to: screen, mix, platform)
            #expect(abs(try #require(found.before.value) - first.saves - (try #require(mix.value(of: alone)))) < 1e-9)
            // Labels are there, and no two groups have the same.
            let labels = found.suggestions.map(\.change).filter { $0.kind == .group }.map(\.label)
            #expect(Set(labels).count == labels.count && !labels.contains { $0.isEmpty })
        }
    }
}

extension GroupingPlan {
    /// The plan with its targets numbered in visiting order.
    fileprivate func renumbered() -> GroupingPlan {
        var next = -1
        func items(_ list: [Item]) -> [Item] {
            list.map { item in
                switch item {
                case .target:
                    next += 1
                    return .target(next)
                case .group(let inner): return .group(items(inner))
                }
            }
        }
        return GroupingPlan(items(self.items))
    }
}
