import BenchmarkProblems
import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// What is known of a question after a run; `quality.py` reads it, its field names are part of that.
struct Record: Codable {
    var name: String
    var weights: Weights
    var method: String
    var objective: Objective
    var constraints: Constraints.Kind
    /// The most groups around a target.
    var depth: Int?
    var targets: Int
    /// The current value, as the methods charge it.
    var today: Double
    /// The values with the prices of changes of each contender; absent where it has no plan that is allowed.
    var rows, huffman, kept: Double?
    /// The seconds of the exact grouping of the current order.
    var keptSeconds: Double
    /// The same of the search with each seed, in seed order.
    var search: [Double]
    var searchSeconds: [Double]
    /// One search with five times as many moves.
    var long: Double?
    var status: OrderSearch.Status
    var moves: Int
    var bound: Double?
    /// What a change from today costs.
    var changePrice: Double
    /// The plan of the best seed, in brackets.
    var plan: String
    /// What solvers need to know; absent where they are not asked.
    var solve: Solve?

    /// The question in numbers.
    struct Solve: Codable {
        var weights: [Double]
        var t, s, firstNext, constant: Double
        var largest: Int
        /// The current groups that are larger, which may stay: each from its first target to the one after its last.
        var wide: [[Int]]
        /// How many levels of groups each target is that is a group which stays whole.
        var levels: [Int]
        /// Our answers for groups one level and two levels deep: with the order kept, and free; free at any depth, too.
        var answers: [Answer]
    }

    /// Our answer to one question that a solver answers.
    struct Answer: Codable {
        /// The most groups around a target; nil for any number.
        var depth: Int?
        var keepsOrder: Bool
        var value: Double
        var status: OrderSearch.Status
        var seconds: Double
    }
}

extension GroupingPlan {
    /// The plan's targets by number, groups in brackets.
    var text: String { Self.text(items) }

    /// The groups of more than some targets, as runs of a plan that has its targets in order.
    func runs(beyond largest: Int) -> [[Int]] {
        items.flatMap { item -> [[Int]] in
            guard case .group(let inner) = item else { return [] }
            let plan = GroupingPlan(inner)
            let targets = plan.targets
            let own = targets.count > largest ? [[targets[0], targets[0] + targets.count]] : []
            return own + plan.runs(beyond: largest)
        }
    }

    private static func text(_ items: [Item]) -> String {
        items.map { item in
            switch item {
            case .target(let number): "\(number)"
            case .group(let inner): "[\(text(inner))]"
            }
        }.joined(separator: " ")
    }
}
