import AccessCost
import GroupingSearch
import LayoutModel

/// Boards in the JSON of suggestions.
enum BoardJSON {
    static let board = JSONType.object(
        JSONObject<BoardSummary>(
            "board", "what the search of a board was about",
            [
                .member("cells", "the number of cells", .count) { $0.cells },
                .member("moved", "the cells that the result moves", .count) { $0.moved },
                .member(
                    "spaceMayMove", "whether the space key may move; null where there is none", JSONType.flag.orNull
                ) {
                    $0.spaceMayMove
                },
                .member("runs", "the families whose members follow one another", .count) { $0.runs },
                .member("regions", "the families that keep their places", .count) { $0.regions },
                .member("freePlaces", "the empty places that cells may take", .count) { $0.freePlaces },
                .optional("blocks", "the scan blocks that the result makes, where some were looked for", .count) {
                    $0.blocks
                },
                .optional("typing", "what typing costs", typing) { $0.typing },
            ]))

    private static let typing = JSONType.object(
        JSONObject<BoardSummary.Typing>(
            "typing", "what typing a character costs before and after",
            [
                .member("given", "whether a text or letter table was given; else the board's own weights count", .flag)
                {
                    $0.isGiven
                },
                .member("before", "on the board as it is", speed) { $0.before },
                .member("after", "on the board as suggested", speed) { $0.after },
            ]))

    private static let speed = JSONType.object(
        JSONObject<Cost>(
            "typingSpeed", "how fast a character is typed",
            [
                .member("secondsPerCharacter", "the mean time of a character", .amount) { $0.seconds },
                .member("charactersPerMinute", "speed; null where it takes no time", JSONType.amount.orNull) {
                    TextCost.charactersPerMinute($0)
                },
                .member(
                    "wordsPerMinute", "speed in words of 5 characters; null where it takes no time",
                    JSONType.amount.orNull
                ) {
                    TextCost.charactersPerMinute($0).map { $0 / TextCost.charactersPerWord }
                },
            ]))

    static let frame = JSONType.object(
        JSONObject<Frame>(
            "frame", "a rectangle in points",
            [
                .member("x", "the left edge", .number) { $0.x },
                .member("y", "the top edge", .number) { $0.y },
                .member("width", "the width", .amount) { $0.width },
                .member("height", "the height", .amount) { $0.height },
            ]))
}
