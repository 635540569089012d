import AccessCost

/// A tree with the method and the targets that it is about.
struct TreeSummary {
    var tree: TreeAnalysis
    var method: AccessMethod
    var targets: [AnalysedTarget]

    fileprivate func cost(_ cost: Cost?) -> MethodCost { MethodCost(cost: cost, method: method) }
}

/// The summary of one tree: stops, expected and worst cost, coverage, what has no cost and what is left out.
enum SummaryJSON {
    static let summary = JSONType.object(
        JSONObject<TreeSummary>(
            "summary", "what the targets cost together on one tree",
            [
                .member("stops", "stops that the cursor can land on without entering a group", .count) {
                    $0.tree.stops
                },
                .member("expected", "the weighted mean over the targets that are reached", FigureJSON.figures) {
                    MethodCost(cost: $0.tree.expected, method: $0.method, people: $0.tree.people?.expected)
                },
                .optional("listening", "the weighted mean of the seconds that are spent listening", .amount) {
                    $0.tree.listening
                },
                .optional("people", "what each of some people needs", PeopleJSON.people) { $0.tree.people },
                .member("worst", "the target that costs most; null where none is reached", worst.orNull) { entry in
                    entry.tree.worst.map { Worst(summary: entry, target: $0) }
                },
                .member("coverage", "the targets that the mean is about", coverage) { $0.tree.coverage },
                .member("unreachable", "targets that no route reaches", missing) { Missing($0, .unreachable) },
                .member("unknown", "targets whose cost the file cannot tell", missing) { Missing($0, .unknown) },
                .member(
                    "leftOut", "elements that are not stops, counted by reason",
                    JSONType<Int>.position.map(by: LeftOutReason.self)
                ) {
                    entry in
                    LeftOutReason.allCases.compactMap { reason in
                        let count = entry.tree.tree.leftOut.count { $0.reason == reason }
                        return count > 0 ? (reason.rawValue, count) : nil
                    }
                },
                .optional("unavailable", "why the tree cannot be made of this screen", .name) {
                    $0.tree.tree.unavailable
                },
                .optional("entry", "the route to the screen from the initial one", entry) { summary in
                    summary.tree.entry.map { Entry(entry: $0, method: summary.method) }
                },
                .optional("discovery", "what it takes to find one of the targets that hide", discovery) { summary in
                    summary.tree.discovery.map { Discovery(cost: $0, method: summary.method) }
                },
                .optional("simulated", "the means of the simulation", FigureJSON.simulated) { summary in
                    summary.tree.simulated.map { FigureJSON.Simulated(estimates: $0, method: summary.method) }
                },
                .optional("withErrors", "the expected cost when presses go wrong", FigureJSON.withErrors) { summary in
                    summary.tree.errors.map { FigureJSON.WithErrors(cost: $0.expected, method: summary.method) }
                },
            ]))

    private struct Worst {
        var summary: TreeSummary
        var target: Int
    }

    private static let worst = JSONType.object(
        JSONObject<Worst>(
            "worst", "the target that costs most",
            [
                .member("target", "its id", .name) { $0.summary.targets[$0.target].id },
                .member("cost", "what it costs", FigureJSON.figures) {
                    $0.summary.cost($0.summary.tree.costs[$0.target].cost)
                },
            ]))

    /// The share of targets that a figure is about.
    static let coverage = JSONType.object(
        JSONObject<Coverage>(
            "coverage", "the share of targets that have a cost",
            [
                .member("targets", "targets that have a cost", .count) { $0.targets },
                .member("of", "all targets", .count) { $0.count },
                .member(
                    "weight", "the share of use that they have, 0 to 1; null where nothing is used",
                    JSONType.amount.orNull
                ) { $0.share },
            ]))

    private struct Missing {
        var count = 0
        var weight = 0.0

        init(_ summary: TreeSummary, _ status: TargetCost.Status) {
            guard summary.tree.unreachedCount > 0 else { return }
            for (cost, target) in zip(summary.tree.costs, summary.targets) where cost.status == status {
                count += 1
                weight += target.weight
            }
        }
    }

    private static let missing = JSONType.object(
        JSONObject<Missing>(
            "missing", "targets without a cost",
            [
                .member("count", "how many they are", .count) { $0.count },
                .member("weight", "their weight together", .amount) { $0.weight },
            ]))

    private struct Entry {
        var entry: ScreenEntry
        var method: AccessMethod
    }

    private static let entry = JSONType.object(
        JSONObject<Entry>(
            "entry", "the route to the screen from the initial one",
            FigureJSON.members { MethodCost(cost: $0.entry.cost, method: $0.method) } + [
                .member("from", "the id of the initial screen", .name) { $0.entry.from },
                .member(
                    "route", "the targets to activate, as screen/target; null where no route leads here",
                    JSONType.name.list.orNull
                ) { $0.entry.steps?.map { "\($0.screen)/\($0.target)" } },
            ]))

    private struct Discovery {
        var cost: DiscoveryCost
        var method: AccessMethod
    }

    private static let discovery = JSONType.object(
        JSONObject<Discovery>(
            "discovery", "what it takes to find one of the targets that hide until they are tapped or focused",
            [
                .member("expected", "the mean over the hidden targets", FigureJSON.figures) {
                    MethodCost(cost: $0.cost.expected, method: $0.method)
                },
                .member("hidden", "how many they are", .position) { $0.cost.hidden },
                .member("reveals", "what reveals them", JSONType.word) { $0.cost.reveals },
                .optional("reason", "why there is no mean", .name) { $0.cost.reason },
            ]))
}
