import LayoutModel

extension ScreenChange {
    /// The fewest views of a row that scanning by rows keeps together.
    private static let smallestRow = 3

    /// Rows of three views or more that people see and scanning by rows does not, as their tops or bottoms differ by a quarter
    /// of a view or less: all get the edges of the view whose edges most of them have.
    ///
    /// The first target is that view. O(elements log elements).
    static func alignCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard platform?.allows(.align) == true else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        let views = screen.elements.indices.map(ElementIndex.init).compactMap { index -> (ElementIndex, Frame)? in
            guard reading.isTarget(index), reading.isFree(index), let frame = reading.frame(index), !frame.isEmpty
            else {
                return nil
            }
            return (index, frame)
        }.sorted { ($0.1.y, $0.1.x, $0.0) < ($1.1.y, $1.1.x, $1.0) }
        var rows: [[(ElementIndex, Frame)]] = []
        for view in views {
            if let first = rows.last?[0].1, isNearlyInRow(first, view.1) {
                rows[rows.count - 1].append(view)
            } else {
                rows.append([view])
            }
        }
        return rows.compactMap { aligned($0, screen) }
    }

    /// The change of one row; nil where it is none, or in line already.
    private static func aligned(_ row: [(index: ElementIndex, frame: Frame)], _ screen: Screen) -> ScreenChange? {
        guard row.count >= smallestRow else { return nil }
        let across = row.map(\.frame).sorted { $0.x < $1.x }
        // What lies over each other is no row.
        guard zip(across, across.dropFirst()).allSatisfy({ $0.maxX <= $1.x + 1 }) else { return nil }
        var counts: [[Double]: Int] = [:]
        for view in row { counts[[view.frame.y, view.frame.maxY], default: 0] += 1 }
        guard counts.count > 1 else { return nil }
        // Most of them, else the highest one, else the first.
        let anchor = row.indices.min { one, other in
            let (a, b) = (row[one].frame, row[other].frame)
            return (-counts[[a.y, a.maxY]]!, -a.height, one) < (-counts[[b.y, b.maxY]]!, -b.height, other)
        }!
        let edges = row[anchor].frame
        let moved = row.filter { $0.frame.y != edges.y || $0.frame.maxY != edges.maxY }
        return ScreenChange(
            .align, ([row[anchor]] + moved).map { screen[$0.index].id },
            frames: [edges]
                + moved.map { Frame(x: $0.frame.x, y: edges.y, width: $0.frame.width, height: edges.height) })
    }

    private static func isNearlyInRow(_ one: Frame, _ other: Frame) -> Bool {
        let most = min(one.height, other.height) / 4
        return abs(one.y - other.y) <= most && abs(one.maxY - other.maxY) <= most
    }

    static func applyAlign(_ change: ScreenChange, to screen: Screen) -> Screen? {
        let views = change.targets.compactMap(screen.index)
        guard views.count > 1, views.count == change.targets.count, views.count == change.frames.count,
            screen[views[0]].frame == change.frames[0], views.allSatisfy({ screen[$0].frame != nil }),
            zip(views, change.frames).contains(where: { screen[$0].frame != $1 })
        else { return nil }
        var copy = screen
        for (view, frame) in zip(views, change.frames) { copy[view].frame = frame }
        return copy
    }
}
