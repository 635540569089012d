import AccessCost

extension AnalysisText {
    /// What finding takes, in a sentence: "To find one of 12 hidden elements, shown by focus: 8.5 → 11.5 steps, 7.5 → 9.45 s."
    func finding(_ method: MethodAnalysis) -> String? {
        guard let flat = method.tree(.flat)?.discovery, let own = main(method)?.discovery else { return nil }
        let shown =
            switch own.reveals {
            case .tap: "tapping"
            case .focus: "focus"
            case .mixed: "focus or tapping"
            }
        let start = "To find one of \(plural(own.hidden, "hidden element")), shown by \(shown): "
        guard let before = flat.expected, let after = own.expected else {
            return start + "not possible, \(own.reason ?? flat.reason ?? "")."
        }
        let figures = method.method.headlineFigures.map { figure in
            counted(arrow(shortNumber(before[figure]), shortNumber(after[figure])), figure)
        }
        return start + figures.joined(separator: ", ") + "."
    }
}
