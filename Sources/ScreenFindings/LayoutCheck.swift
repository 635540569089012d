public import AccessCost

/// Everything that was found in one layout.
public struct LayoutCheck: Hashable, Codable, Sendable {
    /// The costs that the findings are about.
    public var analysis: LayoutAnalysis
    /// The results of all rules for each screen, suppressed findings included.
    public var screens: [ScreenExamination]
    /// The results of the budgets.
    public var budgets: [BudgetAnswer]
    /// The findings that count, in file order.
    public var findings: [Finding]
    /// The findings that do not count, and why.
    public var suppressed: [SuppressedFinding]
    /// Notes, as on targets that the baseline has and the layout no longer has.
    public var notes: [String]

    /// A check by its parts.
    public init(
        analysis: LayoutAnalysis, screens: [ScreenExamination], budgets: [BudgetAnswer], findings: [Finding],
        suppressed: [SuppressedFinding], notes: [String] = []
    ) {
        self.analysis = analysis
        self.screens = screens
        self.budgets = budgets
        self.findings = findings
        self.suppressed = suppressed
        self.notes = notes
    }

    /// The path as it was given.
    public var path: String { analysis.path }
    /// The id of the format.
    public var format: String { analysis.format }

    /// What the file does not tell, by screen and rule.
    public var unclear: [(screen: String, code: String, unclear: Examination.Unclear)] {
        screens.flatMap { screen in
            screen.examinations.flatMap { one in one.unclear.map { (screen.screen, one.code, $0) } }
        }
    }
}

/// Everything that was found in one run.
public struct CheckReport: Hashable, Codable, Sendable {
    /// One entry for each layout, in the order of the inputs.
    public var layouts: [LayoutCheck]
    /// The findings without a layout: suppressions that suppress nothing.
    public var others: [Finding]
    /// The lowest severity that fails the run.
    public var failsFrom: Severity

    /// A report by its parts.
    public init(layouts: [LayoutCheck], others: [Finding] = [], failsFrom: Severity = .error) {
        self.layouts = layouts
        self.others = others
        self.failsFrom = failsFrom
    }

    /// All findings that count, each with the path of its layout, empty for those that are about none.
    public var placed: [(finding: Finding, path: String)] {
        layouts.flatMap { layout in layout.findings.map { ($0, layout.path) } } + others.map { ($0, "") }
    }

    /// All findings that count.
    public var findings: [Finding] { placed.map(\.finding) }

    /// Whether a finding fails the run: by its severity, or because it is a broken budget.
    public func fails(_ finding: Finding) -> Bool {
        finding.severity >= failsFrom || finding.code == Rule.budget.code || finding.code == Rule.baseline.code
    }

    /// Whether the run fails.
    public var isFailed: Bool { findings.contains(where: fails) }

    /// The number of findings of a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
