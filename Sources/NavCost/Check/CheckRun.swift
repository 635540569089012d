extension Navcost {
    /// What the rules say of the screens of an analysis, nothing suppressed.
    ///
    /// - Throws: as `analyze`.
    public static func findings(
        _ input: ImportedLayout, _ analysis: LayoutAnalysis, _ options: ResolvedOptions
    ) throws -> [ScreenFindings] {
        Checker.check(analysis, of: input.layout, try options.request(for: input.layout.platform).request)
    }
}

/// A run of `check` over many layouts: what each settings file suppresses is counted over all of them.
public struct CheckRun {
    private var uses: [String: SuppressionUse] = [:]
    private var budgets: [String: [(budget: Budget, isUsed: Bool)]] = [:]
    private var baselines: [String: Baseline] = [:]
    private var order: [String] = []
    private var layouts: [LayoutCheck] = []
    private var failsFrom: Severity?

    /// A run in which nothing has been checked.
    public init() {}

    /// The analyses so far, as a baseline writes them.
    public var analyses: [LayoutAnalysis] { layouts.map(\.analysis) }

    /// Checks a layout.
    ///
    /// - Parameters:
    ///   - settings: what holds for the layout.
    ///   - file: the settings file that they are from, empty for none.
    /// - Throws: as `Navcost.analyze`; `FormatError` for a baseline that is not valid; `OptionError` for a budget that
    ///   needs one where there is none.
    public mutating func add(
        _ input: ImportedLayout, _ options: ResolvedOptions, _ settings: CheckSettings, file: String
    ) throws {
        let budgets = settings.effectiveBudgets
        let baseline = try settings.baseline.map { try self.baseline($0) }
        if baseline == nil, let budget = budgets.first(where: \.isRelative) {
            throw OptionError("the budget \(budget.name) is relative to a baseline; name one with --baseline")
        }
        if uses[file] == nil {
            uses[file] = SuppressionUse(settings.suppressions)
            self.budgets[file] = budgets.map { ($0, false) }
            order.append(file)
        }
        // Methods of budgets are computed, too; rules look at those that were asked for.
        let (analysis, asked) = try Navcost.analyze(input, options, also: budgets.compactMap(\.method))
        let screens = try Navcost.findings(input, asked, options)
        let name = settings.baseline.map { BaselineFile.name(of: input.path, from: $0) } ?? ""
        let answers = BudgetCheck(budgets, baseline: baseline, layout: name).answers(analysis)
        for answer in answers {
            if let place = self.budgets[file]!.firstIndex(where: { $0.budget == answer.budget }) {
                self.budgets[file]![place].isUsed = true
            }
        }
        let found = Self.sorted(screens.flatMap(\.findings) + answers.compactMap(\.finding))
        uses[file]!.note(
            Dictionary(
                uniqueKeysWithValues: input.layout.screens.map { ($0.id, Set($0.elements.map(\.id))) }))
        let (kept, suppressed) = uses[file]!.filter(found)
        var notes: [String] = []
        if let baseline, !baseline.knows(name) { notes.append("\(baseline.name) knows nothing of this layout") }
        layouts.append(
            LayoutCheck(
                analysis: analysis, screens: screens, budgets: answers, findings: kept, suppressed: suppressed,
                notes: notes))
        failsFrom = min(failsFrom ?? .error, settings.failsFrom ?? .error)
    }

    /// The report of everything that was checked.
    public func report() -> CheckReport {
        var others: [Finding] = []
        for file in order {
            others += uses[file]!.unused
            others += budgets[file]!.filter { !$0.isUsed && !$0.budget.isRelative }.map(\.budget).map(Finding.unused)
        }
        return CheckReport(layouts: layouts, others: others, failsFrom: failsFrom ?? .error)
    }

    private mutating func baseline(_ path: String) throws(FormatError) -> Baseline {
        if let known = baselines[path] { return known }
        let read = try BaselineFile.read(path)
        baselines[path] = read
        return read
    }

    /// Findings by line; those of one line by column, then as they came.
    private static func sorted(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().sorted { a, b in
            let (x, y) = (a.element.places.first, b.element.places.first)
            return (x?.line ?? 0, x?.column ?? 0, a.offset) < (y?.line ?? 0, y?.column ?? 0, b.offset)
        }.map(\.element)
    }
}
