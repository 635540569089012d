import AccessCost
public import LayoutFormats
import LayoutModel
public import ScreenFindings

extension Session {
    /// What is stored for rules to look at.
    static let checkDetails: AnalysisDetails = [.actions]

    /// What the rules say of the screens of an analysis, nothing suppressed.
    ///
    /// - Parameter analysis: one that stores the costs of actions (`AnalysisDetails.actions`).
    /// - Throws: as `analyze`.
    public func findings(
        _ input: ImportedLayout, _ analysis: LayoutAnalysis, _ request: AnalysisRequest
    ) throws(NavCostError) -> [ScreenExamination] {
        var plan = try NavCostError.wrap { () throws(RequestError) in
            try request.plan(for: input.layout.platform, scan: input.layout.scanSettings).plan
        }
        // The methods of the analysis, which may be fewer than those asked for.
        let shown = analysis.screens.first?.methods.map(\.method.id) ?? []
        plan.methods.removeAll { !shown.contains($0.method.id) }
        return Checker.check(analysis, of: input.layout, format: input.formatTraits, plan)
    }

    /// Checks inputs side by side: findings, budgets and the baseline, with the project settings of each input.
    ///
    /// - Parameters:
    ///   - writesBaseline: whether the costs become a baseline, so that none of the project settings counts.
    ///   - report: takes why an input could not be checked.
    /// - Returns: the report over all inputs that could be.
    public func check(
        _ inputs: Inputs, _ request: CheckRequest, writesBaseline: Bool = false, progress: ((Progress) -> Void)? = nil,
        _ report: (NavCostError) -> Void
    ) async throws -> CheckReport {
        let settings = ProjectSettingsCache(self)
        var run = CheckRun()
        var baselines = CheckRun.Baselines()
        try await forEach(inputs, progress: progress) {
            (source) throws(NavCostError) -> (AnalysisRequest, CheckRun.Measure) in
            var own = try settings.request(request.analysis, for: source)
            // No rule and no budget is about what some people need.
            own.people = nil
            let project = try settings.settings(for: source)
            var all = request.filled(from: project.check)
            // What is written now is not what is compared with.
            if writesBaseline, request.baseline == nil { all = all.withoutBaseline() }
            return (own, try baselines.measure(all, file: project.path))
        } _: { (source, prepared) throws(NavCostError) in
            let (own, measure) = prepared
            let layout =
                try request.validatesSchema
                ? readValidated(source, format: own.inputFormat) : read(source, format: own.inputFormat)
            return try examine(layout, own, measure)
        } _: { result in
            do throws(NavCostError) { run.add(try result.get()) } catch { report(error) }
        }
        return run.report(failsFrom: request.failsFrom)
    }

    /// Looks at a layout; several can be looked at side by side.
    ///
    /// - Throws: as `analyze`.
    func examine(
        _ input: ImportedLayout, _ request: AnalysisRequest, _ measure: CheckRun.Measure
    ) throws(NavCostError) -> CheckRun.Examined {
        // Methods of budgets are computed, too; rules look at those that were asked for.
        let (analysis, asked) = try analyze(
            input, request, also: measure.budgets.compactMap(\.method), details: Self.checkDetails)
        let screens = try findings(input, asked, request)
        let name = measure.name(of: input.path)
        let ids = input.layout.screens.map { ($0.id, Set($0.elements.map(\.id))) }
        return CheckRun.Examined(
            measure: measure, ids: Dictionary(ids, uniquingKeysWith: { $0.union($1) }),
            analysis: analysis, screens: screens,
            answers: BudgetCheck(measure.budgets, baseline: measure.baseline, layout: name).answers(analysis))
    }
}

/// A run of `check` over many layouts: what each settings file suppresses is counted over all of them.
struct CheckRun {
    private var uses: [String: SuppressionUse] = [:]
    private var budgets: [String: [(budget: Budget, isUsed: Bool)]] = [:]
    private var order: [String] = []
    private var layouts: [LayoutCheck] = []
    private var failsFrom: Severity?

    /// What a layout is compared with, ready for use.
    struct Measure: Sendable {
        let settings: CheckRequest
        let budgets: [Budget]
        let baseline: Baseline?
        /// The settings file that they are from, empty for none.
        let file: String

        /// What the baseline calls a layout.
        func name(of layout: String) -> String { baseline.map { BaselineFile.name(of: layout, from: $0.name) } ?? "" }
    }

    /// A layout with what was found in it, before suppressions.
    struct Examined: Sendable {
        let measure: Measure
        /// The ids of the elements of each screen.
        let ids: [String: Set<String>]
        let analysis: LayoutAnalysis
        let screens: [ScreenExamination]
        let answers: [BudgetAnswer]
    }

    /// The baselines of a run, each read once.
    struct Baselines {
        private var known: [String: Baseline] = [:]

        /// Makes what a request holds layouts to ready for use.
        ///
        /// - Parameter file: the project settings that it is from, empty for none.
        /// - Throws: a baseline that is not valid; a budget that needs one where there is none.
        mutating func measure(_ request: CheckRequest, file: String) throws(NavCostError) -> Measure {
            let budgets = request.effectiveBudgets
            var baseline: Baseline?
            if let path = request.baseline {
                if known[path] == nil {
                    known[path] = try NavCostError.wrap { () throws(FormatError) in try BaselineFile.read(path) }
                }
                baseline = known[path]
            }
            if baseline == nil, let budget = budgets.first(where: \.isRelative) {
                throw .request(
                    RequestError("the budget \(budget.name) is relative to a baseline; name a baseline"))
            }
            return Measure(settings: request, budgets: budgets, baseline: baseline, file: file)
        }
    }

    /// Takes what was found in a layout into the run.
    mutating func add(_ examined: Examined) {
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
    func report(failsFrom severity: Severity? = nil) -> CheckReport {
        var others: [Finding] = []
        for file in order {
            others += uses[file]!.unused
            others += budgets[file]!.filter { !$0.isUsed && !$0.budget.isRelative }.map(\.budget).map(Finding.unused)
        }
        return CheckReport(layouts: layouts, others: others, failsFrom: failsFrom ?? severity ?? .error)
    }
}
