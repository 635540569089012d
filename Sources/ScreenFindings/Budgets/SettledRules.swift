extension Rule {
    /// The rules that hold what a project has settled; they look at costs and settings, not at screens alone.
    public static let settled: [Rule] = [.budget, .baseline, .unusedSuppression, .unusedBudget]

    /// A cost is above the budget that the project has set for it.
    ///
    /// Budgets stand under `budgets` in `.navcost.yml` or are given by `--budget`: `expected.seconds: 8` holds the average
    /// target by weight, `worst.presses: 12` the dearest one; `method`, `screen` and `target` narrow one down. A budget that is
    /// not kept ends `navcost check` with status 1, whatever `--fail-on` says. Targets that are not reached have no cost and
    /// are left out of means; a target that has a budget of its own must be reached.
    public static let budget = Rule(
        code: "budget", title: "a cost is above its budget",
        message: "{budget} is {now} by {method}; the budget is {limit}{causes}",
        remedy: "see what `navcost suggest` would change, or raise the budget and say why",
        source: "the project's settings", examine: { _, _ in })

    /// A cost has grown since the baseline by more than is allowed.
    ///
    /// `navcost check --write-baseline FILE` writes what every target costs today; `--baseline FILE`, or `baseline` in
    /// `.navcost.yml`, holds later runs against it. Without budgets of its own a project may not let the average target or
    /// the dearest one of any screen get slower than they were, beyond `--tolerance`. Only targets that the baseline knows
    /// count, with the weights that it has: a new button does not fail the old budget, but what it makes others cost does. A
    /// target that was reached and no longer is fails it, too.
    public static let baseline = Rule(
        code: "baseline", title: "a cost has grown since the baseline",
        message: "{budget} is {now} by {method}, was {before} in {baseline}, and may be {limit}{causes}",
        remedy: "undo what made it grow, or write the baseline again and say why",
        source: "the project's settings", examine: { _, _ in })

    /// A suppression in the settings file suppresses nothing.
    ///
    /// What it was for has been mended, or its code, screen or target is not written as it should be. Left standing it would
    /// hide the next such finding. Where the layouts that were checked have no such screen or target at all, it may belong to
    /// another layout, and is a note.
    public static let unusedSuppression = Rule(
        code: "unused-suppression", title: "a suppression suppresses nothing",
        message: "the suppression of {code} suppresses nothing{why}",
        remedy: "take it out of the settings file", source: "the project's settings", examine: { _, _ in })

    /// A budget in the settings file holds for nothing.
    ///
    /// No layout of the run has the screen or the target that it names, or its method has no such figure; so it can never
    /// fail. Where only some of a project's layouts are checked, as by a hook before a commit, it may belong to another one;
    /// therefore it does not fail a run.
    public static let unusedBudget = Rule(
        code: "unused-budget", title: "a budget holds for nothing",
        message: "the budget {budget} holds for nothing in this run",
        remedy: "correct the ids that it names, or take it out", source: "the project's settings", examine: { _, _ in })
}

extension Finding {
    /// The finding that a budget holds for nothing.
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
