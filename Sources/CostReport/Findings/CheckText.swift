import AccessCost
public import ScreenFindings

/// Writes findings for people at a terminal and for tools that read compilers' messages: a line a finding, as
/// `path:line:column: severity: what [code]`, and below it what to do.
public struct CheckText: Sendable {
    /// How the text is dressed.
    public var style: TextStyle
    /// Whether what cannot be told is listed, too.
    public var showsAll: Bool

    /// A writer.
    public init(style: TextStyle = .plain, showsAll: Bool = false) {
        self.style = style
        self.showsAll = showsAll
    }

    /// The text for a run.
    public func text(_ report: CheckReport) -> String {
        var lines: [String] = []
        for layout in report.layouts {
            for finding in layout.findings { lines += self.lines(finding, layout.path) }
            for one in layout.suppressed {
                let place = Self.place(one.finding, layout.path)
                lines.append(
                    style.faint(
                        "\(place): suppressed: \(FindingWords.message(one.finding)) [\(one.finding.code)]: \(singleLine(one.suppression.reason))"
                    ))
            }
            if showsAll { lines += unclear(layout) }
            for note in layout.notes { lines.append("\(singleLine(layout.path)): note: \(note)") }
        }
        for finding in report.others { lines += self.lines(finding, "") }
        if !lines.isEmpty { lines.append("") }
        lines.append(summary(report))
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ finding: Finding, _ path: String) -> [String] {
        let severity = style.coloured(finding.severity.rawValue, finding.severity)
        let what = "\(severity): \(FindingWords.message(finding)) [\(finding.code)]"
        let head = "\(style.bold(Self.place(finding, path))): \(what)"
        return [head] + wrapped("to do: \(FindingWords.remedy(finding))", width: 76).map { "    \($0)" }
    }

    static func place(_ finding: Finding, _ path: String) -> String {
        var text = singleLine(FindingWords.path(finding, in: path))
        if let place = finding.places.first, place.line > 0 {
            text += ":\(place.line)"
            if place.column > 0 { text += ":\(place.column)" }
        }
        return text.isEmpty ? "command line" : text
    }

    private func unclear(_ layout: LayoutCheck) -> [String] {
        layout.unclear.map { screen, code, one in
            var place = singleLine(layout.path)
            if let line = one.places.first?.line, line > 0 { place += ":\(line)" }
            let about = one.places.first.map { ", '\(singleLine($0.label))'" } ?? ""
            return style.faint("\(place): cannot tell: screen '\(screen)'\(about): \(one.reason) [\(code)]")
        }
    }

    private func summary(_ report: CheckReport) -> String {
        let screens = report.layouts.reduce(0) { $0 + $1.screens.count }
        var text = "\(FindingWords.counts(report)) in \(screens) screen\(screens == 1 ? "" : "s")"
        let layouts = report.layouts.count
        if layouts != 1 { text += " of \(layouts) layouts" }
        let suppressed = report.layouts.reduce(0) { $0 + $1.suppressed.count }
        if suppressed > 0 { text += "; \(suppressed) suppressed" }
        let budgets = report.layouts.flatMap(\.budgets)
        if !budgets.isEmpty { text += "; \(budgets.count { $0.isKept }) of \(budgets.count) budgets kept" }
        let unclear = report.layouts.reduce(0) { sum, layout in
            sum + layout.screens.reduce(0) { $0 + $1.examinations.count { $0.answer == .cannotTell } }
        }
        if unclear > 0 { text += "; \(unclear) question\(unclear == 1 ? "" : "s") the files cannot answer" }
        if unclear > 0, !showsAll { text += " (--all lists them)" }
        return report.isFailed ? style.bold(text) : text
    }
}
