import LayoutModel

extension Property<Element> {
    /// Every attribute of groups and elements, in the order in which they are written.
    static let all: [Property<Element>] = identity + frame + access + group + element

    private static let identity: [Property<Element>] = [
        .text("id", .both, canBeEmpty: false, get: { $0.id }, set: { $0.id = $1 }),
        .boolean("derivedId", .both, unless: false, get: { $0.idIsDerived }, set: { $0.idIsDerived = $1 }),
        .choice("role", .both, get: { $0.role == Element($0.kind).role ? nil : $0.role }, set: { $0.role = $1 }),
        .text("label", .both, get: { $0.label.isEmpty ? nil : $0.label }, set: { $0.label = $1 }),
        .text("value", .both, get: { $0.value }, set: { $0.value = $1 }),
    ]

    private static let frame: [Property<Element>] = [
        .number("x", .both, get: { $0.frame?.x }, set: { $0.partialFrame.x = $1 }),
        .number("y", .both, get: { $0.frame?.y }, set: { $0.partialFrame.y = $1 }),
        .number("width", .both, minimum: 0, get: { $0.frame?.width }, set: { $0.partialFrame.width = $1 }),
        .number("height", .both, minimum: 0, get: { $0.frame?.height }, set: { $0.partialFrame.height = $1 }),
    ]

