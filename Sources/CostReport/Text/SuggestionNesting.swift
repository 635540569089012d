import GroupingSearch

/// Suggestions in the order in which they are listed: a suggested group stands below the suggested group that holds all its
/// targets.
struct SuggestionNesting {
    /// Each suggestion with the number of suggested groups around it.
    let entries: [(suggestion: Suggestion, depth: Int)]

    /// Nests suggestions and keeps their order otherwise. O(suggestions squared).
    init(_ suggestions: [Suggestion]) {
        let targets = suggestions.map { $0.change.kind == .group ? Set($0.change.targets) : [] }
        // The smallest group around each; of groups of the same targets, the earlier one holds the later one.
        let parents = targets.indices.map { index -> Int? in
            guard !targets[index].isEmpty else { return nil }
            let around = targets.indices.filter { other in
                other != index && targets[index].isSubset(of: targets[other])
                    && (targets[index].count < targets[other].count || other < index)
            }
            return around.min { (targets[$0].count, -$0) < (targets[$1].count, -$1) }
        }
        var entries: [(suggestion: Suggestion, depth: Int)] = []
        func list(in parent: Int?, depth: Int) {
            for index in parents.indices where parents[index] == parent {
                entries.append((suggestions[index], depth))
                list(in: index, depth: depth + 1)
            }
        }
        list(in: nil, depth: 0)
        self.entries = entries
    }
}
