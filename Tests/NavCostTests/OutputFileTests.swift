import NavCost
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct OutputFileTests {
    /// Whoever is to take away an unfinished file has to know its name before it is there: an interruption can come at once.
    @Test func theUnfinishedFileIsNamedBeforeItIsThere() throws {
        let folder = try TemporaryFolder()
        var named: [String] = []
        let file = try OutputFile("\(folder.path)/out") { name in
            named.append(name)
            #expect(!FileManager.default.fileExists(atPath: name))
        }
        #expect(named.count == 1 && named.allSatisfy { $0.hasSuffix(".part") })
        #expect(named.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        try file.finish()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out"])
    }
}
