import Foundation
import GroupingSearch
import LayoutModel
import TestSupport
import Testing

@testable import CostReport

/// The XML of suggestions through GTK 4's own builder, on a screen that nobody sees.
@Suite struct GtkCodeTests {
    /// GTK opens a display before it reads a file.
    private static let isInstalled =
        ["gtk4-builder-tool", "xvfb-run"].allSatisfy { name in (try? CommandRun(["which", name]))?.status == 0 }

    @Test(.enabled(if: isInstalled, "no gtk4-builder-tool, or no xvfb-run")) func theBuilderTakesEverySnippet() throws {
        var files: [String: String] = [:]
        var kinds: Set<ScreenChange.Kind> = []
        // GtkAlertDialog came with GTK 4.10.
        for (name, change) in CodeCases.changes(.gtk) where change.kind != .confirm {
            guard let code = try CodeCases.code("gtk", name, .gtk) else { continue }
            kinds.insert(change.kind)
            // What the code names and does not hold stands beside it.
            let others = change.targets.filter { !code.contains("id=\"\($0)\"") }
            let stubs = others.map { "<object class=\"GtkLabel\" id=\"\($0)\"/>" }.joined()
            files["\(name).ui"] = "<interface><requires lib=\"gtk\" version=\"4.0\"/>\(code)\(stubs)</interface>"
        }
        #expect(kinds.isSuperset(of: [.group, .order, .merge, .shortcut, .mnemonic, .radioGroup]))
        files["wrong.ui"] =
            "<interface><object class=\"GtkCheckButton\"><property name=\"grup\">x</property></object></interface>"
        let folder = try TemporaryFolder(files)
        let script =
            "for file in '\(folder.path)'/*.ui; do gtk4-builder-tool validate \"$file\" 2> /dev/null || echo \"refused: $file\"; done"
        let run = try CommandRun(["xvfb-run", "-a", "sh", "-c", script])
        let refused = run.output.split(separator: "\n").filter { $0.hasPrefix("refused: ") }
        #expect(refused.count == 1 && refused[0].hasSuffix("wrong.ui"), "\(run.output)")
    }
}
