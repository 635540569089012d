import AccessCost
import GroupingSearch

/// What the search of a board was about, in sentences.
enum BoardWords {
    /// The tree that was priced, what may move, and what typing costs; nil where the screen is no board.
    static func sentences(_ found: ScreenSuggestions) -> String? {
        guard let board = found.board else { return nil }
        var text = "Board of \(plural(board.cells, "cell")), priced on the tree '\(found.before.kind.rawValue)'"
        if let mayMove = board.spaceMayMove { text += mayMove ? "; Space may move" : "; Space stays where it is" }
        if board.freePlaces > 0 { text += "; \(plural(board.freePlaces, "empty place")) may be filled" }
        let families = board.runs + board.regions
        if families > 0 { text += "; \(families == 1 ? "1 family stays" : "\(families) families stay") together" }
        text +=
            ". \(board.moved == 0 ? "No cell moves" : "\(plural(board.moved, "cell")) \(board.moved == 1 ? "moves" : "move")")."
        if let typing = board.typing {
            let what = typing.isGiven ? "Typing" : "Typing by the weights of its letters"
            text += " \(what): \(TypingWords.speeds(typing.before, typing.after))."
        }
        return text
    }
}
