import AccessCost
import LayoutFormats
import LayoutModel
import ScreenFindings
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The layouts that show what a rule says: `Rules/CODE/ANSWER-NAME.xml`, where the answer is yes, no or unclear.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let code: String
    /// The name without its ending, as "yes-colon".
    let name: String
    var path: String { "Tests/ScreenFindingsTests/Rules/\(code)/\(name).xml" }
    var testDescription: String { "\(code)/\(name)" }
    var answer: Answer {
        name.hasPrefix("yes-") ? .yes : name.hasPrefix("no-") ? .no : .cannotTell
    }

    static let all: [RuleCase] = {
        let folder = ProjectFiles.path("Tests/ScreenFindingsTests/Rules")
        let manager = FileManager.default
        return ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().flatMap { code in
            ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(code)")) ?? []).sorted().compactMap { file in
                file.hasSuffix(".xml") ? RuleCase(code: code, name: String(file.dropLast(4))) : nil
            }
        }
    }()

    /// What the rule says of the first screen.
    func examination() throws -> Examination {
        let found = try Self.findings(in: LayoutReader.read(.file(ProjectFiles.path(path))))
        return try #require(found[0].examinations.first { $0.code == code }, "no rule is called \(code)")
    }

    /// What all rules say of a layout by the usual methods of its platform.
    static func findings(in input: ImportedLayout, methods: [AccessMethod]? = nil) -> [ScreenExamination] {
        let layout = input.layout
        let methods = methods ?? AccessMethod.usual(on: layout.platform)
        let request = AnalysisPlan(methods: methods.map { RequestedMethod($0) })
        let analysis = LayoutAnalysis(
            path: "", format: input.format, name: layout.name, platform: layout.platform,
            screens: layout.screens.map { Analyzer.analyze($0, platform: layout.platform, request) }, notes: [])
        return Checker.check(analysis, of: layout, format: input.formatTraits, request)
    }
}
