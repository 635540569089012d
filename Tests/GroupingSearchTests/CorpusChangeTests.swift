import AccessCost
import GroupingSearch
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// The finders over the samples and, where they are there, over layouts that other projects wrote.
@Suite struct CorpusChangeTests {
    private static let files =
        ProjectFiles.samples.map { ProjectFiles.path("Samples/\($0)") }
        + Corpus.formats.flatMap { Corpus.files(of: $0.folder) }

    @Test func whatIsProposedCanBeMadeOnceAndIsAlwaysTheSame() throws {
        for file in Self.files {
            guard let layout = try? LayoutReader.read(.file(file)).layout else { continue }
            for screen in layout.screens where screen.elements.count < 1000 {
                let request = AnalysisPlan(methods: AccessMethod.usual(on: layout.platform).map { .init($0) })
                let analysis = Analyzer.analyze(screen, platform: layout.platform, request)
                let changes = ScreenChange.candidates(on: screen, platform: layout.platform, analysis: analysis)
                #expect(Set(changes).count == changes.count)
                #expect(
                    ScreenChange.candidates(on: screen, platform: layout.platform, analysis: analysis) == changes)
                for change in changes {
                    let after = change.apply(to: screen, platform: layout.platform)
                    #expect(after != nil && after != screen, "\(file): \(change)")
                    #expect(after.flatMap { change.apply(to: $0, platform: layout.platform) } == nil, "\(change)")
                    // Who is gone has a stand-in that is there.
                    let gone = Set(screen.elements.map(\.id)).subtracting(after?.elements.map(\.id) ?? [])
                    let standIns = change.standIns(on: screen)
                    #expect(Set(standIns.map(\.target)) == gone)
                    for one in standIns {
                        let element = after?.elements.first { $0.id == one.element }
                        #expect(element != nil)
                        #expect(
                            one.action.map { name in element?.actions.contains { $0.name == name } == true } ?? true)
                    }
                }
            }
        }
    }

    /// What has been looked at and found good, so that a new proposal on them is looked at, too.
    @Test(arguments: [
        ("CotEditor__PrintPanelAccessory.storyboard", 7), ("ios-uicatalog__StackViewController.storyboard", 2),
        ("CotEditor__Main.storyboard", 0), ("ios-uicatalog__Main_iPad.storyboard", 0),
        ("vocable-ios__Root.storyboard", 0),
    ])
    func theNumberOfProposalsForARealScreen(name: String, count: Int) throws {
        guard let file = Self.files.first(where: { $0.hasSuffix("/\(name)") }) else { return }
        let layout = try LayoutReader.read(.file(file)).layout
        #expect(
            layout.screens.map { ScreenChange.candidates(on: $0, platform: layout.platform).count }.reduce(0, +)
                == count)
    }
}
