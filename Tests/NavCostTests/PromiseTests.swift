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

    /// What two methods cost together is what each of them says, by their shares.
    @Test(arguments: 0..<cases(24, long: 600)) func mixes(seed: Int) async throws {
        var random = RandomLayouts(seed: UInt64(seed))
        let platform = Self.platforms[seed % Self.platforms.count]
        let layout = try Promises.read(random.layout(platform, elements: 2 + seed % 23))
        let methods = AccessMethod.usual(on: platform).filter { $0.figures.contains(.seconds) }
        guard methods.count > 1 else { return }
        let request = AnalysisRequest(methods: Array(methods.prefix(2)))
        var search = SuggestRequest(request, moves: 200, threads: 1)
        search.mix = [.init(methods[0], share: 3), .init(methods[1], share: 1)]
        let found = try await Session().suggest(layout, search)
        #expect(try Promises.broken(by: found, request) == [], "\(platform.id), seed \(seed)")
    }

    /// A group that is a stop has no place of its own in the Tab order, which the written layout could not say.
    @Test(arguments: ["mac-keyboard", "web-keyboard"]) func groupsInTheTabOrder(id: String) async throws {
        let method = try #require(AccessMethod.all.first { $0.id == id })
        let layout = try LayoutReader.read(
            .bytes(
                Array(
                    """
                    <layout><screen id='s'>
                    <element id='a' role='button' label='A' tabIndex='3'/><element id='b' role='button' label='B'/>
                    <group id='g' role='treeItem' label='G' accessible='true'><element id='x' label='X'/></group>
                    <element id='c' role='button' label='C' weight='40'/><element id='d' role='button' label='D' tabIndex='1'/>
                    </screen></layout>
                    """.utf8), path: "t.xml"))
        let request = AnalysisRequest(methods: [method])
        for seed in 0..<8 {
            let found = try await suggestions(layout, request, seed: seed)
            #expect(try Promises.broken(by: found, request) == [], "seed \(seed)")
            #expect(found.applied.screens[0].elements.allSatisfy { $0.kind == .element || $0.tabIndex == nil })
        }
    }

    /// What is new in the written layout stands where the file that it is made for has it, and nobody wants to reach it.
    @Test func skipLinks() async throws {
        let layout = try LayoutReader.read(
            .bytes(
                Array(
                    """
                    <layout platform='web'><screen id='s'>
                    <element id='a' role='link' label='A'/><element id='b' role='link' label='B'/>
                    <element id='c' role='link' label='C'/><element id='d' role='link' label='D'/>
                    <group id='m' label='Main' landmark='main'><element id='e' role='button' label='E' weight='20'/>
                    <element id='f' role='button' label='F' weight='20'/></group>
                    </screen></layout>
                    """.utf8), path: "t.xml"))
        let request = AnalysisRequest(methods: [.webKeyboard])
        let found = try await suggestions(layout, request, seed: 4)
        #expect(try Promises.broken(by: found, request) == [])
        let link = try #require(found.applied.screens[0].elements.first { $0.jumpsTo == "m" })
        #expect(link.line == 4 && link.weight == 0)
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
