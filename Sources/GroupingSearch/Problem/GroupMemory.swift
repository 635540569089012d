import AccessCost

/// Which sets of items may be a group, remembered while many orders of the same items are split: the answer depends on
/// which items they are, not on their order, so each set is judged once.
///
/// Sets are known by Zobrist hashes alone. Of a million sets two share a hash once in thirty million searches; what a
/// search finds is judged by the rules themselves in the end, and a proof takes no memory.
/// Source: Zobrist 1970, "A new hashing method with application for game playing", University of Wisconsin.
struct GroupMemory: Sendable {
    /// A random number for each item; the hash of a set is the sum over its members.
    private let numbers: [UInt64]
    /// The hashes that are known, each in the slot that its low bits say or in the next free one; 0 is none.
    private var hashes: [UInt64]
    private var judgements: [Double]
    private var count = 0
    /// The most sets that are remembered, in 32 MB; what is more begins anew.
    private static let most = 1_000_000

    /// Nothing is known of so many items.
    init(_ count: Int) {
        var random = SeededGenerator(seed: 0)
        numbers = (0..<count).map { _ in random.next() }
        hashes = Array(repeating: 0, count: 1024)
        judgements = Array(repeating: 0, count: 1024)
    }

    /// The hash of an item alone; those of several are added.
    func hash(of item: Int) -> UInt64 { numbers[item] }

    /// The number of changes that a group is; nil where it is not known. O(1).
    func changes(_ hash: UInt64) -> Double? {
        let slot = slot(of: hash)
        return hashes[slot] == hash ? judgements[slot] : nil
    }

    /// Keeps the number of changes that a group is, which was not known. O(1) but for the growth of the table.
    mutating func keep(_ changes: Double, _ hash: UInt64) {
        if count == Self.most { forget() }
        if 2 * count > hashes.count { grow() }
        let slot = slot(of: hash)
        count += 1
        hashes[slot] = hash
        judgements[slot] = changes
    }

    private func slot(of hash: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
        while hashes[slot] != hash, hashes[slot] != 0 { slot = (slot + 1) & (hashes.count - 1) }
        return slot
    }

    private mutating func forget() {
        for slot in hashes.indices { hashes[slot] = 0 }
        count = 0
    }

    private mutating func grow() {
        let (oldHashes, oldJudgements) = (hashes, judgements)
        hashes = Array(repeating: 0, count: 2 * oldHashes.count)
        judgements = Array(repeating: 0, count: hashes.count)
        for (hash, judgement) in zip(oldHashes, oldJudgements) where hash != 0 {
            let slot = slot(of: hash)
            hashes[slot] = hash
            judgements[slot] = judgement
        }
    }
}
