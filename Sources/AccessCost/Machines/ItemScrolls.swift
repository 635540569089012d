import LayoutModel

/// Where a gesture that scrolls a page brings the cursor of a screen reader: from an item inside what scrolls to the first
/// item that the page on or back brings into view.
struct ItemScrolls: Sendable {
    /// The moves out of each item.
    private let moves: [Int: [(direction: ScrollDirection, target: Int)]]

    /// Nil where nothing must be scrolled to. O(items x (depth + tracks)).
    init?(_ items: ItemList, _ context: MachineContext) {
        guard let pages = context.tree.scrolling else { return nil }
        let screen = context.screen
        var moves: [Int: [(direction: ScrollDirection, target: Int)]] = [:]
        // Items of each track with their pages, in cursor order.
        var members = [[(item: Int, page: Int)]](repeating: [], count: pages.tracks.count)
        for (item, stop) in items.stops.enumerated() {
            guard let element = context.tree.stops[stop].element else { continue }
            for track in pages.tracks(around: element, on: screen) {
                members[track].append((item, pages.positions[element]?[track] ?? 0))
            }
        }
        for (track, members) in members.enumerated() {
            var first: [Int: Int] = [:]
            for member in members where first[member.page] == nil { first[member.page] = member.item }
            let sorted = first.keys.sorted()
            for member in members {
                for (isForward, page) in [
                    (true, sorted.first { $0 > member.page }), (false, sorted.last { $0 < member.page }),
                ] {
                    guard let page, abs(page - member.page) == 1, let target = first[page] else { continue }
                    moves[member.item, default: []].append(
                        (pages.tracks[track].direction(isForward: isForward), target))
                }
            }
        }
        self.moves = moves
    }

    /// Names each scroll from an item. O(1).
    func visit(from item: Int, _ visit: (ScrollDirection, Int) -> Void) {
        for move in moves[item] ?? [] { visit(move.direction, move.target) }
    }
}
