import AccessCost
import LayoutFormats
import LayoutModel
import TestSupport

@testable import GroupingSearch

/// Problems for tests.
enum Problems {
    /// One method that makes an objective small.
    static func mix(
        _ method: AccessMethod, _ objective: Objective = .seconds, platform: Platform? = .ios,
        action: GoalAction = .activate, set: [String: String] = [:]
    ) -> MethodMix {
        var settings = method.defaults
        for (key, value) in set { precondition(settings.set(key, to: value) == nil) }
        let request = RequestedMethod(method, parameters: settings)
        let all = AnalysisPlan(methods: [request], action: action)
        return MethodMix(
            [MethodMix.Part(evaluator: CostEvaluator(request, platform: platform, all), share: 1)],
            objective: objective)
    }

    /// A row of buttons of those weights.
    static func buttons(_ weights: [Double]) -> Screen {
        var screen = Screen(id: "s", width: Double(weights.count) * 50, height: 50)
        for (place, weight) in weights.enumerated() {
            var element = Element(role: .button, id: "b\(place)", label: "B\(place)")
            element.weight = weight
            element.frame = Frame(x: Double(place) * 50, y: 0, width: 44, height: 44)
            screen.open(element, in: nil)
        }
        return screen
    }

    /// What the weights alone decide.
    static var free: Constraints {
        var constraints = Constraints()
        constraints.kind = .none
        constraints.depth = nil
        constraints.largestGroup = nil
        return constraints
    }

    /// The first screen of a sample, with its platform.
    static func sample(_ name: String) throws -> (screen: Screen, platform: Platform?) {
        let layout = try SampleLoader.layout(name).layout
        return (layout.screens[0], layout.platform)
    }
}
