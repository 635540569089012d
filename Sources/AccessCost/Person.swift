/// What is known of one person; what is not known stays at each method's default.
public struct Person: Hashable, Codable, Sendable {
    /// Seconds from a highlight to the press.
    public var reaction: Double?
    /// Seconds that one press takes.
    public var press: Double?
    /// Seconds that one keystroke takes.
    public var keystroke: Double?
    /// Chance to miss the wanted highlight, from 0, below 1.
    public var miss: Double?
    /// Chance of a press at each other highlight, from 0, below 1.
    public var unwanted: Double?
    /// Whether mental preparation is counted.
    public var countsMental: Bool?

    /// The interval of a scan is the reaction time divided by this.
    ///
    /// Source: Simpson, Koester, LoPresti 2007, "Selecting an appropriate scan rate: the '.65 rule'".
    public static let reactionShare = 0.65

    /// A person of whom nothing is known.
    public init() {}

    /// Gives a method's settings this person's values, where they were not set explicitly.
    ///
    /// A reaction time proposes the scan interval by the 0.65 rule, within what the method allows.
    /// - Parameter explicit: the keys that somebody has set.
    /// - Returns: what was proposed, in sentences, and what does not fit a setting.
    public func apply(to settings: inout Settings, except explicit: Set<String>) -> (notes: [String], problem: String?)
    {
        var notes: [String] = []
        func set(_ key: String, _ value: SettingValue?) -> String? {
            guard let value, settings.has(key), !explicit.contains(key) else { return nil }
            return settings.set(key, to: value.description)
        }
        if let reaction, settings.has("interval"), !explicit.contains("interval"),
            case .number(let range)? = settings.settings.first(where: { $0.key == "interval" })?.kind
        {
            let interval = min(max(reaction / Self.reactionShare, range.lowerBound), range.upperBound)
            // Six decimals keep the interval readable and the reaction below it.
            let rounded = (interval * 1e6).rounded() / 1e6
            if let problem = set("interval", .number(rounded)) { return (notes, problem) }
            notes.append(
                "the scan interval is \(SettingValue.number((rounded * 1000).rounded() / 1000)) s, proposed by the 0.65 rule for a reaction time of \(SettingValue.number(reaction)) s"
            )
        }
        let values: [(String, SettingValue?)] = [
            ("reaction", reaction.map(SettingValue.number)), ("press", press.map(SettingValue.number)),
            ("keystrokeTime", keystroke.map(SettingValue.number)), ("miss", miss.map(SettingValue.number)),
            ("unwanted", unwanted.map(SettingValue.number)), ("mental", countsMental.map(SettingValue.flag)),
        ]
        for (key, value) in values {
            if let problem = set(key, value) { return (notes, problem) }
        }
        return (notes, nil)
    }
}
