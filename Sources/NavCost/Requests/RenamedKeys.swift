/// Keys that version 2 has renamed: an old one is an error that names the new one.
enum RenamedKeys {
    private static let names = [
        "firstItemPause": "firstItemDelay", "loops": "cycles", "afterLoops": "afterCycles", "miss": "missed",
        "unwanted": "accidental", "settings": "parameters", "prompt": "listening",
    ]

    /// "'miss' is called 'missed' since version 2" for a key that was renamed to one of the known ones; nil for others.
    static func message(for key: String, known: [String]) -> String? {
        guard let new = names[key], known.contains(new) else { return nil }
        return "'\(key)' is called '\(new)' since version 2"
    }
}
