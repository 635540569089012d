/// Suggestions in the order in which they are listed: a suggested group stands below the suggested group that holds all its
/// targets.
public struct SuggestionNesting {
    /// Each suggestion with the number of suggested groups around it.
    public let entries: [(suggestion: Suggestion, depth: Int)]

    /// Nests suggestions and keeps their order otherwise. O(suggestions squared).
    public init(_ suggestions: [Suggestion]) {
        entries = Self.order(of: suggestions.map(\.change)).map { (suggestions[$0.index], $0.depth) }
    }

    /// The places of changes in the order in which they are listed, each with the number of suggested groups around it.
    static func order(of changes: [ScreenChange]) -> [(index: Int, depth: Int)] {
        let targets = changes.map { $0.kind == .group ? Set($0.targets) : [] }
        // The smallest group around each; of groups of the same targets, the earlier one holds the later one.
        let parents = targets.indices.map { index -> Int? in
            guard let first = targets[index].first else { return nil }
            let around = targets.indices.filter { other in
                other != index && targets[other].contains(first) && targets[index].isSubset(of: targets[other])
                    && (targets[index].count < targets[other].count || other < index)
            }
            return around.min { (targets[$0].count, -$0) < (targets[$1].count, -$1) }
        }
        let children = Dictionary(grouping: targets.indices) { parents[$0] }
        var order: [(index: Int, depth: Int)] = []
        func list(in parent: Int?, depth: Int) {
            for index in children[parent] ?? [] {
                order.append((index, depth))
                list(in: index, depth: depth + 1)
            }
        }
        list(in: nil, depth: 0)
        return order
    }
}
