import LayoutModel

/// What is seen without containers.
extension SectionFinder {
    /// Whether a screen is read in columns: things on one side have no partners on the other.
    func areColumns(_ columns: [Band], _ rows: [Band]) -> Bool {
        guard columns.count <= 6, columns.allSatisfy({ $0.blocks.count > 1 || $0.blocks[0].isSection }) else {
            return false
        }
        guard (Axis.horizontal.gaps(columns).max() ?? 0) >= unit else { return false }
        let shares = columns.indices.map { number -> Double in
            let others = columns.indices.filter { $0 != number }.flatMap { columns[$0].blocks.compactMap(\.frame) }
            let frames = columns[number].blocks.compactMap(\.frame)
            let partners = frames.count { frame in
                others.contains { abs($0.midY - frame.midY) <= 0.25 * min($0.height, frame.height) }
            }
            return Double(partners) / Double(frames.count)
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
        func rows(_ list: [Int]) -> [Double] { list.map { (blocks[$0].frame!.midY / max(unit, 1)).rounded() } }
        let chosen = lists.filter { list in
            // Frames together can be larger than a layout may say.
            guard let around = Frame.union(of: list.compactMap { blocks[$0].frame }) else { return false }
            let own = Set(list)
            let others = blocks.indices.filter { !own.contains($0) }
            let isBeside = others.contains { other in
                let frame = blocks[other].frame!
                return frame.y < around.maxY && around.y < frame.maxY
            }
            let isAlone = others.allSatisfy { !blocks[$0].frame!.intersects(around) }
            guard isBeside, isAlone, !lists.contains(where: { $0 != list && rows($0) == rows(list) }) else {
                return false
            }
            // What stands in every line beside it makes rows of it, unless that is a longer or shorter list.
            let lines = Set(rows(list))
            let partners = Set(rows(others)).intersection(lines)
            return Double(partners.count) < 0.9 * Double(lines.count)
                || lists.contains { $0 != list && !Set(rows($0)).isDisjoint(with: lines) }
        }
        guard !chosen.isEmpty else { return blocks }
        let heads = Dictionary(chosen.map { ($0.min()!, $0) }, uniquingKeysWith: { first, _ in first })
        let inside = Set(chosen.joined())
        return blocks.indices.compactMap { index in
            if let list = heads[index] { return section(list.sorted().map { blocks[$0] }, .alignment, 0.65) }
            return inside.contains(index) ? nil : blocks[index]
        }
    }

    /// Blocks with each item that is the background of others made a section with them.
    func onBackgrounds(_ blocks: [Block]) -> [Block] {
        let areas = blocks.compactMap { block in block.frame.map { $0.width * $0.height } }
        guard let least = areas.min(), let most = areas.max(), most >= 1.5 * least else { return blocks }
        var grounds: [Int: [Int]] = [:]
        for (index, block) in blocks.enumerated() {
            let frame = block.frame!
            let around = blocks.indices.filter { other in
                guard other != index, blocks[other].items.count == 1, let outer = blocks[other].frame else {
                    return false
                }
                return outer.x <= frame.x + unit && outer.maxX >= frame.maxX - unit && outer.y <= frame.y + unit
                    && outer.maxY >= frame.maxY - unit
                    && outer.width * outer.height >= 1.5 * frame.width * frame.height
            }
            func area(_ other: Int) -> Double { blocks[other].frame!.width * blocks[other].frame!.height }
            if let ground = around.min(by: { (area($0), $0) < (area($1), $1) }) {
                grounds[ground, default: []].append(index)
            }
        }
        // What lies under everything is the background of the screen.
        grounds = grounds.filter { $0.value.count + 1 < blocks.count }
        guard !grounds.isEmpty else { return blocks }
        var done: Set<Int> = []
        func grown(_ index: Int) -> Block {
            done.insert(index)
            guard let on = grounds[index] else { return blocks[index] }
            return section([blocks[index]] + on.filter { !done.contains($0) }.map(grown), .background, 0.85)
        }
        let inner = Set(grounds.values.joined())
        return blocks.indices.filter { !inner.contains($0) }.map(grown)
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

    /// Blocks with radio buttons beside or below each other made one section, where they are not all that there is.
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
            let isChoice = block.roles == [.radioButton]
            if !isChoice || run.last.map({ !isNextTo($0.frame, block.frame) }) ?? false { endRun() }
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
