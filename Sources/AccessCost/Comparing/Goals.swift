import LayoutModel

extension Comparison {
    /// Something that a person wants to do on a screen: activate a target, or perform one of its actions or gestures.
    public struct Goal: Hashable, Codable, Comparable, Sendable {
        /// The offset into the targets of the screen.
        public var target: Int
        /// The place among `TargetAction.all`, 0 for activation.
        public var action: Int

        /// A goal by its offsets.
        public init(target: Int, action: Int = 0) { (self.target, self.action) = (target, action) }

        /// File order.
        public static func < (a: Goal, b: Goal) -> Bool { (a.target, a.action) < (b.target, b.action) }
    }

    /// How two goals were found to be the same.
    public enum Match: String, CaseIterable, Hashable, Codable, Sendable {
        /// Both files state the same id.
        case id
        /// Role and label, or the name of an action of the same element, agree.
        case name
        /// Role and label, or similar labels, in an alignment that keeps the order.
        case alignment
        /// The names of goals of different kinds agree, or `sameAs` says so.
        case goal
    }

    /// A goal that is on both screens.
    public struct GoalPair: Hashable, Codable, Sendable {
        /// The goal on the screen as it was.
        public var before: Goal
        /// The goal on the screen as it is now.
        public var after: Goal
        /// How they were matched.
        public var matchedBy: Match
        /// How often it is wanted, relative to the other goals; the same on both sides.
        public var weight: Double
        /// Whether a target is activated on both sides.
        public var isOfTargets: Bool { before.action == 0 && after.action == 0 }
    }
}

extension ScreenAnalysis {
    /// The action or gesture of a goal; nil for activation.
    public func action(of goal: Comparison.Goal) -> TargetAction? {
        guard goal.action > 0 else { return nil }
        let all = TargetAction.all(of: screen[targets[goal.target].element])
        return all.indices.contains(goal.action) ? all[goal.action] : nil
    }
}
