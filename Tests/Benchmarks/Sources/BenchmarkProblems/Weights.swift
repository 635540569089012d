public import AccessCost
public import GroupingSearch
public import LayoutModel

/// How often the targets of a problem are wanted; whole numbers where they are made up, so that solvers can count with them.
public enum Weights: String, CaseIterable, Codable, Sendable {
    /// As the layout says; 1 where it says nothing.
    case own
    /// Whole numbers from 1 to 100, each as likely.
    case random
    /// 10,000 / rank, the ranks drawn at random.
    case zipf

    /// Weights for so many targets; none for `own`. The same for the same seed.
    public func numbers(_ count: Int, seed: UInt64) -> [Double]? {
        var generator = SeededGenerator(seed: seed)
        switch self {
        case .own: return nil
        case .random: return (0..<count).map { _ in Double(Int.random(in: 1...100, using: &generator)) }
        case .zipf: return (1...max(1, count)).shuffled(using: &generator).map { Double(10_000 / $0) }
        }
    }
}

extension MethodMix {
    /// One method that makes an objective small.
    public static func single(
        _ method: AccessMethod, _ objective: Objective, platform: Platform?, action: GoalAction = .activate
    ) -> MethodMix {
        let request = RequestedMethod(method)
        let all = AnalysisPlan(methods: [request], action: action)
        return MethodMix(
            [MethodMix.Part(evaluator: CostEvaluator(request, platform: platform, all), share: 1)],
            objective: objective)
    }
}

extension Screen {
    /// A row of so many buttons.
    public static func buttons(_ count: Int) -> Screen {
        var screen = Screen(id: "buttons", width: Double(count) * 50, height: 50)
        for place in 0..<count {
            var element = Element(role: .button, id: "b\(place)", label: "B\(place)")
            element.frame = Frame(x: Double(place) * 50, y: 0, width: 44, height: 44)
            screen.open(element, in: nil)
        }
        return screen
    }

    /// The screen with other weights for the targets of a method.
    public func weighted(_ weights: Weights, for mix: MethodMix, seed: UInt64) -> Screen {
        let targets = mix.main.analysis(self).targets
        guard let numbers = weights.numbers(targets.count, seed: seed) else { return self }
        var result = self
        for (target, weight) in zip(targets, numbers) { result[target.element].weight = weight }
        return result
    }
}
