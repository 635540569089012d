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
    /// What highlights make of a person's presses; nil where presses do not follow a clock, or are never late.
    func presses(_ model: ErrorModel) -> TimedPresses? {
        guard let lateness = model.lateness, timing.technique == .auto || timing.technique == .inverse else {
            return nil
        }
        return TimedPresses(self, lateness)
    }
}

/// What each highlight makes of presses whose times spread: a highlight lasts until it moves on, the first of a list longer,
/// and each until its prompt has been spoken.
struct TimedPresses {
    private let machine: ScanMachine
    private let times: ReactionDistribution
    /// The splits of the first item of a list and of others, where nothing is spoken.
    private let common: [ReactionDistribution.Split]

    init(_ machine: ScanMachine, _ lateness: Lateness) {
        self.machine = machine
        times = lateness.times
        common = [true, false].compactMap { lateness.times.split(at: machine.timing.advance(fromFirst: $0).wait) }
    }

    /// Presses that are in time and late at an item's highlight.
    func split(at node: Int) -> ReactionDistribution.Split {
        let own = common[machine.tree.nodes[node].position == 1 ? 0 : 1]
        return machine.tree.prompts.isEmpty ? own : times.split(at: machine.advance(from: node).wait) ?? own
    }
}
