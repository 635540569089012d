import AccessCost

extension AnalysisText {
    /// What 8 of 10 people need for an average target, and their scan intervals; nil where no people were asked for.
    func people(_ method: MethodAnalysis) -> String? {
        guard let flat = method.tree(.flat)?.people, let own = main(method)?.people, let before = flat.expected,
            let after = own.expected
        else { return nil }
        func range(_ spread: PeopleSpread) -> String { "\(shortNumber(spread.p10)) to \(shortNumber(spread.p90))" }
        var sentence =
            "8 of 10 people (\(own.population)) need \(arrow(range(before), range(after))) s, errors of use included; median \(arrow(shortNumber(before.median), shortNumber(after.median))) s\(own.coverage.clause)"
        let difference = own.difference(to: flat)
        if difference.faster + difference.slower > 0 {
            sentence += "; faster for \(difference.faster) of \(difference.of)"
        }
        let intervals = own.members.compactMap(\.interval)
        if method.parameters.has(.interval), let least = intervals.min(), let most = intervals.max() {
            sentence += ". By the 0.65 rule their scan intervals are \(shortNumber(least)) to \(shortNumber(most)) s"
        }
        return sentence + "."
    }
}

extension ComparisonText {
    /// For how many people a change is faster; nil where no people were asked for.
    static func people(_ before: TreeAnalysis, _ after: TreeAnalysis) -> String? {
        guard let old = before.people, let new = after.people, let a = old.expected, let b = new.expected else {
            return nil
        }
        let difference = new.difference(to: old)
        let slower = difference.slower > 0 ? ", slower for \(difference.slower)" : ""
        return
            "Faster for \(difference.faster) of \(difference.of) people (\(new.population))\(slower): median \(arrow(shortNumber(a.median), shortNumber(b.median))) s, 8 of 10 need \(shortNumber(a.p10)) to \(shortNumber(a.p90)) → \(shortNumber(b.p10)) to \(shortNumber(b.p90)) s\(new.coverage.clause)."
    }
}
