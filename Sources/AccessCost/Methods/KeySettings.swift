/// The settings that several keyboard methods have.
enum KeySettings {
    static let klm = "keystroke-level model, Card, Moran, Newell 1980"
    static let cogulator = "Cogulator, operators for touch"
    static let ours = "parameter, ours; no source"
    static let undocumented = "parameter, not documented by the vendor"

    static let keystrokeTime = Setting(
        key: "keystrokeTime", summary: "the time of one keystroke", kind: .number(0.01...10), unit: "s",
        defaultValue: .number(0.28), source: klm + "; 0.08 to 1.2")

    static let mental = Setting(
        key: "mental", summary: "whether time to think is counted before each new kind of move", kind: .flag, unit: "",
        defaultValue: .flag(false), source: klm + ", heuristics 0 to 2; off is ours")

    static let mentalTime = Setting(
        key: "mentalTime", summary: "the time to think before a new kind of move", kind: .number(0...60), unit: "s",
        defaultValue: .number(1.35), source: klm)

    /// What every method with keys has.
    static let times = [keystrokeTime, mental, mentalTime]

    static func chord(_ key: String, _ summary: String, _ keys: String, source: String) -> Setting {
        Setting(key: key, summary: summary, kind: .chord, unit: "", defaultValue: .word(keys), source: source)
    }

    /// Where the focus is when the screen opens.
    static func start(_ place: LoopMachine.Start, source: String) -> Setting {
        Setting(
            key: "start",
            summary:
                "where the focus is at first: before the first stop, or on the initial focus (else the first stop)",
            kind: .choice(LoopMachine.Start.allCases.map(\.rawValue)), unit: "", defaultValue: .word(place.rawValue),
            source: source)
    }

    static func wrap(_ isOn: Bool, source: String) -> Setting {
        Setting(
            key: "wrap", summary: "whether Tab goes from the last stop to the first", kind: .flag, unit: "",
            defaultValue: .flag(isOn), source: source)
    }
}

extension Settings {
    /// The seconds of thinking before a new kind of move, 0 where they are not counted.
    var mentalTime: Double { has("mental") && flag("mental") ? number("mentalTime") : 0 }
}
