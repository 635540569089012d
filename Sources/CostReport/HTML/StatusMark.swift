import AccessCost

extension TargetCost.Status {
    /// What stands in a narrow cell instead of a figure; screen readers hear the word.
    var mark: Markup {
        switch self {
        case .reached: ""
        case .unreachable: "<span aria-hidden=\"true\">✕</span><span class=\"unseen\">\(say.unreachable)</span>"
        case .unknown: "<span aria-hidden=\"true\">?</span><span class=\"unseen\">\(say.cannotTell)</span>"
        }
    }

    /// What the marks of a table mean, for its caption; empty where it has none.
    static func legend(_ statuses: some Sequence<TargetCost.Status>) -> String {
        let found = Set(statuses)
        let parts = [(TargetCost.Status.unreachable, say.unreachableMark), (.unknown, say.cannotTellMark)].filter {
            found.contains($0.0)
        }
        return parts.isEmpty ? "" : "; " + parts.map(\.1).joined(separator: ", ")
    }
}
