import AccessCost
import GroupingSearch

/// What the search of a board was about, in sentences.
enum BoardWords {
    /// The tree that was priced, what may move, and what typing costs; nil where the screen is no board.
    static func sentences(_ found: ScreenSuggestions) -> String? {
        guard let board = found.board else { return nil }
        let text = say.board(
            BoardParts(
                cells: plural(board.cells, .cell), tree: say.tree(found.before.kind),
                spaceMayMove: board.spaceMayMove,
                freePlaces: board.freePlaces > 0 ? plural(board.freePlaces, .emptyPlace) : nil,
                families: board.runs + board.regions, moved: board.moved, blocks: board.blocks))
        guard let typing = board.typing else { return text }
        return text
            + say.boardTyping(isGiven: typing.isGiven, TypingWords.speeds(typing.before, typing.after))
    }
}
