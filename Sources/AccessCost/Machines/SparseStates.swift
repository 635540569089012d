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

/// Values for a few states, each with memory of its own, over values that are known.
struct FewStates<Value>: StateTable {
    fileprivate let initial: Value
    fileprivate let known: FinishedStates<Value>?
    fileprivate var values: [Int: Value] = [:]

    /// One value for all states, or what is known of each.
    init(repeating value: Value, over known: FinishedStates<Value>? = nil) {
        initial = value
        self.known = known
    }

    subscript(_ state: Int) -> Value {
        get { values[state] ?? known?[state] ?? initial }
        set { values[state] = .some(newValue) }
    }

    var finished: FinishedStates<Value> { FinishedStates(few: self) }
}

/// What a search found for each state.
struct FinishedStates<Value>: StateLookup {
    fileprivate indirect enum Values {
        case all(ContiguousArray<Value>)
        case sparse(SparseStates<Value>)
        case few(FewStates<Value>)
    }

    private let values: Values

    fileprivate init(values: ContiguousArray<Value>) { self.values = .all(values) }
    fileprivate init(sparse: SparseStates<Value>) { values = .sparse(sparse) }
    fileprivate init(few: FewStates<Value>) { values = .few(few) }

    /// The value of a state. O(1).
    subscript(_ state: Int) -> Value {
        switch values {
        case .all(let values): values[state]
        case .sparse(let values): values[state]
        case .few(let values): values[state]
        }
    }

    /// The values of all states of a whole search. O(1).
    var all: ContiguousArray<Value>? {
        if case .all(let values) = values { values } else { nil }
    }
}

extension SparseStates: Sendable where Value: Sendable {}
extension FewStates: Sendable where Value: Sendable {}
extension FinishedStates: Sendable where Value: Sendable {}
extension FinishedStates.Values: Sendable where Value: Sendable {}
