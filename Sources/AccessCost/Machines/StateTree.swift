import LayoutModel

/// States that hang on other states, numbered by a walk in depth.
struct StateTree: Sendable {
    /// The walk's numbers of the states, and of those after all that hang on them.
    private var entered: ContiguousArray<Int32>
    private var left: ContiguousArray<Int32>

    /// - Parameter parents: the state on which each hangs; -1 for those that hang on none. O(states).
    init(_ parents: [MachineState]) {
        let hung = parents.indices.filter { parents[$0] >= 0 }
        let children = NeighbourLists(hung.lazy.map { (Int32(parents[$0]), Int32($0)) }, count: parents.count)
        entered = ContiguousArray(repeating: -1, count: parents.count)
        left = entered
        var number: Int32 = 0
        var path = parents.indices.filter { parents[$0] < 0 }
        while let state = path.last {
            if entered[state] >= 0 {
                path.removeLast()
                left[state] = number
            } else {
                entered[state] = number
                number += 1
                path.append(contentsOf: children[state])
            }
        }
    }

    /// Whether a state hangs on another, or is the same. O(1).
    func isAbove(_ upper: MachineState, _ lower: MachineState) -> Bool {
        (entered[upper]..<left[upper]).contains(entered[lower])
    }

    /// Whether others hang on a state. O(1).
    func leadsOn(_ state: MachineState) -> Bool { left[state] > entered[state] + 1 }

    /// States in the order of the walk. O(states log states).
    func inOrder(_ states: [MachineState]) -> [MachineState] { states.sorted { entered[$0] < entered[$1] } }

    /// Whether a state comes later in the walk than another. O(1).
    func isLater(_ state: MachineState, than other: MachineState) -> Bool { entered[state] > entered[other] }

    /// The branches that begin with some states. O(states log states).
    func branches(from states: [MachineState]) -> Branches {
        var branches = Branches()
        for branch in states.map({ entered[$0]..<left[$0] }).sorted(by: { $0.lowerBound < $1.lowerBound })
        where branch.lowerBound >= branches.ranges.last?.upperBound ?? 0 {
            branches.ranges.append(branch)
        }
        return branches
    }

    /// Whether a state is on one of some branches. O(log branches).
    func contains(_ branches: Branches, _ state: MachineState) -> Bool {
        let (number, ranges) = (entered[state], branches.ranges)
        let next = ranges.partitionIndex(where: { $0.upperBound > number })
        return next < ranges.count && ranges[next].contains(number)
    }

    /// Parts of the tree, none inside another, in the order of the walk.
    struct Branches: Sendable {
        fileprivate var ranges: [Range<Int32>] = []
    }
}
