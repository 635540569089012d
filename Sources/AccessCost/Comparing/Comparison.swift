import LayoutModel

/// The effect of a change of a layout, goal by goal.
public struct Comparison: Hashable, Codable, Sendable {
    /// One screen before and after.
    public struct ScreenPair: Hashable, Codable, Sendable {
        /// The screen as it was.
        public var before: ScreenAnalysis
        /// The screen as it is now.
        public var after: ScreenAnalysis
        /// The goals that are on both, in the order of the screen as it was.
        public var goals: [GoalPair]
        /// The goals that are only on the screen as it is now.
        public var added: [Goal]
        /// The goals that were only on the screen as it was.
        public var removed: [Goal]
        /// Notes on the matching.
        public var notes: [String]
        /// For which values of parameters the mean over the goals goes the way that it goes, for each method; empty where
        /// that was not found out (`findConclusions`).
        public var conclusions: [[ConclusionRange]] = []
        /// The pairs of targets that are activated on both sides, as offsets into `goals`.
        public var targets: [Int] { goals.indices.filter { goals[$0].isOfTargets } }
    }

    /// The layout as it was.
    public var before: LayoutAnalysis
    /// The layout as it is now.
    public var after: LayoutAnalysis
    /// The screens that are in both.
    public var screens: [ScreenPair]
    /// The ids of the screens that are only in the layout as it is now, and only in the one as it was.
    public var addedScreens, removedScreens: [String]
    /// The name of the action or gesture that the comparison is limited to; nil for all goals.
    public var action: String?
    /// Whether removed goals are meant to be removed, so that they are no regressions.
    public var removalsAreMeant: Bool

    /// Matches screens by id (two single screens always match) and their goals as `GoalMatcher` does.
    ///
    /// The analyses must hold the costs of actions (`AnalysisDetails.actions`). O(n log n) for n targets where labels differ.
    /// - Parameters:
    ///   - action: the name of an action or gesture; only goals of that name on one of the sides are compared.
    ///   - removalsAreMeant: whether removed goals are no regressions.
    public init(
        before: LayoutAnalysis, after: LayoutAnalysis, action: String? = nil, removalsAreMeant: Bool = false
    ) {
        self.before = before
        self.after = after
        self.action = action
        self.removalsAreMeant = removalsAreMeant
        screens = []
        addedScreens = []
        removedScreens = []
        if before.screens.count == 1, after.screens.count == 1 {
            screens = [ScreenPair(before.screens[0], after.screens[0], action: action)]
            return
        }
        let places = Dictionary(
            after.screens.enumerated().map { ($1.screen.id, $0) }, uniquingKeysWith: { first, _ in first })
        for old in before.screens {
            if let place = places[old.screen.id] {
                screens.append(ScreenPair(old, after.screens[place], action: action))
            } else {
                removedScreens.append(old.screen.id)
            }
        }
        let known = Set(before.screens.map(\.screen.id))
        addedScreens = after.screens.map(\.screen.id).filter { !known.contains($0) }
    }

    /// The number of goals of a screen that is not in the layout as it is now.
    public func goalCount(ofRemovedScreen id: String) -> Int {
        guard let screen = before.screens.first(where: { $0.screen.id == id }) else { return 0 }
        return ComparedSide.goals(of: screen).count { action == nil || screen.action(of: $0)?.name == action }
    }
}

extension Comparison.ScreenPair {
    /// Matches the goals of two screens.
    init(_ before: ScreenAnalysis, _ after: ScreenAnalysis, action: String?) {
        var matcher = GoalMatcher(before, after)
        matcher.match()
        let (free, new) = (matcher.freeGoals(\.before), matcher.freeGoals(\.after))
        self.before = before
        self.after = after
        notes = matcher.notes
        guard let action else {
            (goals, removed, added) = (matcher.pairs, free, new)
            return
        }
        func isOfAction(_ goal: Comparison.Goal, _ screen: ScreenAnalysis) -> Bool {
            screen.action(of: goal)?.name == action
        }
        goals = matcher.pairs.filter { isOfAction($0.before, before) || isOfAction($0.after, after) }
        removed = free.filter { isOfAction($0, before) }
        added = new.filter { isOfAction($0, after) }
    }
}
