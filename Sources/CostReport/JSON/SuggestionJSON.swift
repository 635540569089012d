import AccessCost
public import GroupingSearch
import LayoutModel

/// Writes suggestions as JSON (schema `navcost.suggestions/2`).
public enum SuggestionJSON {
    /// The document for some layouts.
    public static func document(_ layouts: [LayoutSuggestions]) -> String {
        var text = JSONText(isIndented: true)
        text.object(layouts, shape)
        return text.string + "\n"
    }

    static let shape = JSONObject<[LayoutSuggestions]>(
        "document", "what is suggested for a run's layouts",
        [
            .constant("schema", "the name and version of this schema", "navcost.suggestions/2"),
            .version,
            .member("layouts", "one entry for each layout", layout.list) { $0 },
        ])

    private static let layout = JSONType.object(
        JSONObject<LayoutSuggestions>(
            "layout", "what is suggested for one input file",
            [
                .member("path", "the path as it was given", .text) { $0.path },
                .member("format", "the id of the format", .text) { $0.format },
                .member("notes", "what was odd about the input", JSONType.note.list) { $0.notes },
                .member("screens", "one entry for each screen and method", screen.list) { layout in
                    layout.screens.map { ScreenEntry(screen: $0, platform: layout.layout.platform) }
                },
            ]))

    struct ScreenEntry {
        var screen: ScreenSuggestions
        var platform: Platform?
    }

    private static let screen = JSONType.object(screenObject)

    static let screenObject =
        JSONObject<ScreenEntry>(
            "screen", "what is suggested for one screen",
            [
                .member("id", "unique in the layout", .text) { $0.screen.before.screen.id },
                .member("label", "what people call the screen", .text) { $0.screen.before.screen.label },
                .member("method", "the method, or the mix", .text) { $0.screen.mix.name },
                .member("objective", "what is made small", JSONType.word) { $0.screen.mix.objective },
                .member("before", "the expected cost of the screen as it is", JSONType.number.orNull) {
                    $0.screen.before.value
                },
                .member("after", "the expected cost of the screen as suggested", JSONType.number.orNull) {
                    $0.screen.after.value
                },
                .member(
                    "bound", "the lower bound under the constraints; null where there is none", JSONType.number.orNull
                ) {
                    $0.screen.bound
                },
                .member("gap", "after / bound - 1; null where there is no bound", JSONType.number.orNull) {
                    $0.screen.gap
                },
                .member(
                    "freeBound", "the lower bound over all trees, whatever belongs together; null where there is none",
                    JSONType.number.orNull
                ) {
                    $0.screen.freeBound
                },
                .member("status", "how good the result is known to be", JSONType.word) { $0.screen.status },
                .member("tree", "the kind of tree that the figures are of", JSONType.word) { $0.screen.before.kind },
                .member("seed", "the seed of the search", .number) { Double($0.screen.seed) },
                .member("stops", "stops before and after", stops) { $0.screen },
                .member("constraints", "what orders and groups had to be like", constraints) { $0.screen },
                .member("frontier", "the best value for each number of groups", point.list) { $0.screen.frontier },
                .member("holds", "for which values of parameters the result costs less", ConclusionJSON.range.list) {
                    $0.screen.holds
                },
                .member("suggestions", "the changes, those that save most first", suggestion.list) { entry in
                    entry.screen.suggestions.map { SuggestionEntry(suggestion: $0, entry: entry) }
                },
                .member("notes", "what was odd", JSONType.text.list) { $0.screen.notes },
                .optional("board", "what of the screen is a board whose cells may move", BoardJSON.board) {
                    $0.screen.board
                },
            ])

    private static let stops = JSONType.object(
        JSONObject<ScreenSuggestions>(
            "stops", "stops that the cursor can land on without entering a group",
            [
                .member("before", "on the screen as it is", .integer) { $0.before.tree.rootCount },
                .member("after", "on the screen as suggested", .integer) { $0.after.tree.rootCount },
            ]))

