import AccessCost
import GroupingSearch
import LayoutModel
import TestSupport

/// Screens written in tests and what the finders propose for them.
enum ChangeCases {
    /// The changes of one kind that are found on a screen, each as "ids > label".
    static func found(
        _ kind: ScreenChange.Kind, _ content: String, platform: Platform? = .ios, method: AccessMethod? = nil
    ) throws -> [String] {
        let fixture = try Fixture(content, platform: platform)
        return found(kind, fixture, method: method).map(text)
    }

    /// The changes of one kind that are found on a screen; with the costs of a method where one is given.
    static func found(
        _ kind: ScreenChange.Kind, _ fixture: Fixture, method: AccessMethod? = nil
    ) -> [ScreenChange] {
        let analysis = method.map { fixture.analysis($0, action: .activate) }
        return ScreenChange.candidates(on: fixture.screen, platform: fixture.platform, analysis: analysis)
            .filter { $0.kind == kind }
    }

    /// A change as "ids > label".
    static func text(_ change: ScreenChange) -> String {
        change.targets.joined(separator: " ") + (change.label.isEmpty ? "" : " > \(change.label)")
    }

    /// The screen with a change made, as text; nil where it cannot be made.
    static func applied(_ change: ScreenChange, _ fixture: Fixture) -> String? {
        change.apply(to: fixture.screen, platform: fixture.platform).map { fullDump($0, frames: true) }
    }
}
