import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

/// Every answer agrees with every other: what suggestions promise is what analyses of the written layout say.
@Suite struct PromiseTests {
    private static let platforms = Platform.allCases

    private func suggestions(_ layout: ImportedLayout, _ request: AnalysisRequest, seed: Int) async throws
        -> LayoutSuggestions
    {
        var search = SuggestRequest(request, moves: 200, threads: 1)
        if seed % 4 == 1 { search.constraints.kind = .none }
        if seed % 5 == 2 { search.constraints.keepsOrder = true }
        if seed % 3 == 0 { search.constraints.changePrice = 0 }
        if seed % 7 == 3 { search.constraints.depth = nil }
        return try await Session().suggest(layout, search)
    }

    @Test(arguments: 0..<cases(60, long: 3000)) func randomLayouts(seed: Int) async throws {
        var random = RandomLayouts(seed: UInt64(seed))
        let platform = Self.platforms[seed % Self.platforms.count]
        let layout = try Promises.read(random.layout(platform, elements: 2 + seed % 23))
        for method in AccessMethod.usual(on: platform) where method.figures.contains(.seconds) {
            let request = AnalysisRequest(methods: [method])
            let found = try await suggestions(layout, request, seed: seed)
            #expect(try Promises.broken(by: found, request) == [], "\(platform.id), seed \(seed)")
        }
    }

    @Test(arguments: ProjectFiles.samples) func samples(name: String) async throws {
        let layout = try LayoutReader.read(.file(ProjectFiles.path("Samples/\(name)")))
        for method in AccessMethod.usual(on: layout.layout.platform) where method.figures.contains(.seconds) {
            let request = AnalysisRequest(methods: [method])
            let found = try await suggestions(layout, request, seed: 4)
            #expect(try Promises.broken(by: found, request) == [], "\(name), \(method.id)")
        }
    }
}
