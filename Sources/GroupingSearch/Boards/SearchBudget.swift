/// How long a search of boards may go on, counted the same on every machine unless there is a deadline.
struct SearchBudget {
    /// The steps that are left, one for each arrangement or part of one that is looked at.
    private(set) var steps: Int
    private let deadline: ContinuousClock.Instant?
    /// Why the search was cut short from outside; nil where it was not.
    private(set) var cut: StopRule.Reason?

    init(steps: Int, deadline: ContinuousClock.Instant? = nil) {
        self.steps = steps
        self.deadline = deadline
    }

    /// Whether the search may go on.
    var isLeft: Bool { steps > 0 && cut == nil }

    /// Takes some steps. The clock is read at each call that crosses a multiple of 64.
    mutating func take(_ count: Int = 1) {
        let before = steps / 64
        steps -= count
        guard steps / 64 != before, cut == nil else { return }
        if Swift.Task.isCancelled { cut = .interrupted }
        if let deadline, ContinuousClock.now >= deadline { cut = .timeLimit }
    }

    /// Takes as many steps as an assignment of so many cells is worth.
    mutating func takeAssignment(of cells: Int) { take(1 + cells * cells * cells / 2_000) }

    /// Takes as many steps as a filling is worth of which a bound tells that it is no better: never more than an assignment.
    mutating func takeBound(of cells: Int) { take(1 + cells * cells / 200) }

    /// Gives up: what is left is too large to be gone through.
    mutating func giveUp() { steps = 0 }
}
