import AccessCost
import LayoutModel
import TestSupport
import Testing

/// Actions, gestures, targets and menu items that are the same goal.
@Suite struct GoalMatchingTests {
    private static let cards = (1...2).map {
        "<element id='c\($0)' role='button' label='Card \($0)'/><element id='p\($0)' role='button' label='Pin card \($0)'/>"
    }.joined()
    private static let actions = (1...2).map {
        "<element id='c\($0)' role='button' label='Card \($0)'><action name='Pin'/></element>"
    }.joined()

    @Test func aButtonBecomesAnActionAndBack() throws {
        let folded = try ComparisonCases.pair(Self.cards, Self.actions)
        #expect(ComparisonCases.text(folded) == "c1=c1 p1=c1/Pin c2=c2 p2=c2/Pin")
        #expect(folded.goals.map(\.matchedBy) == [.id, .goal, .id, .goal])
        let unfolded = try ComparisonCases.pair(Self.actions, Self.cards)
        #expect(ComparisonCases.text(unfolded) == "c1=c1 c1/Pin=p1 c2=c2 c2/Pin=p2")
    }

    @Test("both orders of words, and words that join; a menu item")
    func names() throws {
        let before =
            "<element role='button' label='Map of Oak Hill'/><element role='button' label='Oak Hill, call'/><element role='button' label='Export'/>"
        let after =
            "<element role='cell' label='Oak Hill'><action name='Map'/><action name='Call'/></element><element role='menuItem' label='export'/>"
        #expect(
            ComparisonCases.text(try ComparisonCases.pair(before, after))
                == "button1=cell1/Map button2=cell1/Call button3=menuItem1 +cell1")
    }

    @Test("a button that is called as the action alone belongs to the element that it follows")
    func followingButtons() throws {
        let before = ["Ann", "Bob"].map { "<element role='cell' label='\($0)'/><element role='button' label='Reply'/>" }
        let after = ["New", "Ann", "Bob"].map {
            "<element role='cell' label='\($0)'><action name='Reply'/></element>"
        }
        #expect(
            ComparisonCases.text(try ComparisonCases.pair(before.joined(), after.joined()))
                == "cell1=cell2 button1=cell2/Reply cell2=cell3 button2=cell3/Reply +cell1 +cell1/Reply")
    }

    @Test("a gesture agrees with an action of its name, and with any that sameAs says")
    func gestures() throws {
        let before = "<element id='c' role='button' label='Card' gestures='longPress doubleTap'/>"
        let named = "<element id='c' role='button' label='Card'><action name='Long press'/></element>"
        let pair = try ComparisonCases.pair(before, named)
        #expect(ComparisonCases.text(pair) == "c=c c/longPress=c/Long press -c/doubleTap")
        #expect(pair.goals[1].matchedBy == .goal)
        let stated =
            "<element id='c' role='button' label='Card'><action name='Pin' sameAs='c/longPress'/><action name='Add' sameAs='c/doubleTap'/></element>"
        #expect(
            ComparisonCases.text(try ComparisonCases.pair(before, stated)) == "c=c c/longPress=c/Pin c/doubleTap=c/Add")
    }

    @Test("sameAs wins over ids and names, and may name several goals or a target whose id has a slash")
    func sameAs() throws {
        let before = "<element id='a' role='button' label='A'/><element id='b/x' role='button' label='B'/>"
        let swapped =
            "<element id='a' role='button' label='B' sameAs='b/x'/><element id='b/x' role='button' label='A' sameAs='a'/>"
        let pair = try ComparisonCases.pair(before, swapped)
        #expect(ComparisonCases.text(pair) == "a=b/x b/x=a")
        #expect(pair.goals.allSatisfy { $0.matchedBy == .goal })
        let several = try ComparisonCases.pair(before, "<element id='n' role='slider' label='N' sameAs='a b/x'/>")
        #expect(ComparisonCases.text(several) == "a=n b/x=n")
        let wrong = try ComparisonCases.pair(before, "<element id='n' role='slider' label='N' sameAs='nothing'/>")
        #expect(wrong.notes == ["sameAs names 'nothing', which is no goal of the screen before the change"])
    }

    /// A later version of a layout still says what its goals were before an earlier change.
    @Test func aChangeBeforeTheLastIsNotLookedFor() throws {
        let layout =
            "<element id='a' role='button' label='A' sameAs='b'/><element id='b' role='button' label='B'><action name='Do' sameAs='x'/></element>"
        let pair = try ComparisonCases.pair(layout, layout)
        #expect(ComparisonCases.text(pair) == "a=a b=b b/Do=b/Do")
        #expect(pair.notes.isEmpty)
    }

    @Test("removed goals are regressions unless that is meant, or nobody wants them")
    func removedGoals() throws {
        let before = (1...8).map { "<element id='e\($0)' role='button' label='B\($0)'/>" }
        let pair = try ComparisonCases.pair(before.joined(), before[0] + before[1])
        #expect(pair.removed.count == 6)
        let found = pair.regressions(method: 0, removalsAreMeant: false)
        #expect(found.map(\.kind) == [Comparison.ScreenPair.Regression.Kind](repeating: .removed, count: 6))
        #expect(pair.regressions(method: 0, removalsAreMeant: true).isEmpty)
        let unwanted = before.map { $0.replacing("/>", with: " weight='0'/>") }
        let rest = try ComparisonCases.pair(before[0] + unwanted[1], before[0])
        #expect(rest.removed.count == 1 && rest.missed.isEmpty)
        #expect(rest.regressions(method: 0, removalsAreMeant: false).isEmpty)
    }

    /// Steps of a flat scan: 1 to 4 before, and 1 for Tap in the menu. Afterwards the cards are 1 and 2, and Pin is item 2 of the
    /// menu (NavCost.docc/Model.md, "Scanning costs"): 2, 3, 3 and 4.
    @Test func expectedCostsAreOverGoals() throws {
        let pair = try ComparisonCases.pair(Self.cards, Self.actions, doing: .activate)
        let expected = try #require(pair.expected(method: 0, tree: .flat))
        #expect(expected.count == 4 && !expected.areTargets)
        #expect(expected.before?.steps == 3.5)
        #expect(expected.after?.steps == 3)
        #expect(pair.shift(of: .steps, method: 0).slower.isEmpty)
    }

    /// Where only reaching counts, Pin costs what its card costs: 1, 1, 2 and 2 instead of 1 to 4.
    @Test func anActionIsReachedWithItsTarget() throws {
        let pair = try ComparisonCases.pair(Self.cards, Self.actions)
        let expected = try #require(pair.expected(method: 0, tree: .flat))
        #expect(expected.count == 4)
        #expect(expected.before?.steps == 2.5 && expected.after?.steps == 1.5)
    }

    @Test("only goals of the named action, whichever side has it as one")
    func oneAction() throws {
        let pair = try ComparisonCases.pair(Self.cards, Self.actions, action: "Pin")
        #expect(ComparisonCases.text(pair) == "p1=c1/Pin p2=c2/Pin")
        let back = try ComparisonCases.pair(Self.actions, Self.cards, action: "Pin")
        #expect(ComparisonCases.text(back) == "c1/Pin=p1 c2/Pin=p2")
        let gone = try ComparisonCases.pair(
            Self.actions, "<element id='c1' role='button' label='Card 1'/>", action: "Pin")
        #expect(ComparisonCases.text(gone) == "-c1/Pin -c2/Pin")
    }

    @Test("the use that a target of its own states is the weight of the goal on both sides")
    func weights() throws {
        let before =
            "<element id='c' role='button' label='Card' weight='5'/><element role='button' label='Pin card' weight='2'/>"
        let after = "<element id='c' role='button' label='Card' weight='7'><action name='Pin'/></element>"
        #expect(try ComparisonCases.pair(before, after).goals.map(\.weight) == [5, 2])
        #expect(try ComparisonCases.pair(after, before).goals.map(\.weight) == [7, 2])
    }
}
