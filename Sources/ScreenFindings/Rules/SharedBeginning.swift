import AccessCost
import LayoutModel

extension Rule {
    /// Names in a row begin with the same words.
    ///
    /// A screen reader's user moves on as soon as a word tells that this is not the target. Where names begin alike,
    /// that word comes late, at every stop that is passed: "Settings for sound", "Settings for network". The word that
    /// tells them apart first saves listening for all.
    ///
    /// The rule checks the stops of the first requested screen reader, in its order, three or more neighbours whose names
    /// share two words or more at the beginning. After two such names it cannot be told what a stop without a name in the
    /// file is called. Listening must take time (`listening` is not off).
    static let sharedBeginning = Rule(
        code: "shared-beginning", title: "names in a row begin with the same words",
        message: "{count} names in a row begin with '{words}', which takes {now} to hear each time",
        remedy: "put the word that tells them apart first",
        source: #"the documentation, Model, "Listening""#,
        affects: [.screenReader], touches: [],
        examine: { screen, examination in
            guard let own = screen.methods.first(where: { $0.isReader && $0.tree.listening != nil }) else { return }
            let tree = own.tree.tree
            let stops = tree.visibleStops.filter { tree.stops[$0].kind == .target || tree.stops[$0].kind == .text }
            let elements = stops.compactMap { tree.stops[$0].element }
            let names = elements.map { screen.screen[$0].label.split(whereSeparator: \.isWhitespace).map(String.init) }
            var index = 0
            while index < names.count {
                var shared = names[index][...]
                var end = index + 1
                while end < names.count {
                    let common = zip(shared, names[end]).prefix { $0.lowercased() == $1.lowercased() }.count
                    // A name that is only the beginning of another is told by its end.
                    guard common >= 2, common < names[end].count else { break }
                    shared = shared.prefix(common)
                    end += 1
                }
                if end - index >= 3, shared.count < names[index].count {
                    let seconds = Double(shared.count) * 60 / own.method.parameters.wordsPerMinute
                    examination.found(
                        .note, at: Array(elements[index..<end]), method: own.id,
                        [
                            "count": .count(end - index), "words": .text(shared.joined(separator: " ")),
                            "now": .figure(seconds, .seconds),
                        ])
                    index = end
                } else if end - index == 2, end < names.count, names[end].isEmpty, shared.count < names[index].count {
                    examination.cannotTell("the name of the next stop is not in the file", at: [elements[end]])
                    index = end
                } else {
                    index += 1
                }
            }
        })
}
