import AccessCost
import LayoutFormats
import LayoutModel
import CostReport
import GroupingSearch
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// Methods of other systems than the one a layout is made for: whoever asks for one gets its figures.
@Suite struct ForeignMethodTests {
    /// A screen on which most of what rules and changes look for is there.
    private static func layout(_ platform: Platform) -> String {
        let words = ["Compile now", "Search", "Brush", "Line", "Fill", "Mix", "Layers", "Tilt", "Delete all", "Crop"]
        let row = words.enumerated().map { place, word in
            """
            <element id="b\(place)" role="button" label="\(word)" weight="\(place + 1)" x="\(place * 50)" y="0" width="40" \
            height="40"/>
            """
        }
        return """
            <layout platform="\(platform.rawValue)"><screen id="s" width="800" height="600">
            <element id="h" role="heading" label="Tools" heading="1" x="0" y="50" width="100" height="20"/>
            \(row.joined(separator: "\n"))
            <group id="g" role="list" x="0" y="100" width="800" height="200">
            <element id="c1" role="cell" label="One" x="0" y="100" width="200" height="40"><action name="Move"/></element>
            <element id="c2" role="cell" label="Two" accessKey="k" x="0" y="150" width="200" height="40"/>
            </group>
            <element id="t" role="textField" label="Name" x="0" y="320" width="200" height="40"/>
            <element id="v" role="slider" label="Size" x="0" y="380" width="200" height="40"/>
            </screen></layout>
            """
    }

    /// Every method on every platform in the long form, else every third, and each by some platform.
    @Test(arguments: LayoutModel.Platform.allCases)
    func everyMethodIsCheckedAndSuggestedFor(platform: LayoutModel.Platform) async throws {
        let input = try LayoutReader.read(.bytes(Array(Self.layout(platform).utf8), path: "in.xml"))
        let shift = Platform.allCases.firstIndex(of: platform)!
        for (number, method) in AccessMethod.all.enumerated() where isLongForm || (number + shift) % 3 == 0 {
            let request = AnalysisRequest(methods: [method])
            let session = Session()
            let analysis = try session.analyze(input, request, details: .actions)
            try #require(analysis.screens[0].methods.map(\.method.id) == [method.id])
            let findings = try session.findings(input, analysis, request)
            #expect(findings.count == 1)
            let found = try await session.suggest(input, SuggestRequest(request, moves: 20, threads: 1))
            #expect(found.screens.count == 1, "\(method.id)")
        }
    }
}
