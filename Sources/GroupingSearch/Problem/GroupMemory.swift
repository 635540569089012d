import AccessCost

/// What is known of groups while many orders of the same items are split: whether some items may be a group depends on which
/// they are, not on their order, so each set of items is judged once.
struct GroupMemory: Sendable {
    /// A number drawn for each item. Sets are named by the sum over their members: of a million sets two share a name once in
    /// thirty million searches, and what a search has found is judged by the rules themselves in the end.
    let marks: [UInt64]
    /// The names that are known, each at the place that its low bits say or at the next free one; 0 is none.
    private var names: [UInt64]
    private var judgements: [Double]
    private var count = 0

    /// Nothing is known of so many items.
    init(_ count: Int) {
        var numbers = SeededGenerator(seed: 0)
        marks = (0..<count).map { _ in numbers.next() }
        names = Array(repeating: 0, count: 1024)
        judgements = Array(repeating: 0, count: 1024)
    }

    /// The number of changes that a group is, computed on first use. O(1) after that.
    mutating func changes(_ name: UInt64, _ judge: () -> Double) -> Double {
        var place = place(of: name)
        if names[place] == name { return judgements[place] }
        if 2 * count > names.count {
            grow()
            place = self.place(of: name)
        }
        count += 1
        names[place] = name
        judgements[place] = judge()
        return judgements[place]
    }

    private func place(of name: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: name) & (names.count - 1)
        while names[place] != name, names[place] != 0 { place = (place + 1) & (names.count - 1) }
        return place
    }

    private mutating func grow() {
        let (oldNames, oldJudgements) = (names, judgements)
        names = Array(repeating: 0, count: 2 * oldNames.count)
        judgements = Array(repeating: 0, count: names.count)
        for (name, judgement) in zip(oldNames, oldJudgements) where name != 0 {
            let place = place(of: name)
            names[place] = name
            judgements[place] = judgement
        }
    }
}
