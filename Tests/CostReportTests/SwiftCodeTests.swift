import Foundation
import GroupingSearch
import LayoutFormats
import LayoutModel
import TestSupport
import Testing

@testable import CostReport

/// The Swift of suggestions through the compiler: all of it is parsed, and UIKit's is type-checked against declarations.
@Suite struct SwiftCodeTests {
    private static let compiler = ProcessInfo.processInfo.environment["SWIFTC"] ?? "swiftc"

    /// What is proposed for the samples, and every kind, on plain and on hostile screens.
    private static func cases(_ platform: Platform) throws -> [(screen: Screen, change: ScreenChange)] {
        var cases = try CodeCases.changes(platform).map { (screen: try CodeCases.screen(platform), change: $0.change) }
        cases += try CodeCases.hostileCases(platform)
        for sample in ProjectFiles.samples {
            let layout = try LayoutReader.read(.file(ProjectFiles.path("Samples/\(sample)"))).layout
            for screen in layout.screens {
                cases += ScreenChange.candidates(on: screen, platform: layout.platform).map { (screen, $0) }
            }
        }
        return cases
    }

    @Test func everySnippetParses() async throws {
        var text = ""
        var count = 0
        for platform in [Platform.ios, .mac] {
            for (screen, change) in try Self.cases(platform) {
                for (_, code) in SuggestionCode.code(for: change, on: screen, platform: platform) {
                    count += 1
                    text += "func case\(count)() {\n\(code)\n}\n"
                }
            }
        }
        #expect(count > 1000)
        try await ProjectFiles.withTemporaryFolder { folder in
            let path = "\(folder)/Snippets.swift"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let result = try CommandRun([Self.compiler, "-frontend", "-parse", path])
            #expect(result.status == 0, "\(result.output)")
        }
    }

    @Test func everySnippetOfUIKitHasTheTypesOfUIKit() async throws {
        var text = "import UIKit\n"
        var count = 0
        for (screen, change) in try Self.cases(.ios) where change.kind != .shortcut {
            let code = SuggestionCode.code(for: change, on: screen, platform: .ios).first { $0.toolkit == "uikit" }
            guard let code = code?.code, let subject = CodeSubject(change, on: screen) else { continue }
            count += 1
            let elements = subject.targets + [subject.box].compactMap(\.self)
            let names = CodeNames(.camel, reserved: CodeNames.swift, for: elements)
            text += "@MainActor enum Case\(count) {\n"
            for name in Set(elements.map { names[$0] }).sorted() {
                let role = elements.first { names[$0] == name }!.role
                let type = role == .button ? "UIButton" : role == .staticText ? "UILabel" : "UIView"
                text += "    static var \(name): \(type)!\n"
            }
            // A view that the code asks for.
            for line in code.split(separator: "\n") where line.hasPrefix("// ") && line.contains(": ") {
                let name = line.dropFirst(3).prefix { $0 != ":" }
                if !name.contains(" ") { text += "    static var \(name): UIView!\n" }
            }
            let parts = code.split(separator: "\n\n", maxSplits: 1)
            text +=
                "    final class Controller: UIViewController {\n        func run() {\n\(parts[0])\n        }\n    }\n"
            if parts.count > 1 { text += "    final class View: UIView {\n\(parts[1])\n    }\n" }
            text += "}\n"
        }
        #expect(count > 300)
        try await ProjectFiles.withTemporaryFolder { folder in
            let path = "\(folder)/Snippets.swift"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let made = try CommandRun([
                Self.compiler, "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "UIKit",
                ProjectFiles.path("Tests/Capture/UIKit.swift"), "-o", "\(folder)/UIKit.swiftmodule",
            ])
            #expect(made.status == 0, "\(made.output)")
            let result = try CommandRun([Self.compiler, "-swift-version", "6", "-typecheck", "-I", folder, path])
            #expect(result.status == 0, "\(result.output)")
        }
    }
}
