import LayoutModel

/// How much work the pages of a screen may be: a file can name an element that is a million scrolls away on a screen of
/// thousands, and each page repeats the stops of all that does not scroll.
struct PageBudget {
    /// The most stops on all pages, ours: 500 pages of a screen with 100 elements, or a list of 20,000 rows.
    private static let most = 50_000
    /// How often looking whether an element shows costs as much as a stop.
    private static let check = 30
    /// A page costs at least as much as so many stops, ours: its menu is worked through, too. So there are 2,500 pages at most.
    private static let least = 20

    private let elements: Int
    /// The elements in the container of each track.
    private let inside: [Int]
    private var spent = 0
    /// The stops that stand on the pages taken, and on all that were looked at.
    private var taken = 0, seen = 0

    init(_ screen: Screen, containers: [ElementIndex]) {
        elements = screen.elements.count
        inside = containers.map { screen[$0].subtreeEnd - $0.rawValue }
    }

    /// The pages on the way to a position that are not there yet, with what stands on each; nil where they are more than is left.
    ///
    /// What was looked at in vain stays paid. O(pages x tracks), and what it takes to see what stands on them.
    mutating func way(
        to position: [Int], beside pages: [[Int]: [OrderedNode]], _ top: ([Int]) -> [OrderedNode]
    ) -> [[Int]: [OrderedNode]]? {
        // What does not fit may be followed by what does, but not for long.
        guard seen <= 2 * Self.most else { return nil }
        var way: [[Int]] = []
        var next = position
        while pages[next] == nil {
            guard takes(next) else { return nil }
            way.append(next)
            guard let last = next.lastIndex(where: { $0 != 0 }) else { break }
            next[last] -= next[last].signum()
        }
        var tops: [[Int]: [OrderedNode]] = [:]
        var stops = 0
        for position in way {
            let nodes = top(position)
            let count = nodes.reduce(0) { $0 + $1.count }
            (stops, seen) = (stops + count, seen + count)
            guard taken + stops <= Self.most else { return nil }
            tops[position] = nodes
        }
        taken += stops
        return tops
    }

    /// Fewer scrolls first; of as many, those of outer tracks.
    static func isNearer(_ a: [Int], _ b: [Int]) -> Bool {
        let (x, y) = (a.reduce(0) { $0 + abs($1) }, b.reduce(0) { $0 + abs($1) })
        return x == y ? b.lexicographicallyPrecedes(a) : x < y
    }

    /// On how many tracks the places of so many elements are told: 20 million numbers in all.
    static func tracks(for elements: Int) -> Int { max(1, 20_000_000 / max(1, elements)) }

    /// Takes the price of a page; false, and nothing taken, where it is not left. What lies outside of every container that has
    /// moved shows again. O(tracks).
    private mutating func takes(_ position: [Int]) -> Bool {
        let moved = zip(position, inside).filter { $0.0 != 0 }.map(\.1).max() ?? 0
        let price = max(Self.least, elements - moved + elements / Self.check + position.count + 1)
        guard spent + price <= Self.most else { return false }
        spent += price
        return true
    }
}
