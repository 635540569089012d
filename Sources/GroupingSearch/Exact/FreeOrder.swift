/// The best tree for steps where the order is free: which of all trees and orders has the fewest expected steps.
public enum FreeOrder {
    /// The best plan with its cost, the sum of weight times steps.
    ///
    /// Steps are handed out one after the other to all places that are open: weights sorted down, state (a placed, b open)
    /// pays the weight that is not yet placed, and q of the b open places become groups: (a, b) -> (a + b - q, b + q).
    /// O(n^3). Source: NavCost.docc/Model.md, "Exact grouping".
    public static func fewestSteps(_ weights: [Double]) -> (plan: GroupingPlan, cost: Double) {
        guard !weights.isEmpty else { return (GroupingPlan([]), 0) }
        let order = weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
        var left = [0.0]
        for index in order.reversed() { left.append(left[left.count - 1] + weights[index]) }
        left.reverse()
        let count = weights.count
        // The least cost from each state, and the groups that it opens; b is never more than what is left to place.
        var cost = [Double](repeating: 0, count: (count + 1) * (count + 1))
        var opens = [Int](repeating: 0, count: (count + 1) * (count + 1))
        func at(_ placed: Int, _ open: Int) -> Int { placed * (count + 1) + open }
        for placed in stride(from: count - 1, through: 0, by: -1) {
            for open in stride(from: count - placed, through: 1, by: -1) {
                var best = Double.infinity
                for groups in 0...open {
                    // All open places become groups only where that leads on; nothing is placed then.
                    let next = min(count, placed + open - groups)
                    let wide = min(open + groups, count - next)
                    if next == placed, wide <= open { continue }
                    let total = left[placed] + (next == count ? 0 : cost[at(next, wide)])
                    if total < best {
                        best = total
                        opens[at(placed, open)] = groups
                    }
                }
                cost[at(placed, open)] = best
            }
        }
        var builder = Builder()
        builder.build(order, count) { opens[at($0, $1)] }
        return (GroupingPlan(builder.items(of: 0)), cost[at(0, 1)])
    }

    /// Lists that grow by a place with each step.
    private struct Builder {
        private enum Entry {
            case target(Int)
            case list(Int)
        }

        private var lists: [[Entry]] = [[]]

        mutating func build(_ order: [Int], _ count: Int, _ groups: (Int, Int) -> Int) {
            var open = [0]
            var placed = 0
            while placed < count {
                let wide = min(open.count, count - placed)
                let opening = groups(placed, wide)
                var opened: [Int] = []
                for (place, list) in open.prefix(wide).enumerated() {
                    if place < wide - opening {
                        guard placed < count else { continue }
                        lists[list].append(.target(order[placed]))
                        placed += 1
                    } else {
                        lists.append([])
                        lists[list].append(.list(lists.count - 1))
                        opened.append(lists.count - 1)
                    }
                }
                open += opened
            }
        }

        /// What a list holds; a list of a single item is replaced by that item.
        func items(of list: Int) -> [GroupingPlan.Item] {
            lists[list].compactMap { entry in
                switch entry {
                case .target(let number): return .target(number)
                case .list(let inner):
                    let items = items(of: inner)
                    return items.isEmpty ? nil : items.count == 1 ? items[0] : .group(items)
                }
            }
        }
    }
}
