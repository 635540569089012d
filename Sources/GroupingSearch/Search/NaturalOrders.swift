import AccessCost

/// The orders that keep together what belongs together: each section's children in any order, unless it is fixed.
struct NaturalOrders: Sendable {
    private let sections: SectionTree
    private let expected: [Int]
    private let isFree: Bool

    init(_ problem: GroupingProblem) {
        sections = problem.constraints.sections
        expected = problem.constraints.order
        isFree = !problem.request.keepsOrder
    }

    /// The number of orders, or nil where it is above a limit.
    func count(upTo limit: Int) -> Int? {
        guard isFree else { return 1 }
        var count = 1
        for section in sections.sections where !section.isFixed {
            for factor in stride(from: 2, through: section.children.count, by: 1) {
                count *= factor
                if count > limit { return nil }
            }
        }
        return count
    }

    /// Every order, the expected one first. O(orders x targets).
    var all: [[Int]] {
        guard isFree else { return [expected] }
        return orders(of: 0)
    }

    private func orders(of section: Int) -> [[Int]] {
        let inner = sections.sections[section].children.map { child -> [[Int]] in
            switch child {
            case .item(let item): [[item]]
            case .section(let number): orders(of: number)
            }
        }
        let sequences =
            sections.sections[section].isFixed ? [Array(inner.indices)] : permutations(Array(inner.indices))
        return sequences.flatMap { sequence in
            sequence.reduce([[]]) { heads, child in
                heads.flatMap { head in inner[child].map { head + $0 } }
            }
        }
    }

    private func permutations(_ places: [Int]) -> [[Int]] {
        guard places.count > 1 else { return [places] }
        return places.flatMap { first in
            permutations(places.filter { $0 != first }).map { [first] + $0 }
        }
    }

    /// An order in which the children of each free section stand by what they weigh, the heaviest first.
    func byWeight(_ weights: [Double]) -> [Int] {
        arranged(0) { children, list in
            let heavy = list.map { members in members.reduce(0) { $0 + weights[$1] } / Double(max(1, members.count)) }
            return children.sorted { (-heavy[$0], $0) < (-heavy[$1], $1) }
        }
    }

    /// An order drawn at random.
    func random(_ numbers: inout SeededGenerator) -> [Int] {
        arranged(0) { children, _ in children.shuffled(using: &numbers) }
    }

    private func arranged(_ section: Int, _ sequence: ([Int], [[Int]]) -> [Int]) -> [Int] {
        guard isFree else { return expected }
        let inner = sections.sections[section].children.map { child -> [Int] in
            switch child {
            case .item(let item): [item]
            case .section(let number): arranged(number, sequence)
            }
        }
        let places = Array(inner.indices)
        let order = sections.sections[section].isFixed ? places : sequence(places, inner)
        return order.flatMap { inner[$0] }
    }
}
