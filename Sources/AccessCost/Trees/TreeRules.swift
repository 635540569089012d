public import LayoutModel

/// How an access method makes its trees.
public struct TreeRules: Hashable, Sendable {
    /// Which elements the cursor lands on.
    public enum Stops: Hashable, Sendable {
        /// On elements that respond to interaction and are enabled; scrolled-away ones at once only where the cursor scrolls
        /// by itself.
        case motor(scrolls: Bool)
        /// On every accessibility element, text and disabled ones included.
        case reader
    }

    /// Which containers are groups in the `grouped` tree.
    public enum Groups: Hashable, Sendable {
        /// Every accessibility container and scan block.
        case containers
        /// UIKit's navigation style decides; automatic ones are groups where the system groups containers.
        case navigationStyle(automatic: Bool)
        /// Every node with two interesting branches or more and other bounds than the group around it.
        case branching
        /// Containers that are one stop of a keyboard's Tab loop: by role, and those with a roving tabindex.
        case composites
        /// Landmarks of a page.
        case landmarks
    }

    /// Which targets the keyboard focus stops on.
    public enum Focus: Hashable, Sendable {
        /// On all of them.
        case any
        /// On controls and members of collections, by role; a tab index overrides it both ways.
        case controls
        /// On texts and members of collections alone.
        case textsAndLists
        /// As browsers do: the same without content, and members of a roving tabindex.
        case web
    }

    /// Where the order of stops comes from.
    public enum Order: Hashable, Sendable {
        /// Explicit orders, else as they are read.
        case reading
        /// Explicit orders, else by their tops where these differ by that many points or more, by their leading edges
        /// where they do not (UIKit).
        case tops(tolerance: Double)
        /// The document; targets with a positive tab index come first, in its order.
        case tabIndex
        /// The document alone.
        case document
    }

    /// How a person gets at what must be scrolled to.
    public struct Scroll: Hashable, Sendable {
        /// The part of the visible extent that one scroll moves the view by, above 0, at most 1.
        public var page: Double
        /// Whether the person chooses each scroll; else the cursor scrolls by itself.
        public var isByPages: Bool
        /// Whether a container is a stop because it scrolls.
        public var hasContainerStops: Bool

        /// Scrolling by pages, or by the cursor.
        public init(page: Double, isByPages: Bool, hasContainerStops: Bool = false) {
            self.page = page
            self.isByPages = isByPages
            self.hasContainerStops = hasContainerStops
        }
    }

    /// When two elements share a row.
    public enum Rows: String, CaseIterable, Hashable, Sendable {
        /// They overlap vertically by at least half the smaller height.
        case overlap
        /// Their top edges lie in the same whole point.
        case tops
        /// Their top and bottom edges are the same.
        case identical
    }

    /// Where a group's exit item is among its children.
    public enum Exit: String, CaseIterable, Hashable, Codable, Sendable {
        /// After the last child.
        case last
        /// Before the first child.
        case first
        /// There is none.
        case none
    }

    /// Which elements the cursor lands on.
    public var stops: Stops
    /// Which containers are groups in the `grouped` tree.
    public var groups: Groups
    /// Whether stops of the `grouped` tree that are in no group are grouped by rows.
    public var groupsRows: Bool
    /// Whether a group with one stop is replaced by it.
    public var dissolvesSingles: Bool
    /// Where a group's exit item is among its children.
    public var exit: Exit
    /// When two elements share a row.
    public var rows: Rows
    /// The fewest stops that make a row a group of its own.
    public var smallestRow: Int
    /// Whether the lines of the `rows` and `blocks` trees are columns.
    public var areColumns: Bool
    /// The number of parts of a list in the `halves` tree, from 2.
    public var parts: Int
    /// Whether a cancel item ends every list of the `halves` tree that holds single stops.
    public var partsEndWithCancel: Bool
    /// Which targets the keyboard focus stops on.
    public var focus: Focus
    /// The roles of containers that are one stop of the Tab loop, where `groups` is `composites`.
    public var composites: Set<Role>
    /// Where the order of stops comes from.
    public var order: Order
    /// How a person gets at what must be scrolled to; nil where the method does not scroll.
    public var scroll: Scroll?

    /// By how many points tops differ that are of different rows on a screen; nil where rows follow overlaps.
    public func rowTolerance(on screen: Screen) -> Double? {
        guard case .tops(let points) = order else { return nil }
        return screen.isTabletSized ? points * 13 / 8 : points
    }

    /// Rules with everything at its default.
    public init(
        stops: Stops = .motor(scrolls: false), groups: Groups = .containers, groupsRows: Bool = false,
        dissolvesSingles: Bool = true, exit: Exit = .none, rows: Rows = .overlap, smallestRow: Int = 1,
        areColumns: Bool = false, parts: Int = 2, partsEndWithCancel: Bool = false, focus: Focus = .any,
        composites: Set<Role> = [], order: Order = .reading,
        scroll: Scroll? = nil
    ) {
        // Where nothing else is said, a cursor that goes everywhere scrolls by itself.
        self.scroll = scroll ?? (stops == .motor(scrolls: false) ? nil : Scroll(page: 0.9, isByPages: false))
        self.focus = focus
        self.composites = composites
        self.order = order
        self.stops = stops
        self.groups = groups
        self.groupsRows = groupsRows
        self.dissolvesSingles = dissolvesSingles
        self.exit = exit
        self.rows = rows
        self.smallestRow = smallestRow
        self.areColumns = areColumns
        self.parts = parts
        self.partsEndWithCancel = partsEndWithCancel
    }
}
