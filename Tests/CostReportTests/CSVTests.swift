import AccessCost
import LayoutFormats
import NavCost
import Testing

@testable import CostReport

/// The cells of CSV.
@Suite struct CSVTests {
    @Test(arguments: ["=1+1", "+1", "-1", "@sum", "\tx", "\rx", "=", "--"])
    func formulasAreText(_ text: String) {
        #expect(CSV.text(text, isRaw: false) == "'" + text)
        #expect(CSV.text(text, isRaw: true) == text)
    }

    @Test(arguments: ["", "a=1", " =1", "'=1", "1-2", "Add", "é+", "\u{2212}1", "-"])
    func otherTextsStay(_ text: String) { #expect(CSV.text(text, isRaw: false) == text) }

    /// A large screen is written in pieces of whole rows.
    @Test func piecesAreWholeRows() throws {
        let elements = (0..<2000).map { "<element id='e\($0)' role='button' label='Taste \u{e9} \($0)'/>" }
        let xml = "<layout><screen id='s'>\(elements.joined())</screen></layout>"
        let session = Session()
        let analysis = try session.analyze(
            session.read(.bytes(Array(xml.utf8), path: "t.xml")),
            AnalysisRequest(methods: [try .named("ios-switch-auto")]), details: .routes)
        var pieces: [String] = []
        AnalysisCSV.writer().write(analysis.screens[0], analysis) { pieces.append(String(decoding: $0, as: UTF8.self)) }
        #expect(pieces.count > 2 && pieces.allSatisfy { $0.utf8.count < SerialWriter.pieceSize + 500 })
        let rows = (AnalysisCSV.header() + pieces.joined()).split(separator: "\r\n").dropFirst()
        let trees = analysis.screens[0].methods[0].trees.count
        #expect(
            rows.map { $0.split(separator: ",", omittingEmptySubsequences: false)[2] }
                == (0..<2000).flatMap { Array(repeating: "e\($0)", count: trees) })
    }

    /// Ids and labels are texts; figures, which may be negative, are not.
    @Test func figuresStay() throws {
        let xml =
            "<layout><screen id='s'><element id='=a' role='button' label='+x'/><element id='b' role='button'/></screen></layout>"
        let session = Session()
        let request = AnalysisRequest(methods: [try .named("ios-switch-auto")])
        let before = try session.analyze(
            session.read(.bytes(Array(xml.utf8), path: "t.xml")), request, details: .routes)
        let csv = AnalysisCSV.table([before])
        #expect(csv.contains(",'=a,'+x,button,"))
        #expect(AnalysisCSV.writer(isRaw: true).text([before]).contains(",=a,+x,button,"))
        for row in csv.split(separator: "\r\n") { #expect(!row.contains(",'-0") && !row.contains(",'1")) }
    }
}
