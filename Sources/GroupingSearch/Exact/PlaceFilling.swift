/// Which target takes which place of a tree, where some targets may not take every place.
///
/// A locked group with groups inside it needs a place that has room for them. Rooms are counted by the kinds of targets: those
/// of class 0 fit everywhere, those of class k where the room is at least k.
struct PlaceFilling: Sendable {
    /// A place by what it costs and its room.
    struct Place: Sendable {
        var cost: Double
        var room: Int
    }

    /// The most numbers of placed targets of the classes above 0 that are told apart.
    static let mostStates = 100

    /// The weights of each class, heaviest first.
    let classes: [[Double]]
    /// The number of targets.
    let count: Int
    /// How far the numbers of placed targets of two classes stand apart in a table of all of them.
    private let strides: [Int]
    private let states: Int

    /// Nil where the classes have too many targets.
    init?(_ classes: [[Double]]) {
        self.classes = classes
        count = classes.reduce(0) { $0 + $1.count }
        var strides = [0]
        var states = 1
        for one in classes.dropFirst() {
            strides.append(states)
            states *= one.count + 1
            guard states <= Self.mostStates else { return nil }
        }
        (self.strides, self.states) = (strides, states)
    }

    /// The classes whose next target may take a place in a best filling, `placed` having been placed of each; none where
    /// the place stays empty.
    ///
    /// Of two targets that fit, the one that fits in fewer places takes the cheaper one unless the other weighs more: else
    /// both could change places and cost no more.
    func candidates(_ placed: [Int], room: Int) -> [Int] {
        var found: [Int] = []
        var heaviest = -Double.infinity
        for one in stride(from: min(room, classes.count - 1), through: 0, by: -1)
        where placed[one] < classes[one].count && classes[one][placed[one]] > heaviest {
            heaviest = classes[one][placed[one]]
            found.append(one)
        }
        return found
    }

    /// The least cost of the targets in places that are sorted by cost, with the class of each place, nil where it stays empty;
    /// nil where the targets do not fit.
    ///
    /// By dynamic programming over the places and the numbers of placed targets; where all fit everywhere the heaviest takes
    /// the cheapest place (rearrangement inequality). O(places x states x classes).
    func best(_ places: [Place]) -> (cost: Double, classes: [Int?])? {
        if classes.count == 1 {
            guard places.count >= count else { return nil }
            let cost = zip(classes[0], places).reduce(0) { $0 + $1.0 * $1.1.cost }
            return (cost, places.indices.map { $0 < count ? 0 : nil })
        }
        var costs = [Double](repeating: .infinity, count: states)
        costs[0] = 0
        // What was placed last, -1 being nothing.
        var taken: [[Int]] = []
        for (index, place) in places.enumerated() {
            var next = [Double](repeating: .infinity, count: states)
            var took = [Int](repeating: -1, count: states)
            for state in 0..<states where costs[state] < .infinity {
                let placed = placed(state, after: index)
                var isEmpty = true
                for one in 0...min(place.room, classes.count - 1) where placed[one] < classes[one].count {
                    isEmpty = false
                    let cost = costs[state] + classes[one][placed[one]] * place.cost
                    let reached = state + strides[one]
                    if cost < next[reached] { (next[reached], took[reached]) = (cost, one) }
                }
                if isEmpty, costs[state] < next[state] { (next[state], took[state]) = (costs[state], -1) }
            }
            costs = next
            taken.append(took)
        }
        var state = states - 1
        guard costs[state] < .infinity, placed(state, after: places.count)[0] == classes[0].count else { return nil }
        let cost = costs[state]
        var filled: [Int?] = []
        for took in taken.reversed() {
            let one = took[state]
            filled.append(one < 0 ? nil : one)
            if one > 0 { state -= strides[one] }
        }
        return (cost, filled.reversed())
    }

    /// How many of each class have been placed: no place stays empty before all of class 0 have one.
    private func placed(_ state: Int, after places: Int) -> [Int] {
        var placed = [0]
        var others = 0
        for one in classes.indices.dropFirst() {
            placed.append(state / strides[one] % (classes[one].count + 1))
            others += placed[one]
        }
        placed[0] = min(classes[0].count, places - others)
        return placed
    }
}
