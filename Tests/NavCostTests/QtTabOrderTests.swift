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

/// The Tab order of real forms against what the Tab key does in Qt 6, where both are present.
@Suite(.enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"))
struct QtTabOrderTests {
    /// The forms whose order differs, each with the reason; a form that no longer differs fails the test.
    private static let known: [String: String] = [:]

    @Test func tabGoesRoundAsInQt() throws {
        let path = "\(Corpus.folder ?? "")/qt_ui/expected-tab-order.json"
        let text = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let forms = try JSON.parse(text)["forms"].object
        #expect(forms.count >= 16)
        for (form, expected) in forms.sorted(by: { $0.key < $1.key }) {
            let real = expected["order"].list.map { Stop(name: $0["name"].text, kind: $0["class"].text ?? "") }
            let ours = try stops(of: "\(Corpus.folder ?? "")/qt_ui/\(form)")
            let isSame = real.isSameCycle(as: ours)
            #expect(isSame == (Self.known[form] == nil), "\(form): \(ours.map(\.names)), in Qt \(real)")
        }
    }

    fileprivate struct Stop {
        var name: String?
        var kind: String

        /// Whether one of navcost's stops is this one; parts that Qt makes have no name in the form.
        func matches(_ stop: Ours) -> Bool {
            guard let name else { return kind == "QPushButton" && stop.role == "button" }
            return name == "qt_tabwidget_tabbar" ? stop.role == "tabGroup" : stop.names.contains(name)
        }
    }

    /// A stop of the loop with the ids of all that is in it: any radio button stands for its group.
    fileprivate struct Ours {
        var role: String
        var names: [String]
    }

    private func stops(of path: String) throws -> [Ours] {
        let request = AnalysisRequest(methods: [.desktopKeyboard])
        let layout = try Session().read(.file(path))
        let analysis = try Session().analyze(layout, request)
        let screen = try #require(layout.layout.screens.first)
        let tree = try #require(analysis.screens.first?.methods.first?.tree(.grouped)?.tree)
        var result: [Ours] = []
        for stop in tree.stops {
            guard let element = stop.element.map({ screen[$0] }) else { continue }
            // The menu bar is no part of the loop.
            if [.menuBar, .menu, .menuItem, .menuBarItem].contains(element.role) { continue }
            if stop.depth == 0 {
                result.append(Ours(role: element.role.rawValue, names: [element.id]))
            } else {
                result[result.count - 1].names.append(element.id)
            }
        }
        return result
    }
}

extension [QtTabOrderTests.Stop] {
    fileprivate func isSameCycle(as ours: [QtTabOrderTests.Ours]) -> Bool {
        count == ours.count
            && indices.contains { turn in
                indices.allSatisfy { self[($0 + turn) % count].matches(ours[$0]) }
            }
    }
}
