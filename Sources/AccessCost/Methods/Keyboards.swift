import LayoutModel

extension AccessMethod {
    /// A method in which a keyboard's focus goes round the screen.
    static func keyboard(
        id: String, name: String, summary: String, platforms: [Platform], parameters: [MethodParameter],
        routes: [RouteFamily],
        rules: @escaping @Sendable (ParameterValues) -> TreeRules,
        keys: @escaping @Sendable (MachineContext) -> LoopMachine.Keys
    ) -> AccessMethod {
        AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms,
            figures: [.keystrokes, .commands, .seconds], parameters: parameters + MethodParameter.keyTimes,
            trees: [.flat, .grouped], mainTree: .grouped, routes: routes, rules: rules,
            machine: { context in
                LoopMachine(context, keys(context), outside: context.parameters[.browserStops])
            })
    }
}

/// What keyboards share.
enum Keyboards {
    /// Space for what is pressed, Return for what is followed or opened, nothing for texts: having the focus is enough.
    static let act: @Sendable (Element) -> Chord? = { element in
        switch element.role {
        case .link, .menuItem, .menuBarItem, .cell, .row, .listItem, .treeItem, .icon: Chord("Return", keystrokes: 1)
        default: element.role.isText ? nil : Chord("Space", keystrokes: 1)
        }
    }

    /// Containers of items that arrows move through.
    static let collections: Set<Role> = [.list, .table, .tree, .grid, .collection]
}
