/// How often a person's presses go wrong, and what putting a wrong activation right costs.
public struct ErrorModel: Hashable, Codable, Sendable {
    /// The chance of a missed selection, from 0, below 1.
    public var missed: Double
    /// The chance of a press at each other highlight, from 0, below 1.
    public var accidental: Double
    /// What a wrong activation costs before all starts over.
    public var undo: Cost
    /// Presses that come late; nil where reactions are constant.
    public var lateness: Lateness?

    /// A model of the given chances.
    public init(missed: Double, accidental: Double, undo: Cost = Cost(), lateness: Lateness? = nil) {
        self.missed = missed
        self.accidental = accidental
        self.undo = undo
        self.lateness = lateness
    }

    /// Whether nothing ever goes wrong.
    public var isErrorFree: Bool { missed == 0 && accidental == 0 && lateness == nil }
    /// Whether something else than what is wanted can be selected.
    var selectsWrongly: Bool { accidental > 0 || lateness?.press == .next }
}

/// What reaching and activating a target costs on average when presses go wrong.
public struct ErrorCost: Hashable, Codable, Sendable {
    /// The expected cost, errors on the route included.
    public var cost: Cost
    /// The expected number of activations of other targets.
    public var wrongActivations: Double
    /// The chance that one of these is of a destructive target that asks for no confirmation.
    public var destructive: Double
}

/// What a method says about a tree when presses go wrong.
struct ErrorSolver: Sendable {
    /// The expected costs of actions; nil where there is none, where the method offers it not, or never gets there.
    let costs: @Sendable ([Action?]) -> [ErrorCost?]
    /// The seconds within which a share of so many simulated runs to a stop's action ends; nil where a run does not arrive, or
    /// runs are too long.
    let quantile: @Sendable (_ stop: StopIndex, _ action: Int, _ share: Double, _ runs: Int, _ seed: UInt64) -> Double?
    /// The mean cost of so many simulated runs, each to a goal drawn by weight; nil where a run does not arrive, or runs are too
    /// long.
    let estimates: @Sendable (_ goals: [Goal], _ runs: Int, _ seed: UInt64) -> [Figure: Estimate]?

    /// An action of a stop's target.
    struct Action {
        var stop: StopIndex
        var action: Int
    }

    /// Something that a simulated person wants.
    struct Goal {
        var stop: StopIndex
        var action: Int
        var weight: Double
    }

    /// The solver of a scan.
    init(_ machine: ScanMachine, _ context: MachineContext, _ model: ErrorModel) {
        costs = { ScanErrors(machine, context, model).costs(of: $0) }
        quantile = { stop, action, share, runs, seed in
            machine.tree.node(of: stop, action: action).flatMap {
                Simulation(machine, context, model).quantile(share, goal: $0, runs: runs, seed: seed)
            }
        }
        estimates = { goals, runs, seed in
            let nodes = goals.compactMap { goal in
                machine.tree.node(of: goal.stop, action: goal.action).map { (node: $0, weight: goal.weight) }
            }
            guard !nodes.isEmpty else { return nil }
            return Simulation(machine, context, model).estimates(goals: nodes, runs: runs, seed: seed)
        }
    }
}

/// The average outcome of a passage: its cost, the wrong activations, and the chances of each ending.
///
/// Sixteen numbers that add up and scale together, all figures but words, which scanning does not have; the chance that is missing to 1 is that of the wanted end.
struct Outcome: Sendable {
    private var numbers: SIMD16<Double>

    private enum Place {
        static let wrong = 6
        static let up = 7
        static let startOver = 8
        static let destructive = 9
        static let top = 10
        static let ended = 11
    }

    private init(_ numbers: SIMD16<Double>) { self.numbers = numbers }

    init(_ cost: Cost = Cost()) {
        numbers = .zero
        numbers[0] = cost.presses
        numbers[1] = cost.steps
        numbers[2] = cost.wait
        numbers[3] = cost.keystrokes
        numbers[4] = cost.commands
        numbers[5] = cost.seconds
    }

    /// The cost until the passage ends.
    var cost: Cost {
        Cost(
            presses: numbers[0], steps: numbers[1], wait: numbers[2], keystrokes: numbers[3], commands: numbers[4],
            seconds: numbers[5])
    }

    /// The expected number of wrong activations.
    var wrong: Double {
        get { numbers[Place.wrong] }
        set { numbers[Place.wrong] = newValue }
    }
    /// The chance that the list is left for the one around it.
    var up: Double {
        get { numbers[Place.up] }
        set { numbers[Place.up] = newValue }
    }
    /// The chance that all starts over after a wrong activation that destroys nothing.
    var startOver: Double {
        get { numbers[Place.startOver] }
        set { numbers[Place.startOver] = newValue }
    }
    /// The chance that all starts over after an activation that destroys something.
    var destructive: Double {
        get { numbers[Place.destructive] }
        set { numbers[Place.destructive] = newValue }
    }
    /// The chance that the scan goes on at the top.
    var top: Double {
        get { numbers[Place.top] }
        set { numbers[Place.top] = newValue }
    }
    /// The chance that the scan gives up.
    var ended: Double {
        get { numbers[Place.ended] }
        set { numbers[Place.ended] = newValue }
    }

    static func + (a: Outcome, b: Outcome) -> Outcome { Outcome(a.numbers + b.numbers) }
    static func * (factor: Double, a: Outcome) -> Outcome { Outcome(a.numbers * factor) }
}

/// A passage through a piece of a list: `value = constant + factor * (value after the piece)`.
struct Passage: Sendable {
    var constant = Outcome()
    var factor = 1.0

    /// The value before the piece for the value after it.
    func callAsFunction(_ after: Outcome) -> Outcome { constant + factor * after }

    /// The passage through this piece and then another.
    func then(_ next: Passage) -> Passage {
        Passage(constant: constant + factor * next.constant, factor: factor * next.factor)
    }
}
