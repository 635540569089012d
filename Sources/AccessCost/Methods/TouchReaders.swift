import LayoutModel

/// What screen readers on touch screens share.
enum TouchReaders {
    static let times: [Setting] = [
        Setting(
            key: "swipe", summary: "the time of one swipe", kind: .number(0.01...10), unit: "s",
            defaultValue: .number(0.17), source: KeySettings.cogulator),
        Setting(
            key: "tap", summary: "the time of one tap", kind: .number(0.01...10), unit: "s",
            defaultValue: .number(0.45),
            source: KeySettings.cogulator),
        Setting(
            key: "doubleTap", summary: "the time of a double tap", kind: .number(0.01...20), unit: "s",
            defaultValue: .share(2, of: "tap"), source: "ours: two taps"),
        Setting(
            key: "hold", summary: "how much longer a double tap takes that is held", kind: .number(0...10), unit: "s",
            defaultValue: .number(0.5), source: KeySettings.ours),
        KeySettings.mental, KeySettings.mentalTime,
    ]

    static func turns(_ count: Int, _ key: String, _ summary: String) -> Setting {
        Setting(
            key: key, summary: summary, kind: .integer(0...20), unit: "", defaultValue: .number(Double(count)),
            source: KeySettings.undocumented + "; people choose what the rotor holds")
    }

    static func gestures(_ settings: Settings, turn: String, _ actions: SwipeMachine.ActionsWay)
        -> SwipeMachine.Gestures
    {
        let swipe = settings.number("swipe")
        let doubleTap = settings.number("doubleTap")
        return SwipeMachine.Gestures(
            next: .init(name: "Swipe right", seconds: swipe), previous: .init(name: "Swipe left", seconds: swipe),
            up: .init(name: "Swipe up", seconds: swipe), down: .init(name: "Swipe down", seconds: swipe),
            act: .init(name: "Double tap", seconds: doubleTap),
            hold: .init(name: "Double tap and hold", seconds: doubleTap + settings.number("hold")),
            turn: .init(name: turn, seconds: settings.number("turn")),
            containerTurns: settings.integer("containerTurns"), actions: actions)
    }
}

extension AccessMethod {
    /// A screen reader that is swiped over the flat list of items.
    static func touchReader(
        id: String, name: String, summary: String, platforms: [Platform], settings: [Setting],
        gestures: @escaping @Sendable (Settings) -> SwipeMachine.Gestures
    ) -> AccessMethod {
        AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms, figures: [.commands, .seconds],
            settings: settings + TouchReaders.times, trees: [.flat, .grouped], mainTree: .grouped,
            routes: [.items, .jump, .actions, .gestures],
            rules: { _ in TreeRules(stops: .reader, groups: .containers, dissolvesSingles: false) },
            machine: { SwipeMachine($0, gestures($0.settings)) })
    }
}
