import LayoutModel

/// Things of one role that stand below each other, with nothing else among them: they are read as one list although rows
/// go across them.
enum Columns {
    /// Makes a section of each column of three or more among the children of one, where the current order scatters it.
    static func makeSections(_ tree: inout SectionTree, _ section: Int, _ screen: Screen, _ items: [ScreenItems.Item]) {
        let children = tree.sections[section].children
        if let box = tree.sections[section].box, screen[box].role != .group { return }
        var columns: [Column: [(place: Int, frame: Frame)]] = [:]
        var frames: [Frame] = []
        for (index, child) in children.enumerated() {
            guard case .item(let item) = child, let frame = screen[items[item].element].frame, !frame.isEmpty else {
                continue
            }
            frames.append(frame)
            let key = Column(x: frame.x, width: frame.width, role: screen[items[item].element].role)
            columns[key, default: []].append((index, frame))
        }
        var heads: [Int: [Int]] = [:]
        let byPlace = FrameTree(frames)
        for (_, members) in columns where members.count >= 3 {
            let down = members.sorted { ($0.frame.y, $0.place) < ($1.frame.y, $1.place) }
            var run = [down[0]]
            func endRun() {
                let places = run.map(\.place)
                let isScattered = places.max()! - places.min()! + 1 > places.count
                guard run.count >= 3, isScattered else { return }
                let around = run.dropFirst().reduce(run[0].frame) { $0.union($1.frame) }
                if !byPlace.hasMore(than: run.count, overlapping: around) { heads[places.min()!] = places }
            }
            for next in down.dropFirst() {
                let gap = next.frame.y - run[run.count - 1].frame.maxY
                if gap > next.frame.height / 2 || gap < 0 {
                    endRun()
                    run = []
                }
                run.append(next)
            }
            endRun()
        }
        guard !heads.isEmpty else { return }
        let gathered = Set(heads.values.joined())
        var result: [SectionTree.Child] = []
        for index in children.indices {
            if let places = heads[index] {
                result.append(.section(tree.addRun(places.map { children[$0] }, in: section, because: .alignment)))
            } else if !gathered.contains(index) {
                result.append(children[index])
            }
        }
        tree.setChildren(result, of: section)
    }

    private struct Column: Hashable {
        var x, width: Double
        var role: Role
    }
}
