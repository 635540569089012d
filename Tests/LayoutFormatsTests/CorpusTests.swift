import Foundation
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// Layouts that other projects wrote; they are no part of this one.
private let corpus: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["NAVCOST_CORPUS"].map { URL(filePath: $0) }
    let folder = named ?? root.appending(path: "../shared/corpus").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}()

private func files(in format: String) throws -> [URL] {
    let folder = try #require(corpus).appending(path: format)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
}

@Suite(.enabled(if: corpus != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"))
struct CorpusTests {
    @Test(arguments: ["xcuitest", "uiautomator"])
    func everyFileIsReadOrRefusedWithItsPlace(format: String) throws {
        let all = try files(in: format)
        #expect(!all.isEmpty)
        for file in all {
            do {
                let imported = try LayoutReader.read(.file(file.path))
                #expect(imported.format == format, "\(file.lastPathComponent)")
                try expectSameAfterConversion(imported.layout)
                let screen = try #require(imported.layout.screens.first)
                let notes = imported.notes.map { "\($0.message) x\($0.count)" }.joined(separator: "; ")
                print(
                    "\(format) \(file.lastPathComponent): \(screen.elements.count) elements, \(screen.stops.count) stops; \(notes)"
                )
                #expect(Set(screen.elements.map(\.id)).count == screen.elements.count)
                #expect(screen.elements.allSatisfy { $0.line > 0 })
                if ProcessInfo.processInfo.environment["NAVCOST_CORPUS_TREES"] != nil { print(screenDump(screen)) }
            } catch let error as FormatError {
                print("\(format) \(file.lastPathComponent): \(error)")
                #expect(error.line != nil, "\(file.lastPathComponent)")
            }
        }
    }
}
