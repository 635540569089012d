extension Rule {
    /// The rules about what a project has decided: budgets, baselines and suppressions.
    public static let ofProject: [Rule] = [.budget, .baseline, .unusedSuppression, .unusedBudget]

    /// A cost is above the budget that the project has set for it.
    ///
    /// Budgets are listed under `budgets` in `.navcost.yml` or given by `--budget`: `expected.seconds: 8` limits the
    /// weighted mean over the targets, `worst.presses: 12` the costliest target; `method`, `screen` and `target` narrow
    /// a budget down. A budget that is not kept ends `navcost check` with status 1, whatever `--fail-on` says.
    /// Unreachable targets have no cost and are left out of means; a target that has a budget of its own must be
    /// reachable.
    public static let budget = Rule(
        code: "budget", title: "a cost is above its budget",
        message: "{budget} is {now} by {method}; the budget is {limit}{causes}",
        remedy: "see what `navcost suggest` would change, or raise the budget and say why",
        source: "the project's settings",
        affects: [], touches: [],
        examine: { _, _ in })

    /// A cost has grown since the baseline by more than is allowed.
    ///
    /// `navcost check --write-baseline FILE` writes the current cost of every target; `--baseline FILE`, or `baseline`
    /// in `.navcost.yml`, compares later runs with it. By default, neither the weighted mean nor the costliest target
    /// of any screen may get slower than it was, beyond `--tolerance`; budgets replace this default. Only targets that
    /// the baseline knows count, with the weights that it has: a new button does not break the old budget, but what it
    /// adds to the cost of others does. A target that becomes unreachable breaks it, too.
    public static let baseline = Rule(
        code: "baseline", title: "a cost has grown since the baseline",
        message: "{budget} is {now} by {method}, was {before} in {baseline}, and may be {limit}{causes}",
        remedy: "undo what made it grow, or write the baseline again and say why",
        source: "the project's settings",
        affects: [], touches: [],
        examine: { _, _ in })

    /// A suppression in the settings file suppresses nothing.
    ///
    /// Its finding has been fixed, or its code, screen or target is misspelt. If it stays, it hides the next such
    /// finding. Where the layouts that were checked have no such screen or target at all, it may belong to another
    /// layout, and is a note.
    public static let unusedSuppression = Rule(
        code: "unused-suppression", title: "a suppression suppresses nothing",
        message: "the suppression of {code} suppresses nothing{why}",
        remedy: "take it out of the settings file", source: "the project's settings",
        affects: [], touches: [],
        examine: { _, _ in })

    /// A budget in the settings file applies to nothing.
    ///
    /// No layout of the run has the screen or the target that it names, or its method has no such figure, so it can
    /// never fail. Where only some of a project's layouts are checked, as by a hook before a commit, it may belong to
    /// another one; therefore it does not fail a run.
    public static let unusedBudget = Rule(
        code: "unused-budget", title: "a budget applies to nothing",
        message: "the budget {budget} applies to nothing in this run",
        remedy: "correct the ids that it names, or take it out", source: "the project's settings",
        affects: [], touches: [],
        examine: { _, _ in })
}

extension Finding {
    /// The finding that a budget applies to nothing.
    public static func unused(_ budget: Budget) -> Finding {
        let about = [
            budget.method.map { "by \($0)" }, budget.screen.map { "on the screen '\($0)'" },
            budget.target.map { "of '\($0)'" },
        ].compactMap(\.self)
        return Finding(
            code: Rule.unusedBudget.code, severity: .warning, screen: "", places: [budget.place],
            values: [
                "budget": .text(([budget.name] + about).joined(separator: " "))
            ])
    }
}
