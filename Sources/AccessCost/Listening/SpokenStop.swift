import LayoutModel

/// What is spoken of a stop, its name among those of the others.
struct SpokenStop: Sendable {
    /// How many words are spoken before the name.
    private let before: Double
    private let name: SpokenWords
    private let words: Double
    /// The node of the tree of all names after each word.
    private(set) var path: ContiguousArray<Int> = []
    /// With how many of its words another name begins, too.
    private(set) var shared = 0

    private init(_ stop: AccessTree.Stop, _ screen: Screen, _ order: AnnouncementOrder) {
        let announcement =
            stop.element.map { Announcement(screen[$0], order: order) } ?? Announcement(name: stop.name)
        before = announcement.before.reduce(0) { $0 + SpokenWords($1).count }
        // What has no name is told by what it is.
        name = SpokenWords(announcement.name.isEmpty ? announcement.after.first ?? "" : announcement.name)
        words = name.count
    }

    /// The stops of a tree, and how many names pass each node of the tree of names. O(letters of all names).
    static func all(_ context: MachineContext) -> (stops: ContiguousArray<SpokenStop>, counts: [Int]) {
        let order = context.parameters[.announcement]
        var stops = ContiguousArray(context.tree.stops.map { SpokenStop($0, context.screen, order) })
        var children: [Int: [String: Int]] = [:]
        var counts = [0]
        for index in stops.indices {
            var node = 0
            for word in stops[index].name.words {
                if let next = children[node]?[word] {
                    node = next
                } else {
                    counts.append(0)
                    children[node, default: [:]][word] = counts.count - 1
                    node = counts.count - 1
                }
                counts[node] += 1
                stops[index].path.append(node)
            }
        }
        for index in stops.indices { stops[index].shared = stops[index].path.prefix { counts[$0] > 1 }.count }
        return (stops, counts)
    }

    /// How many words are heard until the name differs from one that begins with so many of its words.
    func heard(shared: Int, _ times: ListeningTimes) -> Double {
        before + name.count(first: shared + 1, atLeast: times.heardWords)
    }

    /// Seconds until the rest of the name has been heard after so many words.
    func rest(after heard: Double, _ times: ListeningTimes) -> Double {
        (before + words - heard) * 60 / times.rate
    }
}
