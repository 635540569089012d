import GroupingSearch
import LayoutModel
import TestSupport
import Testing

/// Tasks after a change: they can still be done.
@Suite struct RepointedTaskTests {
    @Test func aFoldedButtonIsDoneAsAnAction() throws {
        let fixture = try Fixture(sample: "CardButtons")
        let change = ScreenChange(.actions, ["card-1", "pin-1", "add-1"])
        let task = Task(
            name: "Pin",
            activations: [
                .init(target: "pin-1"), .init(target: "game/add-1"), .init(target: "card-1"),
                .init(target: "other/pin-1"),
            ])
        let after = change.repointed([task], on: fixture.screen)[0]
        #expect(
            after.activations == [
                .init(target: "card-1", action: "Pin"), .init(target: "game/card-1", action: "Add"),
                .init(target: "card-1"), .init(target: "other/pin-1"),
            ])
        // The layout with the change has all that the task names on this screen.
        let screen = try #require(change.apply(to: fixture.screen, platform: .ios))
        let known = Task(name: "Pin", activations: Array(after.activations.prefix(3)))
        let plan = try TaskPlan(known, in: TargetIndex(Layout(screens: [screen])))
        #expect(plan.steps.map(\.action) == ["Pin", "Add", nil])
    }

    @Test func aPhotoOfACarouselIsTheCarousel() throws {
        let fixture = try Fixture(sample: "DogGalleryBefore")
        let change = try #require(ChangeCases.found(.adjustable, fixture).first)
        let task = Task(name: "Look", activations: [.init(target: "main/photo-3"), .init(target: "photos-next")])
        #expect(
            change.repointed([task], on: fixture.screen)[0].activations.map(\.target) == ["main/photo-1", "photo-1"])
    }

    @Test func nothingIsGoneAfterAShortcut() throws {
        let fixture = try Fixture(sample: "CardButtons")
        let task = Task(name: "Hint", activations: [.init(target: "hint")])
        let change = ScreenChange(.shortcut, ["hint"], label: "Command-T")
        #expect(change.repointed([task], on: fixture.screen) == [task])
    }
}
