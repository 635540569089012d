import AccessCost
import CostReport
import Dispatch
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// A made-up layout through analysis, and for some inputs check, report or suggestions; no figure may be other than a finite
/// number.
enum LayoutJob {
    static func run(_ bytes: [UInt8]) {
        var maker = LayoutMaker(bytes)
        let choice = Choice(
            method: maker.byte(), person: maker.byte(), search: maker.byte(), outputs: maker.byte())
        let made = LayoutWriter.xml(maker.layout())
        if isShown {
            print(made)
            // libFuzzer ends without writing what waits.
            fflush(nil)
        }
        // What the reader refuses is no layout.
        guard let input = try? LayoutReader.read(.bytes(Array(made.utf8), path: "made.xml")) else { return }
        FuzzJob.requireSameAfterWriting(input.layout)
        FuzzJob.refusing { try examine(input, choice) }
    }

    /// Whether the layout that is made of an input is printed, for those who repeat a find: FUZZ_SHOW is set.
    private static let isShown = ProcessInfo.processInfo.environment["FUZZ_SHOW"] != nil

    /// What the first bytes decide.
    private struct Choice {
        var method, person, search, outputs: UInt8
    }

    private static func examine(_ input: ImportedLayout, _ choice: Choice) throws {
        var request = AnalysisRequest()
        // One input in eight is seen by all methods of its platform.
        let methods = AccessMethod.all
        if choice.method % 8 != 0 { request.methods = [methods[Int(choice.method / 8) % methods.count]] }
        if choice.person % 4 == 1 {
            var person = Person()
            (person.missed, person.accidental) = (0.1, 0.05)
            // Half of them press at times that spread, and late.
            if choice.person % 8 == 5 {
                person.reactionTimes = .exGaussian(mu: 0.4, sigma: 0.1, tau: 0.1)
            } else {
                person.reaction = 0.4
            }
            request.person = person
        }
        if choice.person % 8 == 2 { request.simulations = 20 }
        if choice.person % 4 == 3, request.methods.count == 1 {
            request.parameters = try changes(of: request.methods[0], by: choice.person / 4)
        }
        try request.validate()
        let analysis = try Session().analyze(input, request, details: [.routes, .actions])
        requireFinite(analysis)
        if choice.outputs & 1 != 0 {
            requireNumbers(AnalysisJSON.document([analysis]))
            _ = AnalysisText(showsAll: true).text(analysis)
            _ = AnalysisCSV.table([analysis])
            requireNumbers(TreeJSON.document([analysis], kinds: nil))
        }
        if choice.outputs & 6 == 2 { try examineByRules(input, analysis, request) }
        let found = choice.search % 8 == 1 ? try suggest(input, request, choice) : nil
        guard choice.outputs & 24 == 8 else { return }
        _ = AnalysisHTML.page(
            analysis, suggestions: found, findings: try Session().findings(input, analysis, request))
    }

    /// Some flags of a method the other way round, and some words others than the usual ones.
    private static func changes(of method: AccessMethod, by bits: UInt8) throws -> [ParameterChange] {
        try method.parameters.enumerated().compactMap { place, parameter in
            guard bits >> (place % 6) & 1 == 1 else { return nil }
            let value: String
            switch (parameter.kind, parameter.defaultValue) {
            case (.flag, .flag(let isOn)): value = isOn ? "off" : "on"
            case (.choice(let words), _): value = words[Int(bits) % words.count]
            default: return nil
            }
            return try ParameterChange("\(method.id).\(parameter.key)=\(value)")
        }
    }

    private static func examineByRules(
        _ input: ImportedLayout, _ analysis: LayoutAnalysis, _ request: AnalysisRequest
    ) throws {
        let screens = try Session().findings(input, analysis, request)
        let report = CheckReport(layouts: [
            LayoutCheck(
                analysis: analysis, screens: screens, budgets: [], findings: screens.flatMap(\.findings), suppressed: []
            )
        ])
        requireNumbers(CheckJSON.document(report))
        requireNumbers(CheckSARIF.document(report))
        _ = CheckJUnit.document(report)
    }

    private static func suggest(
        _ input: ImportedLayout, _ request: AnalysisRequest, _ choice: Choice
    ) throws -> LayoutSuggestions {
        var search = SuggestRequest(request, moves: 40, threads: 1)
        if choice.search & 16 != 0 { search.constraints.kind = .none }
        if choice.search & 32 != 0 { search.constraints.keepsOrder = true }
        if choice.search & 64 != 0 { search.constraints.depth = nil }
        let found = try suggest(input, search)
        for screen in found.screens {
            for value in [screen.bound, screen.changePrice] + screen.frontier.map(\.after) {
                require(value?.isFinite ?? true, "a suggestion has a figure that is not a number")
            }
        }
        requireNumbers(SuggestionJSON.document([found]))
        // What is suggested is what the written layout costs, and no more than what it costs now.
        let broken = try Promises.broken(by: found, request)
        require(broken.isEmpty, broken.joined(separator: "\n"))
        FuzzJob.requireSameAfterWriting(found.applied)
        return found
    }

    /// The fuzzer's call is not asynchronous.
    private static func suggest(_ input: ImportedLayout, _ request: SuggestRequest) throws -> LayoutSuggestions {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result<LayoutSuggestions, any Error>?
        _Concurrency.Task.detached {
            do {
                result = .success(try await Session().suggest(input, request))
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

    /// No JSON holds what is no number. O(bytes).
    private static func requireNumbers(_ json: String) {
        let bytes = Array(json.utf8)
        for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
            let value = bytes[(colon + 1)...].prefix(6).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
            require(
                !value.starts(with: "nan".utf8) && !value.starts(with: "inf".utf8),
                "JSON holds '\(String(decoding: value, as: UTF8.self))' for a number")
        }
    }
}
