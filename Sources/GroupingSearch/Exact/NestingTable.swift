/// The places of all positions of a top list, each of which is a target or a list of one of several shapes.
///
/// Costs that are equal but for rounding are one rank, so that states can be told apart exactly.
struct NestingTable: Sendable {
    /// The weights of the targets, heaviest first.
    let weights: [Double]
    /// What the places of each choice cost besides the position, cheapest first; the first choice is a target.
    let choices: [[Double]]
    /// The cost of each rank, ascending.
    private(set) var costs: [Double] = []
    /// For each position and choice the ranks of its places, ascending.
    private(set) var ranks: [[[Int]]] = []
    /// For each position the first rank that costs no less than the position itself.
    private(set) var firstRanks: [Int] = []

    /// O(p log p), p the places of all positions by all choices.
    init(_ weights: [Double], _ price: ListPrice, _ shapes: [ListShape]) {
        self.weights = weights
        choices = [[0]] + shapes.map(\.prices)
        let all = (1...weights.count + 1).flatMap { position -> [Double] in
            let around = price.price(at: position)
            return choices.flatMap { $0.map { around + $0 } }
        }
        let order = all.indices.sorted { all[$0] < all[$1] }
        var rank = [Int](repeating: 0, count: all.count)
        for index in order {
            if costs.last.map({ all[index] - $0 > 1e-9 * price.perPosition }) ?? true { costs.append(all[index]) }
            rank[index] = costs.count - 1
        }
        var next = 0
        for _ in 0..<weights.count {
            firstRanks.append(rank[next])
            var position: [[Int]] = []
            for choice in choices {
                position.append(Array(rank[next..<next + choice.count]))
                next += choice.count
            }
            ranks.append(position)
        }
        firstRanks.append(rank[next])
    }

    /// The positions that are considered: no best list is longer than its targets.
    var positions: Int { weights.count }

    /// The cost of the targets in the cheapest places of a list; infinite where there are too few. O(places log places).
    func cost(of list: [Int]) -> Double {
        var places = list.enumerated().flatMap { ranks[$0][$1] }
        guard places.count >= weights.count else { return .infinity }
        places.sort()
        return zip(weights, places).reduce(0) { $0 + $1.0 * costs[$1.1] }
    }
}