    private static let constraints = JSONType.object(
        JSONObject<ScreenSuggestions>(
            "constraints", "what orders and groups had to be like",
            [
                .member("kind", "which groups are allowed", JSONType.word) { $0.constraints.kind },
                .member("order", "whether the order stays", .text) { $0.constraints.keepsOrder ? "keep" : "free" },
                .member("depth", "the most groups around a target; null for any", JSONType.integer.orNull) {
                    $0.constraints.depth
                },
                .member("maxGroup", "the most targets in a group; null for any", JSONType.integer.orNull) {
                    $0.constraints.largestGroup
                },
                .member("changePrice", "what each change had to save", .number) { $0.changePrice },
            ]))

    private static let point = JSONType.object(
        JSONObject<FrontierPoint>(
            "point", "the best value for a number of groups",
            [
                .member("groups", "the number of groups", .count) { $0.groups },
                .member("after", "the expected cost", .number) { $0.after },
                .member("proven", "whether no grouping of so many groups costs less", .flag) { $0.isProven },
            ]))

    struct SuggestionEntry {
        var suggestion: Suggestion
        var entry: ScreenEntry
    }

    private static let suggestion = JSONType.object(suggestionObject)

    static let suggestionObject =
        JSONObject<SuggestionEntry>(
            "suggestion", "a change worth making",
            [
                .member("kind", "what is changed", JSONType.word) { $0.suggestion.change.kind },
                .member("targets", "ids of the elements that it is about", JSONType.text.list) {
                    $0.suggestion.change.targets
                },
                .member("label", "the label, shortcut or name that is given", .text) { $0.suggestion.change.label },
                .member("needsName", "whether the label is one to begin with, for the author to replace", .flag) {
                    $0.suggestion.change.needsName
                },
                .member("effort", "what the change takes of the people who make it", JSONType.word) {
                    $0.suggestion.change.effort
                },
                .member(
                    "container",
                    "id of the container that it is about, or of the page to which a new key leads; null for none",
                    JSONType.text.orNull
                ) {
                    $0.suggestion.change.container
                },
                .optional(
                    "frames", "where each target goes, where cells move; the place of a new key", BoardJSON.frame.list
                ) {
                    $0.suggestion.change.frames.isEmpty ? nil : $0.suggestion.change.frames
                },
                .optional("reasons", "what speaks for a new group", JSONType.word.list) {
                    $0.suggestion.reasons.isEmpty ? nil : $0.suggestion.reasons
                },
                .member("saves", "what it saves alone", .number) { $0.suggestion.saves },
                .member("savesAfterOthers", "what it saves after the others", .number) {
                    $0.suggestion.savesAfterOthers
                },
                .optional(
                    "together", "what it saves with the changes without which it is not made", together
                ) { $0.suggestion.together },
                .member("included", "whether it is part of what is promised", .flag) { $0.suggestion.isIncluded },
                .member("regressions", "the methods by which a target gets slower", effect.list) {
                    $0.suggestion.regressions
                },
                .member("effects", "what it does by each usual method", effect.list) { $0.suggestion.effects },
                .member("code", "the code by toolkit", JSONType.text.map) { entry in
                    SuggestionCode.code(
                        for: entry.suggestion.change, on: entry.entry.screen.before.screen,
                        platform: entry.entry.platform,
                        makesLandmarks: entry.entry.screen.mix.groupsAreLandmarks
                    ).map { ($0.toolkit, $0.code) }
                },
            ])

    private static let together = JSONType.object(
        JSONObject<Suggestion.Together>(
            "together", "changes that are made together or not at all",
            [
                .member("changes", "how many, this one included", .count) { $0.changes },
                .member("saves", "what they save after the others", .number) { $0.saves },
            ]))

    private static let effect = JSONType.object(
        JSONObject<Suggestion.Effect>(
            "effect", "what a change does by one method",
            [
                .member("method", "the method's id", .text) { $0.method },
                .member("before", "what the average target costs now, in seconds", .number) { $0.before },
                .member("change", "what it costs more, in seconds", .number) { $0.change },
                .member(
                    "targets", "ids of the targets that get slower, the one that loses most first", JSONType.text.list
                ) {
                    $0.slower
                },
                .member(
                    "most", "what the first of them loses, in seconds; null where it becomes unreachable",
                    JSONType.number.orNull
                ) { $0.most },
            ]))
}
