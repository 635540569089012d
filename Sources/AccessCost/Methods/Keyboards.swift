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
    /// An arrow for what is adjusted, Space for what is pressed, Return for what is followed or opened, nothing for texts:
    /// having the focus is enough.
    static let act: @Sendable (Element) -> Chord? = { element in
        if let key = adjust(element) { return key }
        return switch element.role {
        case .link, .menuItem, .menuBarItem, .cell, .row, .listItem, .treeItem, .icon: Chord("Return", keystrokes: 1)
        default: element.role.isText ? nil : Chord("Space", keystrokes: 1)
        }
    }

    /// The arrow that changes a value, on which Space and Return do nothing; nil where nothing is adjusted.
    ///
    /// Sources: WAI-ARIA Authoring Practices, "Slider pattern" (Right increases the value) and "Spinbutton pattern" (Up
    /// increases it). What is adjustable by its traits and also acts, as a button or a link to a screen, is activated.
    static func adjust(_ element: Element) -> Chord? {
        guard element.leadsTo == nil else { return nil }
        return switch element.role {
        case .slider: right
        case .stepper: up
        case .picker, .datePicker: element.isAdjustable ? up : nil
        default: element.isAdjustable && !element.role.isInteractive ? right : nil
        }
    }

    private static let right = Chord("Right", keystrokes: 1)
    private static let up = Chord("Up", keystrokes: 1)

    /// Containers of items that arrows move through.
    static let collections: Set<Role> = [.list, .table, .tree, .grid, .collection]
}
