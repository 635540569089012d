import AccessCost
import GroupingSearch
import LayoutModel
import ScreenFindings

/// What an index says of one screen; the analysis itself is not kept.
public struct IndexRow: Sendable {
    let title, path, method: String
    /// What an average target costs now, as suggested, and at least, in seconds; nil where that is not known.
    let current, suggested, bound: Double?
    /// The reached targets, of all.
    let coverage: Coverage?
    /// The number of findings of each severity.
    let findings: [Severity: Int]
    let worst: String
    let picture: Markup

    /// The row of the screen of a page, by its first access method; of the first screen where there are several.
    public init(_ page: LayoutPage) {
        let layout = page.analysis
        title = page.isOneOfSeveral ? AnalysisHTML.screenTitle(layout) : AnalysisHTML.title(layout)
        path = layout.path
        findings = Dictionary(
            page.findings.flatMap(\.findings).map { ($0.severity, 1) }, uniquingKeysWith: +)
        guard let screen = layout.screens.first, let view = MethodView(layout, 0, 0), !screen.targets.isEmpty else {
            (method, current, suggested, bound, coverage, worst, picture) = ("", nil, nil, nil, nil, "", "")
            return
        }
        method = view.method.name
        current = view.main.expected?.seconds
        coverage = view.main.coverage
        worst =
            view.main.worst.map { target in
                let element = screen.targets[target]
                return element.label.isEmpty ? element.id : element.label
            } ?? ""
        let found = page.suggestions?.screens.first {
            $0.before.screen.id == screen.screen.id && $0.mix.objective == .seconds
        }
        suggested = found?.after.value
        bound = found?.freeBound
        let targets = Set(screen.targets.map { screen.screen[$0.element].id })
        picture = ScreenSketch(screen: screen.screen, side: 64, mostOthers: 40).markup { targets.contains($0.id) }
    }

    /// The path of the layout.
    public var layoutPath: String { path }

    /// The row as markup, with the path to show and the number of its place.
    func markup(file: String, change: String?, path: String, number: Int) -> Markup {
        func cell(_ value: Double?, style: Markup = "") -> Markup {
            guard let value else { return "<td class=\"n\(style)\" data-v=\"\">-</td>" }
            return "<td class=\"n\(style)\" data-v=\"\(roundedText(value))\">\(shortNumber(value))</td>"
        }
        let isBetter = suggested.flatMap { after in current.map { after < $0 - 1e-9 } } ?? false
        let kinds = Severity.allCases.reversed().compactMap { kind in
            findings[kind].map { say.severities($0, kind) }
        }
        let weight = Severity.allCases.enumerated().reduce(0.0) { sum, kind in
            sum * 1000 + Double(findings[Severity.allCases[Severity.allCases.count - 1 - kind.offset]] ?? 0)
        }
        let changed: Markup =
            change.map { "<a class=\"change\" href=\"\(IndexHTML.address(of: $0))\">\(say.beforeAndAfterLink)</a>" }
            ?? ""
        let share = coverage.map { $0.count > 0 ? Double($0.targets) / Double($0.count) : 1 }
        return """
            <tr data-target="\(number)"><th scope="row">\(picture)<a href="\(IndexHTML.address(of: file))"><bdi>\(title.shown(80))</bdi></a>\
            \(if: !path.isEmpty, "<span class=\"path hint\">\(path.shown())</span>")\(changed)</th>
            <td class="wide">\(foreign(method))</td>
            \(cell(current))\(isBetter || suggested == nil ? cell(suggested) : "<td class=\"n\" data-v=\"\">\(say.asItIsCell)</td>")\(cell(bound, style: " wide"))
            <td class="n wide" data-v="\(share.map(roundedText) ?? "")">\(coverage.map(\.fraction) ?? say.noTargetCell)</td>
            <td class="n" data-v="\(roundedText(weight))">\(kinds.isEmpty ? say.none : kinds.joined(separator: ", "))</td>
            <td class="wide"><bdi>\(worst.shown(40))</bdi></td></tr>

            """
    }
}
