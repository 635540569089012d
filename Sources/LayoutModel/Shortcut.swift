/// A chord: modifier keys held while a key is pressed, written "Control-Command-F".
public struct Shortcut: Hashable, Sendable, Codable {
    /// A key that is held.
    public enum Modifier: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
        case control = "Control"
        case option = "Option"
        case alt = "Alt"
        case shift = "Shift"
        case command = "Command"
        case meta = "Meta"
        case function = "Fn"

        /// The order in which a chord names its modifiers.
        public static func < (a: Modifier, b: Modifier) -> Bool {
            allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
        }
    }

    /// The keys that are held, each once, in the order in which they are named.
    public let modifiers: [Modifier]
    /// The key that is pressed: a character in upper case, or a name as "Return".
    public let key: String

    /// A chord of modifiers and a key.
    public init(_ modifiers: [Modifier] = [], key: String) {
        self.modifiers = Set(modifiers).sorted()
        self.key = key.count == 1 ? key.uppercased() : key
    }

    /// Reads "Command-I"; nil where a part is no modifier or the key is missing.
    public init?(_ text: String) {
        var parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard var key = parts.popLast() else { return nil }
        if key.isEmpty, parts.last?.isEmpty == true || parts.isEmpty {
            // The key is "-" itself: "Command--", or "-" alone.
            guard text.hasSuffix("-") else { return nil }
            if !parts.isEmpty { parts.removeLast() }
            key = "-"
        }
        guard !key.isEmpty else { return nil }
        var modifiers: [Modifier] = []
        for part in parts {
            guard let modifier = Modifier(rawValue: part), !modifiers.contains(modifier) else { return nil }
            modifiers.append(modifier)
        }
        self.init(modifiers, key: key)
    }

    /// The number of keys that are pressed for it.
    public var keystrokes: Int { modifiers.count + 1 }
}

extension Shortcut: CustomStringConvertible {
    /// The chord as "Control-Command-F".
    public var description: String { (modifiers.map(\.rawValue) + [key]).joined(separator: "-") }
}
