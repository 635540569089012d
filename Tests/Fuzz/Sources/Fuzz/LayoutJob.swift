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
        if choice.makesBoards { maker.makeBoards() }
        let made = LayoutWriter.xml(maker.layout())
        if isShown {
            print(made)
            // libFuzzer ends without writing what waits.
            fflush(nil)
        }
        // What the reader refuses is no layout.
        guard let input = try? LayoutReader.read(.bytes(Array(made.utf8), path: "made.xml")) else { return }
        FuzzJob.requireSameAfterWriting(input.layout)
        FuzzJob.requireValid(made)
        FuzzJob.refusing { try examine(input, choice) }
    }

    /// A layout in our own XML behind the bytes that choose, through the same. Large ones are left out: they take their time.
    static func runText(_ bytes: [UInt8]) {
        guard bytes.count > 4 else { return }
        let choice = Choice(method: bytes[0], person: bytes[1], search: bytes[2], outputs: bytes[3])
        let text = Array(bytes.dropFirst(4))
        guard let input = try? LayoutReader.read(.bytes(text, path: "in.xml"), format: "navcost"),
            input.layout.screens.reduce(0, { $0 + $1.elements.count }) <= 300
        else { return }
        FuzzJob.refusing { try examine(input, choice) }
    }

    /// Whether the layout that is made of an input is printed, for those who repeat a find: FUZZ_SHOW is set.
    private static let isShown = ProcessInfo.processInfo.environment["FUZZ_SHOW"] != nil

    /// What the first bytes decide.
    struct Choice {
        var method, person, search, outputs: UInt8

        /// Whether the layout is a board.
        var makesBoards: Bool { outputs & 32 != 0 }
        /// Whether the layout is checked, against a baseline or not.
        var checks: Bool { outputs & 6 == 2 || outputs & 6 == 4 }
        /// Whether suggestions are searched for.
        var searches: Bool { search % 8 == 1 }
        /// Whether the layout is made long, which takes its time: for one method, and nothing is searched.
        var isLong: Bool { search % 32 == 7 && method % 8 != 0 }
        /// What a layout is compared with.
        var variant: LayoutVariant {
            LayoutVariant.allCases[Int(method / 8 &+ search / 32) % LayoutVariant.allCases.count]
        }
        /// Whether answers must be the same once they are encoded and decoded.
        var requiresCoding: Bool { person % 8 == 4 || outputs & 7 == 5 }
        /// The methods; none for all that are usual on the platform, as one input in eight has them.
        var methods: [AccessMethod] {
            guard method % 8 != 0 else { return [] }
            let all = AccessMethod.all.filter { !makesBoards || $0.trees.contains(.blocks) }
            return [all[Int(method / 8) % all.count]]
        }
        /// One of the outputs; each choice has its own.
        var output: Output { Output.all[Int(method &+ person &+ search) % Output.all.count] }
        /// The language of pages.
        var language: PageLanguage { PageLanguage.all[Int(outputs / 128) % PageLanguage.all.count] }
    }

    private static func examine(_ read: ImportedLayout, _ choice: Choice) throws {
        var input = read
        // More targets than a page lists, which are written, or than conclusions are looked for, which are compared.
        let length = choice.search & 128 != 0 ? 2_100 : 600
        if choice.isLong { input.layout = LayoutVariant.lengthened(input.layout, to: length) }
        let (isWritten, isCompared) = (!choice.isLong || length == 600, !choice.isLong || length == 2_100)
        var request = try LayoutRequests.analysis(of: input, choice)
        if choice.requiresCoding { FuzzJob.requireSameAfterCoding(request) }
        // A suggestion is held to all methods of the platform, those that scan among them.
        let scan = AnalysisRequest(methods: [.iosSwitchAuto])
        let asksMuch = request.methods.isEmpty || request.people != nil
        let isScanFar = try (asksMuch || choice.searches) && isFar(Session().analyze(input, scan, details: []))
        // All methods, and many people, take long where there is much to analyse: one method and one person do then.
        if isScanFar, request.methods.isEmpty { request.methods = scan.methods }
        if isScanFar || choice.isLong { request.people = nil }
        let analysis = try Session().analyze(input, request, details: [.routes, .actions])
        requireFinite(analysis)
        let outputs = LayoutOutputs(choice)
        if choice.outputs & 1 != 0 {
            requireNumbers(AnalysisJSON.document([analysis]))
            requireNumbers(TreeJSON.document([analysis], kinds: nil))
            outputs.write(analysis)
        }
        let isEndless = isEndless(analysis)
        if choice.outputs & 6 == 2, !isEndless { try outputs.check(input, request) }
        if choice.outputs & 6 == 4, !isEndless { try outputs.checkBaseline(input, request) }
        let isFar = isScanFar || isFar(analysis)
        let found = choice.searches && !isFar ? try suggest(input, request, choice) : nil
        if let found { outputs.write(found) }
        if choice.requiresCoding { outputs.tryChanges(input.layout, analysis) }
        if choice.outputs & 64 != 0, isCompared, !isFar { try outputs.compare(input, found?.applied, request) }
        // A page has what checks find: of many pages the one or the other.
        guard choice.outputs & 24 == 8, isWritten, !isEndless, !isFar || !choice.checks else { return }
        outputs.writePage(analysis, found, findings: try Session().findings(input, analysis, request))
    }

    /// Whether targets lie so many pages away that what analyses often, a search or a comparison, takes long.
    private static func isFar(_ analysis: LayoutAnalysis) -> Bool {
        analysis.screens.contains { screen in
            screen.methods.contains { $0.trees.contains { $0.tree.scrolling?.pages.count ?? 0 > 100 } }
        }
    }

    /// Whether uses with errors begin anew so often that simulating them, as findings do, takes long.
    private static func isEndless(_ analysis: LayoutAnalysis) -> Bool {
        analysis.screens.contains { screen in
            screen.methods.contains { $0.trees.contains { $0.errors?.expected?.cost.steps ?? 0 > 500 } }
        }
    }

    private static func suggest(
        _ input: ImportedLayout, _ request: AnalysisRequest, _ choice: Choice
    ) throws -> LayoutSuggestions {
        var search = SuggestRequest(request, moves: 40, threads: 1)
        if choice.search & 16 != 0 { search.constraints.kind = .none }
        if choice.search & 32 != 0 { search.constraints.keepsOrder = true }
        if choice.search & 64 != 0 { search.constraints.depth = nil }
        if choice.search & 128 != 0, request.methods.allSatisfy({ $0.trees.contains(.blocks) }) {
            search.tree = .blocks
        } else if choice.search & 128 != 0, let method = request.methods.first {
            let other = AccessMethod.all[Int(choice.person) % AccessMethod.all.count]
            search.mix = [.init(method, share: 0.7), .init(other, share: 0.3)]
        }
        if choice.person % 4 == 0, let screen = input.layout.screens.first {
            constrain(&search, by: choice.person / 4, screen)
        }
        let found = try suggest(input, search)
        for screen in found.screens {
            for value in [screen.bound, screen.changePrice] + screen.frontier.map(\.after) {
                require(value?.isFinite ?? true, "a suggestion has a figure that is not a number")
            }
        }
        requireNumbers(SuggestionJSON.document([found]))
        FuzzJob.requireSameAfterWriting(found.applied)
        // Suggestions take weights from a text, which the written layout does not have.
        guard request.text == nil else { return found }
        // What is suggested is what the written layout costs, and no more than what it costs now.
        var asked = request
        if !search.mix.isEmpty { asked.methods = search.mix.map(\.method) }
        let broken = try Promises.broken(by: found, asked)
        require(broken.isEmpty, broken.joined(separator: "\n"))
        return found
    }

    /// What else people ask of a search, each bit for some of it.
    private static func constrain(_ search: inout SuggestRequest, by bits: UInt8, _ screen: Screen) {
        let ids = screen.elements.filter { $0.kind == .element }.map(\.id)
        if bits & 1 != 0 { (search.constraints.board.emptyPlaces, search.constraints.changePrice) = (.fill, 0) }
        if bits & 2 != 0 {
            (search.constraints.board.sizes, search.constraints.largestGroup) = (.any, nil)
            // Few targets let a search run until it begins anew, or as long as it usually does.
            search.moves = ids.count > 8 ? 400 : ids.count > 4 ? 4_000 : nil
        }
        if bits & 4 != 0 {
            search.constraints.board.isAlphabetical = true
            search.constraints.apart = [Array(ids.prefix(2))]
        }
        if bits & 8 != 0 {
            search.constraints.board.movePrice = 0.05
            search.constraints.together = [Array(ids.suffix(2))]
        }
        if bits & 16 != 0 {
            search.constraints.board.families = .none
            search.constraints.board.fixed = Array(ids.prefix(1))
        }
        // A search that is cut before it begins.
        if bits & 33 == 33 { search.timeLimit = 0 }
        if bits & 32 != 0, let method = search.analysis.methods.first {
            search.objective = Objective.allCases.last { $0.figures.allSatisfy(method.figures.contains) }
        }
    }

    private static func suggest(_ input: ImportedLayout, _ request: SuggestRequest) throws -> LayoutSuggestions {
        try waiting { try await Session().suggest(input, request) }
    }

    /// The fuzzer's call is not asynchronous.
    static func waiting<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result<Value, any Error>?
        _Concurrency.Task.detached {
            do {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            done.signal()
        }
        done.wait()
        return try result!.get()
    }

    static func requireFinite(_ analysis: LayoutAnalysis) {
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
    static func requireNumbers(_ json: String) {
        let bytes = Array(json.utf8)
        for colon in bytes.indices where bytes[colon] == UInt8(ascii: ":") {
            let value = bytes[(colon + 1)...].prefix(6).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
            require(
                !value.starts(with: "nan".utf8) && !value.starts(with: "inf".utf8),
                "JSON holds '\(String(decoding: value, as: UTF8.self))' for a number")
        }
    }
}
