public import LayoutModel

/// Screens of keys, written as strings.
public enum BoardLayouts {
    /// A board of square keys from its rows, as "qwertyuiop/asdfghjkl"; a dot is an empty cell.
    ///
    /// Each key has its character as id and label.
    ///
    /// - Parameter weights: by character; 1 for characters that it does not name.
    public static func board(_ rows: String, weights: [Character: Double] = [:]) -> Screen {
        var screen = Screen(id: "board", width: 2000, height: 2000)
        for (row, keys) in rows.split(separator: "/").enumerated() {
            for (column, key) in keys.enumerated() where key != "." {
                var element = Element(role: .key, id: String(key), label: String(key))
                element.frame = Frame(x: 8 + Double(column) * 64, y: 8 + Double(row) * 64, width: 60, height: 60)
                element.weight = weights[key] ?? 1
                screen.open(element, in: nil)
            }
        }
        return screen
    }

    /// Buttons in a line, without frames: "1", "2" ...
    public static func line(_ count: Int) -> Screen { nested(.group((0..<count).map { _ in .target(weight: 1) })) }

    /// A list of targets and groups.
    public indirect enum Nest: Hashable, Sendable {
        /// A target of a weight.
        case target(weight: Double)
        /// A group of targets and groups.
        case group([Nest])
    }

    /// A screen of semantic groups nested as given; the outermost group is the screen, targets are "1", "2" ...
    public static func nested(_ nest: Nest) -> Screen {
        var screen = Screen(id: "nested")
        var number = 0
        func add(_ nest: Nest, in parent: ElementIndex?) {
            switch nest {
            case .target(let weight):
                number += 1
                var element = Element(role: .button, id: "\(number)", label: "\(number)")
                element.weight = weight
                screen.open(element, in: parent)
            case .group(let members):
                var group = Element(.group, id: "g\(screen.elements.count)")
                group.container = .semanticGroup
                let index = screen.open(group, in: parent)
                for member in members { add(member, in: index) }
                screen.close(index)
            }
        }
        if case .group(let members) = nest { for member in members { add(member, in: nil) } }
        return screen
    }
}

/// How often the characters of English are wanted: Norvig's letter shares, and one space in 5.79 characters.
public enum EnglishLetters {
    /// Percent of letters, as NavCost.docc/Numbers.md gives them (Peter Norvig, "English Letter Frequency Counts").
    public static let letters: [Character: Double] = [
        "e": 12.49, "t": 9.28, "a": 8.04, "o": 7.64, "i": 7.57, "n": 7.23, "s": 6.51, "r": 6.28, "h": 5.05,
        "l": 4.07, "d": 3.82, "c": 3.34, "u": 2.73, "m": 2.51, "f": 2.40, "p": 2.14, "g": 1.87, "w": 1.68,
        "y": 1.66, "b": 1.48, "v": 1.05, "k": 0.54, "x": 0.23, "j": 0.16, "q": 0.12, "z": 0.09,
    ]

    /// Shares that add up to 1, the space written "_".
    public static let withSpace: [Character: Double] = {
        let total = letters.keys.sorted().reduce(0) { $0 + letters[$1]! }
        var shares = letters.mapValues { $0 / total * (1 - 1 / 5.79) }
        shares["_"] = 1 / 5.79
        return shares
    }()

    /// The characters from the most frequent to the least.
    public static let byFrequency = withSpace.keys.sorted { withSpace[$0]! > withSpace[$1]! }
}
