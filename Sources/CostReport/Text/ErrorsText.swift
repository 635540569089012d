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
            var sentence = say.withErrors(
                missed: shortNumber(model.missed * 100), accidental: shortNumber(model.accidental * 100),
                isLate: model.lateness != nil, isWithheld: model.lateness?.press == .withheld,
                parts.joined(separator: ", "))
            if model.accidental > 0 || model.lateness?.press == .next {
                sentence += say.wrongActivations(
                    shortNumber(before.wrongActivations), shortNumber(after.wrongActivations))
            }
            if before.destructive > 0 || after.destructive > 0 {
                sentence += say.destructiveChance(
                    shortNumber(before.destructive * 100), shortNumber(after.destructive * 100))
            }
            sentences.append(sentence + ".")
        }
        if let before = flat.simulated?[.seconds], let after = main.simulated?[.seconds] {
            sentences.append(
                say.simulated(
                    "\(shortNumber(before.mean)) ± \(shortNumber(before.margin))",
                    "\(shortNumber(after.mean)) ± \(shortNumber(after.margin))"))
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
