import LayoutModel

/// What screen readers on touch screens share.
enum TouchReaders {
    static let times: [MethodParameter] = [
        .init(.swipe, 0.17, source: DefaultSource.cogulator),
        .init(.tap, 0.45, source: DefaultSource.cogulator),
        .init(.doubleTap, 2, of: .tap, source: "ours: two taps"),
        .init(.hold, 0.5, source: DefaultSource.ours),
        .init(.pageSwipe, 1, of: .swipe, source: "ours: as a swipe with one finger"),
        .mental, .mentalTime,
    ]

    /// Where the numbers of turns come from.
    static let turns = DefaultSource.undocumented + "; people choose what the rotor holds"

    static func gestures(
        _ values: ParameterValues, turn: String, fingers: String, _ actions: SwipeMachine.ActionsWay
    ) -> SwipeMachine.Gestures {
        let pageSwipe = values[.pageSwipe]
        let swipe = values[.swipe]
        let doubleTap = values[.doubleTap]
        return SwipeMachine.Gestures(
            next: .init(name: "Swipe right", seconds: swipe), previous: .init(name: "Swipe left", seconds: swipe),
            up: .init(name: "Swipe up", seconds: swipe), down: .init(name: "Swipe down", seconds: swipe),
            act: .init(name: "Double tap", seconds: doubleTap),
            hold: .init(name: "Double tap and hold", seconds: doubleTap + values[.hold]),
            turn: .init(name: turn, seconds: values[.turn]),
            // The fingers move the content, so that they go the other way.
            scroll: { direction in
                let word =
                    switch direction {
                    case .down: "up"
                    case .up: "down"
                    case .right: "left"
                    case .left: "right"
                    }
                return .init(name: "Swipe \(word) with \(fingers) fingers", seconds: pageSwipe)
            },
            containerTurns: values[.containerTurns], actions: actions)
    }
}

extension AccessMethod {
    /// A screen reader that is swiped over the flat list of items.
    static func touchReader(
        id: String, name: String, summary: String, platforms: [Platform], parameters: [MethodParameter],
        announcement: AnnouncementOrder, announcementSource: String,
        order: @escaping @Sendable (ParameterValues) -> TreeRules.Order = { _ in .reading },
        gestures: @escaping @Sendable (ParameterValues) -> SwipeMachine.Gestures
    ) -> AccessMethod {
        AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms, figures: [.commands, .seconds],
            parameters: parameters + TouchReaders.times
                + MethodParameter.listening(announcement, source: announcementSource), trees: [.flat, .grouped],
            mainTree: .grouped,
            routes: [.items, .jump, .actions, .gestures, .pages],
            rules: {
                TreeRules(stops: .reader, groups: .containers, dissolvesSingles: false, order: order($0))
            },
            machine: { SwipeMachine($0, gestures($0.parameters)) })
    }
}
