import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The Tab order of real pages against what the Tab key does in a browser, where both are present.
@Suite(.enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"))
struct HTMLTabOrderTests {
    /// The pages on which something differs: the stops that the browser did not have, each with the reason.
    private static let known: [String: [String: String]] = [
        "html/aria-practices__dialog.html": [
            "/html/body[1]/main[1]/section[6]/iframe[1]":
                "the frame's page could not be loaded where the order was measured"
        ],
        "html/aria-practices__tabs-manual.html": [
            "/html/body[1]/main[1]/section[6]/iframe[1]":
                "the frame's page could not be loaded where the order was measured"
        ],
    ]

    @Test func tabGoesAsInABrowser() throws {
        let path = "\(Corpus.folder ?? "")/html/expected-tab-order.json"
        let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let pages = try JSON.parse(text)["pages"].object
        #expect(pages.count >= 6)
        for (page, expected) in pages.sorted(by: { $0.key < $1.key }) {
            let known = Self.known[page] ?? [:]
            let real = expected.list.map { $0["path"].text ?? "" }
            let all = try stops(of: "\(Corpus.folder ?? "")/\(page)")
            let ours = all.filter { known[$0[0]] == nil }
            #expect(all.count == ours.count + known.count, "\(page): a known difference is gone")
            #expect(real.count == ours.count, "\(page)")
            for (pressed, own) in zip(real, ours) { #expect(own.contains(pressed), "\(page)") }
        }
    }

    /// The stops of the Tab order: for each the paths of the elements on which Tab may land.
    private func stops(of path: String) throws -> [[String]] {
        let request = AnalysisRequest(methods: [.webKeyboard])
        let layout = try Session().read(.file(path))
        let analysis = try Session().analyze(layout, request)
        let screen = try #require(layout.layout.screens.first)
        let tree = try #require(analysis.screens.first?.methods.first?.tree(.grouped)?.tree)
        var result: [[String]] = []
        for stop in tree.stops {
            guard let element = stop.element, let source = screen.source(of: element) else { continue }
            if stop.depth == 0 { result.append([source]) } else { result[result.count - 1].append(source) }
        }
        return result
    }
}
