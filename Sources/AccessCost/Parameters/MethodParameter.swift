import LayoutModel

/// A parameter of one access method: something that people or systems set differently, with its default there.
public struct MethodParameter: Hashable, Sendable {
    /// What values it takes.
    public enum Kind: Hashable, Sendable {
        /// A finite number within the bounds.
        case number(ClosedRange<Double>)
        /// A whole number within the bounds.
        case integer(ClosedRange<Int>)
        /// One of the words.
        case choice([String])
        /// Some of the words, each at most once, in any order, separated by commas.
        case sequence([String])
        /// Keys that are pressed together, as "Control-Tab".
        case chord
        /// On or off.
        case flag
        /// How times spread, as "exGaussian:0.28:0.02:0.06".
        case distribution
    }

    /// The name for `--set` and project settings.
    public let key: String
    /// What it does, in a sentence.
    public let summary: String
    /// What values it takes.
    public let kind: Kind
    /// The unit of a number, empty where it has none.
    public let unit: String
    /// What holds unless somebody says otherwise.
    public let defaultValue: ParameterValue
    /// Where the default comes from.
    public let source: String

    /// A parameter that a method has, with its default there.
    ///
    /// - Parameters:
    ///   - summary: what it does in this method, where that is more than what it does in all.
    ///   - limits: the values that it takes in this method, where these are others.
    init<Value>(
        _ parameter: Parameter<Value>, _ value: Value, source: String, summary: String? = nil,
        limits: Value.Limits? = nil
    ) {
        self.init(parameter, value.parameterValue, source, summary, limits)
    }

    /// A number that is so many times another parameter unless somebody says otherwise.
    init(
        _ parameter: Parameter<Double>, _ factor: Double, of base: Parameter<Double>, source: String,
        summary: String? = nil
    ) {
        self.init(parameter, .share(factor, of: base.key), source, summary, nil)
    }

    private init<Value>(
        _ parameter: Parameter<Value>, _ value: ParameterValue, _ source: String, _ summary: String?,
        _ limits: Value.Limits?
    ) {
        key = parameter.key
        self.summary = summary ?? parameter.summary
        kind = Value.kind(limits ?? parameter.limits)
        unit = parameter.unit
        defaultValue = value
        self.source = source
    }

    /// What the parameter may be, for messages.
    public var allowed: String {
        switch kind {
        case .number(let range):
            "a number from \(ParameterValue.number(range.lowerBound)) to \(ParameterValue.number(range.upperBound))"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .sequence(let words): "some of \(words.joined(separator: ", ")), in any order"
        case .chord: "keys joined by hyphens, as Control-Tab"
        case .flag: "on or off"
        case .distribution: ReactionDistribution.allowed
        }
    }

    /// Reads a value; nil where the parameter does not take it.
    public func value(from text: String) -> ParameterValue? {
        switch kind {
        case .number(let range):
            guard let number = Double(text), number.isFinite, range.contains(number) else { return nil }
            return .number(number)
        case .integer(let range):
            guard let number = Int(text), range.contains(number) else { return nil }
            return .number(Double(number))
        case .choice(let words): return words.contains(text) ? .word(text) : nil
        case .sequence(let words):
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return parts.allSatisfy(words.contains) && Set(parts).count == parts.count ? .word(text) : nil
        case .chord: return Chord(text) == nil ? nil : .word(text)
        case .distribution: return ReactionDistribution(text).map(\.parameterValue)
        case .flag:
            switch text {
            case "on", "true", "1": return .flag(true)
            case "off", "false", "0": return .flag(false)
            default: return nil
            }
        }
    }
}
