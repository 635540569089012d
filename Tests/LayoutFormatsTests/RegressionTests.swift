import LayoutFormats
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The inputs that the fuzzer has found something with, kept small: `Regressions/FORMAT/` by the format they are read as.
@Suite struct RegressionTests {
    static let inputs: [String] = {
        let folder = ProjectFiles.path("Tests/LayoutFormatsTests/Regressions")
        let manager = FileManager.default
        return ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().flatMap { format in
            ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(format)")) ?? []).sorted().map { "\(format)/\($0)" }
        }
    }()

    @Test(arguments: inputs) func isReadOrRefusedInOneLine(input: String) throws {
        let path = ProjectFiles.path("Tests/LayoutFormatsTests/Regressions/\(input)")
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let format = input.split(separator: "/").first.map(String.init)
        do {
            let imported = try LayoutReader.read(.bytes(bytes, path: "in.xml"), format: format == "any" ? nil : format)
            try expectSameAfterConversion(imported.layout)
        } catch let error as FormatError where error.path == "in.xml" {
            let isOneLine = !"\(error)".contains { $0.isNewline }
            #expect(isOneLine)
        }
    }
}
