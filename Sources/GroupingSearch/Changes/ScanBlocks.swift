import LayoutModel

extension ScreenChange {
    /// Cells of a board in a scan block of a number: a new container around them, or around the boxes that hold just them.
    ///
    /// Nil where a block has the number or holds one of the cells, or where other targets lie in the same boxes. O(elements).
    static func applyScanBlock(_ change: ScreenChange, to screen: Screen) -> Screen? {
        let cells = change.targets.compactMap(screen.index)
        guard let number = Int(change.label), number > 0, !cells.isEmpty, cells.count == change.targets.count,
            !screen.elements.contains(where: { $0.scanBlock == number })
        else { return nil }
        let ways = cells.map { cell in
            Array(sequence(first: cell) { screen[$0].parent }.reversed())
        }
        guard !ways.joined().contains(where: { screen[$0].scanBlock != nil }) else { return nil }
        // The innermost box around all of them, and what of its children holds a cell.
        var depth = 0
        while let box = ways[0].dropFirst(depth).first, !cells.contains(box), ways.allSatisfy({ $0[depth] == box }) {
            depth += 1
        }
        let parent = depth > 0 ? ways[0][depth - 1] : nil
        guard parent.map({ screen[$0].order.isEmpty }) ?? true else { return nil }
        let held = Set(ways.map { $0[depth] })
        let own = Set(cells)
        for box in held where !own.contains(box) {
            for inner in (box.rawValue..<screen[box].subtreeEnd).map(ElementIndex.init)
            where screen[inner].kind == .element && screen[inner].respondsToInteraction && !own.contains(inner) {
                return nil
            }
        }
        let children = Array(screen.children(of: parent))
        guard let first = children.firstIndex(where: held.contains), let last = children.lastIndex(where: held.contains)
        else { return nil }
        let between = children[first...last]
        let order = between.filter(held.contains) + between.filter { !held.contains($0) }
        let start = between[first].rawValue
        let together = screen.reordered(start..<screen[between[last]].subtreeEnd, order)
        let size = held.reduce(0) { $0 + screen[$1].subtreeEnd - $1.rawValue }
        return together.inserting(scanBlock(number, around: cells, on: screen), around: start..<(start + size))
    }

    private static func scanBlock(_ number: Int, around cells: [ElementIndex], on screen: Screen) -> Element {
        var block = Element(.group, role: .group, label: "Block \(number)")
        let ids = Set(screen.elements.map(\.id))
        block.id = sequence(first: "block-\(number)") { "\($0)-2" }.first { !ids.contains($0) }!
        block.container = .semanticGroup
        block.scanBlock = number
        block.line = screen[cells[0]].line
        return block
    }
}
