import LayoutModel

/// What screen readers on touch screens share.
enum TouchReaders {
    static let times: [MethodParameter] = [
        .init(.swipe, 0.17, source: DefaultSource.cogulator),
        .init(.tap, 0.45, source: DefaultSource.cogulator),
        .init(.doubleTap, 2, of: .tap, source: "ours: two taps"),
        .init(.hold, 0.5, source: DefaultSource.ours),
        .mental, .mentalTime,
    ]

    /// Where the numbers of turns come from.
    static let turns = DefaultSource.undocumented + "; people choose what the rotor holds"

    static func gestures(_ values: ParameterValues, turn: String, _ actions: SwipeMachine.ActionsWay)
        -> SwipeMachine.Gestures
    {
        let swipe = values[.swipe]
        let doubleTap = values[.doubleTap]
        return SwipeMachine.Gestures(
            next: .init(name: "Swipe right", seconds: swipe), previous: .init(name: "Swipe left", seconds: swipe),
            up: .init(name: "Swipe up", seconds: swipe), down: .init(name: "Swipe down", seconds: swipe),
            act: .init(name: "Double tap", seconds: doubleTap),
            hold: .init(name: "Double tap and hold", seconds: doubleTap + values[.hold]),
            turn: .init(name: turn, seconds: values[.turn]),
            containerTurns: values[.containerTurns], actions: actions)
    }
}

extension AccessMethod {
    /// A screen reader that is swiped over the flat list of items.
    static func touchReader(
        id: String, name: String, summary: String, platforms: [Platform], parameters: [MethodParameter],
        order: @escaping @Sendable (ParameterValues) -> TreeRules.Order = { _ in .reading },
        gestures: @escaping @Sendable (ParameterValues) -> SwipeMachine.Gestures
    ) -> AccessMethod {
        AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms, figures: [.commands, .seconds],
            parameters: parameters + TouchReaders.times, trees: [.flat, .grouped], mainTree: .grouped,
            routes: [.items, .jump, .actions, .gestures],
            rules: {
                TreeRules(stops: .reader, groups: .containers, dissolvesSingles: false, order: order($0))
            },
            machine: { SwipeMachine($0, gestures($0.parameters)) })
    }
}
