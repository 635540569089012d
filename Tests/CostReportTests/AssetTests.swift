import TestSupport
import Testing

@testable import CostReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The style sheets and scripts in the program are the files in the tree.
@Suite struct AssetTests {
    private static let folder = "Sources/CostReport/HTML/Assets"

    @Test func everyFileIsEmbedded() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: ProjectFiles.path(Self.folder))
        #expect(names.filter { !$0.hasPrefix(".") }.sorted() == EmbeddedAssets.files.keys.sorted(), "run make assets")
    }

    @Test(arguments: EmbeddedAssets.files.keys.sorted()) func theEmbeddedTextIsTheFile(_ name: String) throws {
        let text = try ProjectFiles.text("\(Self.folder)/\(name)")
        #expect(EmbeddedAssets.files[name].map { Array($0.utf8) } == Array(text.utf8), "run make assets")
    }
}
