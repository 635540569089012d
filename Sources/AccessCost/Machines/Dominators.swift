/// Which states every route to a state passes.
///
/// Source: Lengauer, Tarjan, "A fast algorithm for finding dominators in a flowgraph", ACM Transactions on Programming
/// Languages and Systems 1979, with path compression alone.
struct Dominators: Sendable {
    private let tree: StateTree

    /// O((states + moves) log states).
    init(from start: MachineState, _ moves: MoveLists) {
        var search = DominatorSearch(from: start, moves)
        tree = StateTree(search.lastBefore())
    }

    /// Whether every route to a state passes another, or ends there. O(1).
    func passes(_ other: MachineState, to state: MachineState) -> Bool { tree.isAbove(other, state) }
}

/// The search for dominators: states are numbered in the order in which a walk in depth meets them.
private struct DominatorSearch {
    private let moves: MoveLists
    /// The state of each number.
    private var states: [MachineState] = []
    /// The number of each state, -1 where no route leads.
    private var numbers: [Int]
    /// The number of the state from which the walk came.
    private var parents: [Int] = []
    /// The least number from which a way of larger numbers leads to each.
    private var least: [Int]
    /// The forest of numbers that are done, with its paths compressed, and the best of each path.
    private var above: [Int]
    private var best: [Int]

    init(from start: MachineState, _ moves: MoveLists) {
        self.moves = moves
        numbers = Array(repeating: -1, count: moves.count)
        var open = [(state: start, parent: -1)]
        while let (state, parent) = open.popLast() {
            guard numbers[state] < 0 else { continue }
            numbers[state] = states.count
            parents.append(parent)
            states.append(state)
            for next in moves.targets(of: state).reversed() where numbers[next] < 0 {
                open.append((next, numbers[state]))
            }
        }
        least = Array(states.indices)
        above = Array(repeating: -1, count: states.count)
        best = least
    }

    /// The last state that every route to a state passes before it; -1 where there is none.
    mutating func lastBefore() -> [MachineState] {
        var found = Array(repeating: 0, count: states.count)
        var waiting: [Int: [Int]] = [:]
        for number in states.indices.dropFirst().reversed() {
            for source in moves.sources(of: states[number]) where numbers[source] >= 0 {
                least[number] = min(least[number], least[bestOfPath(numbers[source])])
            }
            waiting[least[number], default: []].append(number)
            let parent = parents[number]
            above[number] = parent
            for other in waiting.removeValue(forKey: parent) ?? [] {
                let best = bestOfPath(other)
                found[other] = least[best] < least[other] ? best : parent
            }
        }
        var result = Array(repeating: -1, count: moves.count)
        for number in states.indices.dropFirst() {
            if found[number] != least[number] { found[number] = found[found[number]] }
            result[states[number]] = states[found[number]]
        }
        return result
    }

    /// The number with the smallest `least` on the path up the forest.
    private mutating func bestOfPath(_ number: Int) -> Int {
        guard above[number] >= 0 else { return number }
        var path = [number]
        while above[above[path.last!]] >= 0 { path.append(above[path.last!]) }
        for lower in path.dropLast().reversed() {
            let upper = above[lower]
            if least[best[upper]] < least[best[lower]] { best[lower] = best[upper] }
            above[lower] = above[upper]
        }
        return best[number]
    }
}
