import LayoutModel
import Testing

/// Which known name a person most likely meant.
@Suite struct NearestNameTests {
    @Test(
        "a letter more, less, another, or two swapped; without case",
        arguments: [
            ("intervall", "interval"), ("interva", "interval"), ("intervxl", "interval"), ("itnerval", "interval"),
            ("INTERVAL", "interval"), ("cycle", "cycles"), ("exits", "exit"),
        ])
    func near(wrong: String, meant: String) {
        #expect(nearestName(to: wrong, among: ["interval", "cycles", "exit"]) == meant)
    }

    @Test(
        "a third of the longer name may differ, no more",
        arguments: [
            ("abcdefxyz", "abcdefghi", true), ("abcdewxyz", "abcdefghi", false), ("ab", "ax", true),
            ("ab", "xy", false),
            ("a", "b", true), ("abcxyz", "abcdef", false),
        ])
    func limit(wrong: String, known: String, isNear: Bool) {
        #expect((nearestName(to: wrong, among: [known]) != nil) == isNear)
    }

    @Test("two adjacent letters swapped are one change, and the nearest wins, of equals the first")
    func distances() {
        #expect(nearestName(to: "ab", among: ["ba"]) == "ba")
        #expect(nearestName(to: "presses", among: ["passes", "press", "presse"]) == "presse")
        #expect(nearestName(to: "bat", among: ["cat", "hat"]) == "cat")
    }

    @Test("nothing, and what nobody types, is near to nothing")
    func nothing() {
        #expect(nearestName(to: "", among: ["a"]) == nil)
        #expect(nearestName(to: "a", among: [String]()) == nil)
        #expect(nearestName(to: String(repeating: "a", count: 65), among: [String(repeating: "a", count: 65)]) == nil)
    }
}
