import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// Real files of other projects, where they are present: each gives figures, or an error that says why.
@Suite struct CorpusAnalysisTests {
    @Test(
        .enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"),
        arguments: Corpus.formats.map(\.folder))
    func everyFileHasFiguresOrAReason(format: String) throws {
        let (session, request) = (Session(), AnalysisRequest())
        let files = Corpus.files(of: format)
        #expect(!files.isEmpty)
        for path in files {
            let layout: ImportedLayout
            do {
                layout = try session.read(.file(path))
            } catch {
                let error = try #require(error.inputError)
                #expect(!error.message.isEmpty && !error.description.contains("\n"), "\(error)")
                #expect(error.line != nil, "\(error)")
                continue
            }
            let analysis = try session.analyze(layout, request)
            #expect(!analysis.screens.isEmpty, "\(path)")
            for screen in analysis.screens {
                // A screen without targets has said so, in a note or by what it leaves out.
                let leavesOut = screen.methods.contains { !($0.tree(.flat)?.tree.leftOut.isEmpty ?? true) }
                #expect(!screen.targets.isEmpty || !layout.notes.isEmpty || leavesOut, "\(path)")
                for method in screen.methods {
                    for tree in method.trees {
                        for (offset, cost) in tree.costs.enumerated() {
                            #expect((cost.status == .reached) == (cost.cost != nil))
                            #expect(
                                cost.status == .reached || cost.reason != nil, "\(path) \(screen.targets[offset].id)")
                            #expect(cost.cost.map { $0.seconds.isFinite && $0.seconds >= 0 } ?? true)
                        }
                    }
                }
            }
            // Converting loses nothing: the converted file has the same figures.
            let again = try session.read(.bytes(Array(LayoutWriter.xml(layout.layout).utf8), path: path))
            let second = try session.analyze(again, request)
            for (a, b) in zip(analysis.screens, second.screens) {
                #expect(a.targets.map(\.id) == b.targets.map(\.id))
                for (x, y) in zip(a.methods, b.methods) {
                    #expect(x.trees.map(\.costs).map { $0.map(\.cost) } == y.trees.map(\.costs).map { $0.map(\.cost) })
                }
            }
        }
    }
}