    private static let access: [Property<Element>] = [
        .boolean("accessible", .both, unless: nil, get: { $0.accessible }, set: { $0.accessible = $1 }),
        .boolean("respondsToInteraction", .both, unless: nil, get: { $0.interactive }, set: { $0.interactive = $1 }),
        .boolean("hidden", .both, unless: false, get: { $0.isHidden }, set: { $0.isHidden = $1 }),
        .boolean("enabled", .both, unless: true, get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
        .boolean("offscreen", .both, unless: false, get: { $0.isOffscreen }, set: { $0.isOffscreen = $1 }),
        .integer("line", .both, minimum: 1, get: { $0.line > 0 ? $0.line : nil }, set: { $0.line = $1 }),
        .integer("column", .both, minimum: 1, get: { $0.column > 0 ? $0.column : nil }, set: { $0.column = $1 }),
    ]

    private static let group: [Property<Element>] = [
        .choice("container", .group, get: { $0.container }, set: { $0.container = $1 }),
        .choice(
            "navigationStyle", .group, get: { $0.navigationStyle == .automatic ? nil : $0.navigationStyle },
            set: { $0.navigationStyle = $1 }),
        .list("order", .group, get: { $0.order }, set: { $0.order = $1 }),
        .boolean("modal", .group, unless: false, get: { $0.isModal }, set: { $0.isModal = $1 }),
        .boolean("locked", .group, unless: false, get: { $0.isLocked }, set: { $0.isLocked = $1 }),
        .boolean(
            "selectionFollowsFocus", .group, unless: false, get: { $0.selectionFollowsFocus },
            set: { $0.selectionFollowsFocus = $1 }),
        .integer("scanBlock", .group, minimum: 1, get: { $0.scanBlock }, set: { $0.scanBlock = $1 }),
        .integer("scanPriority", .group, get: { $0.scanPriority }, set: { $0.scanPriority = $1 }),
        .choice("entry", .group, get: { $0.entry == .first ? nil : $0.entry }, set: { $0.entry = $1 }),
        .choice("scrolls", .group, get: { $0.scrolls }, set: { $0.scrolls = $1 }),
        .boolean("scrollable", .group, unless: false, get: { $0.isScrollable }, set: { $0.isScrollable = $1 }),
    ]

    private static let element: [Property<Element>] = [
        .number("weight", .element, minimum: 0, get: { $0.weight == 1 ? nil : $0.weight }, set: { $0.weight = $1 }),
        .shortcut("shortcut", .element, get: { $0.shortcut }, set: { $0.shortcut = $1 }),
        .text("mnemonic", .both, canBeEmpty: false, get: { $0.mnemonic }, set: { $0.mnemonic = $1 }),
        .text("accessKey", .element, canBeEmpty: false, get: { $0.accessKey }, set: { $0.accessKey = $1 }),
        .integer("tabIndex", .element, get: { $0.tabIndex }, set: { $0.tabIndex = $1 }),
        .text("nextUp", .element, canBeEmpty: false, get: { $0.next.up }, set: { $0.next.up = $1 }),
        .text("nextDown", .element, canBeEmpty: false, get: { $0.next.down }, set: { $0.next.down = $1 }),
        .text("nextLeft", .element, canBeEmpty: false, get: { $0.next.left }, set: { $0.next.left = $1 }),
        .text("nextRight", .element, canBeEmpty: false, get: { $0.next.right }, set: { $0.next.right = $1 }),
        .text("nextForward", .element, canBeEmpty: false, get: { $0.next.forward }, set: { $0.next.forward = $1 }),
        .integer("heading", .element, minimum: 1, get: { $0.headingLevel }, set: { $0.headingLevel = $1 }),
        .choice("landmark", .both, get: { $0.landmark }, set: { $0.landmark = $1 }),
        .boolean("adjustable", .element, unless: false, get: { $0.isAdjustable }, set: { $0.isAdjustable = $1 }),
        .boolean("selected", .element, unless: false, get: { $0.isSelected }, set: { $0.isSelected = $1 }),
        .boolean("inline", .element, unless: false, get: { $0.isInline }, set: { $0.isInline = $1 }),
        .list(
            "gestures", .element, words: Gesture.allCases.map(\.rawValue), get: { $0.gestures.map(\.rawValue) },
            set: { $0.gestures = $1.compactMap(Gesture.init) }),
        .boolean("destructive", .element, unless: false, get: { $0.isDestructive }, set: { $0.isDestructive = $1 }),
        .boolean("confirms", .element, unless: false, get: { $0.confirms }, set: { $0.confirms = $1 }),
        .number("timeout", .element, minimum: 0, get: { $0.timeout }, set: { $0.timeout = $1 }),
        .boolean("private", .element, unless: false, get: { $0.isPrivate }, set: { $0.isPrivate = $1 }),
        .choice("reveals", .element, get: { $0.reveals }, set: { $0.reveals = $1 }),
        shape,
        .boolean("fixed", .element, unless: false, get: { $0.isFixed }, set: { $0.isFixed = $1 }),
        .text("family", .element, canBeEmpty: false, get: { $0.family }, set: { $0.family = $1 }),
        colour,
        .text("picture", .element, canBeEmpty: false, get: { $0.picture }, set: { $0.picture = $1 }),
        .text("leadsTo", .element, canBeEmpty: false, get: { $0.leadsTo }, set: { $0.leadsTo = $1 }),
        .text("jumpsTo", .element, canBeEmpty: false, get: { $0.jumpsTo }, set: { $0.jumpsTo = $1 }),
        .text("sameAs", .element, canBeEmpty: false, get: { $0.sameAs }, set: { $0.sameAs = $1 }),
    ]

    private static let colour = Property<Element>(
        name: "colour", nodes: .element, type: .nonEmptyText,
        read: { element, value in
            let text = trimmed(value.text)
            guard let colour = CellColour.hex(text) else { return "is '\(text)', not a colour such as '#2c82c9'" }
            element.colour = colour
            return nil
        }, write: { $0.colour })

    private static let shape = Property<Element>(
        name: "shape", nodes: .element, type: .shape,
        read: { element, value in
            let text = trimmed(value.text)
            guard let shape = Shape(text: text) else {
                return "is '\(text)', not 'rectangle', 'circle' or at least three points 'x,y x,y x,y'"
            }
            element.shape = shape
            return nil
        }, write: { $0.shape == .rectangle ? nil : $0.shape.text })
}

extension Property<Screen> {
    /// Every attribute of screens, in the order in which they are written.
    static let all: [Property<Screen>] = [
        .text("id", .screen, canBeEmpty: false, get: { $0.id }, set: { $0.id = $1 }),
        .text("label", .screen, get: { $0.label.isEmpty ? nil : $0.label }, set: { $0.label = $1 }),
        .number("width", .screen, minimum: 0, get: { $0.width }, set: { $0.width = $1 }),
        .number("height", .screen, minimum: 0, get: { $0.height }, set: { $0.height = $1 }),
        .boolean("initial", .screen, unless: false, get: { $0.isInitial }, set: { $0.isInitial = $1 }),
        .choice(
            "direction", .screen, get: { $0.direction == .leftToRight ? nil : $0.direction },
            set: { $0.direction = $1 }),
        .choice(
            "readingOrder", .screen, get: { $0.readingOrder == .frames ? nil : $0.readingOrder },
            set: { $0.readingOrder = $1 }),
        .boolean("scripts", .screen, unless: false, get: { $0.hasScripts }, set: { $0.hasScripts = $1 }),
        .text("focus", .screen, canBeEmpty: false, get: { $0.focus }, set: { $0.focus = $1 }),
        .integer("line", .screen, minimum: 1, get: { $0.line > 0 ? $0.line : nil }, set: { $0.line = $1 }),
    ]
}

extension Element {
    /// The frame while its four numbers come in: what was not read yet is not-a-number.
    fileprivate var partialFrame: Frame {
        get { frame ?? Frame(x: .nan, y: .nan, width: .nan, height: .nan) }
        set { frame = newValue }
    }
}

extension Shape {
    /// The shape as an attribute writes it.
    var text: String {
        switch self {
        case .rectangle: "rectangle"
        case .circle: "circle"
        case .polygon(let points): points.map { "\(decimalText($0.x)),\(decimalText($0.y))" }.joined(separator: " ")
        }
    }

    /// Reads an attribute's text, nil where it is no shape.
    init?(text: String) {
        switch text {
        case "rectangle": self = .rectangle
        case "circle": self = .circle
        default:
            var points: [Point] = []
            for part in text.split(whereSeparator: isXMLSpace) {
                let numbers = part.split(separator: ",", omittingEmptySubsequences: false)
                guard numbers.count == 2, let x = decimalNumber(numbers[0].utf8), let y = decimalNumber(numbers[1].utf8)
                else { return nil }
                points.append(Point(x: x, y: y))
            }
            guard points.count >= 3 else { return nil }
            self = .polygon(points)
        }
    }
}
