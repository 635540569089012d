import AccessCost
import LayoutModel
import TestSupport
import Testing

/// How two layouts are matched, target by target: by id, else by role and label, equals in document order with a note.
@Suite struct ComparisonTests {
    private func layout(_ contents: [(String, String)]) throws -> LayoutAnalysis {
        let screens = try contents.map { id, content -> ScreenAnalysis in
            var screen = try Fixture(content).screen
            screen.id = id
            return Fixture(screen).analysis(.iosSwitchAuto)
        }
        return LayoutAnalysis(path: "a.xml", format: "navcost", name: "", platform: .ios, screens: screens, notes: [])
    }

    private func pair(_ before: String, _ after: String) throws -> Comparison.ScreenPair {
        let comparison = try Comparison(before: layout([("s", before)]), after: layout([("s", after)]))
        return try #require(comparison.screens.first)
    }

    /// The matches as "old=new", then what was added and removed.
    private func text(_ pair: Comparison.ScreenPair) -> String {
        let matches = pair.targets.map { "\(pair.before.targets[$0.before].id)=\(pair.after.targets[$0.after].id)" }
        return
            (matches + pair.added.map { "+\(pair.after.targets[$0].id)" }
            + pair.removed.map { "-\(pair.before.targets[$0].id)" }).joined(separator: " ")
    }

    private func button(_ id: String, _ label: String, role: String = "button") -> String {
        "<element id=\"\(id)\" role=\"\(role)\" label=\"\(label)\"/>"
    }

    @Test("by id, whatever the label; then by role and label; what is left was added or removed")
    func matching() throws {
        let pair = try pair(
            button("a", "One") + button("b", "Two") + button("c", "Three") + button("d", "Four"),
            button("x", "Two") + button("a", "New") + button("y", "Three", role: "link") + button("e", "Five"))
        #expect(text(pair) == "a=a b=x +y +e -c -d")
        #expect(pair.notes.isEmpty)
    }

    @Test("an id wins over role and label of another")
    func idFirst() throws {
        let pair = try pair(button("a", "Play") + button("b", "Stop"), button("b", "Play") + button("c", "Stop"))
        #expect(text(pair) == "b=b +c -a")
    }

    @Test("equals are matched in document order, and a note counts them")
    func equals() throws {
        let twice = button("a", "Delete") + button("b", "Delete")
        let pair = try pair(twice, button("x", "Delete") + button("y", "Delete"))
        #expect(text(pair) == "a=x b=y")
        #expect(pair.notes.count == 1)
        #expect(pair.notes[0].hasPrefix("2 targets"))
    }

    @Test("two equals before and one after, or the other way round, are a guess as well")
    func unequalNumbers() throws {
        let twice = button("a", "Delete") + button("b", "Delete")
        let fewer = try pair(twice, button("x", "Delete"))
        #expect(text(fewer) == "a=x -b")
        #expect(fewer.notes.count == 1)
        let more = try pair(button("x", "Delete"), twice)
        #expect(text(more) == "x=a +b")
        #expect(more.notes.count == 1)
    }

    @Test("slower, faster and the same, by the method's main tree; a target that becomes reachable is faster")
    func shift() throws {
        let pair = try pair(
            button("a", "A") + button("b", "B") + button("c", "C")
                + #"<element id="d" role="button" label="D" offscreen="true"/>"#,
            button("b", "B") + button("a", "A") + button("c", "C") + button("d", "D"))
        let shift = pair.shift(of: .seconds, method: 0)
        func ids(_ places: [Int]) -> [String] { places.map { pair.before.targets[pair.targets[$0].before].id } }
        #expect(ids(shift.slower) == ["a"])
        #expect(ids(shift.faster) == ["b", "d"])
        #expect(ids(shift.same) == ["c"])
        let presses = pair.shift(of: .presses, method: 0)
        #expect(ids(presses.same) == ["a", "b", "c"])
    }

    @Test("screens match by id; two single screens always do")
    func screens() throws {
        let a = button("a", "A")
        let single = try Comparison(before: layout([("old", a)]), after: layout([("new", a)]))
        #expect(single.screens.count == 1)
        #expect(single.addedScreens.isEmpty && single.removedScreens.isEmpty)
        let several = try Comparison(
            before: layout([("home", a), ("help", a)]), after: layout([("more", a), ("home", a)]))
        #expect(several.screens.map(\.before.screen.id) == ["home"])
        #expect(several.addedScreens == ["more"])
        #expect(several.removedScreens == ["help"])
    }
}
