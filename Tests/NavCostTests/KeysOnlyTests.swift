import AccessCost
import CostReport
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

/// Without listening, screens on which nothing scrolls have the figures that they had when there were keys alone.
///
/// `Data/keys-only.tsv` holds the sums over targets that the last version without listening and scrolling printed, each figure
/// rounded as in JSON, of the flat and the grouped trees; 8,186 figures of 125 screens. Full Keyboard Access is there without Find,
/// which has another price since then. Left out are the groups of Switch Access, which are built as its own tests state them, and
/// a page with ARIA tabs, which web readers reach by F. A screen that a reader takes for another one has no line either.
@Suite struct KeysOnlyTests {
    private struct Line {
        var file, screen: String
        var methods: [AccessMethod]
        var sums: Sums
        var isSample: Bool { file.hasPrefix("Samples/") }

        init(_ text: Substring) throws {
            let fields = text.split(separator: "\t").map(String.init)
            (file, screen) = (fields[0], fields[1])
            methods = try fields[2].split(separator: ",").map { try AccessMethod.named(String($0)) }
            sums = Sums(
                figures: try #require(Int(fields[3])), seconds: try #require(Double(fields[4])),
                counts: try #require(Double(fields[5])))
        }
    }

    private struct Sums: CustomStringConvertible {
        var figures = 0
        var seconds = 0.0
        var counts = 0.0

        var description: String { "\(figures) figures, \(seconds) s, \(counts) counted" }

        /// Each figure has six digits: sums differ by less than their last where no figure does.
        func equals(_ other: Sums) -> Bool {
            figures == other.figures && abs(seconds - other.seconds) < 1e-6 && abs(counts - other.counts) < 1e-6
        }
    }

    private static func lines() throws -> [Line] {
        try ProjectFiles.text("Tests/NavCostTests/Data/keys-only.tsv").split(separator: "\n").dropFirst().map(Line.init)
    }

    @Test func samplesHaveTheFiguresOfKeysAlone() throws {
        let lines = try Self.lines().filter(\.isSample)
        #expect(lines.count > 10)
        #expect(try same(lines) { ProjectFiles.path($0) } == lines.count)
    }

    @Test(.enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"))
    func corpusHasTheFiguresOfKeysAlone() throws {
        let lines = try Self.lines().filter { !$0.isSample }
        #expect(lines.count > 100)
        #expect(try same(lines) { "\(Corpus.folder!)/\($0)" } == lines.count)
    }

    /// How many lines were compared and are as they were.
    private func same(_ lines: [Line], _ path: (String) -> String) throws -> Int {
        let session = Session()
        var count = 0
        for (file, lines) in Dictionary(grouping: lines, by: \.file).sorted(by: { $0.key < $1.key }) {
            let layout = try session.read(.file(path(file)))
            for line in lines {
                let screen = try #require(
                    layout.layout.screens.first { $0.id == line.screen }, "\(file): \(line.screen)")
                let scrolls = screen.elements.contains {
                    $0.scrollAxis(on: layout.layout.platform) != nil || $0.isScrollable
                }
                #expect(!scrolls, "\(file): \(line.screen) scrolls")
                let found = try sums(of: line, layout, session)
                let isSame = found.equals(line.sums)
                #expect(isSame, "\(file), \(line.screen): \(line.sums) before, \(found) now")
                count += isSame ? 1 : 0
            }
        }
        return count
    }

    private func sums(of line: Line, _ layout: ImportedLayout, _ session: Session) throws -> Sums {
        var request = AnalysisRequest(methods: line.methods, screen: line.screen)
        if line.methods.contains(where: { $0.parameters.contains { $0.key == "listening" } }) {
            request.parameters = [try ParameterChange("listening=off")]
        }
        let routes = Set(line.methods.flatMap(\.routes))
        if routes.contains(.find) { request.routes = routes.subtracting([.find]) }
        let document = try JSON.parse(AnalysisJSON.document([session.analyze(layout, request)]))
        var sums = Sums()
        for target in document["layouts"][0]["screens"][0]["targets"].list {
            for method in line.methods {
                for tree in ["flat", "grouped"] {
                    let cost = target["costs"][method.id][tree]
                    guard cost["status"].text == "reached" else { continue }
                    sums.figures += 1
                    sums.seconds += cost["seconds"].number ?? .nan
                    for unit in ["presses", "steps", "wait", "keystrokes", "commands"] {
                        sums.counts += cost[unit].number ?? 0
                    }
                }
            }
        }
        return sums
    }
}
