import LayoutModel

extension GoalMatcher {
    /// The largest gap in which similar labels are looked for, in pairs.
    private static let mostPairs = 10_000

    /// Matches what is left by role and similar label or place, between the same neighbours and in the same order.
    mutating func matchSimilar() {
        let neighbours = TargetAlignment.increasing(
            partners.enumerated().compactMap { old, new in
                new.map { TargetAlignment.Pair(before: old, after: $0, isGuess: false) }
            })
        var (i, j) = (0, 0)
        for (m, n) in neighbours.map({ ($0.before, $0.after) }) + [(before.targets.count, after.targets.count)] {
            let old = (i..<m).filter { before.isFree($0) }
            let new = (j..<n).filter { after.isFree($0) }
            (i, j) = (m + 1, n + 1)
            guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.mostPairs else { continue }
            for (a, b) in TargetAlignment.heaviest(old.indices, new.indices, weight: { likeness(old[$0], new[$1]) }) {
                pair(old[a], new[b], by: .alignment)
            }
        }
    }

    /// How alike two targets of one gap are, 0 where they are not the same.
    private func likeness(_ old: Int, _ new: Int) -> Int {
        let (a, b) = (before.targets[old], after.targets[new])
        guard a.role == b.role else { return 0 }
        let frames = [(before, old), (after, new)].map { side, place in
            side.analysis.screen.elements[side.analysis.targets[place].element.rawValue].frame
        }
        let isInPlace = frames[0] != nil && frames[0] == frames[1]
        if GoalName.areSimilar(a.words, b.words) { return isInPlace ? 4 : 3 }
        guard isInPlace else { return 0 }
        // In one place a name may have come, gone or changed in part.
        return a.label == nil || b.label == nil || !Set(a.words).isDisjoint(with: b.words) ? 2 : 0
    }
}
