public import LayoutModel

/// Stops from which the focus cannot return to all targets that were reachable from the start.
public struct FocusTrap: Hashable, Codable, Sendable {
    /// The stops that the focus goes round among, in visiting order.
    public var stops: [StopIndex]
    /// The elements of these stops.
    public var elements: [ElementIndex]
    /// The targets that are unreachable from there, in visiting order.
    public var lost: [ElementIndex]
}

extension CostEvaluator {
    /// Finds where the focus is caught on a screen; the trap that makes most targets unreachable comes first.
    ///
    /// A stop is a trap where something that can be activated from the start cannot be activated from it. Methods
    /// whose moves the file does not tell have no traps, and neither have menus: Escape leaves them, though machines have no
    /// move for it, as no cheapest route needs one. O(states + moves), and O(stops x targets / 64) where the moves only
    /// lead onwards.
    /// - Parameter most: the number of traps that are named.
    public func traps(_ screen: Screen, _ kind: TreeKind? = nil, most: Int = 3) -> [FocusTrap] {
        let tree = tree(screen, kind)
        guard tree.unavailable == nil else { return [] }
        let context = MachineContext(screen: screen, tree: tree, parameters: method.parameters, platform: platform)
        let machine = method.method.machine(context)
        let targets = tree.stops.indices.filter { tree.stops[$0].kind == .target }
        if targets.contains(where: { machine.obstacle(to: $0)?.isUnknown == true }) { return [] }
        let parts = MachineParts(machine, goals: targets.map(machine.goal))
        func isCatching(_ state: MachineState) -> Bool {
            guard let stop = machine.stop(at: state) else { return false }
            return !sequence(first: tree.stops[stop].parent, next: { tree.stops[$0].parent }).prefix { $0 >= 0 }
                .contains {
                    tree.stops[$0].element.map { screen[$0].role == .menu || screen[$0].role == .menuBar } ?? false
                }
        }
        return parts.incomplete(most: most, where: isCatching).map { states, lost in
            let stops = Set(states.compactMap(machine.stop)).sorted()
            return FocusTrap(
                stops: stops, elements: stops.compactMap { tree.stops[$0].element },
                lost: lost.compactMap { tree.stops[targets[$0]].element })
        }
    }
}

/// The states of a machine in parts: in each one every state leads to every other.
///
/// Source: Tarjan 1972, "Depth-first search and linear graph algorithms", doi:10.1137/0201010; without recursion.
private struct MachineParts {
    /// The states of each part; a part comes after all parts that it leads to.
    private var parts: [[MachineState]] = []
    /// The goals that each part leads to, 64 in a word; where it is a goal and leads nowhere else, only its number.
    private var reached: [[UInt64]] = []
    private var only: [Int] = []
    private let goalCount: Int
    private var all: [UInt64]

    init(_ machine: any AccessMachine, goals: [MachineState]) {
        var goalOf = [Int](repeating: -1, count: machine.stateCount)
        for (number, goal) in goals.enumerated() { goalOf[goal] = number }
        goalCount = goals.count
        all = Array(repeating: 0, count: (goals.count + 63) / 64)
        var partOf = [Int](repeating: -1, count: machine.stateCount)
        var number = [Int](repeating: -1, count: machine.stateCount)
        var low = number
        var open: [MachineState] = []
        var path: [(state: MachineState, moves: [MachineState], next: Int)] = []
        var count = 0
        func moves(_ state: MachineState) -> [MachineState] {
            var result: [MachineState] = []
            machine.visitMoves(from: state) { result.append($0.target) }
            return result
        }
        func enter(_ state: MachineState) {
            number[state] = count
            low[state] = count
            count += 1
            open.append(state)
            path.append((state, moves(state), 0))
        }
        enter(machine.start)
        while let (last, next, known) = path.last {
            var (state, index) = (last, known)
            if index < next.count {
                index += 1
                path[path.count - 1].next = index
                let target = next[index - 1]
                if number[target] < 0 {
                    enter(target)
                } else if partOf[target] < 0 {
                    low[state] = min(low[state], number[target])
                }
                continue
            }
            path.removeLast()
            if let before = path.last?.state { low[before] = min(low[before], low[state]) }
            guard low[state] == number[state] else { continue }
            var members: [MachineState] = []
            repeat {
                state = open.removeLast()
                partOf[state] = parts.count
                members.append(state)
            } while number[state] != low[state]
            close(members, moves, partOf, goalOf)
        }
        for part in parts.indices { add(part, to: &all) }
    }

    private mutating func close(
        _ members: [MachineState], _ moves: (MachineState) -> [MachineState], _ partOf: [Int], _ goalOf: [Int]
    ) {
        let own = parts.count
        let next = Set(members.flatMap(moves).map { partOf[$0] }).subtracting([own])
        parts.append(members)
        let goals = members.map { goalOf[$0] }.filter { $0 >= 0 }
        if next.isEmpty, goals.count <= 1 {
            only.append(goals.first ?? -1)
            reached.append([])
            return
        }
        var words = [UInt64](repeating: 0, count: all.count)
        for goal in goals { words[goal / 64] |= 1 << UInt64(goal % 64) }
        for part in next { add(part, to: &words) }
        only.append(-1)
        reached.append(words)
    }

    private func add(_ part: Int, to words: inout [UInt64]) {
        if only[part] >= 0 { words[only[part] / 64] |= 1 << UInt64(only[part] % 64) }
        for (index, word) in reached[part].enumerated() { words[index] |= word }
    }

    /// The parts with a state of some kind that do not lead to all goals, those that miss most first, with what they miss.
    func incomplete(
        most: Int, where isWanted: (MachineState) -> Bool
    ) -> [(states: [MachineState], lost: [Int])] {
        let total = all.reduce(0) { $0 + $1.nonzeroBitCount }
        var found: [(part: Int, missed: Int)] = []
        for part in parts.indices where parts[part].contains(where: isWanted) {
            let count =
                reached[part].isEmpty ? (only[part] < 0 ? 0 : 1) : reached[part].reduce(0) { $0 + $1.nonzeroBitCount }
            if count < total { found.append((part, total - count)) }
        }
        found.sort { (-$0.missed, $0.part) < (-$1.missed, $1.part) }
        return found.prefix(most).map { part, _ in
            var own = [UInt64](repeating: 0, count: all.count)
            add(part, to: &own)
            let lost = (0..<goalCount).filter { (all[$0 / 64] & ~own[$0 / 64]) >> UInt64($0 % 64) & 1 == 1 }
            return (parts[part].filter(isWanted), lost)
        }
    }
}
