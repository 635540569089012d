import LayoutModel

/// The scrolls that a stop's container offers on its page, for machines that have no lists of their own for them.
struct ScrollOptions: Sendable {
    /// One scroll, as an item of a menu.
    struct Option: Sendable {
        var track: Int
        var direction: ScrollDirection
        var isForward: Bool
        /// The page afterwards; nil at the end of the content.
        var target: Int?
    }

    private let context: MachineContext

    init(_ context: MachineContext) { self.context = context }

    /// The number of pages.
    var pageCount: Int { context.tree.scrolling?.pages.count ?? 1 }
    /// The number of tracks.
    var trackCount: Int { context.tree.scrolling?.tracks.count ?? 0 }

    /// The page that a stop is on. O(log pages).
    func page(of stop: StopIndex) -> Int { context.tree.scrolling?.page(of: stop) ?? 0 }

    /// The stops of a page.
    func stops(on page: Int) -> Range<StopIndex> { context.tree.stops(on: page) }

    /// The tracks that the containers around a stop scroll on; those of the container itself where it is the stop.
    func tracks(of stop: StopIndex) -> [Int] {
        guard let pages = context.tree.scrolling, pages.pages.count > 1, let element = context.tree.stops[stop].element
        else { return [] }
        return context.tree.stops[stop].kind == .scroll
            ? Array(pages.tracks(of: element))
            : pages.tracks(around: element, on: context.screen)
    }

    /// The items of a menu that scrolls, in its order: up and down first, on before back.
    func options(of tracks: [Int], on page: Int) -> [Option] {
        guard let pages = context.tree.scrolling else { return [] }
        let sorted = tracks.sorted {
            (pages.tracks[$0].isHorizontal ? 1 : 0, $0) < (pages.tracks[$1].isHorizontal ? 1 : 0, $1)
        }
        var options: [Option] = []
        options.reserveCapacity(2 * sorted.count)
        for track in sorted {
            let goesBackFirst = pages.tracks[track].isHorizontal && context.screen.direction == .rightToLeft
            func append(isForward: Bool) {
                options.append(
                    Option(
                        track: track, direction: pages.tracks[track].direction(isForward: isForward),
                        isForward: isForward,
                        target: isForward ? pages.pages[page].next[track] : pages.pages[page].previous[track]))
            }
            append(isForward: !goesBackFirst)
            append(isForward: goesBackFirst)
        }
        return options
    }

    /// Where a stop is on its page; nil where the file does not say it.
    func frame(of stop: StopIndex) -> Frame? {
        guard let element = context.tree.stops[stop].element, var frame = context.screen[element].frame else {
            return nil
        }
        if let shift = context.tree.scrolling?.shift(of: element, on: page(of: stop), context.screen) {
            frame.x += shift.x
            frame.y += shift.y
        }
        return frame
    }
}
