import AccessCost
import LayoutModel

extension ScreenChange {
    /// Rows of lists that are wanted twice as often as the average target and take two scrolls or more: each could be the first
    /// of its kind in its list. What stands between is of the same role, so that no row leaves what a heading names.
    ///
    /// O(elements x rows proposed). None where nothing is known to be wanted more than something else.
    static func earlierCandidates(
        on screen: Screen, platform: Platform?, _ costs: ChangeCosts
    ) -> [ScreenChange] {
        let weights = costs.targets.map(\.weight)
        guard Set(weights).count > 1, platform?.allows(.moveCells) != true else { return [] }
        let mean = weights.reduce(0, +) / Double(weights.count)
        let reading = ScreenReading(screen, platform: platform)
        var found: [ScreenChange] = []
        for (offset, target) in costs.targets.enumerated() where target.weight >= 2 * mean {
            guard costs.far.contains(offset), reading.isFree(target.element),
                let row = row(of: target.element, on: screen, platform),
                let first = firstAlike(row, on: screen), first != row, reading.isFree(first), reading.isFree(row)
            else { continue }
            let change = ScreenChange(
                .earlier, [screen[row].id, screen[first].id], container: screen[row].parent.map { screen[$0].id })
            if !found.contains(change) { found.append(change) }
        }
        return found
    }

    /// The row of a vertical list that an element is or lies in.
    private static func row(of element: ElementIndex, on screen: Screen, _ platform: Platform?) -> ElementIndex? {
        var row = element
        while let box = screen[row].parent {
            if screen[box].scrollAxis(on: platform) == .vertical {
                return screen[box].order.isEmpty && !screen[box].isLocked ? row : nil
            }
            row = box
        }
        return nil
    }

    /// The first of the rows of one role without a break before a row, itself included.
    private static func firstAlike(_ row: ElementIndex, on screen: Screen) -> ElementIndex? {
        var first: ElementIndex?
        for child in screen.children(of: screen[row].parent) {
            first = screen[child].role == screen[row].role ? first ?? child : nil
            if child == row { return first }
        }
        return nil
    }

    static func applyEarlier(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == 2, let row = screen.index(of: change.targets[0]),
            let first = screen.index(of: change.targets[1]), first < row, screen[first].parent == screen[row].parent,
            screen[row].parent.map({ screen[$0].id }) == change.container, firstAlike(row, on: screen) == first
        else { return nil }
        let rows = Array(screen.children(of: screen[row].parent)).filter { $0 >= first && $0 <= row }
        let order = [row] + rows.dropLast()
        // What a file calls off screen are the places: a row that comes to one that shows is shown.
        let isAway = rows.map { row in
            screen.elements[row.rawValue..<screen[row].subtreeEnd].contains(where: \.isOffscreen)
        }
        var shifts = [Double](repeating: 0, count: order.count)
        let frames = rows.map { screen[$0].frame }
        if let top = frames[0], let own = frames[rows.count - 1], let before = frames[rows.count - 2],
            frames.allSatisfy({ $0 != nil })
        {
            shifts = [top.y - own.y] + Array(repeating: own.maxY - before.maxY, count: rows.count - 1)
        }
        var copy = screen.reordered(rows[0].rawValue..<screen[row].subtreeEnd, order)
        var next = first.rawValue
        for (place, old) in order.enumerated() {
            let count = screen[old].subtreeEnd - old.rawValue
            for offset in next..<next + count {
                let index = ElementIndex(offset)
                copy[index].frame = copy[index].frame.map {
                    Frame(x: $0.x, y: $0.y + shifts[place], width: $0.width, height: $0.height)
                }
                if !isAway[place] { copy[index].isOffscreen = false }
            }
            if isAway[place] { copy[ElementIndex(next)].isOffscreen = true }
            next += count
        }
        return copy
    }
}
