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
