/// The distribution as `--set reactionTimes` takes it: `exGaussian:0.28:0.02:0.06`.
extension ReactionDistribution: LosslessStringConvertible {
    /// What the text of a distribution may be, for messages.
    static let allowed =
        "constant, exGaussian:MU:SIGMA:TAU, lognormal:MU:SIGMA (of the natural logarithm) or sampled: and times, in seconds"

    /// Reads a distribution; nil where the text is none, or its numbers are not those of times.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().compactMap { Double($0) }
        guard numbers.count == parts.count - 1 else { return nil }
        switch (parts[0], numbers.count) {
        case ("constant", 0): self = .constant
        case ("exGaussian", 3): self = .exGaussian(mu: numbers[0], sigma: numbers[1], tau: numbers[2])
        case ("lognormal", 2): self = .lognormal(mu: numbers[0], sigma: numbers[1])
        case ("sampled", 1...): self = .sampled(numbers.sorted())
        default: return nil
        }
        guard isValid else { return nil }
    }

    /// The text that `init` reads.
    public var description: String {
        func text(_ word: String, _ numbers: [Double]) -> String {
            ([word] + numbers.map { ParameterValue.number($0).description }).joined(separator: ":")
        }
        return switch self {
        case .constant: "constant"
        case .sampled(let times): text("sampled", times)
        case .exGaussian(let mu, let sigma, let tau): text("exGaussian", [mu, sigma, tau])
        case .lognormal(let mu, let sigma): text("lognormal", [mu, sigma])
        }
    }
}

extension ReactionDistribution: Codable {
    /// Decodes the text of a distribution.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = ReactionDistribution(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is no distribution: it is \(Self.allowed)")
        }
        self = value
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension ReactionDistribution: ParameterRepresentable {
    /// The values that a parameter of this type takes.
    public static func kind(_: Void) -> MethodParameter.Kind { .distribution }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .word(let text) = parameterValue else { return nil }
        self.init(text)
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .word(description) }
}

/// What happens to a press that comes later than its highlight.
public enum LatePress: String, ParameterChoice {
    /// It selects the next highlight, however late it is.
    case next
    /// The person sees that the highlight is gone, and waits for it.
    case withheld
}

extension Parameter<ReactionDistribution> {
    /// How reaction times spread.
    public static var reactionTimes: Self {
        .init(
            "reactionTimes",
            "how the times from the highlight to the press spread; constant takes reaction, others replace it by their mean",
            absent: .constant)
    }
}

extension Parameter<LatePress> {
    /// What happens to a late press.
    public static var latePress: Self {
        .init(
            "latePress", "what a press later than its highlight does: selects the next one, or is withheld",
            absent: .next)
    }
}
