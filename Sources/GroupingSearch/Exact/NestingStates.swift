/// The lists that a bound does not exclude, position by position.
struct NestingStates {
    /// What is known of a list up to a position: lists that agree in it go on alike.
    private struct Key: Hashable {
        /// The targets of each class in places that cost no more than the next position.
        var placed: [Int]
        /// The other places, ascending.
        var open: [Int]
    }

    private struct State {
        var cost: Double
        var parent: Int
        var choice: Int
    }

    private let table: NestingTable
    private let bound: NestingBound
    private var least: Double
    private var list: [Int]
    /// The states of each position, in the order in which they were met.
    private var states: [[State]] = [[State(cost: 0, parent: -1, choice: 0)]]
    /// The places of the list that is looked at that targets have not taken yet, ascending.
    private var open: [Int] = []

    init(_ table: NestingTable, _ bound: NestingBound) {
        self.table = table
        self.bound = bound
        (least, list) = (bound.cost, bound.list)
    }

    /// The best list, as the choice at each position; nil where there are more states than the limit.
    mutating func best(limit: Int) -> [Int]? {
        var keys = [Key(placed: table.filling.classes.map { _ in 0 }, open: [])]
        var count = 0
        for position in 0..<table.positions where !keys.isEmpty {
            var next: [State] = []
            var places: [Key: Int] = [:]
            var met: [Key] = []
            for (parent, key) in keys.enumerated() {
                for choice in 0..<table.choices {
                    for (key, cost) in advanced(key, position, states[position][parent].cost, parent, choice) {
                        let state = State(cost: cost, parent: parent, choice: choice)
                        if let place = places[key] {
                            if cost < next[place].cost { next[place] = state }
                        } else {
                            count += 1
                            guard count <= limit else { return nil }
                            places[key] = next.count
                            next.append(state)
                            met.append(key)
                        }
                    }
                }
            }
            states.append(next)
            keys = met
        }
        return list
    }

    /// The keys after one more position with their costs, those left out that nothing better can follow; what places all
    /// targets is noted.
    private mutating func advanced(
        _ key: Key, _ position: Int, _ cost: Double, _ parent: Int, _ choice: Int
    ) -> [(Key, Double)] {
        merge(key.open, table.places[position][choice])
        let due = open.firstIndex { $0 > table.lastNumbers[position + 1] } ?? open.count
        return fronts(key.placed, cost, due).compactMap { front in
            let left = table.filling.count - front.placed.reduce(0, +)
            guard left > 0 else {
                if front.cost < least {
                    least = front.cost
                    list = choices(position, State(cost: front.cost, parent: parent, choice: choice))
                }
                return nil
            }
            let open = kept(open[due...], left)
            var reached = front.cost - bound.worthFrom[position + 1]
            for (one, placed) in front.placed.enumerated() { reached += bound.owedFrom[one][placed] }
            for place in open { reached -= bound.worth[place] }
            guard reached < least - 1e-9 * abs(least) else { return nil }
            return (Key(placed: front.placed, open: Array(open)), front.cost)
        }
    }

    /// Makes two ascending lists of places the open ones. O(places).
    private mutating func merge(_ first: [Int], _ second: [Int]) {
        open.removeAll(keepingCapacity: true)
        var next = 0
        for place in first {
            while next < second.count, second[next] < place {
                open.append(second[next])
                next += 1
            }
            open.append(place)
        }
        open += second[next...]
    }

    /// How targets can take the first open places, with what they cost then.
    private func fronts(_ placed: [Int], _ cost: Double, _ due: Int) -> [(placed: [Int], cost: Double)] {
        let filling = table.filling
        guard filling.classes.count > 1 else {
            // The heaviest that is left takes each.
            var (count, cost) = (placed[0], cost)
            for place in open[..<due].prefix(filling.count - count) {
                cost += filling.classes[0][count] * table.cost(place)
                count += 1
            }
            return [(count == placed[0] ? placed : [count], cost)]
        }
        var fronts = [(placed: placed, cost: cost)]
        for place in open[..<due] {
            var further: [(placed: [Int], cost: Double)] = []
            for front in fronts {
                let candidates = filling.candidates(front.placed, room: table.room(place))
                if candidates.isEmpty { further.append(front) }
                for one in candidates {
                    var next = front
                    next.cost += filling.classes[one][front.placed[one]] * table.cost(place)
                    next.placed[one] += 1
                    further.append(next)
                }
            }
            fronts = further
        }
        return fronts
    }

    /// The places that as many targets could take: so many of each room.
    private func kept(_ open: ArraySlice<Int>, _ targets: Int) -> ArraySlice<Int> {
        if table.filling.classes.count == 1 { return open.prefix(targets) }
        var left = [Int](repeating: targets, count: table.filling.classes.count)
        return ArraySlice(
            open.filter { place in
                left[table.room(place)] -= 1
                return left[table.room(place)] >= 0
            })
    }

    private func choices(_ position: Int, _ last: State) -> [Int] {
        var (choices, state) = ([last.choice], last)
        for before in stride(from: position, to: 0, by: -1) {
            state = states[before][state.parent]
            choices.append(state.choice)
        }
        return choices.reversed()
    }
}
