import AccessCost
import LayoutModel
import TestSupport
import Testing

/// How two layouts are matched, goal by goal: by stated ids, then by role and label in an alignment, then by names.
@Suite struct ComparisonTests {
    private func layout(_ contents: [(String, String)]) throws -> LayoutAnalysis {
        try ComparisonCases.layout(contents)
    }

    private func pair(_ before: String, _ after: String) throws -> Comparison.ScreenPair {
        try ComparisonCases.pair(before, after)
    }

    private func text(_ pair: Comparison.ScreenPair) -> String { ComparisonCases.text(pair) }

    private func button(_ id: String, _ label: String, role: String = "button") -> String {
        "<element id=\"\(id)\" role=\"\(role)\" label=\"\(label)\"/>"
    }

    @Test(
        "by id, whatever the label; then by role and label, moved ones included; a link that is called as a button was")
    func matching() throws {
        let pair = try pair(
            button("a", "One") + button("b", "Two") + button("c", "Three") + button("d", "Four"),
            button("x", "Two") + button("a", "New") + button("y", "Three", role: "link") + button("e", "Five"))
        #expect(text(pair) == "a=a b=x c=y +e -d")
        #expect(pair.goals.map(\.matchedBy) == [.id, .alignment, .goal])
        #expect(pair.notes.isEmpty)
    }

    /// Each of these is neither the same role nor the same name.
    @Test func otherRolesWithOtherNamesAreNotTheSame() throws {
        let frame = "x=\"0\" y=\"0\" width=\"10\" height=\"10\""
        let pair = try pair(
            "<element role='button' label='Save' \(frame)/>", "<element role='link' label='Imprint' \(frame)/>")
        #expect(text(pair) == "+link1 -button1")
        let renamed = try self.pair(
            "<element role='button' label='Save' \(frame)/>", "<element role='button' label='Quit' \(frame)/>")
        #expect(text(renamed) == "+button1 -button1")
    }

    @Test("a label that changed in part is aligned between its neighbours; another number is another target")
    func similarLabels() throws {
        let rest = ["Archive", "Inbox, new messages", "Sent"].map { "<element role='cell' label='\($0)'/>" }.joined()
        let changed = rest.replacing("Inbox, new messages", with: "Inbox, no new messages")
        #expect(text(try pair(rest, changed)) == "cell1=cell1 cell2=cell2 cell3=cell3")
        let level = "<element role='button' label='Go to level 3'/>"
        #expect(text(try pair(level, level.replacing("3", with: "4"))) == "+button1 -button1")
    }

    @Test("equals are told apart by the texts before them and by their containers")
    func neighbourhood() throws {
        func row(_ name: String) -> String {
            "<element role='staticText' label='\(name)'/><element role='button' label='Delete'/>"
        }
        let flat = try pair(row("Ann") + row("Bob") + row("Cy"), row("Bob") + row("Cy"))
        #expect(text(flat) == "button2=button1 button3=button2 -button1")
        #expect(flat.notes.isEmpty)
        func group(_ name: String) -> String { "<group role='list' label='\(name)'>\(row("Mail"))</group>" }
        let boxed = try pair(group("Ann") + group("Bob"), group("Bob"))
        #expect(text(boxed) == "list2.button1=list1.button1 -list1.button1")
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

    @Test("slower, faster and the same, by the method's main tree; a target whose cost was unknown is none of these")
    func shift() throws {
        let pair = try pair(
            button("a", "A") + button("b", "B") + button("c", "C")
                + #"<element id="d" role="button" label="D" offscreen="true"/>"#,
            button("b", "B") + button("a", "A") + button("c", "C") + button("d", "D"))
        let shift = pair.shift(of: .seconds, method: 0)
        func ids(_ places: [Int]) -> [String] { places.map { pair.before.targets[pair.goals[$0].before.target].id } }
        #expect(ids(shift.slower) == ["a"])
        #expect(ids(shift.faster) == ["b"])
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
