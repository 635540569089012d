import LayoutModel
import TestSupport

@testable import AccessCost

/// Random settings, and what tests of all methods go through.
enum RandomCases {
    /// Settings with about half the values changed; they always fit together.
    static func settings(_ method: AccessMethod, _ numbers: inout SeededNumbers) -> ParameterValues {
        var values: [String: String] = [:]
        for setting in method.parameters where setting.key != "reaction" && numbers.oneIn(2) {
            switch setting.kind {
            case .number(let range):
                let top = setting.unit.hasPrefix("points") || setting.unit == "words/min" ? 300.0 : 3
                let bounds = max(range.lowerBound, 0)...min(range.upperBound, top)
                // Nothing at all is a value where it is allowed.
                let isLeast = numbers.oneIn(6)
                let value = isLeast ? bounds.lowerBound : Double.random(in: bounds, using: &numbers)
                values[setting.key] = "\(isLeast ? value : min((value * 64).rounded(.up) / 64, bounds.upperBound))"
            case .integer(let range):
                values[setting.key] = "\(Int.random(in: range.lowerBound...min(range.upperBound, 4), using: &numbers))"
            case .sequence(let words):
                // Tap stays first; what follows may be in any order.
                values[setting.key] = (["tap"] + words.filter { $0 != "tap" }.shuffled(using: &numbers)).joined(
                    separator: ",")
            case .choice(let words): values[setting.key] = words.randomElement(using: &numbers)!
            case .chord: values[setting.key] = ["Tab", "Control-J", "Option-Shift-K"].randomElement(using: &numbers)!
            // Distributions have tests of their own.
            case .distribution: values[setting.key] = "constant"
            case .flag: values[setting.key] = numbers.oneIn(2) ? "on" : "off"
            }
        }
        var settings = Fixture.settings(method, values)
        if settings.has("reaction"), settings.has("interval"), numbers.oneIn(2) {
            let value = settings[.interval] * Double.random(in: 0..<0.99, using: &numbers)
            _ = settings.set("reaction", to: "\(value)")
        }
        return settings
    }

    /// The platforms in turn, for modality.
    static let platforms: [Platform?] = [.ios, .web, .android, nil]

    /// The context of each tree of a method and each action, on a screen.
    static func contexts(
        _ screen: Screen, _ platform: Platform?, _ method: AccessMethod, _ settings: ParameterValues
    ) -> [MachineContext] {
        let exposure = Exposure(screen, platform: platform)
        return method.trees.flatMap { kind in
            let tree = AccessTree(screen, exposure: exposure, kind: kind, rules: method.rules(for: settings))
            return GoalAction.allCases.map { action in
                MachineContext(screen: screen, tree: tree, parameters: settings, action: action)
            }
        }
    }
}

extension Cost {
    /// Whether each figure is the same to a billionth.
    func isClose(to other: Cost) -> Bool {
        Figure.allCases.allSatisfy { abs(self[$0] - other[$0]) <= 1e-9 * max(1, abs(self[$0])) }
    }
}
