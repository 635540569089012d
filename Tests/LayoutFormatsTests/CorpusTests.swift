import LayoutFormats
import LayoutModel
import TestSupport
import Testing

// All of Foundation brings a second ICU, which does not go together with libxml2's in one file.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite(.enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"))
struct CorpusTests {
    @Test(arguments: Corpus.formats.map(\.folder))
    func everyFileIsReadOrRefusedWithItsPlace(format: String) throws {
        let all = Corpus.files(of: format)
        #expect(!all.isEmpty)
        for file in all {
            let name = String(file.split(separator: "/").last ?? "")
            do {
                let imported = try LayoutReader.read(.file(file))
                #expect(Corpus.formats.contains { $0 == (format, imported.format) }, "\(name)")
                try expectSameAfterConversion(imported.layout)
                let screen = try #require(imported.layout.screens.first)
                let notes = imported.notes.map { "\($0.message) x\($0.count)" }.joined(separator: "; ")
                print(
                    "\(format) \(name): \(screen.elements.count) elements, \(screen.stops.count) stops; \(notes)"
                )
                #expect(Set(screen.elements.map(\.id)).count == screen.elements.count)
                #expect(screen.elements.allSatisfy { $0.line > 0 })
                if ProcessInfo.processInfo.environment["NAVCOST_CORPUS_TREES"] != nil { print(screenDump(screen)) }
            } catch let error as FormatError {
                print("\(format) \(name): \(error)")
                #expect(error.line != nil, "\(name)")
            }
        }
    }
}
