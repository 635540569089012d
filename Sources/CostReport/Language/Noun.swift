/// What pages and texts count.
enum Noun: String, CaseIterable {
    case stop, target, goal, screen, element, change, suggestion, finding, action, cell
    case hiddenElement = "hidden element"
    case emptyPlace = "empty place"
    case furtherPage = "further page"
    case singleStop = "single stop"
    case moreTarget = "more target"
    case moreGoal = "more goal"
    case moreLine = "more line"

    /// The word for more of the same.
    var more: Noun { self == .goal ? .moreGoal : .moreTarget }
}

/// "1 stop", "26 stops".
func plural(_ count: Int, _ noun: Noun) -> String {
    "\(PageLanguage.current.number(String(count))) \(say.noun(noun, count))"
}

/// "26 stops become 8", "1 stop becomes 2"; the count alone where it stays.
func stops(_ before: Int, become after: Int) -> String {
    let count = plural(before, .stop)
    return before == after ? count : "\(count) \(before == 1 ? "becomes" : "become") \(after)"
}
