/// Counts siblings of one name on each level, for the paths of elements in the input.
struct SiblingPlaces {
    private struct Count {
        var name: Int
        var count: Int
    }

    /// The counts of the children seen so far, one list per open level, the top of the document first.
    private var levels: [[Count]] = [[]]
    private(set) var depth = 0
    private(set) var current = 0
    private var places: [Int] = []

    /// Steps into an element. O(distinct names among its siblings).
    mutating func enter(_ name: Int) {
        var place = 1
        if let index = levels[depth].firstIndex(where: { $0.name == name }) {
            levels[depth][index].count += 1
            place = levels[depth][index].count
        } else {
            levels[depth].append(Count(name: name, count: 1))
        }
        current = depth == 0 ? 0 : place
        places.append(current)
        depth += 1
        if levels.count == depth { levels.append([]) } else { levels[depth].removeAll(keepingCapacity: true) }
    }

    /// Steps out of the current element.
    mutating func leave() {
        depth -= 1
        places.removeLast()
        current = places.last ?? 0
    }
}
