import AccessCost
import CostReport
import Foundation
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// Requests and results as values: they decode to what was encoded, and errors speak of values, not of options.
@Suite struct RequestTests {
    private func decoded<Value: Codable>(_ value: Value) throws -> Value {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try JSONDecoder().decode(Value.self, from: encoder.encode(value))
    }

    @Test func requestsDecodeToWhatWasEncoded() throws {
        var person = Person()
        person.reaction = 0.8
        let analysis = AnalysisRequest(
            methods: [.iosSwitchAuto, .macVoiceOver],
            parameters: [ParameterChange(.interval, 1.5), try ParameterChange("mac-voiceover.voKeys=1")],
            sweep: try ParameterSweep("interval=0.8,1.2"), action: .named("Call"), rank: .commands, routes: [.tab],
            person: person, weights: WeightTable(rows: [.init(id: "a", weight: 2, line: 2)], path: "w.csv"),
            unnamedWeight: 1, tasks: TaskList([Task(name: "Rate", activations: [.init(target: "a")])]),
            text: TextSample("hello"), simulations: 1000, seed: 7, screen: "main", inputFormat: .navcost)
        #expect(try decoded(analysis) == analysis)
        #expect(try decoded(AnalysisRequest()) == AnalysisRequest())
        let suggest = SuggestRequest(
            analysis, objective: .steps, mix: [.init(.iosSwitchAuto, share: 2)], moves: 10, timeLimit: 1)
        #expect(try decoded(suggest) == suggest)
        let check = CheckRequest(
            analysis, budgets: [try Budget("expected.seconds=8 screen=main")],
            suppressions: [
                Suppression(code: "trap", target: nil, screen: nil, reason: "known", place: FindingLocation())
            ],
            tolerance: .share(0.05), failsFrom: .warning)
        #expect(try decoded(check) == check)
        #expect(try decoded(CompareRequest(analysis)) == CompareRequest(analysis))
    }

    /// The samples' results hold actions, tasks, gestures, entries and hidden targets.
    @Test(arguments: ["RoastedBeans", "DogGallery", "ShapeShuffleGame", "KeyboardQwerty"])
    func resultsDecodeToWhatWasEncoded(name: String) async throws {
        let session = Session()
        let layout = try SampleLoader.layout(name)
        var request = AnalysisRequest(parameters: [try ParameterChange("missed=0.1")], simulations: 20)
        if name == "KeyboardQwerty" { request.text = TextSample("see me") }
        let analysis = try session.analyze(layout, request, details: [.routes, .actions])
        let again = try decoded(analysis)
        #expect(again == analysis)
        #expect(AnalysisJSON.document([again]) == AnalysisJSON.document([analysis]))
        let comparison = try session.compare(layout, layout, CompareRequest(request))
        #expect(try decoded(comparison) == comparison)
        let suggestions = try await session.suggest(layout, SuggestRequest(request, moves: 50, threads: 1))
        #expect(try decoded(suggestions) == suggestions)
        let findings = try session.findings(layout, analysis, request)
        #expect(try decoded(findings) == findings)
    }

    @Test func errorsOfTheLibrarySpeakOfNoOption() throws {
        for text in ["intervall=1", "interval=fast", "interval", "miss=0.1", "nobody.interval=1"] {
            let error = #expect(throws: RequestError.self) { try ParameterChange(text) }
            #expect(error?.message.contains("--set") == false)
        }
        let renamed = #expect(throws: RequestError.self) { try ParameterChange("firstItemPause=1") }
        #expect(renamed?.message == "'firstItemPause' is called 'firstItemDelay' since version 2")
        let request = AnalysisRequest(methods: [.macVoiceOver], routes: [.tab], simulations: 1)
        let error = #expect(throws: NavCostError.self) { try request.validate() }
        #expect(error?.description.contains("--") == false)
    }

    @Test func aSweepGivesAResultForEachValue() async throws {
        let session = Session()
        let request = AnalysisRequest(
            methods: [.iosSwitchAuto], sweep: try ParameterSweep("interval=0.5,1,2"), action: RequestedAction.none)
        let fixture =
            "<layout platform=\"ios\"><screen id=\"s\"><element id=\"a\" role=\"button\"/><element id=\"b\" role=\"button\"/></screen></layout>"
        let source = InputSource.bytes(Array(fixture.utf8), path: "t.xml")
        var seconds: [Double?] = []
        try await session.analyze(Inputs(sources: [source]), request) { result in
            let layouts = try result.get()
            #expect(layouts.map(\.swept?.value) == [.number(0.5), .number(1), .number(2)])
            seconds = layouts.map { $0.screens[0].methods[0].tree(.flat)?.expected?.seconds }
        }
        // The mean of two stops: half an interval of waiting, and a reaction of 0.65 intervals.
        #expect(seconds == [0.5 * 1.15, 1.15, 2.3])
        for bad in ["interval", "interval=", "interval=1,1", "interval=1,fast", "intervall=1"] {
            #expect(throws: RequestError.self) { try ParameterSweep(bad) }
        }
    }

    /// A range has its ends, without what adding steps leaves behind, and is as if its values were listed.
    @Test(arguments: [
        ("interval=0.8...2/0.2", "interval=0.8,1,1.2,1.4,1.6,1.8,2"),
        ("interval=0.1...0.3/0.1", "interval=0.1,0.2,0.3"),
        ("interval=1...1.5/0.2", "interval=1,1.2,1.4"), ("interval=2...2/1", "interval=2"),
        ("ios-switch-auto.cycles=1...3/1", "ios-switch-auto.cycles=1,2,3"),
        ("interval=0.5,1...2/0.5,4", "interval=0.5,1,1.5,2,4"),
    ])
    func aRangeIsItsValues(range: String, list: String) throws {
        #expect(try ParameterSweep(range) == ParameterSweep(list))
    }

    @Test(arguments: [
        "1...2", "1...2/0", "1...2/-1", "2...1/1", "a...2/1", "1...b/1", "1...2/1/1", "...", "1...2/nan", "1...inf/1",
        "0.1...100/0.0001",
    ])
    func rangesThatAreNoneAreErrors(range: String) {
        #expect(throws: RequestError.self) { try ParameterSweep("interval=\(range)") }
    }
    @Test func aThousandValuesAreTheMost() throws {
        #expect(try ParameterSweep("interval=0.1...10.09/0.01").changes.count == 1000)
        let error = #expect(throws: RequestError.self) { try ParameterSweep("interval=0.1...10.1/0.01") }
        #expect(error?.message.contains("more than 1000 values") == true)
    }
}
