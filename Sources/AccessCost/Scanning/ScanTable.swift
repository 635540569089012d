/// The states of scanning one access tree with the moves out of each, taken from the engine's machine: what a player of
/// the scan replays, so that it knows no rule of its own.
public struct ScanTable: Hashable, Codable, Sendable {
    /// Something that is highlighted: a stop, an entry of a target's menu, or the exit item of a list.
    public struct Item: Hashable, Codable, Sendable {
        /// The stop of the item, or of the menu that it is in; nil for a group's exit item.
        public var stop: StopIndex?
        /// The word for selecting it, where it is no plain selection.
        public var word: String?
        /// Whether selecting it closes the list.
        public var isExit: Bool
        /// Whether it is an entry of a target's menu.
        public var isInMenu: Bool
        /// The item whose list it is in; nil at the top of a page, and in a menu that has stayed open over a scroll.
        public var list: Int?
        /// The first item of its list.
        public var first: Int
    }

    /// What a move costs, and how many scan intervals of its wait follow the interval when that is changed.
    public struct Price: Hashable, Codable, Sendable {
        /// What it costs with the settings of the analysis.
        public var cost: Cost
        /// The number of intervals in its wait.
        public var intervals: Double
    }

    /// A move to a state, with its price.
    public struct Move: Hashable, Codable, Sendable {
        /// The number of the state after it.
        public var target: Int
        /// The number of its price.
        public var price: Int
    }

    /// Where the highlight is, and what can happen there.
    public struct State: Hashable, Codable, Sendable {
        /// The highlighted item; nil at the start, after the end and after an action.
        public var item: Int?
        /// What the clock does when nobody does anything; of two, the one that comes first.
        public var clock: Move?
        /// What the switch does that selects; it also starts the scan.
        public var select: Move?
        /// What the switch does that moves the highlight on; it also starts the scan.
        public var next: Move?
        /// What the switch does that moves the highlight back.
        public var back: Move?
    }

    /// The state in which a target has been acted on, and the engine's route to it.
    public struct Goal: Hashable, Codable, Sendable {
        /// The number of the state.
        public var state: Int
        /// The cost of the cheapest route to it.
        public var cost: Cost
        /// How many seconds more it takes for each second that the interval is longer.
        public var secondsPerInterval: Double
    }

    /// Everything that can be highlighted.
    public internal(set) var items: [Item] = []
    /// All prices that occur.
    public internal(set) var prices: [Price] = []
    /// The states in the order in which they are found from the start, which is the first.
    public internal(set) var states: [State] = []
    /// One entry for each target of the analysis; nil where it has no cost.
    public internal(set) var goals: [Goal?] = []
    /// Seconds that a highlight stays; 0 where it does not move by itself.
    public internal(set) var interval = 0.0
    /// Whether the scan runs while the switch is held, and letting go selects.
    public internal(set) var isHeld = false
    /// Whether the scan gives up after so many passes, as the settings say; false where that would take too many states,
    /// and the scan goes round without end.
    public internal(set) var countsPasses = true
}
