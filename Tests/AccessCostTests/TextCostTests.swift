import AccessCost
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// What typing costs: the sentences and letters of NavCost.docc/Numbers.md, and cases worked by hand.
@Suite struct TextCostTests {
    private func cost(
        _ sample: TextSample, _ fixture: Fixture, _ method: AccessMethod, _ kind: TreeKind,
        _ values: [String: String] = [:],
        action: GoalAction = .none
    ) throws -> (text: TextAnalysis, cost: TextCost) {
        let settings = Fixture.settings(method, values)
        let request = AnalysisPlan(methods: [.init(method, parameters: settings)], action: action)
        let analysis = Analyzer.analyze(fixture.screen, platform: fixture.platform, request)
        let text = try #require(Analyzer.analyze(sample, on: analysis, request))
        return (text, text.costs[0][try #require(method.trees.firstIndex(of: kind))])
    }

    private static let alphabet = "ABCDEF/GHIJKL/MNOPQR/STUVWX/YZ_"
    private static let frequency = "_ETAOI/NSRHLD/CUMFPG/WYBVKX/JQZ"

    /// Wade 2024: five words, 30 characters; steps from 1 x 0.5 s (NavCost.docc/Numbers.md, "Sentences").
    @Test(arguments: [(alphabet, 202.0, 89.5), (frequency, 119.5, 74.5)])
    func sentences(board: String, linear: Double, rows: Double) throws {
        let sample = TextSample("hellOyesnothank_youi_need_help")
        let fixture = Fixture(BoardLayouts.board(board), platform: .aac)
        for (kind, seconds) in [(TreeKind.flat, linear), (.rows, rows)] {
            let found = try cost(sample, fixture, .aacRowColumn, kind, ["interval": "0.5"])
            #expect(found.text.characters == 30)
            #expect(found.text.unknown.isEmpty)
            #expect(abs(found.cost.perCharacter!.steps * 30 * 0.5 - seconds) < 1e-9)
        }
    }

    /// Norvig's letters and one space in 5.79 characters on our sample keyboards (NavCost.docc/Numbers.md).
    @Test(
        arguments: [
            ("KeyboardAlphabet", 5.219), ("KeyboardQwerty", 6.354), ("KeyboardKoesterLevine", 4.327),
        ])
    func letterTable(name: String, steps: Double) throws {
        let shares = EnglishLetters.byFrequency.map { letter in
            (character: letter == "_" ? " " : letter, count: EnglishLetters.withSpace[letter]!)
        }
        let found = try cost(TextSample(table: shares), Fixture(sample: name), .aacRowColumn, .rows)
        #expect(abs(found.cost.perCharacter!.steps - steps) <= 0.0005)
    }

    /// All that is typed after one key is searched at once: the same as each pair by itself.
    @Test(arguments: [AccessMethod.aacRowColumn, .iosSwitchAuto, .webKeyboard, .tvRemote, .iosVoiceOver])
    func pairsTogetherAndAlone(method: AccessMethod) throws {
        let fixture = Fixture(BoardLayouts.board("abc/def/ghi"), platform: .aac)
        let letters: [Character] = ["a", "c", "e", "g", "h"]
        for kind in method.trees {
            let values = method.figures.contains(.steps) ? ["afterActivation": "item"] : [:]
            func seconds(_ text: String) throws -> Double {
                try cost(TextSample(text), fixture, method, kind, values).cost.perCharacter!.seconds
                    * Double(text.count)
            }
            // Of other counts each, so that no pair stands for another.
            let counts = [1.0, 2, 4, 8, 16]
            var sum = 0.0
            for (first, before) in zip(letters, counts) {
                for (second, count) in zip(letters, counts) {
                    sum += before * count * (try seconds("\(first)\(second)") - seconds("\(first)"))
                }
            }
            let table = TextSample(table: zip(letters, counts).map { (character: $0, count: $1) })
            let together = try cost(table, fixture, method, kind, values).cost.perCharacter!.seconds
            #expect(abs(together * 31 * 31 - sum) < 1e-6, "\(method.id), \(kind)")
        }
    }

    /// White space is one space, case is none, what has no key is counted and left out.
    @Test func charactersAndKeys() throws {
        let screen = """
            <element id="1" role="key" label="A"/><element id="2" role="key" label="SPACE"/><element id="3" role="key" label="Enter"/>
            <element id="4" role="key" label="a"/><element id="5" role="key" label="é"/>
            """
        let found = try cost(TextSample("\n a  A\tÉ!?! \n"), try Fixture(screen, platform: .aac), .aacRowColumn, .flat)
        #expect(found.text.characters == 8)
        #expect(found.text.unknown.map(\.character) == ["!", "?"])
        #expect(found.text.unknown.map(\.count) == [2, 1])
        // a, space, a, space, é are items 1, 2, 1, 2 and 5: 11 steps for 5 characters.
        #expect(found.cost.perCharacter!.steps == 11.0 / 5)
        #expect(found.text.selectionsPerWord == 5)
        let none = try Fixture(sample: "RoastedBeans").analysis(.macVoiceOver)
        #expect(
            Analyzer.analyze(TextSample("abc"), on: none, AnalysisPlan(methods: [.init(.macVoiceOver)])) == nil)
    }

    /// Interval 1, reaction 0.65: for b wait 1 and press, 1.65 s: 60 / 1.65 characters a minute.
    @Test func speed() throws {
        let fixture = Fixture(BoardLayouts.board("ab"), platform: .aac)
        let found = try cost(TextSample("bb"), fixture, .aacRowColumn, .flat).cost
        #expect(abs(TextCost.charactersPerMinute(found.perCharacter!)! - 60 / 1.65) < 1e-9)
        // The press that starts each scan counts where activation does (NavCost.docc/Defaults.md: boards have one).
        let all = try cost(TextSample("bb"), fixture, .aacRowColumn, .flat, action: .activate).cost
        #expect(abs(all.perCharacter!.seconds - 2.3) < 1e-9)
        #expect(TextCost.charactersPerMinute(Cost()) == nil)
    }

    /// NavCost.docc/Model.md: a miss adds m/(1-m) (L T + E) on a level with unlimited loops: 1/4 of 3 x 2 + 0.5.
    @Test func misses() throws {
        let values = ["interval": "2", "reaction": "1", "firstItemDelay": "0.5", "cycles": "0", "missed": "0.2"]
        let fixture = Fixture(BoardLayouts.board("abc"), platform: .aac)
        let found = try cost(TextSample("cab"), fixture, .aacRowColumn, .flat, values).cost
        let extra = found.withErrors!.cost.seconds - found.perCharacter!.seconds
        #expect(abs(extra - 0.25 * 6.5) < 1e-9)
        #expect(found.withErrors!.wrongActivations == 0)
        let none = try cost(TextSample("cab"), fixture, .aacRowColumn, .flat).cost
        #expect(none.withErrors == nil)
    }

    /// A prompt of 0.25 + 60 / 48 s outlasts each interval of a second: item 3 waits 2 x 1.5; a miss costs a longer ring too.
    @Test func prompt() throws {
        let fixture = Fixture(BoardLayouts.board("abc"), platform: .aac)
        let values = ["listening": "on", "speechRate": "48", "cycles": "0", "missed": "0.5"]
        let found = try cost(TextSample("c"), fixture, .aacRowColumn, .flat, values).cost
        #expect(abs(found.perCharacter!.wait - 3) < 1e-9)
        #expect(abs(found.perCharacter!.seconds - 3.65) < 1e-9)
        #expect(abs(found.withErrors!.cost.wait - 3 - 4.5) < 1e-9)
    }

    /// VoiceOver's cursor stays on the key: c is 2 to the right, b 1 to the left, each then acted on.
    @Test func eachKeyFromTheOneBefore() throws {
        let fixture = Fixture(BoardLayouts.board("abc"), platform: .mac)
        let found = try cost(TextSample("cbb"), fixture, .macVoiceOver, .flat, action: .activate).cost
        #expect(found.perCharacter!.commands == 2)
        // A table tells nothing of the next letter: b after b 1, c after b 2, and the same the other way round.
        let table = TextSample(table: [("b", 1), ("c", 1)])
        #expect(
            try cost(table, fixture, .macVoiceOver, .flat, action: .activate).cost.perCharacter!.commands == 1.5)
    }

    @Test func aKeyThatIsNotReached() throws {
        let fixture = try Fixture(
            #"<element id="a" role="key" label="a"/><element id="b" role="key" label="b" offscreen="true"/>"#,
            platform: .aac)
        let found = try cost(TextSample("ab"), fixture, .aacRowColumn, .flat).cost
        #expect(found.perCharacter == nil)
        #expect(found.reason?.hasPrefix("'b': it must be scrolled to") == true)
    }

    /// Tables of AppKit move the selection with the focus, so that arrows type on keys that are cells.
    @Test func thePlatformDecidesInTextsToo() throws {
        let xml =
            "<layout><screen id='s'><group role='table'><element role='cell' label='a'/><element role='cell' label='b'/></group></screen></layout>"
        let screen = try LayoutReader.read(.bytes(Array(xml.utf8), path: "t.xml")).layout.screens[0]
        let request = AnalysisPlan(methods: [.init(.macKeyboard)])
        let analysis = Analyzer.analyze(screen, platform: .mac, request)
        let text = try #require(Analyzer.analyze(TextSample("ab"), on: analysis, request))
        #expect(text.costs[0][1].reason == nil)
    }
}
