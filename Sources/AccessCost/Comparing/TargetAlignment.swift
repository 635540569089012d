import LayoutModel

/// An alignment of two lists that keeps their order: first what is unique on both sides, then, in the gaps between, a longest
/// common subsequence.
///
/// Source: patience diff; M. L. Fredman, On computing the length of longest increasing subsequences, 1975,
/// doi:10.1016/0012-365X(75)90103-X.
struct TargetAlignment {
    /// What is compared of an entry.
    struct Token {
        /// The number of what must be equal.
        var kind: Int
        /// The number of what must be equal for an entry in the same container.
        var kindInContainer: Int
    }

    /// Two entries that belong together.
    struct Pair: Hashable {
        var before, after: Int
        /// Whether others were as good.
        var isGuess: Bool
    }

    private let before, after: [Token]
    private(set) var pairs: [Pair] = []
    /// The largest table of a longest common subsequence; larger gaps are matched from the front.
    private static let mostCells = 1_000_000
    private static let mostDepth = 64

    /// O(n log n) where most entries are unique; a gap of n and m equal ones takes O(n m) up to a million.
    init(_ before: [Token], _ after: [Token]) {
        (self.before, self.after) = (before, after)
        align(before.indices, after.indices, depth: 0)
    }

    private mutating func align(_ old: Range<Int>, _ new: Range<Int>, depth: Int) {
        guard !old.isEmpty, !new.isEmpty else { return }
        for inContainer in [true, false] where depth < Self.mostDepth {
            let anchors = Self.increasing(uniquePairs(old, new, inContainer))
            guard !anchors.isEmpty else { continue }
            var (i, j) = (old.lowerBound, new.lowerBound)
            for anchor in anchors {
                align(i..<anchor.before, j..<anchor.after, depth: depth + 1)
                pairs.append(anchor)
                (i, j) = (anchor.before + 1, anchor.after + 1)
            }
            return align(i..<old.upperBound, j..<new.upperBound, depth: depth + 1)
        }
        alignEquals(old, new)
    }

    private func number(_ token: Token, _ inContainer: Bool) -> Int { inContainer ? token.kindInContainer : token.kind }

    /// The entries that occur once on each side, in the order before.
    private func uniquePairs(_ old: Range<Int>, _ new: Range<Int>, _ inContainer: Bool) -> [Pair] {
        var places: [Int: (count: Int, place: Int)] = [:]
        for place in new { places[number(after[place], inContainer), default: (0, place)].count += 1 }
        var counts: [Int: Int] = [:]
        for place in old { counts[number(before[place], inContainer), default: 0] += 1 }
        return old.compactMap { place in
            let key = number(before[place], inContainer)
            guard counts[key] == 1, let other = places[key], other.count == 1 else { return nil }
            return Pair(before: place, after: other.place, isGuess: false)
        }
    }

    /// The longest part of a list of pairs whose places after increase. O(k log k).
    static func increasing(_ pairs: [Pair]) -> [Pair] {
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let place = tails.partitionIndex { pairs[$0].after >= pair.after }
            if place > 0 { previous[index] = tails[place - 1] }
            if place == tails.count { tails.append(index) } else { tails[place] = index }
        }
        var result: [Pair] = []
        var next = tails.last ?? -1
        while next >= 0 {
            result.append(pairs[next])
            next = previous[next]
        }
        return result.reversed()
    }

    /// Matches entries of which none is unique.
    private mutating func alignEquals(_ old: Range<Int>, _ new: Range<Int>) {
        let counts = [(before, old), (after, new)].map { tokens, range in
            range.reduce(into: (own: [Int: Int](), all: [Int: Int]())) { counts, place in
                counts.own[tokens[place].kindInContainer, default: 0] += 1
                counts.all[tokens[place].kind, default: 0] += 1
            }
        }
        func add(_ i: Int, _ j: Int) {
            let isSame = before[i].kindInContainer == after[j].kindInContainer
            let rivals = counts.map {
                isSame ? $0.own[before[i].kindInContainer, default: 0] : $0.all[before[i].kind, default: 0]
            }
            pairs.append(Pair(before: i, after: j, isGuess: rivals.contains { $0 > 1 }))
        }
        var (i, j, m, n) = (old.lowerBound, new.lowerBound, old.upperBound, new.upperBound)
        while i < m, j < n, before[i].kindInContainer == after[j].kindInContainer {
            add(i, j)
            (i, j) = (i + 1, j + 1)
        }
        var tail: [(Int, Int)] = []
        while i < m, j < n, before[m - 1].kindInContainer == after[n - 1].kindInContainer {
            (m, n) = (m - 1, n - 1)
            tail.append((m, n))
        }
        if (m - i) * (n - j) <= Self.mostCells {
            for (i, j) in commonSubsequence(i..<m, j..<n) { add(i, j) }
        } else {
            for (i, j) in fromTheFront(i..<m, j..<n) { add(i, j) }
        }
        for (i, j) in tail.reversed() { add(i, j) }
    }

    /// The pairs of the heaviest common subsequence; an entry of the same container weighs more.
    private func commonSubsequence(_ old: Range<Int>, _ new: Range<Int>) -> [(Int, Int)] {
        Self.heaviest(old, new) { i, j in
            guard before[i].kind == after[j].kind else { return 0 }
            return before[i].kindInContainer == after[j].kindInContainer ? 3 : 2
        }
    }

    /// The pairs of two ranges, in order on both sides, whose weights have the largest sum. O(n m).
    static func heaviest(_ old: Range<Int>, _ new: Range<Int>, weight: (Int, Int) -> Int) -> [(Int, Int)] {
        guard !old.isEmpty, !new.isEmpty else { return [] }
        let width = new.count + 1
        var best = [Int](repeating: 0, count: (old.count + 1) * width)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let cell = (i - old.lowerBound) * width + j - new.lowerBound
                let own = weight(i, j)
                let both = own > 0 ? own + best[cell + width + 1] : 0
                best[cell] = max(both, best[cell + width], best[cell + 1])
            }
        }
        var result: [(Int, Int)] = []
        var (i, j) = (old.lowerBound, new.lowerBound)
        while i < old.upperBound, j < new.upperBound {
            let cell = (i - old.lowerBound) * width + j - new.lowerBound
            let own = weight(i, j)
            if own > 0, best[cell] == own + best[cell + width + 1] {
                result.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if best[cell] == best[cell + width] {
                i += 1
            } else {
                j += 1
            }
        }
        return result
    }

    /// The pairs of equal entries taken from the front, where a table would be too large. O(n + m).
    private func fromTheFront(_ old: Range<Int>, _ new: Range<Int>) -> [(Int, Int)] {
        var places: [Int: [Int]] = [:]
        for place in new.reversed() { places[after[place].kind, default: []].append(place) }
        var result: [(Int, Int)] = []
        var next = new.lowerBound
        for i in old {
            while let first = places[before[i].kind]?.last, first < next { places[before[i].kind]?.removeLast() }
            guard let j = places[before[i].kind]?.popLast() else { continue }
            result.append((i, j))
            next = j + 1
        }
        return result
    }
}
