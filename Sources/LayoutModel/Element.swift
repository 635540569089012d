/// The place of an element in its screen's preorder array.
public struct ElementIndex: Hashable, Comparable, Sendable, Codable {
    /// The offset into `Screen.elements`.
    public var rawValue: Int

    /// Wraps an offset into `Screen.elements`.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Preorder comparison.
    public static func < (a: ElementIndex, b: ElementIndex) -> Bool { a.rawValue < b.rawValue }
}

/// Something that can be done with an element besides activating it.
public struct Action: Hashable, Sendable, Codable {
    /// The name that the menu of actions shows.
    public var name: String
    /// The picture that the scanner menu shows; without one it shows the name's first letter.
    public var image: String?
    /// The chord that performs it while the element has the focus.
    public var shortcut: Shortcut?

    /// The goals of the layout before a change that it takes the place of, as `Element.sameAs`.
    public var sameAs: String?

    /// An action by its name.
    public init(name: String, image: String? = nil, shortcut: Shortcut? = nil, sameAs: String? = nil) {
        self.name = name
        self.image = image
        self.shortcut = shortcut
        self.sameAs = sameAs
    }
}

/// The elements that the focus moves to from here, by direction, where the file says so; ids.
public struct NextFocus: Hashable, Sendable, Codable {
    /// The id above, below, to the left, to the right, and next in the forward (Tab) order.
    public var up, down, left, right, forward: String?

    /// No direction is stated.
    public init(
        up: String? = nil, down: String? = nil, left: String? = nil, right: String? = nil, forward: String? = nil
    ) {
        self.up = up
        self.down = down
        self.left = left
        self.right = right
        self.forward = forward
    }
}

