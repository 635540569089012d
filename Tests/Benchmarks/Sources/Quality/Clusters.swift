import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// What people do without a search, for comparison.
enum Clusters {
    /// The targets by weight, the heaviest first.
    static func byWeight(_ weights: [Double]) -> [Int] {
        weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    }

    /// Frequency order in rows: the heaviest first, cut into rows of one width (the last may be shorter); a row of one target
    /// is that target. One plan for each width from 1, which is a flat list, to `widest`.
    static func rows(_ weights: [Double], widest: Int) -> [GroupingPlan] {
        let order = byWeight(weights)
        return (1...max(1, min(widest, order.count - 1))).map { width in
            plan(stride(from: 0, to: order.count, by: width).map { Array(order[$0..<min($0 + width, order.count)]) })
        }
    }

    /// Huffman clusters: each target is a cluster at first; again and again the two lightest clusters are merged whose targets
    /// together are no more than `largest`. The clusters of each stage are a plan: the heaviest cluster first, in it the
    /// heaviest target first; a cluster of one target is that target.
    static func huffman(_ weights: [Double], largest: Int) -> [GroupingPlan] {
        var clusters = weights.indices.map { [$0] }
        func weight(_ cluster: [Int]) -> Double { cluster.reduce(0) { $0 + weights[$1] } }
        var plans: [GroupingPlan] = []
        while true {
            clusters.sort { (weight($0), $0[0]) < (weight($1), $1[0]) }
            plans.append(plan(clusters.reversed().map { $0.sorted { (-weights[$0], $0) < (-weights[$1], $1) } }))
            var pair: (Int, Int)?
            search: for second in clusters.indices.dropFirst() {
                for first in 0..<second where clusters[first].count + clusters[second].count <= largest {
                    pair = (first, second)
                    break search
                }
            }
            // All in one group would be none.
            guard clusters.count > 2, let (first, second) = pair else { return plans }
            let merged = clusters[first] + clusters.remove(at: second)
            clusters[first] = merged
        }
    }

    private static func plan(_ lists: [[Int]]) -> GroupingPlan {
        GroupingPlan(lists.map { $0.count == 1 ? .target($0[0]) : .group($0.map { .target($0) }) })
    }
}
