import AccessCost

extension AnalysisText {
    /// What finding takes, in a sentence: "To find one of 12 hidden elements, shown by focus: 8.5 → 11.5 steps, 7.5 → 9.45 s."
    func finding(_ method: MethodAnalysis) -> String? {
        guard let flat = method.tree(.flat)?.discovery, let own = main(method)?.discovery else { return nil }
        let start = say.toFind(own.hidden, byTap: own.reveals != .focus, byFocus: own.reveals != .tap)
        guard let before = flat.expected, let after = own.expected else {
            return start + say.notPossible(phrase(own.reason ?? flat.reason ?? ""))
        }
        let figures = method.method.headlineFigures.map { figure in
            counted(arrow(shortNumber(before[figure]), shortNumber(after[figure])), figure)
        }
        return start + figures.joined(separator: ", ") + "."
    }
}
