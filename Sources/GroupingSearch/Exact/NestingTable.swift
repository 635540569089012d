/// The places of all positions of a top list, each of which is a target or a list of one of several shapes.
///
/// Costs that are equal but for rounding are one rank, so that states can be told apart exactly. A place is known by a number:
/// its rank times the number of rooms, and its room.
struct NestingTable: Sendable {
    /// The targets, and which of them may take which place.
    let filling: PlaceFilling
    /// The number of choices of a position; the first choice is a target.
    let choices: Int
    /// For each position and choice the numbers of its places, ascending.
    private(set) var places: [[[Int]]] = []
    /// For each position the last number of a place that costs no more than the position itself.
    private(set) var lastNumbers: [Int] = []
    /// The cost of each rank, ascending.
    private var costs: [Double] = []

    /// O(p log p), p the places of all positions by all choices.
    init(_ filling: PlaceFilling, _ price: ListPrice, _ shapes: [ListShape]) {
        self.filling = filling
        let rooms = filling.classes.count
        let choices = [[PlaceFilling.Place(cost: 0, room: rooms - 1)]] + shapes.map(\.places)
        self.choices = choices.count
        let all = (1...filling.count + 1).flatMap { position -> [Double] in
            let around = price.price(at: position)
            return choices.flatMap { $0.map { around + $0.cost } }
        }
        let order = all.indices.sorted { all[$0] < all[$1] }
        var rank = [Int](repeating: 0, count: all.count)
        for index in order {
            if costs.last.map({ all[index] - $0 > 1e-9 * price.perPosition }) ?? true { costs.append(all[index]) }
            rank[index] = costs.count - 1
        }
        var next = 0
        for _ in 0..<filling.count {
            lastNumbers.append(rank[next] * rooms + rooms - 1)
            var position: [[Int]] = []
            for choice in choices {
                position.append(choice.enumerated().map { rank[next + $0] * rooms + $1.room }.sorted())
                next += choice.count
            }
            places.append(position)
        }
        lastNumbers.append(rank[next] * rooms + rooms - 1)
    }

    /// The positions that are considered: no best list is longer than its targets.
    var positions: Int { filling.count }
    /// One more than the largest number of a place.
    var numbers: Int { costs.count * filling.classes.count }

    /// What a place costs.
    func cost(_ place: Int) -> Double { costs[place / filling.classes.count] }
    /// The room of a place.
    func room(_ place: Int) -> Int { place % filling.classes.count }

    /// The places of a list that its targets may take, cheapest first: of each room as many as there are targets.
    /// O(places log places).
    func places(of list: [Int]) -> [PlaceFilling.Place] {
        var left = [Int](repeating: filling.count, count: filling.classes.count)
        return list.enumerated().flatMap { places[$0][$1] }.sorted().compactMap { place in
            let room = room(place)
            left[room] -= 1
            return left[room] < 0 ? nil : PlaceFilling.Place(cost: cost(place), room: room)
        }
    }
}