/// A node of a screen's tree, stored flat: its subtree is the run of elements up to `subtreeEnd`.
public struct Element: Hashable, Sendable, Codable {
    /// What the node is in navcost's own XML.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Something a cursor may stop on; accessible unless the file says otherwise.
        case element
        /// A container; not accessible itself unless the file says otherwise.
        case group
    }

    /// Whether this is an element or a group.
    public var kind: Kind
    /// The enclosing element, nil at the top of the screen.
    public var parent: ElementIndex?
    /// The offset just after the last descendant in `Screen.elements`.
    public var subtreeEnd = 0

    /// Unique on the screen.
    public var id: String
    /// Whether the id was made from roles and places, because the file states none that is unique on the screen.
    public var idIsDerived = false
    /// What kind of thing it is.
    public var role: Role
    /// What a screen reader speaks first, and what find matches.
    public var label: String
    /// The state or content that goes with the label.
    public var value: String?
    /// Where it is, in the screen's points; nil where the format does not tell.
    public var frame: Frame?
    /// Whether it is an accessibility element; nil means by kind (`isAccessibilityElement`).
    public var accessible: Bool?
    /// Whether it reacts when it is activated; nil means by role (`respondsToInteraction`).
    public var interactive: Bool?
    /// Whether it is not shown at all, with everything inside.
    public var isHidden = false
    /// Whether it can be used now.
    public var isEnabled = true
    /// Whether it is off screen and must be scrolled to.
    public var isOffscreen = false
    /// The line of the input where it starts, from 1; 0 where there is none.
    public var line = 0
    /// The column of the input where it starts, from 1; 0 where it is not known.
    public var column = 0
    /// The place in the screen's `sources`, -1 where there is none.
    public var source = -1

    // MARK: Groups

    /// How assistive technology sees the box; nil means by role (`Role.defaultContainer`).
    public var container: ContainerType?
    /// How directional and scanning technologies visit the children.
    public var navigationStyle = NavigationStyle.automatic
    /// The ids of children in the order in which they are visited; empty means reading order.
    public var order: [String] {
        get { rare?.values.order ?? [] }
        set { changeRare { $0.order = newValue } }
    }
    /// Whether it hides the elements around it from assistive technology.
    public var isModal = false
    /// Whether suggestions must leave it as it is.
    public var isLocked = false
    /// Whether it is a cell of a board that must stay on its place.
    public var isFixed = false
    /// Whether moving the focus inside also moves the selection.
    public var selectionFollowsFocus = false
    /// The number of the scan block that it forms, from 1.
    public var scanBlock: Int? {
        get { rare?.values.scanBlock }
        set { changeRare { $0.scanBlock = newValue } }
    }
    /// The place in the scan: smaller comes first, 0 where the file says nothing.
    public var scanPriority: Int? {
        get { rare?.values.scanPriority }
        set { changeRare { $0.scanPriority = newValue } }
    }
    /// Where the focus lands on entering.
    public var entry = EntryPoint.first
    /// The directions in which what it holds can be scrolled; nil where it does not scroll.
    public var scrolls: ScrollAxis? {
        get { rare?.values.scrolls }
        set { changeRare { $0.scrolls = newValue } }
    }
    /// Whether the running app says that it can be scrolled now: to content that the file need not hold.
    public var isScrollable: Bool {
        get { rare?.values.isScrollable ?? false }
        set { changeRare { $0.isScrollable = newValue } }
    }

    // MARK: Elements

    /// How often it is wanted relative to the others; not negative.
    public var weight = 1.0
    /// The chord that activates it from anywhere.
    public var shortcut: Shortcut? {
        get { rare?.values.shortcut }
        set { changeRare { $0.shortcut = newValue } }
    }
    /// The underlined letter of its label.
    public var mnemonic: String? {
        get { rare?.values.mnemonic }
        set { changeRare { $0.mnemonic = newValue } }
    }
    /// The web's access key.
    public var accessKey: String? {
        get { rare?.values.accessKey }
        set { changeRare { $0.accessKey = newValue } }
    }
    /// The web's tab index.
    public var tabIndex: Int? {
        get { rare?.values.tabIndex }
        set { changeRare { $0.tabIndex = newValue } }
    }
    /// Where the focus goes from here, by direction.
    public var next: NextFocus {
        get { rare?.values.next ?? NextFocus() }
        set { changeRare { $0.next = newValue } }
    }
    /// The heading level, from 1; nil where it is no heading.
    public var headingLevel: Int? {
        get { rare?.values.headingLevel }
        set { changeRare { $0.headingLevel = newValue } }
    }
    /// Whether it says what comes after it, by its role or a level.
    public var isHeading: Bool { role == .heading || headingLevel != nil }
    /// The landmark that it is.
    public var landmark: Landmark? {
        get { rare?.values.landmark }
        set { changeRare { $0.landmark = newValue } }
    }
    /// What it belongs to among the cells of a board: a word class, a colour; nil where the file says nothing.
    public var family: String? {
        get { rare?.values.family }
        set { changeRare { $0.family = newValue } }
    }
    /// The colour of a board's cell as `#rrggbb`, in lower case; nil where the file says nothing.
    public var colour: String? {
        get { rare?.values.colour }
        set { changeRare { $0.colour = newValue } }
    }
    /// The picture on a board's cell: the name of a file beside the layout or in its archive, or a `data:` address (RFC 2397);
    /// nil where the file holds none.
    public var picture: String? {
        get { rare?.values.picture }
        set { changeRare { $0.picture = newValue } }
    }
    /// Whether it is adjusted by swiping up and down.
    public var isAdjustable = false
    /// Whether it stands on the line of the text or control before it: nothing between them begins a new one.
    public var isInline = false
    /// Whether it is the selected one.
    public var isSelected = false
    /// The gestures that it understands besides activation.
    public var gestures: [Gesture] {
        get { rare?.values.gestures ?? [] }
        set { changeRare { $0.gestures = newValue } }
    }
    /// Whether activating it destroys something.
    public var isDestructive = false
    /// Whether activating it asks before anything happens.
    public var confirms = false
    /// The seconds after which it goes away.
    public var timeout: Double? {
        get { rare?.values.timeout }
        set { changeRare { $0.timeout = newValue } }
    }
    /// Whether it shows what bystanders should not see.
    public var isPrivate = false
    /// What makes it show itself.
    public var reveals: Reveal? {
        get { rare?.values.reveals }
        set { changeRare { $0.reveals = newValue } }
    }
    /// The outline of the cursor.
    public var shape: Shape {
        get { rare?.values.shape ?? .rectangle }
        set { changeRare { $0.shape = newValue } }
    }
    /// The id of the screen that activating it opens.
    public var leadsTo: String? {
        get { rare?.values.leadsTo }
        set { changeRare { $0.leadsTo = newValue } }
    }
    /// The id of the element on the same screen at which the cursor goes on once it is activated, as a skip link's.
    public var jumpsTo: String? {
        get { rare?.values.jumpsTo }
        set { changeRare { $0.jumpsTo = newValue } }
    }
    /// The goals of the layout before a change that activating it takes the place of: an id, an id and the name of an action
    /// as "card-1/longPress", or several ids separated by white space.
    public var sameAs: String? {
        get { rare?.values.sameAs }
        set { changeRare { $0.sameAs = newValue } }
    }
    /// Further names under which find and voice know it.
    public var inputLabels: [String] {
        get { rare?.values.inputLabels ?? [] }
        set { changeRare { $0.inputLabels = newValue } }
    }
    /// What can be done with it besides activating it.
    public var actions: [Action] {
        get { rare?.values.actions ?? [] }
        set { changeRare { $0.actions = newValue } }
    }

    /// What most elements leave at its default; nil where this one does.
    private var rare: RareProperties?

    /// Whether anything is set that most elements leave at its default, as every name of another element or screen is.
    package var hasRareProperties: Bool { rare != nil }

    private mutating func changeRare(_ change: (inout RareProperties.Values) -> Void) {
        var values = rare?.values ?? RareProperties.Values()
        change(&values)
        rare = values == RareProperties.Values() ? nil : RareProperties(values)
    }

    /// A node with everything at its default.
    public init(_ kind: Kind = .element, role: Role? = nil, id: String = "", label: String = "") {
        self.kind = kind
        self.role = role ?? (kind == .group ? .group : .other)
        self.id = id
        self.label = label
    }

    /// Whether assistive technology sees it as one thing: as the file says, else elements are and groups are not.
    public var isAccessibilityElement: Bool { accessible ?? (kind == .element) }

    /// Whether it reacts when it is activated: as the file says, else by role, or as it is a Tab stop.
    public var respondsToInteraction: Bool { interactive ?? (role.isInteractive || (tabIndex ?? -1) >= 0) }

    /// The directions in which a container scrolls on a platform: as the file says, else by role; the lists and tables of a page
    /// do not scroll by themselves.
    public func scrollAxis(on platform: Platform?) -> ScrollAxis? {
        guard kind == .group else { return nil }
        return scrolls ?? (platform?.hasScrollingRoles == false ? nil : role.defaultScroll)
    }

    /// How assistive technology sees the box: as the file says, else by role.
    public var containerType: ContainerType {
        container ?? (isAccessibilityElement ? ContainerType.none : role.defaultContainer)
    }
}
