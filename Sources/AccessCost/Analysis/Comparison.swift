import LayoutModel

/// The effect of a change of a layout, target by target.
public struct Comparison: Hashable, Codable, Sendable {
    /// A target on both screens.
    public struct TargetPair: Hashable, Codable, Sendable {
        /// The offset into the targets of the screen as it was.
        public var before: Int
        /// The offset into the targets of the screen as it is now.
        public var after: Int

        /// A pair of offsets.
        public init(before: Int, after: Int) { (self.before, self.after) = (before, after) }
    }

    /// One screen before and after.
    public struct ScreenPair: Hashable, Codable, Sendable {
        /// The screen as it was.
        public var before: ScreenAnalysis
        /// The screen as it is now.
        public var after: ScreenAnalysis
        /// The targets that are on both, as offsets into the targets of each.
        public var targets: [TargetPair]
        /// The targets that are only on the screen as it is now.
        public var added: [Int]
        /// The targets that were only on the screen as it was.
        public var removed: [Int]
        /// Notes on the matching.
        public var notes: [String]

        /// The targets whose figure grew, shrank or stayed, by one method on its main tree.
        public func shift(of figure: Figure, method: Int) -> (slower: [Int], faster: [Int], same: [Int]) {
            let (old, new) = (before.methods[method], after.methods[method])
            let kind = old.method.mainTree
            guard let oldTree = old.tree(kind), let newTree = new.tree(kind) else { return ([], [], []) }
            var result: (slower: [Int], faster: [Int], same: [Int]) = ([], [], [])
            for (index, pair) in targets.enumerated() {
                switch (oldTree.costs[pair.before].cost, newTree.costs[pair.after].cost) {
                case (let a?, let b?):
                    let change = b[figure] - a[figure]
                    if abs(change) < 1e-9 {
                        result.same.append(index)
                    } else if change > 0 {
                        result.slower.append(index)
                    } else {
                        result.faster.append(index)
                    }
                case (nil, .some): result.faster.append(index)
                case (.some, nil): result.slower.append(index)
                case (nil, nil): result.same.append(index)
                }
            }
            return result
        }
    }

    /// The layout as it was.
    public var before: LayoutAnalysis
    /// The layout as it is now.
    public var after: LayoutAnalysis
    /// The screens that are in both.
    public var screens: [ScreenPair]
    /// The ids of the screens that are only in the layout as it is now, and only in the one as it was.
    public var addedScreens, removedScreens: [String]

    /// Matches screens by id (two single screens always match) and targets by id, else by role and label.
    ///
    /// Equals among the latter are matched in document order, with a note. O(targets).
    public init(before: LayoutAnalysis, after: LayoutAnalysis) {
        self.before = before
        self.after = after
        screens = []
        addedScreens = []
        removedScreens = []
        if before.screens.count == 1, after.screens.count == 1 {
            screens = [Self.match(before.screens[0], after.screens[0])]
            return
        }
        for old in before.screens {
            if let new = after.screens.first(where: { $0.screen.id == old.screen.id }) {
                screens.append(Self.match(old, new))
            } else {
                removedScreens.append(old.screen.id)
            }
        }
        let known = Set(before.screens.map(\.screen.id))
        addedScreens = after.screens.map(\.screen.id).filter { !known.contains($0) }
    }

    private struct Likeness: Hashable {
        var role: String
        var label: String
    }

    private static func match(_ before: ScreenAnalysis, _ after: ScreenAnalysis) -> ScreenPair {
        var notes: [String] = []
        var free = [Bool](repeating: true, count: after.targets.count)
        let byID = Dictionary(after.targets.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var partners = [Int?](repeating: nil, count: before.targets.count)
        for (offset, target) in before.targets.enumerated() {
            if let partner = byID[target.id], free[partner] {
                partners[offset] = partner
                free[partner] = false
            }
        }
        // A target without a label is reported by its id, but alike are those that have none.
        func likeness(_ target: AnalysedTarget, _ screen: ScreenAnalysis) -> Likeness {
            Likeness(role: target.role.rawValue, label: screen.screen[target.element].label)
        }
        var alike: [Likeness: [Int]] = [:]
        for (offset, target) in after.targets.enumerated() where free[offset] {
            alike[likeness(target, after), default: []].append(offset)
        }
        var rivals: [Likeness: Int] = [:]
        for (offset, target) in before.targets.enumerated() where partners[offset] == nil {
            rivals[likeness(target, before), default: 0] += 1
        }
        let equals = alike.filter { $1.count > 1 || rivals[$0, default: 0] > 1 }
        var guesses = 0
        for (offset, target) in before.targets.enumerated() where partners[offset] == nil {
            guard var candidates = alike[likeness(target, before)], !candidates.isEmpty else { continue }
            if equals[likeness(target, before)] != nil { guesses += 1 }
            partners[offset] = candidates.removeFirst()
            alike[likeness(target, before)] = candidates
        }
        if guesses > 0 {
            notes.append(
                guesses == 1
                    ? "1 target has the same role and label as others; it was matched in document order"
                    : "\(guesses) targets have the same role and label as others; they were matched in document order")
        }
        let pairs = partners.enumerated().compactMap { old, new in new.map { TargetPair(before: old, after: $0) } }
        let matched = Set(pairs.map(\.after))
        return ScreenPair(
            before: before, after: after, targets: pairs,
            added: after.targets.indices.filter { !matched.contains($0) },
            removed: before.targets.indices.filter { partners[$0] == nil }, notes: notes)
    }
}
