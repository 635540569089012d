import LayoutFormats
import ScreenFindings
import TestSupport
import Testing

/// The samples from before a change have more findings than those after it, and the difference is what was changed.
@Suite struct SampleFindingsTests {
    /// How often each rule finds something, by the usual methods.
    private func counts(_ name: String) throws -> [String: Int] {
        let input = try LayoutReader.read(.file(ProjectFiles.path("Samples/\(name).xml")))
        let found = RuleCase.findings(in: input).flatMap(\.findings)
        return Dictionary(found.map { ($0.code, 1) }, uniquingKeysWith: +)
    }

    @Test(
        arguments: [
            ("RoastedBeans", ["no-groups": 1], [:]),
            ("ShapeShuffleHome", ["no-groups": 1, "reading-order": 1, "first-match": 2], [:]),
            ("ShapeShuffleGame", ["no-groups": 1, "gesture-only": 12], [:]),
            (
                "DogGallery",
                ["no-groups": 2, "carousel": 2, "merge-title": 8, "shortcut": 2, "first-match": 1], [:]
            ),
            ("SwiftPlaygrounds", ["no-groups": 1], [:]),
        ] as [(String, [String: Int], [String: Int])])
    func whatTheChangeHasMended(_ sample: String, gone: [String: Int], new: [String: Int]) throws {
        let before = try counts("\(sample)Before")
        let after = try counts(sample)
        #expect(after.values.reduce(0, +) < before.values.reduce(0, +))
        let codes = Set(before.keys).union(after.keys)
        let change = codes.map { ($0, after[$0, default: 0] - before[$0, default: 0]) }
        #expect(Dictionary(uniqueKeysWithValues: change.filter { $0.1 < 0 }.map { ($0.0, -$0.1) }) == gone)
        #expect(Dictionary(uniqueKeysWithValues: change.filter { $0.1 > 0 }) == new)
    }

    /// What the keyboard still cannot reach after the change, as the talk says: Tab does not reach the stars.
    @Test func theRatingStaysOutOfReachOfTab() throws {
        #expect(try counts("RoastedBeans") == ["unreachable": 1])
    }
}
