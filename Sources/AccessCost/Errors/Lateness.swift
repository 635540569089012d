/// Presses that come later than their highlight: how often, and what they do.
public struct Lateness: Hashable, Codable, Sendable {
    /// How reaction times spread.
    public var times: ReactionDistribution
    /// What a late press does.
    public var press: LatePress

    /// Lateness of a person.
    public init(_ times: ReactionDistribution, _ press: LatePress) { (self.times, self.press) = (times, press) }

    /// The lateness that the values of a method's parameters say; nil where reactions are constant, or the highlight
    /// waits for a press.
    init?(_ values: ParameterValues) {
        let times = values[.reactionTimes]
        guard times != .constant, values[.advance] == .time else { return nil }
        self.init(times, values[.latePress])
    }
}

extension ScanMachine {
    /// What a highlight makes of a person's presses: 0 for the first item of a list, which stays longer, 1 for others; empty
    /// where presses do not follow a clock, or are never late.
    func splits(_ model: ErrorModel) -> [ReactionDistribution.Split] {
        guard let lateness = model.lateness, timing.technique == .auto || timing.technique == .inverse else {
            return []
        }
        return [true, false].compactMap { lateness.times.split(at: timing.advance(fromFirst: $0).wait) }
    }
}
