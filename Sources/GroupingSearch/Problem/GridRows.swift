import LayoutModel

/// Things of one role and size in a grid whose members stand closer beside each other than below: people see rows. The rows of a
/// grid are alike, so that all of them are groups or none is.
enum GridRows {
    /// Makes a section of each row of a grid among the children of a section: two rows or more of three or more each, all
    /// of the same number, whose gaps inside are smaller than those between rows. O(n log n).
    static func makeSections(_ tree: inout SectionTree, _ section: Int, _ screen: Screen, _ items: [ScreenItems.Item]) {
        let children = tree.sections[section].children
        if let box = tree.sections[section].box, screen[box].role != .group { return }
        var members: [Kind: [(place: Int, frame: Frame)]] = [:]
        for (place, child) in children.enumerated() {
            guard case .item(let item) = child, let frame = screen[items[item].element].frame, !frame.isEmpty else {
                continue
            }
            let kind = Kind(
                role: screen[items[item].element].role, width: frame.width, height: frame.height)
            members[kind, default: []].append((place, frame))
        }
        var rows: [Int: (places: [Int], template: Int)] = [:]
        for grid in members.values.sorted(by: { $0[0].place < $1[0].place }) {
            let found = Self.rows(of: grid)
            guard !found.isEmpty else { continue }
            let template = tree.newTemplate()
            for row in found { rows[row.min()!] = (row, template) }
        }
        guard !rows.isEmpty else { return }
        let gathered = Set(rows.values.map(\.places).joined())
        var result: [SectionTree.Child] = []
        for place in children.indices {
            if let row = rows[place] {
                let run = row.places.map { children[$0] }
                result.append(
                    .section(tree.addRun(run, in: section, because: .alignment, template: row.template)))
            } else if !gathered.contains(place) {
                result.append(children[place])
            }
        }
        tree.setChildren(result, of: section)
    }

    /// The rows of a grid, each from left to right; none where it is no such grid.
    private static func rows(of grid: [(place: Int, frame: Frame)]) -> [[Int]] {
        let lines = Dictionary(grouping: grid) { $0.frame.y }.sorted { $0.key < $1.key }.map { line in
            line.value.sorted { $0.frame.x < $1.frame.x }
        }
        guard lines.count >= 2, lines[0].count >= 3 else { return [] }
        let columns = lines[0].map(\.frame.x)
        guard lines.allSatisfy({ $0.map(\.frame.x) == columns }) else { return [] }
        let width = lines[0][0].frame.width
        let inside = zip(columns, columns.dropFirst()).map { $1 - $0 - width }.max()!
        let between = zip(lines, lines.dropFirst()).map { $1[0].frame.y - $0[0].frame.maxY }.min()!
        guard inside >= 0, inside < between else { return [] }
        return lines.map { $0.map(\.place) }
    }

    private struct Kind: Hashable {
        var role: Role
        var width, height: Double
    }
}
