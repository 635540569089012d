/// The runs of one order that may be groups, with their weights and prices, as `ExactGrouping` looks them up.
struct GroupRuns: Sendable {
    let count: Int
    /// The longest run that is looked up by start and length.
    let width: Int
    /// The longer ones by size, the whole being the last.
    let wide: [Range<Int>]
    let widePrices: [Double]
    let depths: [Int]
    private let prices: [Double]
    private let perGroup: Double
    /// The sums of the weights before each target.
    private let sums: [Double]

    init(_ weights: [Double], _ rule: GroupRule?, perGroup: Double, width: Int) {
        count = weights.count
        var sums = [0.0]
        for weight in weights { sums.append(sums[sums.count - 1] + weight) }
        self.sums = sums
        self.perGroup = perGroup
        // A group holds at least two, and never all: the list around it would hold nothing else.
        let width = max(1, min(count - 1, width))
        self.width = width
        depths = rule?.depths ?? []
        let whole = 0..<weights.count
        let longer = (width > 1 ? rule?.wide ?? [] : []).filter { $0.count > width && $0 != whole }
        wide = longer.sorted { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) } + [whole]
        widePrices =
            longer.isEmpty ? [.infinity] : wide.map { (rule?.price($0.lowerBound, $0.count) ?? .infinity) + perGroup }
        var prices: [Double] = []
        if let rule {
            prices = Array(repeating: .infinity, count: count * (width + 1) + width + 1)
            for start in 0..<count {
                for length in stride(from: 2, through: min(width, count - start), by: 1) {
                    if let price = rule.price(start, length) { prices[start * (width + 1) + length] = price }
                }
            }
        }
        self.prices = prices
    }

    func weight(_ start: Int, _ length: Int) -> Double { sums[start + length] - sums[start] }
    func at(_ start: Int, _ length: Int) -> Int { start * (width + 1) + length }
    /// The price of making a run a group, infinite where it must be none.
    func price(_ start: Int, _ length: Int) -> Double {
        prices.isEmpty ? perGroup : prices[at(start, length)] + perGroup
    }
    func depth(_ target: Int) -> Int { depths.isEmpty ? 0 : depths[target] }
}
