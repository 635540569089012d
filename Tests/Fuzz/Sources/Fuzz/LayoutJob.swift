import Dispatch
import NavCost

/// A made-up layout through analysis, and for some inputs check, report or suggestions; no figure may be other than a finite
/// number.
enum LayoutJob {
    static func run(_ bytes: [UInt8]) {
        var maker = LayoutMaker(bytes)
        let choice = Choice(
            method: maker.byte(), person: maker.byte(), search: maker.byte(), outputs: maker.byte())
        let made = LayoutWriter.xml(maker.layout())
        // What the reader refuses is no layout.
        guard let input = try? LayoutReader.read(.bytes(Array(made.utf8), path: "made.xml")) else { return }
        FuzzJob.requireSameAfterWriting(input.layout)
        FuzzJob.refusing { try examine(input, choice) }
    }

    /// What the first bytes decide.
    private struct Choice {
        var method, person, search, outputs: UInt8
    }

    private static func examine(_ input: ImportedLayout, _ choice: Choice) throws {
        var asked = AnalysisOptions()
        // One input in eight is seen by all methods of its platform.
        let methods = AccessMethod.all
        if choice.method % 8 != 0 { asked.methods = [methods[Int(choice.method / 8) % methods.count].id] }
        if choice.person % 4 == 1 {
            var person = Person()
            (person.reaction, person.miss, person.unwanted) = (0.4, 0.1, 0.05)
            asked.personValues = person
        }
        if choice.person % 8 == 2 { asked.simulate = "20" }
        let options = try asked.resolved()
        let analysis = try Navcost.analyze(input, options)
        requireFinite(analysis)
        if choice.outputs & 1 != 0 {
            requireNumbers(AnalysisJSON.document([analysis]))
            _ = AnalysisText(showsAll: true).text(analysis)
            _ = AnalysisCSV.table([analysis])
            requireNumbers(TreeJSON.document([analysis], kinds: nil))
        }
        if choice.outputs & 6 == 2 { try examineByRules(input, options) }
        let found = choice.search % 8 == 1 ? try suggest(input, options, choice) : nil
        guard choice.outputs & 24 == 8 else { return }
        _ = AnalysisHTML.page(
            analysis, suggestions: found, findings: try Navcost.findings(input, analysis, options))
    }

    private static func examineByRules(_ input: ImportedLayout, _ options: ResolvedOptions) throws {
        var check = CheckRun()
        let measure = try check.measure(try CheckOptions().resolved(), file: "")
        check.add(try CheckRun.examine(input, options, measure))
        let report = check.report()
        requireNumbers(CheckJSON.document(report))
        requireNumbers(CheckSARIF.document(report))
        _ = CheckJUnit.document(report)
    }

    private static func suggest(
        _ input: ImportedLayout, _ options: ResolvedOptions, _ choice: Choice
    ) throws -> LayoutSuggestions {
        var search = SuggestOptions()
        search.iterations = "40"
        search.jobs = "1"
        if choice.search & 16 != 0 { search.constraints = "none" }
        if choice.search & 32 != 0 { search.order = "keep" }
        if choice.search & 64 != 0 { search.depth = "any" }
        let found = try suggest(input, options, try search.resolved())
        for screen in found.screens {
            for value in [screen.bound, screen.changePrice] + screen.frontier.map(\.after) {
                require(value?.isFinite ?? true, "a suggestion has a figure that is no number")
            }
        }
        requireNumbers(SuggestionJSON.document([found]))
        FuzzJob.requireSameAfterWriting(found.applied)
        return found
    }

    /// The fuzzer's call is no asynchronous one.
    private static func suggest(
        _ input: ImportedLayout, _ options: ResolvedOptions, _ asked: ResolvedSuggestOptions
    ) throws -> LayoutSuggestions {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result<LayoutSuggestions, any Error>?
        _Concurrency.Task.detached {
            do {
                result = .success(try await Navcost.suggest(input, options, asked))
            } catch {
                result = .failure(error)
            }
            done.signal()
        }
        done.wait()
        return try result!.get()
    }

    private static func requireFinite(_ analysis: LayoutAnalysis) {
        for screen in analysis.screens {
            for method in screen.methods {
                for tree in method.trees {
                    for cost in [tree.expected] + tree.costs.map(\.cost) {
                        guard let cost else { continue }
                        for figure in Figure.allCases {
                            require(
                                cost[figure].isFinite && cost[figure] >= 0,
                                "\(method.method.id), \(tree.kind): \(figure) is \(cost[figure])")
                        }
                    }
                }
            }
        }
    }

    /// No JSON holds what is no number.
    private static func requireNumbers(_ json: String) {
        for word in [": nan", ": -nan", ": inf", ": -inf", ":nan", ":-nan", ":inf", ":-inf"] {
            require(!json.contains(word), "JSON holds '\(word)'")
        }
    }
}
