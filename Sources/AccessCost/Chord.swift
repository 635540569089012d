/// Keys that are pressed together, or one after the other as one command: "Tab", "Control-Tab", "Tab-Z".
public struct Chord: Hashable, Sendable {
    /// The keys joined by hyphens, as routes show them.
    public let name: String
    /// The number of keys.
    public let keystrokes: Int

    /// A chord of so many keys.
    init(_ name: String, keystrokes: Int) {
        self.name = name
        self.keystrokes = keystrokes
    }

    /// Reads keys joined by hyphens; nil where one is missing. A last key "-" is written twice: "Command--".
    public init?(_ text: String) {
        var keys = text.split(separator: "-", omittingEmptySubsequences: false)
        if text == "-" { keys = ["-"] } else if text.hasSuffix("--") { keys = keys.dropLast(2) + ["-"] }
        guard keys.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else { return nil }
        self.init(text, keystrokes: keys.count)
    }

    /// What pressing it costs.
    func cost(_ secondsPerKeystroke: Double) -> Cost {
        Cost(keystrokes: Double(keystrokes), commands: 1, seconds: Double(keystrokes) * secondsPerKeystroke)
    }
}

extension Chord: ExpressibleByStringLiteral {
    /// The keys joined by hyphens; one key where they do not read as a chord.
    public init(stringLiteral text: String) { self = Chord(text) ?? Chord(text, keystrokes: 1) }
}
