import LayoutModel

extension AccessMethod {
    /// A method in which spoken commands act on targets by their names.
    static func voice(
        id: String, name: String, summary: String, platforms: [Platform], commands: VoiceMachine.Commands
    ) -> AccessMethod {
        AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms, figures: [.commands, .words, .seconds],
            parameters: [
                .init(.speakingRate, 150, source: DefaultSource.ours),
                .init(.recognition, 1, source: DefaultSource.ours),
                .scrollPage,
            ],
            trees: [.flat, .grouped], mainTree: .flat, routes: [.names, .numbers, .actions, .gestures, .pages],
            rules: { TreeRules(groups: .containers, scroll: .init(page: $0[.scrollPage], isByPages: true)) },
            machine: { VoiceMachine($0, commands) })
    }
}
