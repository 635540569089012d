import AccessCost

extension TreeAnalysis {
    /// The targets without a cost in sentences, "Unreachable: 5 of 17 targets (no route leads to it).", those that no route
    /// reaches first; none where all have a cost.
    var missingSentences: [String] {
        [(TargetCost.Status.unreachable, "Unreachable"), (.unknown, "Cannot tell")].compactMap { status, word in
            let missing = costs.filter { $0.status == status }
            guard !missing.isEmpty else { return nil }
            let reason = missing.lazy.compactMap(\.reason).first.map { " (\($0))" } ?? ""
            return "\(word): \(missing.count) of \(plural(costs.count, "target"))\(reason)."
        }
    }
}
