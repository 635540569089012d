public import AccessCost
import LayoutModel

/// The result of a budget for one screen by one method.
public struct BudgetAnswer: Hashable, Codable, Sendable {
    /// The budget.
    public var budget: Budget
    /// The screen's id.
    public var screen: String
    /// The method's id.
    public var method: String
    /// The value now; nil where a target is unreachable.
    public var now: Double?
    /// The value in the baseline; nil for absolute budgets.
    public var before: Double?
    /// The largest value that is allowed.
    public var limit: Double
    /// The finding; nil where the budget is kept.
    public var finding: Finding?
    /// Whether the budget is kept.
    public var isKept: Bool { finding == nil }
}

/// Compares the costs of screens with budgets.
public struct BudgetCheck: Sendable {
    private let budgets: [Budget]
    private let baseline: Baseline?
    /// The layout's path from the baseline's folder.
    private let layout: String
    /// A figure written with six digits may be off by so much.
    private static let rounding = 1e-5
    private static let mostCauses = 5

    /// A check of one layout.
    ///
    /// - Parameters:
    ///   - layout: the layout's path from the baseline's folder.
    ///   - baseline: what costs are compared with; without one, budgets that need it are skipped.
    public init(_ budgets: [Budget], baseline: Baseline? = nil, layout: String = "") {
        self.budgets = budgets
        self.baseline = baseline
        self.layout = layout
    }

    /// The results of the budgets, screen by screen. O(targets x methods x budgets).
    public func answers(_ analysis: LayoutAnalysis) -> [BudgetAnswer] {
        analysis.screens.flatMap { screen in
            budgets.filter { $0.screen == nil || $0.screen == screen.screen.id }.flatMap { budget in
                screen.methods.filter {
                    $0.method.figures.contains(budget.figure) && (budget.method == nil || budget.method == $0.method.id)
                }.compactMap { answer(budget, screen, $0) }
            }
        }
    }

    private struct Pair {
        var target: Int
        var weight: Double
        var before: Double?
        var now: Double?
    }

    private func answer(_ budget: Budget, _ screen: ScreenAnalysis, _ method: MethodAnalysis) -> BudgetAnswer? {
        guard let tree = method.tree(method.method.mainTree) else { return nil }
        var pairs: [Pair] = []
        for (offset, target) in screen.targets.enumerated() where budget.target == nil || budget.target == target.id {
            var pair = Pair(target: offset, weight: target.weight, now: tree.costs[offset].cost?[budget.figure])
            if budget.isRelative {
                // Targets that the baseline does not know, or that were unreachable then, do not count.
                guard let entry = entry(target, screen, method), let cost = entry.cost else { continue }
                pair.before = cost[budget.figure]
                pair.weight = entry.weight
            }
            pairs.append(pair)
        }
        let lost = pairs.filter { $0.now == nil && (budget.isRelative || budget.target != nil) }
        let reached = pairs.filter { $0.now != nil }
        guard !reached.isEmpty || !lost.isEmpty else { return nil }
        let now = Self.value(reached.map { ($0.weight, $0.now!) }, budget.measure)
        let before = Self.value(pairs.compactMap { pair in pair.before.map { (pair.weight, $0) } }, budget.measure)
        let limit = budget.limit.value(from: before ?? 0)
        let isKept = lost.isEmpty && (now ?? 0) <= limit + Self.rounding * max(limit, 1)
        var answer = BudgetAnswer(
            budget: budget, screen: screen.screen.id, method: method.method.id, now: lost.isEmpty ? now : nil,
            before: budget.isRelative ? before : nil, limit: limit)
        if !isKept { answer.finding = finding(answer, screen, lost.isEmpty ? causes(budget, reached) : lost) }
        return answer
    }

    private func entry(_ target: AnalysedTarget, _ screen: ScreenAnalysis, _ method: MethodAnalysis) -> Baseline.Entry?
    {
        baseline?.entries[
            Baseline.Key(layout: layout, screen: screen.screen.id, method: method.method.id, target: target.id)]
    }

    private static func value(_ costs: [(weight: Double, cost: Double)], _ measure: Budget.Measure) -> Double? {
        switch measure {
        case .worst: return costs.map(\.cost).max()
        case .expected:
            let total = costs.reduce(0) { $0 + $1.weight }
            guard total > 0 else { return costs.map(\.cost).max() }
            return costs.reduce(0) { $0 + $1.weight * $1.cost } / total
        }
    }

    /// The targets that broke the budget: those that grew most by weight, else the costliest.
    private func causes(_ budget: Budget, _ pairs: [Pair]) -> [Pair] {
        func blame(_ pair: Pair) -> Double {
            let grown = pair.now! - (pair.before ?? 0)
            return budget.measure == .expected ? grown * max(pair.weight, 1e-9) : grown
        }
        let worst = pairs.filter { $0.before == nil || $0.now! > $0.before! + 1e-9 }
            .sorted { (-blame($0), $0.target) < (-blame($1), $1.target) }
        return Array(worst.prefix(Self.mostCauses))
    }

    private func finding(_ answer: BudgetAnswer, _ screen: ScreenAnalysis, _ causes: [Pair]) -> Finding {
        let budget = answer.budget
        var places = causes.map { FindingLocation(screen.targets[$0.target].element, on: screen.screen) }
        if places.isEmpty { places = [FindingLocation(of: screen.screen)] }
        var values: [String: FindingValue] = [
            "budget": .text(budget.name), "limit": .figure(answer.limit, budget.figure),
            "causes": .changes(
                causes.map { pair in
                    .init(
                        label: screen.targets[pair.target].label, before: pair.before, after: pair.now,
                        figure: budget.figure)
                }),
        ]
        values["target"] = budget.target.map(FindingValue.text)
        values["now"] = answer.now.map { .figure($0, budget.figure) }
        values["before"] = answer.before.map { .figure($0, budget.figure) }
        if budget.isRelative, let baseline { values["baseline"] = .text(baseline.name) }
        return Finding(
            code: budget.isRelative ? Rule.baseline.code : Rule.budget.code, severity: .error, screen: answer.screen,
            places: places, method: answer.method, values: values)
    }
}
