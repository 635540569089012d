import LayoutModel

/// What is seen without containers.
extension SectionFinder {
    /// Whether a screen is read in columns: things on one side have no partners on the other.
    func areColumns(_ columns: [Band], _ rows: [Band]) -> Bool {
        guard columns.count <= 6, columns.allSatisfy({ $0.blocks.count > 1 || $0.blocks[0].isSection }) else {
            return false
        }
        guard (Axis.horizontal.gaps(columns).max() ?? 0) >= unit else { return false }
        let frames = columns.map { $0.blocks.compactMap(\.frame) }
        let trees = frames.map { FrameTree($0) }
        func hasPartner(_ frame: Frame, in column: Int) -> Bool {
            trees[column].numbers(overlapping: frame.acrossScreen).contains {
                let other = frames[column][$0]
                return abs(other.midY - frame.midY) <= 0.25 * min(other.height, frame.height)
            }
        }
        let shares = columns.indices.map { number -> Double in
            let partners = frames[number].count { frame in
                columns.indices.contains { $0 != number && hasPartner(frame, in: $0) }
            }
            return Double(partners) / Double(frames[number].count)
        }
        // Two lists beside each other may share some of their lines; else what has a partner for each of its things stands in
        // rows with it.
        return columns.allSatisfy(isList) ? shares.min()! < 0.9 : shares.max()! < 0.7
    }

    /// Whether a column is one list: three or more of one kind below each other, close together.
    private func isList(_ column: Band) -> Bool {
        guard column.blocks.count > 2, Set(column.blocks.map(\.roles)).count == 1 else { return false }
        let frames = column.blocks.compactMap(\.frame).sorted { $0.y < $1.y }
        return zip(frames, frames.dropFirst()).allSatisfy { before, next in
            let gap = next.y - before.maxY
            return gap >= -unit && gap <= before.height / 2
        }
    }

    /// Blocks with each list made one section that other things stand beside: three or more of one kind and width below each
    /// other, nothing among them, and beside them no list of the same lines, with which they would be a table.
    func withLists(_ blocks: [Block]) -> [Block] {
        var columns: [[Role]: [Int]] = [:]
        for index in blocks.indices where !blocks[index].isSection {
            columns[blocks[index].roles, default: []].append(index)
        }
        var lists: [[Int]] = []
        for members in columns.values.sorted(by: { $0[0] < $1[0] }) where members.count > 2 {
            let down = members.sorted { (blocks[$0].frame!.y, $0) < (blocks[$1].frame!.y, $1) }
            var run: [Int] = []
            func endRun() {
                if run.count > 2 { lists.append(run) }
                run = []
            }
            // Of several columns of one kind each is a run of its own.
            let byEdge = Dictionary(grouping: down) { (blocks[$0].frame!.x / max(unit, 1)).rounded() }
            for (_, column) in byEdge.sorted(by: { $0.key < $1.key }) {
                for index in column {
                    if let last = run.last, let before = blocks[last].frame, let frame = blocks[index].frame,
                        abs(before.width - frame.width) > unit || frame.y - before.maxY > before.height / 2
                            || frame.y < before.maxY - unit
                    {
                        endRun()
                    }
                    run.append(index)
                }
                endRun()
            }
        }
        let chosen = standingAlone(lists, blocks)
        guard !chosen.isEmpty else { return blocks }
        let heads = Dictionary(chosen.map { ($0.min()!, $0) }, uniquingKeysWith: { first, _ in first })
        let inside = Set(chosen.joined())
        return blocks.indices.compactMap { index in
            if let list = heads[index] { return section(list.sorted().map { blocks[$0] }, .alignment, 0.65) }
            return inside.contains(index) ? nil : blocks[index]
        }
    }

    /// The lists that other things stand beside and none among, and with which these make no table. O(n log n).
    private func standingAlone(_ lists: [[Int]], _ blocks: [Block]) -> [[Int]] {
        guard !lists.isEmpty else { return [] }
        let frames = blocks.map(\.frame)
        let lines = frames.map { ($0!.midY / max(unit, 1)).rounded() }
        let onLine = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        let tree = FrameTree(frames)
        let lists = lists.map { (members: $0, lines: $0.map { lines[$0] }) }
        let copies = Dictionary(lists.map { ($0.lines, 1) }, uniquingKeysWith: +)
        let listsOnLine = Dictionary(lists.flatMap { Set($0.lines).map { ($0, 1) } }, uniquingKeysWith: +)
        return lists.filter { list in
            // Frames together can be larger than a layout may say.
            guard let around = Frame.union(of: list.members.map { frames[$0]! }) else { return false }
            let count = list.members.count
            guard tree.hasMore(than: count, overlapping: around.acrossScreen),
                !tree.hasMore(than: count, overlapping: around), copies[list.lines] == 1
            else {
                return false
            }
            // What stands in every line beside it makes rows of it, unless that is a longer or shorter list.
            let own = Dictionary(list.lines.map { ($0, 1) }, uniquingKeysWith: +)
            let partners = own.count { onLine[$0.key]! > $0.value }
            return Double(partners) < 0.9 * Double(own.count) || own.keys.contains { listsOnLine[$0]! > 1 }
        }.map(\.members)
    }

