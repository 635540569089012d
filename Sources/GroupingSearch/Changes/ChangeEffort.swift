extension ScreenChange {
    /// What a change takes of the people who make it.
    public enum Effort: String, CaseIterable, Hashable, Sendable, Codable {
        /// One attribute of an element or container that is there.
        case attribute
        /// A new container around elements, or one less.
        case container
        /// Another structure of the screen: its order, or what people can do with it.
        case structure
    }

    /// What the change takes: a container that is there becomes a group by one attribute, a new one is a container, an order
    /// or another way to act is a structure.
    public var effort: Effort {
        switch kind {
        case .group: container == nil ? .container : .attribute
        case .gestureActions, .ungroup, .skip, .shortcut, .mnemonic, .inputLabel, .heading, .align, .scanBlock:
            .attribute
        case .radioGroup: container == nil ? .container : .attribute
        case .merge, .skipLink, .roving: .container
        case .order, .actions, .adjustable, .confirm, .earlier, .moveCells, .pageJump: .structure
        }
    }
}
