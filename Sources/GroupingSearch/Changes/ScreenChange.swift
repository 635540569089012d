public import LayoutModel

/// One change of a screen, stated by the ids of its elements, so that it means the same on the screen as it is and on the
/// screen after other changes.
public struct ScreenChange: Hashable, Codable, Sendable {
    /// The kind of change.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// Targets become members of one group; where a box already holds just these, it becomes the group.
        case group
        /// A group is replaced by what it holds.
        case ungroup
        /// The members of a list are visited in another order.
        case order
        /// A title and its value, two stops for readers, become one element.
        case merge
        /// Rarely used neighbours become custom actions of their item.
        case actions
        /// Gestures get custom actions that do the same.
        case gestureActions
        /// A stop that says and does nothing is left out.
        case skip
        /// A costly, frequent target gets a key of its own.
        case shortcut
        /// A letter of a target's label activates it together with a modifier key.
        case mnemonic
        /// A target gets a further name by which find and voice know it.
        case inputLabel
        /// A carousel becomes one adjustable element.
        case adjustable
        /// A destructive target asks before anything happens.
        case confirm
        /// Texts that name what comes after them become headings, which readers jump between.
        case heading
        /// A link at the beginning of a page leads to its main content.
        case skipLink
        /// The members of a tool bar, of tabs or of a menu become one Tab stop, with arrows between them.
        case roving
        /// Radio buttons that are one choice become one Tab stop, with arrows between them.
        case radioGroup
        /// Views that nearly share a row get one top and one bottom, so that scanning by rows sees the row.
        case align
        /// A row of a list that is often wanted and far away becomes the first of its kind.
        case earlier
        /// Cells of a board take other places.
        case moveCells
        /// Rows of a board become a scan block, which is chosen before the row and the cell.
        case scanBlock
        /// A key on an empty place of a board leads to a page to which people go through others.
        case pageJump
    }

    /// The kinds that change the access tree's groups and order, and no element.
    public static let treeKinds: Set<Kind> = [.group, .ungroup, .order]

    /// The kind of change.
    public var kind: Kind
    /// The ids of the elements it is about, in visiting order: a group's members, the members of a list in their new
    /// order, title and value, the item and what becomes its actions, the carousel's parts, the moved cells or views, the cells of a scan block, the
    /// texts that become headings, the members of what becomes one Tab stop, where a link leads to, a row and the
    /// one before which it goes, else the one target.
    public var targets: [String]
    /// What is given: the label of a group, a radio group, a link, a new key, or of a merged or adjustable element, the shortcut as text,
    /// the mnemonic's letter, the input label, the headings' level, the number of a scan block, the names of actions with commas between; empty for kinds that give nothing.
    public var label: String
    /// The id of the box it is about: the one that becomes or was the group, or whose list is put in order; of the page to
    /// which a key leads; nil for a new group, and for the top of the screen.
    public var container: String?
    /// Whether the label is one to begin with, which the author replaces by what the group is to people.
    public var needsName: Bool
    /// Where each moved cell or view goes: the frame of another moved cell, of a free place, or in line with its row; the place
    /// of a new key; empty for other kinds.
    public var frames: [Frame]

    /// A change by its parts.
    public init(
        _ kind: Kind, _ targets: [String], label: String = "", container: String? = nil, needsName: Bool = false,
        frames: [Frame] = []
    ) {
        self.frames = frames
        self.kind = kind
        self.targets = targets
        self.label = label
        self.container = container
        self.needsName = needsName
    }
}
