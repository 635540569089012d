public import AccessCost
public import LayoutModel

/// The access methods that a screen is to be good for, each with its share; one method alone has the share 1.
public struct MethodMix: Hashable, Codable, Sendable {
    /// One method of the mix.
    public struct Part: Hashable, Codable, Sendable {
        /// Computes what a screen costs by the method.
        public var evaluator: CostEvaluator
        /// Its share, which is positive.
        public var share: Double

        /// A method with its share.
        public init(evaluator: CostEvaluator, share: Double) {
            self.evaluator = evaluator
            self.share = share
        }
    }

    /// The methods, the one that answers first in front.
    public let parts: [Part]
    /// What the search minimises.
    public let objective: Objective

    /// A mix of methods that all have the figures of the objective; shares are taken relative to their sum.
    public init(_ parts: [Part], objective: Objective) {
        precondition(!parts.isEmpty && parts.allSatisfy { $0.share > 0 })
        let total = parts.reduce(0) { $0 + $1.share }
        self.parts = parts.map { Part(evaluator: $0.evaluator, share: $0.share / total) }
        self.objective = objective
    }

    /// Whether listening has a part in what is minimised, so that a stop takes as long as its name.
    var listens: Bool {
        objective.unit == "s"
            && parts.contains {
                let values = $0.evaluator.method.parameters
                return values.has(.listening) && values[.listening] != .off
            }
    }

    /// The same mix for people who need not listen.
    public var silent: MethodMix {
        var parts = parts
        for index in parts.indices where parts[index].evaluator.method.parameters.has(.listening) {
            var method = parts[index].evaluator.method
            if method.parameters.set(.listening, to: .off) == nil {
                parts[index].evaluator = parts[index].evaluator.replacing(method)
            }
        }
        return MethodMix(parts, objective: objective)
    }

    /// The method whose stops are put in order and in groups.
    public var main: CostEvaluator { parts[0].evaluator }

    /// Whether a group that the method sees is a landmark of a page.
    public var groupsAreLandmarks: Bool {
        GroupStyle(main.method.method.rules(for: main.method.parameters)) == .landmark
    }

    /// The expected cost of a screen; nil where a method reaches nothing on it, or less than it is given.
    ///
    /// - Parameter unreached: the weight that each method may leave unreached.
    public func value(of screen: Screen, unreached: [Double]? = nil) -> Double? {
        var sum = 0.0
        for (index, part) in parts.enumerated() {
            guard let (cost, missed) = part.evaluator.expected(screen) else { return nil }
            if let unreached, missed > unreached[index] + 1e-9 { return nil }
            sum += part.share * objective.value(cost)
        }
        return sum
    }

    /// The weight that each method leaves unreached.
    public func unreached(on screen: Screen) -> [Double] {
        parts.map { $0.evaluator.expected(screen)?.unreached ?? .infinity }
    }

    /// How the mix is stated: `a`, or `a=0.7,b=0.3`.
    public var name: String {
        if parts.count == 1 { return parts[0].evaluator.method.method.id }
        return parts.map { "\($0.evaluator.method.method.id)=\(shareText($0.share))" }.joined(separator: ",")
    }

    private func shareText(_ share: Double) -> String {
        let thousandths = (share * 1000).rounded() / 1000
        return "\(thousandths)"
    }
}
