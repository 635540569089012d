import LayoutModel

/// The targets of a tree by what their names have in common with those of other stops.
///
/// A stop that is passed is heard up to the first word that differs from the target's name. How far that is depends only on
/// the beginning that the target's name shares with any other: targets that share the same one hear the same of every
/// stop, and form a class. Without names that begin alike there is one class.
struct ListeningClasses: Sendable {
    private let names: ContiguousArray<SpokenStop>
    private let counts: [Int]
    private let times: ListeningTimes
    /// The class of each stop.
    private let classes: ContiguousArray<Int>
    /// The number of stops of each class.
    private let sizes: [Int]
    /// The beginning that each class shares, as nodes of the tree of names.
    private let beginnings: [[Int]]
    /// How many words are heard of each stop by a person who is after a name that begins as no other does.
    private let fewest: ContiguousArray<Double>
    /// The stop that the cursor stands on at first, which is not heard again.
    private let first: StopIndex?

    /// Nil where listening takes no time. O(letters of all names).
    init?(_ context: MachineContext) {
        guard context.parameters.has(.listening), context.parameters.has(.announcement),
            let times = ListeningTimes(context.parameters)
        else { return nil }
        self.times = times
        let stops = context.tree.stops
        first = stops.indices.first { stops[$0].kind == .target || stops[$0].kind == .text }
        (names, counts) = SpokenStop.all(context)
        var numbers: [Int: Int] = [:]
        var beginnings: [[Int]] = []
        classes = ContiguousArray(
            names.map { name in
                let node = name.shared == 0 ? 0 : name.path[name.shared - 1]
                if let number = numbers[node] { return number }
                numbers[node] = beginnings.count
                beginnings.append(Array(name.path.prefix(name.shared)))
                return beginnings.count - 1
            })
        self.beginnings = beginnings
        sizes = classes.reduce(into: Array(repeating: 0, count: beginnings.count)) { $0[$1] += 1 }
        fewest = ContiguousArray(names.map { $0.heard(shared: 0, times) })
    }

    /// The number of stops.
    var stopCount: Int { names.count }

    /// The class of a stop. O(1).
    func number(of stop: StopIndex) -> Int { classes[stop] }

    /// The number of stops of a class. O(1).
    func size(_ number: Int) -> Int { sizes[number] }

    /// Whether people press on while they listen.
    var overlaps: Bool { times.overlaps }

    /// Words that names begin with, as nodes of the tree of names.
    typealias Beginning = [Int]

    /// The longest beginning of a class that an eighth of all names share, and the node after it; nil where the class
    /// shares no more. O(words shared).
    func common(of number: Int) -> (beginning: Beginning, next: Int?) {
        let whole = beginnings[number]
        let common = whole.prefix { 8 * counts[$0] >= names.count }
        return (Array(common), common.count < whole.count ? whole[common.count] : nil)
    }

    /// The stops whose names begin so and go on, by the node that comes next. O(stops).
    func stops(beyond beginning: Beginning) -> [Int: [StopIndex]] {
        var stops: [Int: [StopIndex]] = [:]
        for stop in names.indices where names[stop].path.starts(with: beginning) {
            guard names[stop].path.count > beginning.count else { continue }
            stops[names[stop].path[beginning.count], default: []].append(stop)
        }
        return stops
    }

    /// What is heard on the way to the targets of a class. O(words shared) for each stop asked for.
    func listener(_ number: Int) -> Listener {
        let heard = heard(after: beginnings[number])
        return Listener(times: times) {
            times.seconds(of: heard($0))
        } rest: { stop in
            stop == first ? 0 : names[stop].rest(after: heard(stop), times)
        }
    }

    /// The least that is heard of each stop on the way to any target whose name begins so.
    func leastListener(after beginning: Beginning) -> Listener {
        let heard = heard(after: beginning)
        return Listener(times: times) {
            times.seconds(of: heard($0))
        } rest: {
            leastRest($0)
        }
    }

    /// How many words are heard of a stop by one who is after a name that begins so.
    private func heard(after beginning: Beginning) -> @Sendable (StopIndex) -> Double {
        guard let word = beginning.first else { return { fewest[$0] } }
        return { stop in
            guard names[stop].path.first == word else { return fewest[stop] }
            return names[stop].heard(shared: zip(names[stop].path, beginning).prefix { $0 == $1 }.count, times)
        }
    }

    /// Whether more than the least may be heard of a stop before it is acted on.
    func isHeardOnActing(_ stop: StopIndex) -> Bool {
        stop != first && leastRest(stop) < names[stop].rest(after: fewest[stop], times)
    }

    /// What remains to be heard at a stop by one who is after a name that begins alike as far as any does.
    private func leastRest(_ stop: StopIndex) -> Double {
        let name = names[stop]
        return stop == first ? 0 : name.rest(after: name.heard(shared: name.shared, times), times)
    }
}
