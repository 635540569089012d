import LayoutModel

extension Comparison {
    /// The largest screen for which it is found out where the conclusion holds, in elements.
    private static let largest = 2_000

    /// Finds for which values of what vendors do not document each screen stays faster, or slower, by each method.
    ///
    /// About 16 analyses of both screens for each scanning method, and at most 24 more where the conclusion changes; none for
    /// screens of more than 2,000 elements, and none where the comparison is limited to one action.
    /// - Parameter plan: that of the analyses.
    public mutating func findConclusions(_ plan: AnalysisPlan) {
        guard action == nil, plan.actionName == nil else { return }
        for index in screens.indices {
            let pair = screens[index]
            guard max(pair.before.screen.elements.count, pair.after.screen.elements.count) <= Self.largest else {
                continue
            }
            screens[index].conclusions = pair.before.methods.map { method in
                Robustness.ranges(of: RequestedMethod(method.method, parameters: method.parameters)) { varied in
                    pair.gain(by: varied, plan)
                }
            }
        }
    }
}

extension Comparison.ScreenPair {
    /// What the mean over the goals gains in seconds by a method on its main tree; nil where no goal has a cost on both.
    fileprivate func gain(by method: RequestedMethod, _ plan: AnalysisPlan) -> Double? {
        var own = plan
        own.simulation = nil
        func tree(of analysis: ScreenAnalysis) -> TreeAnalysis {
            CostEvaluator(method, platform: analysis.platform, own).analysis(analysis.screen, details: .actions).tree
        }
        let expected = expected(before: tree(of: before), after: tree(of: after))
        guard let old = expected.before, let new = expected.after else { return nil }
        return old.seconds - new.seconds
    }
}
