/// What a list may look like inside: its items in order, each a place or a list of its own.
struct ListShape: Sendable {
    indirect enum Item: Sendable {
        /// A place with the room that it has.
        case place(room: Int)
        case list([Item])
    }

    /// Its places by what they cost besides what the list itself costs, cheapest first.
    var places: [PlaceFilling.Place]
    /// Its items in order.
    var items: [Item]
}

/// The shapes of a list that can be part of a best tree.
///
/// A shape is left out where another one has as many places and the first k of them cost together no more, for every k:
/// then whatever targets stand in it, the other one takes them for no more, the heaviest in the cheapest place
/// (majorization). Where places have rooms, this holds for the places of each room. What is left out stays so inside any longer
/// list, so that lists are put together of what is left.
struct ListShapes {
    /// The most shapes that are looked at, and the most that are left for one length.
    private static let (mostTried, mostKept) = (200_000, 200)

    private struct Key: Hashable {
        var places: Int
        var depth: Int
        var isRest: Bool
    }

    private let price: ListPrice
    /// How many levels of groups the locked groups hold, each number once, ascending.
    private let depths: [Int]
    private var known: [Key: [ListShape]] = [:]
    private var tried = 0

    init(_ price: ListPrice, depths: [Int]) { (self.price, self.depths) = (price, depths) }

    /// The shapes with so many places and so many levels of lists inside; nil where they are too many.
    ///
    /// O(places x shapes^2) at most, the shapes being few: four of 9 places with one level inside.
    static func lists(places: Int, depth: Int, depths: [Int] = [], _ price: ListPrice) -> [ListShape]? {
        var shapes = ListShapes(price, depths: depths)
        return shapes.lists(Key(places: places, depth: depth, isRest: false))
    }

    /// - Parameter key: `isRest` says that the list begins with what is the second item of another one.
    private mutating func lists(_ key: Key) -> [ListShape]? {
        if key.places == 0 { return [ListShape(places: [], items: [])] }
        if let known = known[key] { return known }
        let first = price.price(at: 1) + (key.isRest ? price.firstNext : 0)
        let room = depths.count { $0 <= key.depth }
        var found: [ListShape] = []
        // The first item is a place, or a list of two places and more.
        for inside in 1...key.places where inside == 1 || key.depth > 0 {
            let heads =
                inside == 1
                ? [ListShape(places: [PlaceFilling.Place(cost: 0, room: room)], items: [])]
                : lists(Key(places: inside, depth: key.depth - 1, isRest: false))
            let tails = lists(Key(places: key.places - inside, depth: key.depth, isRest: true))
            guard let heads, let tails else { return nil }
            tried += heads.count * tails.count
            guard tried <= Self.mostTried else { return nil }
            for head in heads {
                let item = inside == 1 ? ListShape.Item.place(room: room) : .list(head.items)
                for tail in tails {
                    let places = later(head.places, by: first) + later(tail.places, by: price.perPosition)
                    found.append(ListShape(places: places.sorted { $0.cost < $1.cost }, items: [item] + tail.items))
                }
            }
        }
        let kept = undominated(found)
        guard kept.count <= Self.mostKept else { return nil }
        known[key] = kept
        return kept
    }

    private func later(_ places: [PlaceFilling.Place], by cost: Double) -> [PlaceFilling.Place] {
        places.map { PlaceFilling.Place(cost: $0.cost + cost, room: $0.room) }
    }

    private func undominated(_ shapes: [ListShape]) -> [ListShape] {
        // For each room what the first places cost together.
        let sums = shapes.map { shape in
            (0...depths.count).map { room in
                var sum = 0.0
                return shape.places.filter { $0.room == room }.map { place -> Double in
                    sum += place.cost
                    return sum
                }
            }
        }
        let totals = sums.map { $0.joined().reduce(0, +) }
        // What costs no more anywhere has no larger total.
        var kept: [Int] = []
        for next in shapes.indices.sorted(by: { (totals[$0], $0) < (totals[$1], $1) }) {
            let isDominated = kept.contains { other in
                zip(sums[other], sums[next]).allSatisfy { other, next in
                    other.count == next.count && zip(other, next).allSatisfy { $0 <= $1 + 1e-9 * price.perPosition }
                }
            }
            if !isDominated { kept.append(next) }
        }
        return kept.map { shapes[$0] }
    }
}
