import AccessCost

extension AnalysisText {
    /// What presses that go wrong do to the answer; nil where nothing goes wrong.
    func errors(_ method: MethodAnalysis) -> String? {
        guard let flat = method.tree(.flat), let main = main(method) else { return nil }
        var sentences: [String] = []
        if let before = flat.errors?.expected, let after = main.errors?.expected, let model = main.errors?.model {
            let parts = method.method.headlineFigures.map { figure in
                counted(arrow(shortNumber(before.cost[figure]), shortNumber(after.cost[figure])), figure)
            }
            let late =
                model.lateness == nil
                ? ""
                : ", and presses that may be late\(model.lateness?.press == .withheld ? " and are withheld then" : "")"
            var sentence =
                "With \(shortNumber(model.missed * 100)) % missed and \(shortNumber(model.accidental * 100)) % accidental selections\(late): \(parts.joined(separator: ", "))"
            if model.accidental > 0 || model.lateness?.press == .next {
                sentence +=
                    "; wrong activations \(shortNumber(before.wrongActivations)) → \(shortNumber(after.wrongActivations))"
            }
            if before.destructive > 0 || after.destructive > 0 {
                sentence +=
                    ", chance of a destructive one \(shortNumber(before.destructive * 100)) → \(shortNumber(after.destructive * 100)) %"
            }
            sentences.append(sentence + ".")
        }
        if let before = flat.simulated?[.seconds], let after = main.simulated?[.seconds] {
            sentences.append(
                "Simulated: \(shortNumber(before.mean)) ± \(shortNumber(before.margin)) → \(shortNumber(after.mean)) ± \(shortNumber(after.margin)) s."
            )
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
