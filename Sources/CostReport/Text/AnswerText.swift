public import AccessCost
import LayoutModel

extension AnalysisText {
    /// The answers alone: a line for each screen and method.
    public func answers(_ layout: LayoutAnalysis) -> String {
        var lines: [String] = []
        for screen in layout.screens where !screen.targets.isEmpty {
            for method in screen.methods {
                let name = layout.screens.count > 1 ? "\(cut(screen.screen.id, to: 30)), " : ""
                lines += wrapped("\(name)\(method.method.id): \(answer(method, screen))", width: 78, indent: "  ").map {
                    "  " + $0
                }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
