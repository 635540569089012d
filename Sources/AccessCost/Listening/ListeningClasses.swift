import LayoutModel

/// What is heard at each stop by a person on the way to a target.
struct Listener: Sendable {
    let times: ListeningTimes
    /// Seconds at each stop that is passed: until the first word that differs from what the target is called.
    let passing: ContiguousArray<Double>
    /// Seconds more until the name has been heard in full, before the stop is acted on.
    let rest: ContiguousArray<Double>
}

/// The targets of a tree by what their names have in common with those of other stops.
///
/// A stop that is passed is heard up to the first word that differs from the target's name. How far that is depends only on
/// the beginning that the target's name shares with any other: targets that share the same one hear the same of every
/// stop, and form a class. Without names that begin alike there is one class.
struct ListeningClasses: Sendable {
    private struct Spoken {
        var before: Double
        var name: SpokenWords
        /// The node of the tree of names after each word.
        var path: [Int] = []
    }

    private let stops: [Spoken]
    private let times: ListeningTimes
    /// The class of each stop.
    private let classes: ContiguousArray<Int>
    /// The beginning that each class shares, as nodes of the tree of names.
    private let beginnings: [[Int]]
    /// The stop that the cursor stands on at first, which is not heard again.
    private let first: StopIndex?

    /// Nil where listening takes no time. O(letters of all names).
    init?(_ context: MachineContext) {
        guard context.parameters.has(.listening), context.parameters.has(.announcement),
            let times = ListeningTimes(context.parameters)
        else { return nil }
        self.times = times
        let order = context.parameters[.announcement]
        var children: [Int: [String: Int]] = [:]
        var counts = [0]
        stops = context.tree.stops.map { stop in
            let announcement =
                stop.element.map { Announcement(context.screen[$0], order: order) } ?? Announcement(name: stop.name)
            let before = announcement.before.reduce(0) { $0 + SpokenWords($1).count }
            // What has no name is told by what it is.
            let name = announcement.name.isEmpty ? announcement.after.first ?? "" : announcement.name
            var spoken = Spoken(before: before, name: SpokenWords(name))
            var node = 0
            for word in spoken.name.words {
                if let next = children[node]?[word] {
                    node = next
                } else {
                    counts.append(0)
                    children[node, default: [:]][word] = counts.count - 1
                    node = counts.count - 1
                }
                counts[node] += 1
                spoken.path.append(node)
            }
            return spoken
        }
        var numbers: [Int: Int] = [:]
        var beginnings: [[Int]] = []
        var classes = ContiguousArray(repeating: 0, count: stops.count)
        for (index, spoken) in stops.enumerated() {
            let shared = spoken.path.prefix { counts[$0] > 1 }
            let node = shared.last ?? 0
            if numbers[node] == nil {
                numbers[node] = beginnings.count
                beginnings.append(Array(shared))
            }
            classes[index] = numbers[node]!
        }
        self.classes = classes
        self.beginnings = beginnings
        first = context.tree.stops.indices.first {
            context.tree.stops[$0].kind == .target || context.tree.stops[$0].kind == .text
        }
    }

    /// The number of classes.
    var count: Int { beginnings.count }

    /// The class of a stop. O(1).
    func number(of stop: StopIndex) -> Int { classes[stop] }

    /// What is heard on the way to the targets of a class. O(stops x words shared).
    func listener(_ number: Int) -> Listener {
        let beginning = beginnings[number]
        var passing = ContiguousArray<Double>()
        var rest = passing
        passing.reserveCapacity(stops.count)
        rest.reserveCapacity(stops.count)
        for (index, spoken) in stops.enumerated() {
            let shared = zip(spoken.path, beginning).prefix { $0 == $1 }.count
            let heard = spoken.before + spoken.name.count(first: shared + 1, atLeast: times.heardWords)
            let whole = spoken.before + spoken.name.count
            passing.append(times.seconds(of: heard))
            rest.append(index == first ? 0 : (whole - heard) * 60 / times.rate)
        }
        return Listener(times: times, passing: passing, rest: rest)
    }
}
