/// Keys that are pressed together, or one after the other as one command: "Tab", "Control-Tab", "Tab-Z".
struct Chord: Hashable, Sendable {
    /// The keys joined by hyphens, as routes show them.
    let name: String
    /// The number of keys.
    let keystrokes: Int

    /// A chord of so many keys.
    init(_ name: String, keystrokes: Int) {
        self.name = name
        self.keystrokes = keystrokes
    }

    /// Reads keys joined by hyphens; nil where one is missing. A last key "-" is written twice: "Command--".
    init?(_ text: String) {
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
