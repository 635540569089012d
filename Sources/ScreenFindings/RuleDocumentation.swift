// Written by `make rules` from the comments in Rules/; change those.

/// The comments above the rules, by code.
enum RuleDocumentation {
    static let texts: [String: String] = [
        "merge-title": #"""
            A title and its value are two stops where one would say both.

            A reader speaks "Roast", and a swipe later "Dark": whoever listens has to keep the first in mind, and pays a stop for
            every pair. One element with the title as its label and the value as its value is read at once and stepped over at
            once.

            Two texts are taken for a title and its value where ids or a colon say so, or where pairs repeat in the same columns;
            a text is taken for the label of the control behind it where that has none of its own. Only platforms on which
            elements can be made one are looked at; a file without frames and colons cannot tell.
            """#,
        "budget": #"""
            A cost is above the budget that the project has set for it.

            Budgets stand under `budgets` in `.navcost.yml` or are given by `--budget`: `expected.seconds: 8` holds the average
            target by weight, `worst.presses: 12` the dearest one; `method`, `screen` and `target` narrow one down. A budget that is
            not kept ends `navcost check` with status 1, whatever `--fail-on` says. Targets that are not reached have no cost and
            are left out of means; a target that has a budget of its own must be reached.
            """#,
        "baseline": #"""
            A cost has grown since the baseline by more than is allowed.

            `navcost check --write-baseline FILE` writes what every target costs today; `--baseline FILE`, or `baseline` in
            `.navcost.yml`, holds later runs against it. Without budgets of its own a project may not let the average target or
            the dearest one of any screen get slower than they were, beyond `--tolerance`. Only targets that the baseline knows
            count, with the weights that it has: a new button does not fail the old budget, but what it makes others cost does. A
            target that was reached and no longer is fails it, too.
            """#,
        "unused-suppression": #"""
            A suppression in the settings file suppresses nothing.

            What it was for has been mended, or its code, screen or target is not written as it should be. Left standing it would
            hide the next such finding. Where the layouts that were checked have no such screen or target at all, it may belong to
            another layout, and is a note.
            """#,
        "unused-budget": #"""
            A budget in the settings file holds for nothing.

            No layout of the run has the screen or the target that it names, or its method has no such figure; so it can never
            fail. Where only some of a project's layouts are checked, as by a hook before a commit, it may belong to another one;
            therefore it does not fail a run.
            """#,
    ]
}
