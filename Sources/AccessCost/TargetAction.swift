public import LayoutModel

/// Something that a person can do with a target.
public struct TargetAction: Hashable, Codable, Sendable {
    /// How technologies offer it.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// What activating the target does.
        case activation
        /// A custom action, offered in menus and rotors.
        case action
        /// A touch gesture, offered in a submenu.
        case gesture
    }

    /// The name under which it is offered; "activate" for activation.
    public var name: String
    /// How technologies offer it.
    public var kind: Kind
    /// The chord that performs it: from anywhere for activation, on the focused target for an action.
    public var shortcut: Shortcut?

    /// Everything that can be done with an element: activation, then its custom actions, then its gestures.
    public static func all(of element: Element) -> [TargetAction] {
        [TargetAction(name: "activate", kind: .activation, shortcut: element.shortcut)]
            + element.actions.map { TargetAction(name: $0.name, kind: .action, shortcut: $0.shortcut) }
            + element.gestures.map { TargetAction(name: $0.rawValue, kind: .gesture, shortcut: nil) }
    }
}
