/// For which values of one parameter a conclusion holds: that a screen costs less, or more, than another.
public struct ConclusionRange: Hashable, Codable, Sendable {
    /// A run of values of a number; nil at an end of what was tried.
    public struct Span: Hashable, Codable, Sendable {
        /// The least value; nil for the least that was tried.
        public var from: Double?
        /// The largest value; nil for the largest that was tried.
        public var to: Double?
    }

    /// The parameter's key.
    public var parameter: String
    /// The unit of its numbers; empty where it has none.
    public var unit: String
    /// Whether the conclusion holds for every value that was tried.
    public var isForAll: Bool
    /// The numbers for which it holds, in ascending order; empty for parameters of words, and where it holds for none.
    public var spans: [Span]
    /// The words for which it holds, in the order of the parameter; empty for numbers.
    public var words: [String]
}

/// Finds for which values of what vendors do not document, and people choose, a conclusion holds.
///
/// Numbers are tried at both ends and at points between them, closer together where they are small; where the conclusion
/// changes between two points, the crossing is found by bisection.
public enum Robustness {
    /// The keys of the parameters that are varied, one at a time.
    static let keys = [
        Parameter<Double>.interval.key, Parameter<TreeRules.Exit>.exit.key, Parameter<ItemGrouping>.groupItems.key,
    ]
    /// The seconds between which intervals are varied, where a method does not allow less.
    static let seconds = 0.3...10.0
    private static let points = 9
    private static let halvings = 24

    /// For which values of a method's parameters the sign of a gain is what it is at the method's own values; empty where
    /// the gain is 0 or unknown there, and for parameters that the method does not have.
    ///
    /// About 10 gains for each number, and at most 24 more for each crossing.
    /// - Parameter gain: what is gained by the method; nil where it cannot be told.
    public static func ranges(
        of method: RequestedMethod, gain: (RequestedMethod) -> Double?
    ) -> [ConclusionRange] {
        guard let now = gain(method), abs(now) > 1e-9 else { return [] }
        return keys.compactMap { key in
            guard let parameter = method.parameters.description(of: key) else { return nil }
            func holds(_ value: String) -> Bool? {
                var values = method.parameters
                guard values.set(key, to: value) == nil, method.method.problem(with: values) == nil else { return nil }
                let other = gain(RequestedMethod(method.method, parameters: values))
                return other.map { now > 0 ? $0 > 1e-9 : $0 < -1e-9 } ?? false
            }
            switch parameter.kind {
            case .choice(let words):
                let tried = words.compactMap { word in holds(word).map { (word, $0) } }
                return ConclusionRange(
                    parameter: key, unit: "", isForAll: tried.allSatisfy(\.1), spans: [],
                    words: tried.filter(\.1).map(\.0))
            case .number(let limits):
                return numbers(key, parameter.unit, seconds.clamped(to: limits)) { holds("\($0)") }
            default: return nil
            }
        }
    }

    private static func numbers(
        _ key: String, _ unit: String, _ range: ClosedRange<Double>, _ holds: (Double) -> Bool?
    ) -> ConclusionRange? {
        let ratio = range.upperBound / range.lowerBound
        var tried: [(value: Double, holds: Bool)] = []
        for point in 0..<points {
            let share = Double(point) / Double(points - 1)
            let value = point == points - 1 ? range.upperBound : range.lowerBound * power(ratio, share)
            // Values that do not fit the others, as an interval shorter than the reaction, are not tried.
            if let holds = holds(value) { tried.append((value, holds)) }
        }
        guard !tried.isEmpty else { return nil }
        var spans: [ConclusionRange.Span] = []
        var open: Double??
        if tried[0].holds { open = .some(nil) }
        for (a, b) in zip(tried, tried.dropFirst()) where a.holds != b.holds {
            let crossing = self.crossing(from: a.value, a.holds, to: b.value, holds)
            if b.holds {
                open = .some(crossing)
            } else if let from = open {
                spans.append(ConclusionRange.Span(from: from, to: crossing))
                open = nil
            }
        }
        if let from = open { spans.append(ConclusionRange.Span(from: from, to: nil)) }
        return ConclusionRange(
            parameter: key, unit: unit, isForAll: tried.allSatisfy(\.holds), spans: spans, words: [])
    }

    /// Where the conclusion changes between two values, to three decimals.
    private static func crossing(
        from low: Double, _ holdsAtLow: Bool, to high: Double, _ holds: (Double) -> Bool?
    ) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<halvings where rounded(low) != rounded(high) {
            let middle = (low + high) / 2
            if holds(middle) == holdsAtLow { low = middle } else { high = middle }
        }
        return rounded((low + high) / 2)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// base^(k/8) by square roots, exactly the same on every platform.
    private static func power(_ base: Double, _ share: Double) -> Double {
        var (result, root, rest) = (1.0, base, share)
        for _ in 0..<3 {
            root = root.squareRoot()
            rest *= 2
            if rest >= 1 {
                result *= root
                rest -= 1
            }
        }
        return result
    }
}
