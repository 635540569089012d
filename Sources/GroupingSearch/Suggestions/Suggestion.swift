public import AccessCost
public import LayoutModel

/// A change worth making, with what it saves and what it makes slower.
public struct Suggestion: Hashable, Codable, Sendable {
    /// The effect of the change alone, by one method.
    public struct Effect: Hashable, Codable, Sendable {
        /// The id of the method.
        public var method: String
        /// The current mean cost of a target, in seconds.
        public var before: Double
        /// What the average target costs more, in seconds; negative where it costs less.
        public var change: Double
        /// The targets that cost more, by id, the one that loses most first.
        public var slower: [String]
        /// What the first of them loses, in seconds; nil where it becomes unreachable, 0 where there is none.
        public var most: Double?
    }

    /// Changes that are made together or not at all, as groups of all copies of a template.
    public struct Together: Hashable, Codable, Sendable {
        /// The number of changes, this one included.
        public var changes: Int
        /// What they save together after everything else that is included, in the objective's unit.
        public var saves: Double
    }

    /// The change.
    public var change: ScreenChange
    /// What it saves when nothing else is changed, in the objective's unit.
    public var saves: Double
    /// What it saves when everything else that is included has been changed already.
    public var savesAfterOthers: Double
    /// What it saves with the changes without which it is not made; nil for a change that stands alone.
    public var together: Together?
    /// Whether it is part of what the result promises, and of the layout that is written; the others change what is on the
    /// screen, and are for people to decide.
    public var isIncluded: Bool
    /// The costs by the first method when nothing else is changed; nil where the request rates fewer changes, and where the
    /// screen has more than `mostStops` before the change or after it.
    public var alone: ScreenAnalysis?
    /// What it does by each of the platform's usual methods; empty where the request rates fewer changes.
    public var effects: [Effect]

    /// What speaks for a new group; empty for other changes, and where constraints ask for no reason.
    public var reasons: [GroupReason] = []

    /// The most stops of a screen whose costs are kept for each change, for its two trees side by side: more are not looked
    /// through, and the costs of 10,000 targets take 5 MB.
    public static let mostStops = 200

    /// What it does by the methods by which a target gets slower.
    public var regressions: [Effect] { effects.filter { !$0.slower.isEmpty } }
}

/// The best value for a number of groups.
public struct FrontierPoint: Hashable, Codable, Sendable {
    /// The number of groups, nested ones included.
    public var groups: Int
    /// The expected cost, in the objective's unit.
    public var after: Double
    /// Whether no grouping of so many groups costs less, under the constraints.
    public var isProven: Bool
}

/// The suggestions for one screen by one method, or by a mix.
public struct ScreenSuggestions: Hashable, Codable, Sendable {
    /// The screen as it is, and as it would be.
    public var before, after: ScreenState
    /// The methods and the objective.
    public var mix: MethodMix
    /// The constraints on orders and groups.
    public var constraints: Constraints
    /// What each change had to save, in the objective's unit.
    public var changePrice: Double
    /// The lower bound of the cost over what the constraints allow, in the objective's unit: what was proven to be the least
    /// under natural constraints, else the bound over all trees; nil where none is known.
    public var bound: Double?
    /// The lower bound of the cost over all trees, whatever belongs together; nil where none is known.
    public var freeBound: Double?
    /// How good the result is known to be.
    public var status: OrderSearch.Status
    /// Why the search was cut short; nil where it was not.
    public var cut: StopRule.Reason?
    /// The seed of the search.
    public var seed: UInt64
    /// The best value for each number of groups.
    public var frontier: [FrontierPoint]
    /// For which values of what vendors do not document the screen costs less as suggested; empty without a change, for
    /// mixes, and for screens of more than 5,000 elements.
    public var holds: [ConclusionRange]
    /// The changes, those that save most per change first.
    public var suggestions: [Suggestion]
    /// What was odd.
    public var notes: [String]
    /// What of the screen is a board whose cells were put in their best places; nil where it is none.
    public var board: BoardSummary?

    /// A screen with what it costs by the mix.
    public struct ScreenState: Hashable, Codable, Sendable {
        /// The costs by the first method, on its trees.
        public var analysis: ScreenAnalysis
        /// The tree that the search was about: the one that the first method visits, or for theory the grouped one.
        public var kind: TreeKind
        /// The expected cost, in the objective's unit; nil where a method reaches nothing.
        public var value: Double?

        /// The screen.
        public var screen: Screen { analysis.screen }
        /// The access tree that the first method visits.
        public var tree: AccessTree { costs.tree }
        /// What the targets cost on it.
        public var costs: TreeAnalysis {
            analysis.methods[0].tree(kind)!
        }
    }

    /// The gap between the result and the lower bound: after / bound - 1; nil where no bound is known.
    public var gap: Double? {
        guard let bound, bound > 0, let value = after.value else { return nil }
        return value / bound - 1
    }

    /// The share of the current cost that the result saves.
    public var saving: Double? {
        guard let old = before.value, let new = after.value, old > 0 else { return nil }
        return 1 - new / old
    }
}
