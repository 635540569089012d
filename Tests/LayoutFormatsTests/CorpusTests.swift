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

/// Real files of other projects: each is read, or refused with a reason that is true of it.
@Suite(.enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"))
struct CorpusTests {
    /// The files that are no layout, with a part of what is said of them.
    static let refused: [String: String] = [
        "FileMap.xml": "a grid set's list of files", "styles.xml": "a grid set's styles",
        "webbrowserextensions.xml": "a grid set's browser settings",
        "WPF-Samples__defaultstickynotestyle.xaml": "ResourceDictionary",
    ]

    @Test(arguments: Corpus.formats.map(\.folder))
    func everyFileIsReadOrRefusedForAReason(folder: String) throws {
        let format = Corpus.formats.first { $0.folder == folder }!.format
        let all = Corpus.files(of: folder)
        #expect(!all.isEmpty)
        for file in all {
            let name = String(file.split(separator: "/").last ?? "")
            do {
                let imported = try LayoutReader.read(.file(file))
                #expect(Self.refused[name] == nil, "\(name) is read although it should not be")
                #expect(imported.format == format, "\(name)")
                try expectSameAfterConversion(imported.layout)
                let screens = imported.layout.screens
                #expect(!screens.isEmpty, "\(name)")
                let stops = screens.map { $0.stops.count }.reduce(0, +)
                print(
                    "corpus | \(format) | \(name) | \(screens.count) screens | \(stops) targets | \(imported.notes.count) notes"
                )
                for screen in screens {
                    #expect(Set(screen.elements.map(\.id)).count == screen.elements.count, "\(name) \(screen.id)")
                    #expect(screen.elements.allSatisfy { $0.line > 0 }, "\(name) \(screen.id)")
                }
                #expect(Set(screens.map(\.id)).count == screens.count, "\(name)")
                #expect(stops > 0 || !imported.notes.isEmpty, "\(name) has no target and nothing says why")
                if ProcessInfo.processInfo.environment["NAVCOST_CORPUS_TREES"] != nil {
                    for screen in screens { print(screenDump(screen)) }
                    for note in imported.notes { print("note: \(note.message) x\(note.count)") }
                }
            } catch let error as FormatError {
                print("corpus | \(format) | \(name) | refused: \(error.message)")
                let reason = try #require(Self.refused[name], "an unexplained refusal: \(error)")
                #expect(error.message.contains(reason), "\(name): \(error)")
                #expect(error.line != nil, "\(name)")
            }
        }
    }
}
