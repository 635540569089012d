extension Navcost {
    /// What the rules say of the screens of an analysis, nothing suppressed.
    ///
    /// - Throws: as `analyze`.
    public static func findings(
        _ input: ImportedLayout, _ analysis: LayoutAnalysis, _ options: ResolvedOptions
    ) throws -> [ScreenFindings] {
        var request = try options.request(for: input.layout.platform).request
        // The methods of the analysis, which may be fewer than those asked for.
        let shown = analysis.screens.first?.methods.map(\.method.id) ?? []
        request.methods.removeAll { !shown.contains($0.method.id) }
        return Checker.check(analysis, of: input.layout, format: input.formatTraits, request)
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

    /// What a layout is held against, ready for use.
    public struct Measure: Sendable {
        let settings: CheckSettings
        let budgets: [Budget]
        let baseline: Baseline?
        /// The settings file that they are from, empty for none.
        let file: String

        /// What the baseline calls a layout.
        func name(of layout: String) -> String { baseline.map { BaselineFile.name(of: layout, from: $0.name) } ?? "" }
    }

    /// A layout with what was found in it, before suppressions.
    public struct Examined: Sendable {
        let measure: Measure
        /// The ids of the elements of each screen.
        let ids: [String: Set<String>]
        let analysis: LayoutAnalysis
        let screens: [ScreenFindings]
        let answers: [BudgetAnswer]
    }

    /// Makes what settings hold layouts against ready for use; a baseline is read once.
    ///
    /// - Parameter file: the settings file that they are from, empty for none.
    /// - Throws: `FormatError` for a baseline that is not valid; `OptionError` for a budget that needs one where there is
    ///   none.
    public mutating func measure(_ settings: CheckSettings, file: String) throws -> Measure {
        let budgets = settings.effectiveBudgets
        let baseline = try settings.baseline.map { try self.baseline($0) }
        if baseline == nil, let budget = budgets.first(where: \.isRelative) {
            throw OptionError("the budget \(budget.name) is relative to a baseline; name one with --baseline")
        }
        return Measure(settings: settings, budgets: budgets, baseline: baseline, file: file)
    }

    /// Looks at a layout; several can be looked at side by side.
    ///
    /// - Throws: as `Navcost.analyze`.
    public static func examine(
        _ input: ImportedLayout, _ options: ResolvedOptions, _ measure: Measure
    ) throws -> Examined {
        // Methods of budgets are computed, too; rules look at those that were asked for.
        let (analysis, asked) = try Navcost.analyze(input, options, also: measure.budgets.compactMap(\.method))
        let screens = try Navcost.findings(input, asked, options)
        let name = measure.name(of: input.path)
        let ids = input.layout.screens.map { ($0.id, Set($0.elements.map(\.id))) }
        return Examined(
            measure: measure, ids: Dictionary(ids, uniquingKeysWith: { $0.union($1) }),
            analysis: analysis, screens: screens,
            answers: BudgetCheck(measure.budgets, baseline: measure.baseline, layout: name).answers(analysis))
    }

    /// Takes what was found in a layout into the run.
    public mutating func add(_ examined: Examined) {
        let (settings, file) = (examined.measure.settings, examined.measure.file)
        let (analysis, screens, answers) = (examined.analysis, examined.screens, examined.answers)
        if uses[file] == nil {
            uses[file] = SuppressionUse(settings.suppressions)
            budgets[file] = examined.measure.budgets.map { ($0, false) }
            order.append(file)
        }
        for answer in answers {
            if let place = self.budgets[file]!.firstIndex(where: { $0.budget == answer.budget }) {
                self.budgets[file]![place].isUsed = true
            }
        }
        let found = (screens.flatMap(\.findings) + answers.compactMap(\.finding)).inFileOrder
        uses[file]!.note(examined.ids)
        let (kept, suppressed) = uses[file]!.filter(found)
        var notes: [String] = []
        if let baseline = examined.measure.baseline, !baseline.knows(examined.measure.name(of: analysis.path)) {
            notes.append("\(baseline.name) knows nothing of this layout")
        }
        layouts.append(
            LayoutCheck(
                analysis: analysis, screens: screens, budgets: answers, findings: kept, suppressed: suppressed,
                notes: notes))
        failsFrom = min(failsFrom ?? .error, settings.failsFrom ?? .error)
    }

    /// The report of everything that was checked.
    ///
    /// - Parameter severity: from which severity on findings fail where nothing was checked; nil for errors.
    public func report(failsFrom severity: Severity? = nil) -> CheckReport {
        var others: [Finding] = []
        for file in order {
            others += uses[file]!.unused
            others += budgets[file]!.filter { !$0.isUsed && !$0.budget.isRelative }.map(\.budget).map(Finding.unused)
        }
        return CheckReport(layouts: layouts, others: others, failsFrom: failsFrom ?? severity ?? .error)
    }

    private mutating func baseline(_ path: String) throws(FormatError) -> Baseline {
        if let known = baselines[path] { return known }
        let read = try BaselineFile.read(path)
        baselines[path] = read
        return read
    }
}
