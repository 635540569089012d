/// The measured parameters of one person; all others keep each method's default.
public struct Person: Hashable, Codable, Sendable {
    /// Seconds from a highlight to the press; nil where they are not known, or have a distribution.
    public var reaction: Double?
    /// How the seconds from a highlight to the press spread; nil where they are not known, or always the same.
    public var reactionTimes: ReactionDistribution?
    /// What a press does that comes later than its highlight.
    public var latePress: LatePress?
    /// Seconds that one press takes.
    public var press: Double?
    /// Seconds that one keystroke takes.
    public var keystroke: Double?
    /// Chance of a missed selection, from 0, below 1.
    public var missed: Double?
    /// Chance of a press at each other highlight, from 0, below 1.
    public var accidental: Double?
    /// Whether mental preparation is counted.
    public var countsMental: Bool?

    /// The interval of a scan is the reaction time divided by this.
    ///
    /// Source: Simpson, Koester, LoPresti 2007, "Selecting an appropriate scan rate: the '.65 rule'".
    public static let reactionShare = 0.65

    /// A person of whom nothing is known.
    public init() {}

    /// The mean seconds from a highlight to the press; nil where they are not known.
    public var meanReaction: Double? { reactionTimes?.mean ?? reaction }

    /// The scan interval that the 0.65 rule gives the person; nil where no reaction is known.
    public var proposedInterval: Double? { meanReaction.map { $0 / Self.reactionShare } }

    /// Whether anything is known of the person that is a parameter of a method.
    public func concerns(_ method: AccessMethod) -> Bool {
        let values = method.defaults
        return meanReaction != nil && values.has(.reaction) || press != nil && values.has(.press)
            || keystroke != nil && values.has(.keystrokeTime) || missed != nil && values.has(.missed)
            || accidental != nil && values.has(.accidental) || countsMental != nil && values.has(.mental)
    }

    /// Gives a method's parameters this person's values, where they were not set explicitly.
    ///
    /// A reaction time proposes the scan interval by the 0.65 rule, within what the method allows.
    /// - Parameter explicit: the keys that somebody has set.
    /// - Returns: what was proposed, in sentences, and what does not fit a parameter.
    public func apply(
        to values: inout ParameterValues, except explicit: Set<String>
    ) -> (notes: [String], problem: String?) {
        var notes: [String] = []
        var problem: String?
        func set<Value>(_ parameter: Parameter<Value>, _ value: Value?) {
            guard problem == nil, let value, values.has(parameter), !explicit.contains(parameter.key) else { return }
            problem = values.set(parameter, to: value)
        }
        let interval = Parameter.interval
        // Six decimals keep times readable, and the reaction below the interval.
        let reaction = meanReaction.map { reactionTimes == nil ? $0 : ($0 * 1e6).rounded(.down) / 1e6 }
        if let reaction, let exact = meanReaction, !explicit.contains(interval.key),
            case .number(let range)? = values.description(of: interval.key)?.kind
        {
            let proposed = min(max(exact / Self.reactionShare, range.lowerBound), range.upperBound)
            let rounded = (proposed * 1e6).rounded() / 1e6
            set(interval, rounded)
            if problem != nil { return (notes, problem) }
            notes.append(
                "the scan interval is \(ParameterValue.number((rounded * 1000).rounded() / 1000)) s, proposed by the 0.65 rule for a\(reactionTimes == nil ? "" : " mean") reaction time of \(ParameterValue.number(reactionTimes == nil ? reaction : (reaction * 1000).rounded() / 1000)) s"
            )
        }
        set(.reaction, reaction)
        set(.reactionTimes, reactionTimes)
        set(.latePress, latePress)
        set(.press, press)
        set(.keystrokeTime, keystroke)
        set(.missed, missed)
        set(.accidental, accidental)
        set(.mental, countsMental)
        return (notes, problem)
    }
}
