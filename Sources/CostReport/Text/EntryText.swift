import AccessCost

extension AnalysisText {
    /// The route to the screen in a sentence: "From 'home' another 12 → 5 steps, 9.5 → 4.2 s, by Settings, Network."
    func entry(_ method: MethodAnalysis) -> String? {
        guard let before = method.tree(.flat)?.entry, let after = main(method)?.entry else { return nil }
        if after.steps?.isEmpty == true { return nil }
        guard let own = after.cost, let steps = after.steps else {
            return say.noRouteFrom(after.from)
        }
        let figures = method.method.headlineFigures.map { figure in
            let flat = before.cost.map { shortNumber($0[figure]) } ?? say.unreachable
            return counted(arrow(flat, shortNumber(own[figure])), figure)
        }
        let targets = steps.map { cutMiddle($0.label, to: 40) }.joined(separator: ", ")
        return say.routeFrom(after.from, figures.joined(separator: ", "), cut(targets, to: 120))
    }
}
