extension Platform {
    /// What an element that is modal hides from assistive technology.
    public enum Modality: Hashable, Sendable {
        /// What stands beside it in its container (UIKit).
        case siblings
        /// Everything outside it.
        case everythingOutside
    }

    /// How the arrows of a remote or D-pad find the next target.
    public enum RemoteFocus: Hashable, Sendable {
        /// The nearest that lies in the beam, and nothing else (tvOS).
        case beam
        /// The nearest by weighted distance, those in the beam preferred (Android).
        case nearest
    }

    /// A kind of change that makes sense on some platforms only.
    public enum Change: Hashable, Sendable {
        /// Two elements become one that speaks for both: UIAccessibility, NSAccessibility, Android's
        /// `screenReaderFocusable`. Labels of other toolkits are related to their controls instead.
        case merge
        /// Buttons of an item become its custom actions, which readers and switch scanners offer. On a
        /// television the remote cannot reach them.
        ///
        /// Sources: Apple, UIAccessibilityCustomAction and NSAccessibilityCustomAction; Android,
        /// AccessibilityNodeInfo.AccessibilityAction.
        case actions
        /// A carousel becomes one element that is adjusted in place.
        ///
        /// Sources: Apple, UIAccessibilityTraits.adjustable; Android, AccessibilityAction ACTION_SCROLL_FORWARD and
        /// ACTION_SCROLL_BACKWARD. AppKit has it for sliders and steppers alone.
        case adjustable
        /// Decoration without a label is skipped.
        case skip
        /// A target gets a further name for finding it.
        case inputLabel
        /// A letter of a target's label is underlined and activates it together with a modifier key.
        ///
        /// Sources: Microsoft, access keys; GTK, `use-underline`; Qt, QShortcut "mnemonic"; Java, AbstractButton.setMnemonic.
        case mnemonic
        /// Targets become a container that scanning, keyboard and readers enter as one stop.
        ///
        /// Sources: Apple, UIAccessibilityContainer and UIAccessibilityNavigationStyle; ChromeOS, Switch Access.
        case container
        /// Texts become headings, which readers jump between.
        ///
        /// Sources: HTML standard, "Headings and outlines"; WAI-ARIA, heading role.
        case heading
        /// A link leads past what comes before the main content.
        ///
        /// Source: WCAG 2.2, 2.4.1 and technique G1.
        case skipLink
        /// A tool bar, tabs or a menu become one Tab stop.
        ///
        /// Source: WAI-ARIA Authoring Practices, "Developing a keyboard interface" (roving tabindex).
        case roving
        /// Radio buttons become one Tab stop.
        ///
        /// Sources: HTML standard, "Radio button group"; GTK 4, GtkCheckButton "group"; Qt, QButtonGroup; Microsoft,
        /// RadioButton.GroupName; Java, ButtonGroup.
        case radioGroup
        /// Views of a row get one top and one bottom: scanning by rows takes what has the same ones for a row.
        ///
        /// Source: Switch Access, open source (android/talkback), row-column scanning.
        case align
        /// Cells of a board take other places of its grid.
        case moveCells
        /// Rows of a board become scan blocks.
        ///
        /// Source: AceCentre, "Scan blocks in Grid 3".
        case scanBlock
        /// A key leads to another page.
        case pageJump
    }

    /// The traits of a platform. Each has the value that most platforms have, unless the platform states another.
    public final class Traits: Sendable {
        /// What people call it.
        public let name: String
        /// What a modal element hides.
        public let modality: Modality
        /// The id of the access method that is its usual screen reader; nil where none is described.
        public let screenReader: String?
        /// The platform whose access methods are usual here, too; nil where methods name this platform themselves.
        public let methodsOf: Platform?
        /// How a remote's arrows find the next target.
        public let remoteFocus: RemoteFocus
        /// The ids of the toolkits that code is written for.
        public let toolkits: [String]
        /// The kinds of changes that `suggest` may propose, of those that not all platforms have.
        public let changes: Set<Change>
        /// The keys that activate targets from anywhere; nil where none are usual.
        public let conventionalKeys: ConventionalKeys?
        /// The chords that the system keeps for itself.
        public let systemChords: SystemChords
        /// The access keys that the system has a use for, in upper case, with what they belong to.
        public let ownAccessKeys: [String: String]
        /// The gestures that assistive technology makes by itself.
        public let ownGestures: Set<Gesture>
        /// Whether elements have input labels, further names for speech and finding.
        public let hasInputLabels: Bool
        /// Whether a keyboard finds elements by name.
        public let findsByName: Bool
        /// Whether the scanner menu shows actions without a picture by their first letters.
        public let showsActionLetters: Bool
        /// Whether moving the focus in tables and collections always moves the selection.
        public let selectionFollowsFocus: Bool
        /// Whether its tables, lists, bars and segmented controls are groups of the system, which an author cannot take
        /// apart.
        public let hasNativeGroups: Bool
        /// Whether scripts may move the focus and open dialogs beside the page, of which the file says nothing.
        public let isScripted: Bool
        /// Whether its lists, tables and collections scroll by themselves.
        public let hasScrollingRoles: Bool
        /// Whether assistive technology stops on an element that has a height and no width, or a width and no height.
        public let stopsOnLines: Bool

        init(
            name: String, modality: Modality = .everythingOutside, screenReader: String? = nil,
            methodsOf: Platform? = nil, remoteFocus: RemoteFocus = .nearest, toolkits: [String] = [],
            changes: Set<Change> = [.skip], conventionalKeys: ConventionalKeys? = nil,
            systemChords: SystemChords = SystemChords(), ownAccessKeys: [String: String] = [:],
            ownGestures: Set<Gesture> = [], hasInputLabels: Bool = false, findsByName: Bool = false,
            showsActionLetters: Bool = false, selectionFollowsFocus: Bool = false, hasNativeGroups: Bool = false,
            isScripted: Bool = false, hasScrollingRoles: Bool = true, stopsOnLines: Bool = false
        ) {
            self.stopsOnLines = stopsOnLines
            self.hasScrollingRoles = hasScrollingRoles
            self.name = name
            self.modality = modality
            self.screenReader = screenReader
            self.methodsOf = methodsOf
            self.remoteFocus = remoteFocus
            self.toolkits = toolkits
            self.changes = changes
            self.conventionalKeys = conventionalKeys
            self.systemChords = systemChords
            self.ownAccessKeys = ownAccessKeys
            self.ownGestures = ownGestures
            self.hasInputLabels = hasInputLabels
            self.findsByName = findsByName
            self.showsActionLetters = showsActionLetters
            self.selectionFollowsFocus = selectionFollowsFocus
            self.hasNativeGroups = hasNativeGroups
            self.isScripted = isScripted
        }
    }
}
