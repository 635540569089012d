import LayoutModel

/// Where arrow keys lead inside groups.
///
/// Members that lie in rows are a grid: left and right inside a row, up and down to the nearest of the next row.
/// Without frames they are a list in visiting order, lying where its role usually lies. Lists of some roles go round.
struct ArrowMap: Sendable {
    /// The keys, in the order of `targets`.
    static let keys = ["Up", "Down", "Left", "Right"]

    /// Four entries for each stop, -1 where a key leads nowhere.
    private var targets: ContiguousArray<Int32>

    /// No arrows yet.
    init(stopCount: Int) { targets = ContiguousArray(repeating: -1, count: 4 * stopCount) }

    /// Names each stop that an arrow key leads to. O(1).
    func visit(from stop: StopIndex, _ visit: (_ key: String, _ target: StopIndex) -> Void) {
        for key in 0..<4 where targets[4 * stop + key] >= 0 { visit(Self.keys[key], Int(targets[4 * stop + key])) }
    }

    /// Adds the arrows between the members of a group. O(n log n).
    mutating func connect(_ members: [StopIndex], role: Role, in context: MachineContext) {
        guard members.count > 1 else { return }
        let frames = members.compactMap { context.tree.stops[$0].element.flatMap { context.screen[$0].frame } }
        let isLeftToRight = context.screen.direction == .leftToRight
        let ahead = isLeftToRight ? 3 : 2
        guard frames.count == members.count else {
            let lies = Self.horizontal.contains(role)
            return chain(members, forward: lies ? ahead : 1, goesRound: Self.round.contains(role))
        }
        let rows = FrameOrder.rows(frames, direction: context.screen.direction)
        let isLine = rows.count == 1 || rows.allSatisfy { $0.count == 1 }
        for row in rows {
            chain(row.map { members[$0] }, forward: ahead, goesRound: isLine && Self.round.contains(role))
        }
        if rows.allSatisfy({ $0.count == 1 }) {
            return chain(rows.map { members[$0[0]] }, forward: 1, goesRound: Self.round.contains(role))
        }
        let byMiddle = rows.map { row in row.sorted { (frames[$0].midX, $0) < (frames[$1].midX, $1) } }
        for (index, row) in byMiddle.enumerated() {
            for item in row {
                let stop = members[item]
                if index > 0 {
                    targets[4 * stop] = Int32(
                        members[Self.nearest(to: frames[item].midX, in: byMiddle[index - 1], frames)])
                }
                if index + 1 < byMiddle.count {
                    targets[4 * stop + 1] = Int32(
                        members[Self.nearest(to: frames[item].midX, in: byMiddle[index + 1], frames)])
                }
            }
        }
    }

    private static let horizontal: Set<Role> = [
        .tabGroup, .tabBar, .toolbar, .menuBar, .segmentedControl, .navigationBar,
    ]
    /// Source: WAI-ARIA Authoring Practices, the patterns Radio Group, Tabs, Menu and Menubar.
    private static let round: Set<Role> = [.radioGroup, .tabGroup, .menu, .menuBar]

    /// The member of a row, ordered by middles, whose middle is nearest; the first of two. O(log n).
    private static func nearest(to x: Double, in row: [Int], _ frames: [Frame]) -> Int {
        let low = row.partitionIndex(where: { frames[$0].midX >= x })
        guard low > 0 else { return row[0] }
        guard low < row.count, frames[row[low]].midX - x < x - frames[row[low - 1]].midX else { return row[low - 1] }
        return row[low]
    }

    private mutating func chain(_ members: [StopIndex], forward: Int, goesRound: Bool) {
        guard members.count > 1 else { return }
        for index in members.indices {
            let next = index + 1 < members.count ? members[index + 1] : goesRound ? members[0] : -1
            guard next >= 0 else { continue }
            targets[4 * members[index] + forward] = Int32(next)
            targets[4 * next + (forward ^ 1)] = Int32(members[index])
        }
    }
}
