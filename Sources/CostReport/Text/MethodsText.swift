public import AccessCost
import LayoutModel

/// Lists access methods with their parameters, defaults and sources.
public struct MethodsText: Sendable {
    /// How the text is dressed.
    public var style: TextStyle

    /// A writer.
    public init(style: TextStyle = .plain) { self.style = style }

    /// The list of the given methods.
    public func text(_ methods: [AccessMethod]) -> String {
        var lines: [String] = []
        for method in methods {
            lines.append(style.bold("\(method.id): \(method.name)"))
            lines += wrapped("  \(method.summary)", indent: "  ").map { $0.hasPrefix("  ") ? $0 : "  " + $0 }
            let platforms = method.platforms.map(\.rawValue).joined(separator: ", ")
            let trees = method.trees.map { $0 == method.mainTree ? "\($0.rawValue) (its own)" : $0.rawValue }
            let figures = method.figures.map(\.rawValue).joined(separator: ", ")
            lines.append("  platforms: \(platforms); trees: \(trees.joined(separator: ", "))")
            lines.append("  figures: \(figures)")
            if !method.routes.isEmpty {
                lines.append("  routes: \(method.routes.map(\.rawValue).joined(separator: ", "))")
            }
            let evidence = method.evidence.isEmpty ? "nothing outside navcost" : method.evidence.joined(separator: "; ")
            lines += wrapped("compared with: \(evidence)", width: 78).map { "  " + $0 }
            for setting in method.parameters {
                // A share names the parameter whose unit it has.
                var unit = setting.unit.isEmpty ? "" : " \(setting.unit)"
                if case .share = setting.defaultValue { unit = "" }
                lines.append("    \(setting.key) = \(setting.defaultValue)\(unit)")
                lines += wrapped("\(setting.summary) (\(setting.allowed))", width: 72).map { "        " + $0 }
                lines += wrapped("source: \(setting.source)", width: 72).map { "        " + style.faint($0) }
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
}
