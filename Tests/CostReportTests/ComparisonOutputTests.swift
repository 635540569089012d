import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

@testable import CostReport

/// Comparisons as Markdown and CSV.
@Suite struct ComparisonOutputTests {
    private func layout(_ body: String) throws -> ImportedLayout {
        try Session().read(
            .bytes(Array("<layout><screen label='A|B &lt;i&gt;'>\(body)</screen></layout>".utf8), path: "t.xml"))
    }

    @Test func tableOfMethods() throws {
        let before = try layout(
            "<element id='a' role='button'/><element id='b' role='button'/><element id='old' role='link'/>")
        let after = try layout(
            "<element id='b' role='button'/><element id='a' role='button'/><element id='new' role='link' label='*x*'/>")
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto], action: RequestedAction.none))
        let text = ComparisonMarkdown.text(try Session().compare(before, after, request))
        #expect(
            text.split(separator: "\n") == [
                "### navcost: 1 target gets slower, 1 target is removed; an average target takes 1.15 s by ios-switch-auto",
                "| what gets slower | method | before | after | change |", "| --- | --- | --- | --- | --- |",
                "| old | ios-switch-auto | 2.65 s | removed |  |", "| a | ios-switch-auto | 0.65 s | 1.65 s | +154% |",
                "<details><summary>All methods; 1 faster, 0 the same</summary>",
                "| screen | method | tree | stops | average target | change | regressions | slower, same, faster |",
                "| --- | --- | --- | --- | --- | --- | --- | --- |",
                "| A\\|B &lt;i&gt; | ios-switch-auto | grouped | 3 | 1.15 s | = | 2 | 1, 0, 1 |",
                "| what gets faster | method | before | after | change |", "| --- | --- | --- | --- | --- |",
                "| b | ios-switch-auto | 1.65 s | 0.65 s | -61% |", "Added: \\*x\\*  ", "Removed: old", "</details>",
            ])
    }

    /// A comment names nobody, holds no markup of the input, and its link ends where the address does.
    @Test func aCommentHoldsWhatGotSlowerAndALink() throws {
        let before = try layout("<element id='a' role='button' label='@all'/><element id='b' role='button'/>")
        let after = try layout("<element id='b' role='button'/><element id='a' role='button' label='@all'/>")
        let changed = try Session().compare(before, after, CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto])))
        let text = ComparisonMarkdown.text(changed, link: "https://ci.example/1> [x](y)\n")
        #expect(text.contains("| &#64;all | ios-switch-auto |"))
        #expect(text.hasSuffix("\n[The page of this comparison](<https://ci.example/1%3E%20[x](y)%0A>)\n"))
        #expect(!ComparisonMarkdown.text(changed).contains("The page"))
        // What is folded has an end, and a table of Markdown needs an empty line before it.
        #expect(text.split(separator: "<details>").count == 2 && text.contains("</summary>\n\n| screen |"))
    }

    /// A comment of GitHub takes 65,536 characters.
    @Test func aCommentOnAThousandTargetsFits() throws {
        let elements = (0..<1000).map { "<element id='e\($0)' role='button' label='&lt;&amp;&lt; \($0)'/>" }
        let changed = try comparison(elements.joined(), elements.reversed().joined())
        let text = ComparisonMarkdown.text(changed)
        #expect(text.hasPrefix("### navcost: 500 targets get slower;"))
        #expect(text.contains("and 400 more") && text.utf16.count < 65_536)
    }

    @Test func whatCannotBeComparedIsNoAllClear() throws {
        let request = CompareRequest(AnalysisRequest(methods: [.tvRemote]))
        let same = try layout(Self.eight.joined())
        let text = ComparisonMarkdown.text(try Session().compare(same, same, request))
        #expect(text.hasPrefix("### navcost: nothing gets slower whose cost is known, 7 targets cannot be compared"))
    }

    @Test func tableOfTargets() throws {
        let before = try layout("<element id='a' role='button'/><element id='b' role='button' label='x,y'/>")
        let after = try layout("<element id='b' role='button' label='x,y'/><element id='a' role='button'/>")
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchManual], action: RequestedAction.none))
        let rows = ComparisonCSV.table(try Session().compare(before, after, request)).split(separator: "\r\n")
        #expect(rows.count == 5)
        #expect(
            rows[0].hasPrefix(
                "path,screen,target,before,label,role,method,tree,pressesBefore,pressesAfter,pressesChange,steps"))
        #expect(
            rows[1]
                == "t.xml,screen1,a,a,a,button,ios-switch-manual,flat,1,2,1,1,2,1,0,0,0,,,,,,,,,,0.5,1,0.5,,,id,reached,reached,slower,t.xml,"
        )
        #expect(
            rows[4]
                == "t.xml,screen1,b,b,\"x,y\",button,ios-switch-manual,grouped,2,1,-1,2,1,-1,0,0,0,,,,,,,,,,1,0.5,-0.5,,,id,reached,reached,,t.xml,"
        )
    }

    private func comparison(
        _ before: String, _ after: String, removed: CompareRequest.RemovedGoals = .fail,
        by method: AccessMethod = .iosSwitchAuto
    ) throws -> Comparison {
        try Session().compare(
            layout(before), layout(after),
            CompareRequest(
                AnalysisRequest(methods: [method], action: RequestedAction.none), removedGoals: removed))
    }

    /// A text without its line breaks and indents.
    private func inOneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// One stop becomes two, two become one.
    @Test func oneStopIsSingular() throws {
        let (one, two) = (Self.eight[0], Self.eight[0] + Self.eight[1])
        let more = inOneLine(ComparisonText().text(try comparison(one, two)))
        #expect(more.contains("grouped): 1 stop becomes 2; an average"))
        let fewer = inOneLine(ComparisonText().text(try comparison(two, one, removed: .ok)))
        #expect(fewer.contains("grouped): 2 stops become 1; an average"))
        let same = inOneLine(ComparisonText().text(try comparison(one, one)))
        #expect(same.contains("grouped): 1 stop; an average"))
        // Two groups of selection, one of them empty.
        let groups = AnalysisRequest(methods: [.androidSwitchGroups])
        let analysis = AnalysisText().text(try Session().analyze(layout(one), groups, details: []))
        #expect(inOneLine(analysis).contains("selection (android-switch-groups): 1 stop becomes 2;"))
    }

    private static let eight = (1...8).map { "<element id='e\($0)' role='button' label='B\($0)'/>" }

    /// Six of eight targets are removed: nobody says that nothing gets slower.
    @Test func removedTargetsAreTold() throws {
        let (before, after) = (Self.eight.joined(), Self.eight[0] + Self.eight[1])
        let changed = try comparison(before, after)
        let text = inOneLine(ComparisonText().text(changed))
        #expect(text.contains("What gets slower? Removed: 6 targets (B3, B4, B5, B6, B7 and 1 more)."))
        let page = ComparisonHTML.page(changed)
        for output in [text, page] { #expect(!output.contains("Nothing gets slower")) }
        #expect(page.contains("Removed: 6 targets"))
        #expect(ComparisonMarkdown.text(changed).contains("| 6 | 0, 2, 0 |"))
        let json = ComparisonJSON.document(changed)
        #expect(json.split(separator: "\"kind\" : \"removed\"").count == 7)
        let rows = ComparisonCSV.table(changed).split(separator: "\r\n")
        #expect(rows.count { $0.hasSuffix(",,,removed,reached,,removed,t.xml,") } == 6 * 2)
        let meant = try comparison(before, after, removed: .ok)
        #expect(inOneLine(ComparisonText().text(meant)).contains("Removed as meant: 6 targets"))
        #expect(ComparisonMarkdown.text(meant).contains("| 0 | 0, 2, 0 |"))
        #expect(!ComparisonJSON.document(meant).contains("\"kind\" : \"removed\""))
    }

    /// A comparison of large screens is written in pieces: JSON as it is read, CSV in whole rows.
    @Test func piecesAreTheWholeComparison() throws {
        let elements = (0..<400).map { "<element id='e\($0)' role='button' label='é \($0)'/>" }
        let changed = try comparison(
            elements.joined(), elements.dropFirst().reversed().joined() + "<element id='new' role='button'/>")
        func pieces(_ write: (SerialWriter.Taker) -> Void) -> [String] {
            var pieces: [String] = []
            write { pieces.append(String(decoding: $0, as: UTF8.self)) }
            return pieces
        }
        let json = pieces { ComparisonJSON.write(changed, to: $0) }
        #expect(json.count > 4 && json.allSatisfy { $0.utf8.count < SerialWriter.pieceSize + 4000 })
        let screen = try JSON.parse(json.joined())["screens"][0]
        #expect(Set(screen["targets"].list.map(\.["label"].text)) == Set((1..<400).map { "é \($0)" }))
        #expect(screen["added"].list.count == 1 && screen["removed"].list.count == 1)
        let csv = pieces { ComparisonCSV.write(changed, isRaw: false, to: $0) }
        #expect(csv.count > 1 && csv.allSatisfy { $0.utf8.count < SerialWriter.pieceSize + 2000 })
        let rows = csv.joined().split(separator: "\r\n")
        #expect(
            rows.count == 1 + 401 * 2
                && Set(rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }).count == 1)
    }

    @Test func whatBecomesUnreachableIsTold() throws {
        let after = Self.eight[0] + Self.eight[1].replacing("/>", with: " tabIndex='-1'/>")
        let changed = try comparison(Self.eight[0] + Self.eight[1], after, by: .webKeyboard)
        let text = inOneLine(ComparisonText().text(changed))
        #expect(text.contains("Unreachable now: 1 target (B2). No other target gets slower."))
        #expect(!text.contains("Nothing gets slower"))
        #expect(text.contains("1 of 2 targets have a cost on both"))
        #expect(ComparisonJSON.document(changed).contains("\"kind\" : \"unreachable\""))
    }

    /// The remote needs frames beyond the first focus: without them it cannot tell, which is no regression and not nothing either.
    @Test func whatTheFileNoLongerTellsIsTold() throws {
        let framed = Self.eight.prefix(3).enumerated().map { place, element in
            element.replacing("/>", with: " x='\(place * 50)' y='0' width='40' height='40'/>")
        }
        let request = CompareRequest(AnalysisRequest(methods: [.tvRemote]))
        let changed = try Session().compare(layout(framed.joined()), layout(Self.eight.prefix(3).joined()), request)
        let text = inOneLine(ComparisonText().text(changed))
        #expect(text.contains("The file no longer tells the cost of 2 targets (B2, B3)."), "\(text)")
        #expect(!text.contains("Nothing gets slower"))
        #expect(changed.screens[0].regressions(method: 0, removalsAreMeant: false).isEmpty)
    }

    /// A screen that is gone takes its goals with it.
    @Test func removedScreensAreTold() throws {
        func layout(_ ids: [String]) throws -> ImportedLayout {
            let screens = ids.map { "<screen id='\($0)'>\(Self.eight.joined())</screen>" }
            return try Session().read(.bytes(Array("<layout>\(screens.joined())</layout>".utf8), path: "t.xml"))
        }
        let (before, after) = (try layout(["a", "b", "c"]), try layout(["a", "c"]))
        let changed = try Session().compare(before, after, CompareRequest())
        let text = inOneLine(ComparisonText().text(changed))
        #expect(
            text.contains("removed screen b with 8 goals") && text.contains("No target of this screen gets slower."))
        #expect(!text.contains("Nothing gets slower"))
        #expect(ComparisonMarkdown.text(changed).contains("Removed screen: b, 8 goals"))
        let meant = try Session().compare(before, after, CompareRequest(removedGoals: .ok))
        #expect(ComparisonText().text(meant).contains("Nothing gets slower"))
    }

    /// What neither file tells is not said to stay as it is.
    @Test func whatIsNotKnownIsTold() throws {
        let request = CompareRequest(AnalysisRequest(methods: [.tvRemote]))
        let (before, after) = (try layout(Self.eight.joined()), try layout(Self.eight.joined()))
        let text = inOneLine(ComparisonText().text(try Session().compare(before, after, request)))
        #expect(text.contains("No target gets slower whose cost is known."), "\(text)")
        #expect(text.contains("The cost of 7 targets cannot be compared."), "\(text)")
    }
}
