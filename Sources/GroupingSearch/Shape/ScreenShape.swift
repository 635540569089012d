public import LayoutModel

/// An order and nesting of a screen's stops, as a layout can have it.
public struct ScreenShape: Hashable, Sendable {
    /// One place of a list.
    public indirect enum Node: Hashable, Sendable {
        /// A stop; a locked group with everything in it.
        case stop(ElementIndex)
        /// A group with what it holds, in order.
        case group(Group)
    }

    /// A group.
    public struct Group: Hashable, Sendable {
        /// What it is called; empty keeps what its box is called.
        public var label: String
        /// The box on the screen that is the group; nil where one is to be found or made.
        public var box: ElementIndex?
        /// What it holds.
        public var nodes: [Node]

        /// A group by its parts.
        public init(label: String = "", box: ElementIndex? = nil, nodes: [Node]) {
            self.label = label
            self.box = box
            self.nodes = nodes
        }
    }

    /// The top list.
    public var nodes: [Node]

    /// The boxes that are to be groups no more even where they hold one stop.
    public var dissolved: Set<ElementIndex> = []

    /// A shape of a top list.
    public init(_ nodes: [Node]) { self.nodes = nodes }

    /// The stops in visiting order.
    public var stops: [ElementIndex] { Self.stops(nodes) }

    static func stops(_ nodes: [Node]) -> [ElementIndex] {
        nodes.flatMap { node in
            switch node {
            case .stop(let element): [element]
            case .group(let group): stops(group.nodes)
            }
        }
    }

    /// Every group, outer ones first.
    public var groups: [Group] { Self.groups(nodes) }

    private static func groups(_ nodes: [Node]) -> [Group] {
        nodes.flatMap { node -> [Group] in
            guard case .group(let group) = node else { return [] }
            return [group] + groups(group.nodes)
        }
    }
}
