/// A value for each state of a machine.
protocol StateLookup<Value> {
    associatedtype Value

    /// The value of a state. O(1).
    subscript(_ state: Int) -> Value { get }
}

/// Values that a search finds for states.
protocol StateTable<Value>: StateLookup {
    /// The value of a state. O(1).
    subscript(_ state: Int) -> Value { get set }

    /// The same to be looked up later. O(1).
    var finished: FinishedStates<Value> { get }
}

extension ContiguousArray: StateTable {
    typealias Value = Element

    var finished: FinishedStates<Element> { FinishedStates(values: self) }
}

/// Values with memory for those states alone that are near one that was set: a search that ends at a goal meets few of the
/// states of a large machine.
struct SparseStates<Value>: StateTable {
    /// The number of states.
    let count: Int
    fileprivate static var width: Int { 1 << 10 }
    fileprivate let initial: Value
    /// The values of so many neighbouring states each; empty where none was set.
    fileprivate var blocks: ContiguousArray<ContiguousArray<Value>>

    /// One value for all states. O(states / 1024).
    init(repeating value: Value, count: Int) {
        self.count = count
        initial = value
        blocks = ContiguousArray(repeating: [], count: (count + Self.width - 1) / Self.width)
    }

    /// How many states have memory of their own. O(states / 1024).
    var kept: Int { blocks.reduce(0) { $0 + $1.count } }

    subscript(_ state: Int) -> Value {
        @inline(__always) get {
            let block = state / Self.width
            return blocks[block].isEmpty ? initial : blocks[block][state % Self.width]
        }
        @inline(__always) _modify {
            let block = state / Self.width
            if blocks[block].isEmpty {
                blocks[block] = ContiguousArray(repeating: initial, count: min(Self.width, count - block * Self.width))
            }
            yield &blocks[block][state % Self.width]
        }
    }

    var finished: FinishedStates<Value> { FinishedStates(sparse: self) }
}

/// What a search found for each state.
struct FinishedStates<Value>: StateLookup {
    /// The values of all states, of which there is one at least; empty where they are sparse.
    private let values: ContiguousArray<Value>
    private let sparse: SparseStates<Value>?

    fileprivate init(values: ContiguousArray<Value>) { (self.values, sparse) = (values, nil) }
    fileprivate init(sparse: SparseStates<Value>) { (values, self.sparse) = ([], sparse) }

    /// The value of a state. O(1).
    subscript(_ state: Int) -> Value { values.isEmpty ? sparse![state] : values[state] }

    /// The values of all states. O(1) for those of a whole search.
    var all: ContiguousArray<Value> {
        sparse.map { sparse in ContiguousArray((0..<sparse.count).map { sparse[$0] }) } ?? values
    }
}

extension SparseStates: Sendable where Value: Sendable {}
extension FinishedStates: Sendable where Value: Sendable {}