    /// Blocks with each item that is the background of others made a section with them.
    func onBackgrounds(_ blocks: [Block]) -> [Block] {
        let areas = blocks.compactMap { block in block.frame.map { $0.width * $0.height } }
        guard let least = areas.min(), let most = areas.max(), most >= 1.5 * least else { return blocks }
        var grounds: [Int: [Int]] = [:]
        let tree = FrameTree(blocks.map(\.frame))
        for (index, block) in blocks.enumerated() {
            let frame = block.frame!
            let ground = tree.smallest(around: frame, margin: unit, area: 1.5 * frame.width * frame.height) {
                $0 != index && blocks[$0].items.count == 1
            }
            if let ground { grounds[ground, default: []].append(index) }
        }
        // What lies under everything is the background of the screen.
        grounds = grounds.filter { $0.value.count + 1 < blocks.count }
        guard !grounds.isEmpty else { return blocks }
        var done: Set<Int> = []
        func grown(_ index: Int) -> Block {
            done.insert(index)
            guard let on = grounds[index] else { return blocks[index] }
            let onIt = on.filter { !done.contains($0) }.map(grown)
            // A row and the one control on it are one thing to people.
            if onIt.count == 1, onIt[0].items.count == 1, Self.isRow(blocks[index].roles[0]) {
                var one = Block([blocks[index], onIt[0]]) { .bundle($0) }
                one.roles = blocks[index].roles
                return one
            }
            return section([blocks[index]] + onIt, .background, 0.85)
        }
        let inner = Set(grounds.values.joined())
        return blocks.indices.filter { !inner.contains($0) }.map(grown)
    }

    private static func isRow(_ role: Role) -> Bool {
        switch role {
        case .listItem, .cell, .row, .button, .link, .toggle: true
        default: false
        }
    }

    /// Long lists that other things lie over, as cells that have been scrolled under a bar: six or more of one kind and size at one
    /// distance from each other, a third of them at most with something on it. O(n log n).
    func listsBelow(_ blocks: [Block]) -> [[Int]] {
        struct Kind: Hashable {
            var roles: [Role]
            var left, width: Double
        }
        let kinds = Dictionary(grouping: blocks.indices) { index in
            let frame = blocks[index].frame!
            return Kind(
                roles: blocks[index].roles, left: (frame.x / max(unit, 1)).rounded(),
                width: (frame.width / max(unit, 1)).rounded())
        }
        let tree = FrameTree(blocks.map(\.frame))
        return kinds.values.sorted { $0[0] < $1[0] }.filter { members in
            guard members.count >= 6, members.count < blocks.count else { return false }
            let frames = members.map { blocks[$0].frame! }.sorted { $0.y < $1.y }
            let steps = zip(frames, frames.dropFirst()).map { $1.y - $0.y }
            guard let least = steps.min(), let most = steps.max(), most - least <= unit,
                least >= frames[0].height / 2, most <= 1.5 * frames[0].height
            else { return false }
            let own = Set(members)
            let covered = frames.count { frame in
                tree.numbers(overlapping: frame).contains { other in
                    let (x, y) = (blocks[other].frame!.midX, blocks[other].frame!.midY)
                    return !own.contains(other) && x >= frame.x && x < frame.maxX && y >= frame.y && y < frame.maxY
                }
            }
            return covered > 0 && 3 * covered <= members.count
        }
    }

    /// Blocks with each text made one with the field after it that it names.
    static func withTheirNames(_ blocks: [Block]) -> [Block] {
        var result: [Block] = []
        for block in blocks {
            if let last = result.last, last.isText, !last.isHeading, block.items.count == 1, takesValue(block.roles[0]),
                last.items[0] == block.items[0] - 1, isBeside(last.frame, block.frame)
            {
                var one = Block([last, block]) { .bundle($0) }
                one.roles = block.roles
                result[result.count - 1] = one
            } else {
                result.append(block)
            }
        }
        return result
    }

    /// Blocks with radio buttons, segments or tabs beside or below each other made one section, where they are not all that there is.
    func withChoices(_ blocks: [Block]) -> [Block] {
        var result: [Block] = []
        var run: [Block] = []
        func endRun() {
            if run.count > 1, run.count < blocks.count {
                result.append(section(run, .role, 0.7))
            } else {
                result += run
            }
            run = []
        }
        for block in blocks {
            let isChoice = [[.radioButton], [.segment], [.tab]].contains(block.roles)
            if !isChoice || run.last.map({ $0.roles != block.roles || !isNextTo($0.frame, block.frame) }) ?? false {
                endRun()
            }
            if isChoice { run.append(block) } else { result.append(block) }
        }
        endRun()
        return result
    }

    private func isNextTo(_ one: Frame?, _ other: Frame?) -> Bool {
        guard let one, let other else { return true }
        return one.sharesRow(with: other) || abs(one.x - other.x) <= unit && other.y - one.maxY <= one.height
    }

    private static func isBeside(_ text: Frame?, _ field: Frame?) -> Bool {
        guard let text, let field else { return true }
        if text.sharesRow(with: field) { return true }
        let gap = field.y - text.maxY
        return gap >= -1 && gap <= text.height && text.x < field.maxX && field.x < text.maxX
    }

    private static func takesValue(_ role: Role) -> Bool {
        switch role {
        case .toggle, .slider, .stepper, .picker, .datePicker, .comboBox, .popUpButton, .textField, .secureTextField,
            .searchField, .textView:
            true
        default: false
        }
    }
}
