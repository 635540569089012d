import AccessCost
import LayoutFormats
import LayoutModel
import ScreenFindings
import TestSupport
import Testing

/// The rules over the samples and, where they are there, over layouts that other projects wrote.
@Suite struct CorpusFindingTests {
    private static let files =
        ProjectFiles.samples.map { ProjectFiles.path("Samples/\($0)") }
        + Corpus.formats.flatMap { Corpus.files(of: $0.folder) }

    @Test func findingsAreAboutWhatIsThereAndAlwaysTheSame() {
        for file in Self.files {
            guard let input = try? LayoutReader.read(.file(file)) else { continue }
            let found = RuleCase.findings(in: input)
            let again = RuleCase.findings(in: input)
            #expect(found.map(\.findings) == again.map(\.findings), "\(file)")
            for (screen, own) in zip(input.layout.screens, found) {
                let ids = Set(screen.elements.map(\.id))
                for examination in own.examinations {
                    for finding in examination.findings {
                        #expect(finding.screen == screen.id && !finding.places.isEmpty)
                        for place in finding.places where place.role != nil { #expect(ids.contains(place.id)) }
                        for value in finding.values.values { #expect(Self.isSound(value), "\(file): \(finding)") }
                    }
                    for unclear in examination.unclear { #expect(!unclear.reason.isEmpty) }
                }
            }
        }
    }

    /// What the file is that a layout was converted from decides what its silence means, and a finding names the line of the
    /// file that was read.
    @Test(arguments: files) func aConvertedLayoutHasTheSameFindingsAtItsOwnLines(file: String) throws {
        guard let input = try? LayoutReader.read(.file(file)) else { return }
        let xml = LayoutWriter.xml(input.converted)
        let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
        let again = try LayoutReader.read(.bytes(Array(xml.utf8), path: "converted.xml"))
        let (old, new) = (RuleCase.findings(in: input), RuleCase.findings(in: again))
        func texts(_ examined: [ScreenExamination]) -> [String] {
            examined.flatMap { screen in
                screen.examinations.flatMap { examination in
                    examination.findings.map { "\($0.code) \($0.screen) \($0.places.map(\.id)) \($0.severity)" }
                        + examination.unclear.map { "\($0.reason) \($0.places.map(\.id))" }
                }
            }.sorted()
        }
        #expect(texts(new) == texts(old))
        for place in new.flatMap(\.findings).flatMap(\.places) where place.role != nil {
            #expect(lines[place.line - 1].contains("id=\"\(place.id)\""), "\(place)")
        }
    }

    private static func isSound(_ value: FindingValue) -> Bool {
        switch value {
        case .text(let text): !text.isEmpty
        case .count(let count): count >= 0
        case .figure(let number, _): number.isFinite && number >= 0
        case .share(let share), .chance(let share): (0...1).contains(share)
        case .changes(let changes): !changes.isEmpty
        }
    }

    /// What has been looked at and found right, so that a new finding on them is looked at, too.
    @Test(
        .enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"),
        arguments: [
            ("CotEditor__PrintPanelAccessory.storyboard", ["no-groups": 1, "merge-title": 7, "spoken-name": 4]),
            ("A11y-Box-Android__layout_fragment_important.xml", ["no-stop": 1]),
            ("A11y-Box-Android__layout_fragment_traversal_order.xml", ["reading-order": 1]),
            ("ios-uicatalog__ButtonViewController.storyboard", ["first-match": 1, "spoken-name": 1]),
            ("libreoffice-common__bulletandposition.ui", ["shortcut-taken": 1]),
            ("aria-practices__data-grids.html", [:]), ("gtk4__main.ui", [:]),
        ] as [(String, [String: Int])])
    func theFindingsOfARealLayout(name: String, counts: [String: Int]) throws {
        let file = try #require(Self.files.first { $0.hasSuffix("/\(name)") })
        let found = RuleCase.findings(in: try LayoutReader.read(.file(file))).flatMap(\.findings)
        #expect(Dictionary(found.map { ($0.code, 1) }, uniquingKeysWith: +) == counts)
    }
}
