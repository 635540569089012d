import AccessCost

extension Coverage {
    /// "17 of 59 targets, 29 % of use": what a mean is about.
    var words: String {
        let text = say.outOf(targets, count, .target)
        return share.map { text + say.ofUse(Self.percent($0)) } ?? text
    }

    /// What stands behind a mean: " over 17 of 59 targets, 29 % of use"; empty where every target has a cost.
    var clause: String { isComplete ? "" : " \(say.over(words))" }

    /// "17 of 59", for narrow places.
    var fraction: String { say.outOf(String(targets), String(count)) }

    /// A share as a percentage that is 0 or 100 only where it is exactly that.
    static func percent(_ share: Double) -> String {
        let percent = (share * 100).rounded()
        if share > 0, percent < 1 { return say.underOnePercent }
        if share < 1, percent > 99 { return say.overNinetyNinePercent }
        return "\(Int(percent)) %"
    }
}

extension TreeAnalysis {
    /// "62 %": how much of the mean's seconds is spent listening; nil where listening takes no time.
    var listeningShare: String? {
        guard let listening, let seconds = expected?.seconds, seconds > 0 else { return nil }
        return Coverage.percent(listening / seconds)
    }

    /// The targets without a cost in sentences, "Unreachable: 5 of 17 targets (no route leads to it).", those that no route
    /// reaches first, with the reasons of the most targets first; none where all have a cost.
    var missingSentences: [String] {
        [TargetCost.Status.unreachable, .unknown].compactMap { status in
            var counts: [(reason: String, count: Int)] = []
            for place in costs.indices where costs[place].status == status {
                let reason = phrase(costs[place].reason ?? "")
                if let known = counts.firstIndex(where: { $0.reason == reason }) {
                    counts[known].count += 1
                } else {
                    counts.append((reason, 1))
                }
            }
            let missing = counts.reduce(0) { $0 + $1.count }
            guard missing > 0 else { return nil }
            let all = say.outOf(missing, costs.count, .target)
            if counts.count == 1 { return say.missing(status, all, counts[0].reason) }
            let order = counts.enumerated().sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }
            var parts = order.prefix(3).map { "\($0.element.count) \($0.element.reason)" }
            if order.count > 3 {
                parts.append(say.forOtherReasons(order.dropFirst(3).reduce(0) { $0 + $1.element.count }))
            }
            return say.missing(status, all, parts.joined(separator: "; "))
        }
    }
}
