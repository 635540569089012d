/// The runs of one order that may be groups, with their weights and prices, as `ExactGrouping` looks them up.
struct GroupRuns: Sendable {
    let count: Int
    /// The longest run that is looked up by a place and its length.
    let width: Int
    /// The longer ones by size, the whole being the last.
    let wide: [Range<Int>]
    let widePrices: [Double]
    /// The places of the longer ones but the whole in `wide`, shorter ones first, by where they begin: those of each start from
    /// one offset to the next.
    private let wideByStart: [Int]
    private let wideOffsets: [Int]
    let depths: [Int]
    private let prices: [Double]
    private let leaves: [Bool]
    private let perGroup: Double
    /// The longest run up to each end whose rests anybody asks for: one that may be a group with further groups in it.
    private(set) var longest: [Int]
    /// Whether a run that begins at a place may be a group.
    private(set) var begins: [Bool]
    /// The sums of the weights before each target.
    let sums: [Double]
    /// The sums of the weights before each target, each weight times its place.
    private let placed: [Double]

    /// The runs of targets in their order.
    ///
    /// - Parameters:
    ///   - prices: what making a run a group costs besides what its members pay, by start and length, in the unit of weight
    ///     times price: negative where leaving it out would cost, infinite where it must be none; empty where all are free.
    ///   - leaves: whether a run is a group of targets alone where it is one, as prices; empty where any may hold groups.
    ///   - wide: runs longer than the longest that may be groups all the same, as the lists that a screen has already.
    ///   - depths: the groups inside each target's own place, where what is placed is a locked group; empty where there are
    ///     none.
    init(
        _ weights: [Double], prices: [Double] = [], leaves: [Bool] = [], wide: [(run: Range<Int>, price: Double)] = [],
        depths: [Int] = [],
        perGroup: Double, width: Int
    ) {
        count = weights.count
        var sums = [0.0]
        var placed = [0.0]
        sums.reserveCapacity(weights.count + 1)
        placed.reserveCapacity(weights.count + 1)
        for (place, weight) in weights.enumerated() {
            sums.append(sums[sums.count - 1] + weight)
            placed.append(placed[placed.count - 1] + Double(place) * weight)
        }
        self.sums = sums
        self.placed = placed
        self.leaves = leaves
        self.perGroup = perGroup
        self.width = Self.width(weights.count, width)
        self.depths = depths
        self.prices = prices
        let whole = 0..<weights.count
        let longer = (width > 1 ? wide : []).filter { $0.run.count > width && $0.run != whole }.sorted {
            ($0.run.count, $0.run.lowerBound) < ($1.run.count, $1.run.lowerBound)
        }
        self.wide = longer.map(\.run) + [whole]
        wideByStart = longer.indices.sorted { (longer[$0].run.lowerBound, $0) < (longer[$1].run.lowerBound, $1) }
        var offsets = [Int](repeating: 0, count: weights.count + 1)
        for entry in longer { offsets[entry.run.lowerBound + 1] += 1 }
        for start in weights.indices { offsets[start + 1] += offsets[start] }
        wideOffsets = offsets
        widePrices = longer.map { $0.price + perGroup } + [.infinity]
        longest = Array(repeating: prices.isEmpty ? self.width : 1, count: weights.count + 1)
        begins = Array(repeating: prices.isEmpty, count: weights.count + 1)
        guard !prices.isEmpty else { return }
        for start in weights.indices {
            for length in stride(from: 2, through: min(self.width, weights.count - start), by: 1) {
                let run = at(start, length)
                guard prices[run] < .infinity else { continue }
                begins[start] = true
                if leaves.isEmpty || !leaves[run] { longest[start + length] = max(longest[start + length], length) }
            }
        }
    }

    /// A group holds at least two, and never all: the list around it would hold nothing else.
    static func width(_ count: Int, _ largest: Int) -> Int { max(1, min(count - 1, largest)) }

    func weight(_ start: Int, _ length: Int) -> Double { sums[start + length] - sums[start] }
    /// Where what belongs to a run stands in a table by its first or its last place and its length.
    func at(_ place: Int, _ length: Int) -> Int { place * (width + 1) + length }
    /// The price of making a run a group, infinite where it must be none.
    func price(_ start: Int, _ length: Int) -> Double {
        prices.isEmpty ? perGroup : prices[at(start, length)] + perGroup
    }
    /// Whether a run holds targets alone where it is a group.
    func isLeaf(_ start: Int, _ length: Int) -> Bool { !leaves.isEmpty && leaves[at(start, length)] }
    /// What a run costs as one list of targets.
    func flatCost(_ start: Int, _ length: Int, _ price: ListPrice) -> Double {
        let weight = weight(start, length)
        let positions = placed[start + length] - placed[start] - Double(start - 1) * weight
        return price.perPosition * positions + price.perChoice * weight
            + price.firstNext * self.weight(start + 1, length - 1)
    }
    /// The wide runs that may be groups as first children of the rest of a list from `start` to `end`: what ends its list is
    /// worth a group only where leaving the group out costs something.
    @inline(__always)
    func forEachWideChild(_ start: Int, _ end: Int, _ body: (_ place: Int, _ length: Int) -> Void) {
        for index in wideOffsets[start]..<wideOffsets[start + 1] {
            let place = wideByStart[index]
            let run = wide[place]
            // What follows is longer still.
            if run.upperBound > end { return }
            if widePrices[place] < .infinity, run.upperBound < end || widePrices[place] < 0 { body(place, run.count) }
        }
    }
    func depth(_ target: Int) -> Int { depths.isEmpty ? 0 : depths[target] }
}
