#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How the times spread from a highlight to the press, in seconds.
public enum ReactionDistribution: Hashable, Sendable {
    /// Every press takes the same time: the parameter `reaction`.
    case constant
    /// One of the measured times, each as likely as the others; in ascending order, not empty.
    case sampled([Double])
    /// A normal time and an exponential one after it: the shape that fits measured reactions best.
    ///
    /// Source: Luce 1986, Response Times (doi:10.1093/acprof:oso/9780195070019.001.0001); NavCost.docc/People.md.
    case exGaussian(mu: Double, sigma: Double, tau: Double)
    /// A time whose natural logarithm is normal.
    case lognormal(mu: Double, sigma: Double)

    /// Measured times; nil where there are none, or one is no time.
    public init?(sampled times: [Double]) {
        self = .sampled(times.sorted())
        guard isValid else { return nil }
    }

    /// A lognormal distribution with a mean, in seconds, and the standard deviation of its logarithm.
    public static func lognormal(mean: Double, sigma: Double) -> ReactionDistribution {
        .lognormal(mu: log(mean) - 0.5 * sigma * sigma, sigma: sigma)
    }

    /// What an interval makes of presses.
    public struct Split: Hashable, Sendable {
        /// The chance that a press comes later than the interval.
        public var late: Double
        /// The mean of the times within it; the interval where there are none.
        public var inTime: Double
        /// The mean of the later times; the interval where there are none.
        public var afterwards: Double
    }

    /// The mean time; nil for a constant, which is another parameter.
    public var mean: Double? {
        switch self {
        case .constant: nil
        case .sampled(let times): times.reduce(0, +) / Double(times.count)
        case .exGaussian(let mu, _, let tau): mu + tau
        case .lognormal(let mu, let sigma): exp(mu + 0.5 * sigma * sigma)
        }
    }

    /// The chance of a time longer than `limit`; 0 for a constant, which stays below its interval. O(1), O(times) for sampled ones.
    public func late(after limit: Double) -> Double {
        switch self {
        case .constant: return 0
        case .sampled(let times): return Double(times.count { $0 > limit }) / Double(times.count)
        case .lognormal(let mu, let sigma):
            guard limit > 0 else { return 1 }
            guard sigma > 0 else { return log(limit) < mu ? 1 : 0 }
            return NormalDistribution.above((log(limit) - mu) / sigma)
        case .exGaussian(let mu, let sigma, let tau):
            guard sigma > 0 else { return limit < mu ? 1 : tau > 0 ? exp(-(limit - mu) / tau) : 0 }
            let z = (limit - mu) / sigma
            guard tau > 0 else { return NormalDistribution.above(z) }
            let ratio = sigma / tau
            let exponent = -(limit - mu) / tau + 0.5 * ratio * ratio
            return min(1, NormalDistribution.above(z) + exp(exponent + NormalDistribution.logBelow(z - ratio)))
        }
    }

    /// The mean of what is longer than `limit`, with 0 for what is not.
    private func excess(over limit: Double) -> Double {
        switch self {
        case .constant: return 0
        case .sampled(let times): return times.reduce(0) { $0 + max(0, $1 - limit) } / Double(times.count)
        case .lognormal(let mu, let sigma):
            guard limit > 0, sigma > 0 else { return max(0, (mean ?? 0) - limit) }
            return (mean ?? 0) * NormalDistribution.above((log(limit) - mu) / sigma - sigma)
                - limit * late(after: limit)
        case .exGaussian(let mu, let sigma, let tau):
            guard sigma > 0 else { return limit < mu ? mu + tau - limit : tau * late(after: limit) }
            let z = (limit - mu) / sigma
            return tau * late(after: limit) + sigma * NormalDistribution.density(z)
                - (limit - mu) * NormalDistribution.above(z)
        }
    }

    /// What an interval makes of presses. O(1), O(times) for sampled ones.
    public func split(at limit: Double) -> Split? {
        guard let mean else { return nil }
        let late = late(after: limit)
        // Below this share, differences of numbers of the size of the mean leave nothing.
        let afterwards = late > 1e-12 ? limit + max(0, excess(over: limit)) / late : limit
        let inTime = late < 1 ? min(limit, (mean - late * afterwards) / (1 - late)) : limit
        return Split(late: late, inTime: inTime, afterwards: afterwards)
    }

    /// A time; 0 for a constant.
    func draw(_ numbers: inout SeededGenerator) -> Double {
        switch self {
        case .constant: return 0
        case .sampled(let times): return times[min(Int(numbers.unit() * Double(times.count)), times.count - 1)]
        case .lognormal(let mu, let sigma): return exp(mu + sigma * NormalDistribution.draw(&numbers))
        case .exGaussian(let mu, let sigma, let tau):
            return mu + sigma * NormalDistribution.draw(&numbers) - tau * log(1 - numbers.unit())
        }
    }

    /// Whether the numbers are those of times: finite, none negative but for one in a thousand, the mean at most a minute.
    var isValid: Bool {
        switch self {
        case .constant: return true
        case .sampled(let times):
            return !times.isEmpty && times.allSatisfy { $0.isFinite && (0...60).contains($0) } && mean! > 0
        case .lognormal(let mu, let sigma):
            return mu.isFinite && (0...3).contains(sigma) && mean!.isFinite && mean! <= 60
        case .exGaussian(let mu, let sigma, let tau):
            return [mu, sigma, tau].allSatisfy { $0.isFinite && $0 >= 0 } && mean! > 0 && mean! <= 60
                && late(after: 0) >= 0.999
        }
    }
}
