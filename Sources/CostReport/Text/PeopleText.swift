import AccessCost

extension AnalysisText {
    /// What 8 of 10 people need for an average target, and their scan intervals; nil where no people were asked for.
    func people(_ method: MethodAnalysis) -> String? {
        guard let flat = method.tree(.flat)?.people, let own = main(method)?.people, let before = flat.expected,
            let after = own.expected
        else { return nil }
        func range(_ spread: PeopleSpread) -> String {
            say.range(shortNumber(spread.p10), shortNumber(spread.p90))
        }
        var sentence = say.peopleNeed(
            own.population, arrow(range(before), range(after)),
            arrow(shortNumber(before.median), shortNumber(after.median)), own.coverage.clause)
        let difference = own.difference(to: flat)
        if difference.faster + difference.slower > 0 {
            sentence += say.fasterFor(difference.faster, of: difference.of)
        }
        let intervals = own.members.compactMap(\.interval)
        if method.parameters.has(.interval), let least = intervals.min(), let most = intervals.max() {
            sentence += say.intervals(shortNumber(least), shortNumber(most))
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
        return say.changeForPeople(
            faster: difference.faster, slower: difference.slower, of: difference.of, new.population,
            median: arrow(shortNumber(a.median), shortNumber(b.median)),
            before: say.range(shortNumber(a.p10), shortNumber(a.p90)),
            after: say.range(shortNumber(b.p10), shortNumber(b.p90)), new.coverage.clause)
    }
}
