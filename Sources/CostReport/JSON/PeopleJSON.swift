import AccessCost

/// What people need on one tree, and what a change does for them.
enum PeopleJSON {
    /// What each of some people needs.
    static let people = JSONType.object(
        JSONObject<PeopleAnalysis>(
            "people", "what each of some people needs on one tree",
            [
                .member("population", "what the people are called together", .text) { $0.population },
                .member("members", "one entry for each person", member.list) { $0.members },
                .member("coverage", "the targets that the figures are about", SummaryJSON.coverage) { $0.coverage },
            ]))

    private static let member = JSONType.object(
        JSONObject<PeopleAnalysis.Member>(
            "member", "one person of a population",
            [
                .member("name", "what the person is called", .text) { $0.name },
                .member("weight", "how many people this one stands for", .amount) { $0.weight },
                .member(
                    "interval",
                    "the scan interval that the 0.65 rule gives the person, in seconds; null without a reaction",
                    JSONType.amount.orNull
                ) { $0.interval },
                .member(
                    "seconds", "the expected cost of a target, errors of use included; null where none is reached",
                    JSONType.amount.orNull
                ) { $0.seconds },
            ]))

    /// For how many people a change is better.
    struct Change {
        var before, after: PeopleAnalysis

        init?(_ before: TreeAnalysis, _ after: TreeAnalysis) {
            guard let old = before.people, let new = after.people else { return nil }
            (self.before, self.after) = (old, new)
        }
    }

    static let change = JSONType.object(
        JSONObject<Change>(
            "peopleChange", "for how many people a change is better",
            [
                .member("population", "what the people are called together", .text) { $0.after.population },
                .member("faster", "people for whom an average target takes less time", .count) {
                    $0.after.difference(to: $0.before).faster
                },
                .member("slower", "people for whom it takes more time", .count) {
                    $0.after.difference(to: $0.before).slower
                },
                .member("of", "people who reach a target on both sides", .count) {
                    $0.after.difference(to: $0.before).of
                },
            ]))
}
