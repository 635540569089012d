import Foundation
import LayoutFormats
import LayoutModel
import Testing

@Suite struct FormatTraitsTests {
    @Test("pictures of running screens are snapshots; our own XML alone tells all actions and has a schema")
    func traits() {
        let snapshots = LayoutFormat.all.filter(\.traits.isSnapshot).map(\.id)
        #expect(
            snapshots == [
                "navcost", "xcuitest", "uiautomator", "winappdriver", "atspi", "html", "accessibility-snapshot",
            ])
        #expect(LayoutFormat.all.filter(\.traits.tellsActions) == [.navcost])
        #expect(LayoutFormat.all.filter { $0.schema != nil } == [.navcost])
        #expect(ImportedLayout(path: "", format: "html", layout: Layout()).formatTraits.isSnapshot)
        #expect(ImportedLayout(path: "", format: "", layout: Layout()).formatTraits == FormatTraits())
    }

    @Test("formats are encoded by id; an unknown one names the nearest known one")
    func coding() throws {
        #expect(Set(LayoutFormat.all).count == LayoutFormat.all.count)
        let encoded = try JSONEncoder().encode(LayoutFormat.all)
        #expect(try JSONDecoder().decode([LayoutFormat].self, from: encoded) == LayoutFormat.all)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(LayoutFormat.self, from: Data(#""htlm""#.utf8))
        }
        guard case .dataCorrupted(let context)? = error else { return #expect(Bool(false)) }
        #expect(context.debugDescription == "no format is called 'htlm'; did you mean 'html'?")
    }
}
