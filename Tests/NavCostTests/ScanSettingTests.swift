import AccessCost
import LayoutFormats
import LayoutModel
import NavCost
import Testing

/// How a file says that it is scanned becomes the methods' defaults for it.
@Suite struct ScanSettingTests {
    private func layout(_ scan: String) throws -> ImportedLayout {
        let keys = (1...4).map {
            "<element id='k\($0)' role='key' label='k\($0)' x='0' y='\($0)00' width='90' height='90'/>"
        }.joined()
        return try LayoutReader.read(
            .bytes(
                Array("<layout platform='aac' scan='\(scan)'><screen id='s'>\(keys)</screen></layout>".utf8),
                path: "b.xml"))
    }

    private func seconds(_ scan: String, _ request: AnalysisRequest = AnalysisRequest(methods: [.aacRowColumn])) throws
        -> (Double, [String])
    {
        let analysis = try Session().analyze(layout(scan), request)
        let tree = try #require(analysis.screens.first?.methods.first?.tree(.flat))
        let last = try #require(tree.expected?.seconds)
        return (last, analysis.notes.map(\.message))
    }

    @Test func theFilesSettingsAreTheDefaults() throws {
        let (usual, quiet) = try seconds("start=off")
        let (slow, notes) = try seconds("interval=2 start=off")
        // Waiting and reaction both grow with the interval; nothing else takes time.
        #expect(abs(slow - 2 * usual) < 1e-9)
        #expect(notes.contains { $0.contains("scanning is set as the file says: interval=2") })
        #expect(!quiet.contains { $0.contains("interval") })
        let request = AnalysisRequest(methods: [.aacRowColumn], parameters: [ParameterChange(.interval, 1)])
        let (asked, told) = try seconds("interval=2 start=off", request)
        #expect(abs(asked - usual) < 1e-9 && !told.contains { $0.contains("interval=2") })
    }

    @Test func valuesThatDoNotFitAreNoted() throws {
        let (usual, _) = try seconds("start=off")
        let (same, notes) = try seconds("interval=-1 start=off nothing=1")
        #expect(same == usual)
        #expect(
            notes.contains {
                $0.contains("the layout's 'interval=-1' does not fit aac-row-column; its default is taken")
            })
    }

    @Test(arguments: [
        ("interval", "scan holds 'interval', not KEY=VALUE"), ("a=1 a=2", "scan says 'a' twice"),
        ("=1", "scan holds '=1'"),
    ])
    func whatIsNoSettingIsAnError(scan: String, message: String) {
        #expect { try layout(scan) } throws: { "\($0)".contains(message) }
    }

    @Test func settingsSurviveConversion() throws {
        let read = try layout("interval=1.5  cycles=2")
        #expect(read.layout.scanSettings.map(\.text) == ["interval=1.5", "cycles=2"])
        let xml = LayoutWriter.xml(read.layout)
        #expect(xml.contains("scan=\"interval=1.5 cycles=2\""))
        #expect(
            try LayoutReader.read(.bytes(Array(xml.utf8), path: "c.xml")).layout.scanSettings
                == read.layout.scanSettings)
    }
}
