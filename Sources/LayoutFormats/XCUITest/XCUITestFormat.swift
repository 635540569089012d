import LayoutModel

extension LayoutFormat {
    /// The page source of drivers that stand on XCUITest: WebDriverAgent on iOS and tvOS, Mac2 on macOS.
    ///
    /// Sources: Appium WebDriverAgent, FBXPath.m (attributes) and XCUIElement+FBAccessibility.m (what `accessible` means).
    public static let xcuitest = LayoutFormat(
        id: "xcuitest", summary: "XCUITest page source (WebDriverAgent for iOS and tvOS, Mac2 for macOS)",
        roots: "<AppiumAUT> or <XCUIElementType...>",
        tells: [.frames, .order, .labels, .containers], traits: FormatTraits(isSnapshot: true),
        recognises: { head in
            head.root.namespace.isEmpty
                && (head.root.local == "AppiumAUT" || head.root.local.hasPrefix("XCUIElementType"))
        },
        reading: .document { (reader, sink) throws(FormatError) in
            var dump = XCUITestDump()
            try dump.read(&reader, &sink.notes)
            dump.resolve(&sink.notes)
            sink.layout.name = dump.screen.label
            sink.layout.platform = dump.platform
            sink.add(dump.tree.write(into: dump.screen, &sink.notes))
        })
}

/// What one tag of a page source says besides its element.
struct XCUIAttributes {
    /// The type; nil for the wrapper around the application.
    var type: XCUIType?
    /// Whether it is an accessibility element, nil where the file does not say.
    var accessible: Bool?
    var isVisible: Bool?
    var isSelected: Bool?
    /// The identifier, or the label where it has none.
    var name: String?
    var hasLabel = false
    /// Whether the traits say that it only shows something.
    var isStatic = false
    /// The nearest container around it that decides what its parts are.
    var around: Role?
    /// Whether assistive technology stops on it.
    var isStop = false

    var widgetClass: XCUIType.WidgetClass? { type?.widgetClass }
}

/// Reads a page source into tags; `resolve` decides what they become.
struct XCUITestDump {
    var tree = DumpTree<XCUIAttributes>()
    var screen = Screen(id: "main")
    var platform = Platform.ios
    private var isOnSeveralDisplays = false

    mutating func read(_ reader: inout XMLReader, _ notes: inout FormatNotes) throws(FormatError) {
        screen.readingOrder = .document
        readTag(reader, &notes)
        while true {
            switch try reader.next() {
            case .start: readTag(reader, &notes)
            case .end: tree.close()
            case .text: break
            case .endOfDocument: return
            }
        }
    }

    private mutating func readTag(_ reader: borrowing XMLReader, _ notes: inout FormatNotes) {
        var tag = XCUITag(line: reader.line)
        for index in 0..<reader.attributeCount {
            tag.read(reader.attributeName(at: index).local, reader.attributeValue(at: index), &notes)
        }
        guard reader.name.local != "AppiumAUT" else { return tree.open(reader, Element(.group), XCUIAttributes()) }
        if tag.number != nil, tag.typeName == nil { platform = .mac }
        if tag.hasTVFocus, platform == .ios { platform = .tvos }
        var type = XCUIType(named: tag.typeName ?? reader.name.local) ?? tag.number.flatMap(XCUIType.init(number:))
        type = type ?? XCUIType(named: reader.name.local)
        if type == nil { notes.add(.assumed, "the type is not known; taken as 'Other'", line: reader.line) }
        tag.finish(as: type ?? .unknown, platform, &notes)
        let role = tag.element.role
        measure(role, tag.element.frame, width: tag.width ?? 0, height: tag.height ?? 0)
        if role == .application, screen.label.isEmpty {
            screen.label = tag.element.label.isEmpty ? tag.attributes.name ?? "" : tag.element.label
        }
        tree.open(reader, tag.element, tag.attributes, hasFocus: tag.hasFocus)
    }

    /// Takes the screen's size from the application or the first window; on the Mac from all windows and the menu bar,
    /// and from nothing where one stands on a display to the left or above.
    private mutating func measure(_ role: Role, _ frame: Frame?, width: Double, height: Double) {
        guard [.application, .window, .menuBar].contains(role), width > 0, height > 0 else { return }
        guard platform == .mac else {
            if screen.width == nil, role != .menuBar { (screen.width, screen.height) = (width, height) }
            return
        }
        guard let frame else { return }
        if frame.maxX <= 0 || frame.maxY <= 0 { isOnSeveralDisplays = true }
        let size = (max(screen.width ?? 0, frame.maxX), max(screen.height ?? 0, frame.maxY))
        (screen.width, screen.height) = isOnSeveralDisplays ? (nil, nil) : size
    }
}

/// The attributes of one tag while they come in.
private struct XCUITag {
    var line: Int
    var element = Element()
    var attributes = XCUIAttributes()
    var typeName: String?
    var number: Int?
    var hasFocus = false
    var hasTVFocus = false
    var width, height: Double?
    private var x, y: Double?
    private var title = ""
    private var placeholder = ""
    private var traits: Set<String> = []

    init(line: Int) { self.line = line }

    mutating func read(_ name: String, _ text: String, _ notes: inout FormatNotes) {
        switch name {
        case "type": typeName = text
        case "elementType": number = wholeNumber(trimmed(text)) ?? -1
        case "label":
            element.label = singleLine(text)
            attributes.hasLabel = true
        case "title": title = singleLine(text)
        case "name", "identifier": if !text.isEmpty { attributes.name = singleLine(text) }
        case "value": if !text.isEmpty { element.value = singleLine(text) }
        case "placeholderValue": placeholder = singleLine(text)
        case "enabled": element.isEnabled = flag(name, text, &notes) ?? true
        case "visible": attributes.isVisible = flag(name, text, &notes)
        case "accessible": attributes.accessible = flag(name, text, &notes)
        case "selected": attributes.isSelected = flag(name, text, &notes)
        case "hasFocus": hasFocus = flag(name, text, &notes) ?? false
        case "focused":
            hasFocus = flag(name, text, &notes) ?? false
            hasTVFocus = true
        case "x": x = coordinate(name, text, &notes)
        case "y": y = coordinate(name, text, &notes)
        case "width": width = coordinate(name, text, &notes)
        case "height": height = coordinate(name, text, &notes)
        case "traits": traits.formUnion(text.split(separator: ",").map { trimmed(String($0)) })
        case "customActions":
            let names = text.split(separator: ",").map { singleLine(String($0)) }
            element.actions = names.filter { !$0.isEmpty }.map { Action(name: $0) }
        default: break
        }
    }

    private func flag(_ name: String, _ text: String, _ notes: inout FormatNotes) -> Bool? {
        let value = dumpBoolean(text)
        if value == nil { notes.add(.ignored, "\(name) is '\(singleLine(text))', not true or false", line: line) }
        return value
    }

    private func coordinate(_ name: String, _ text: String, _ notes: inout FormatNotes) -> Double? {
        let value = decimalNumber(trimmed(text).utf8)
        if value == nil { notes.add(.ignored, "\(name) is '\(singleLine(text))', not a number", line: line) }
        return value
    }

    /// Resolves what follows from the attributes together.
    mutating func finish(as type: XCUIType, _ platform: Platform, _ notes: inout FormatNotes) {
        attributes.type = type
        element.role = type.role
        if let x, let y, let width, let height, width >= 0, height >= 0 {
            element.frame = Frame(x: x, y: y, width: width, height: height)
        } else {
            notes.add(.assumed, "the frame is not there as a whole; its place is not known", line: line)
        }
        element.isSelected = attributes.isSelected ?? false
        element.isAdjustable = type.isAdjustable
        readTraits(type)
        if element.role == .secureTextField {
            element.isPrivate = true
            if element.value != nil { notes.add(.dropped, "the text of a password field was left out", line: line) }
            element.value = nil
        }
        if platform == .mac {
            if element.label.isEmpty { element.label = title }
            if element.label.isEmpty, type.widgetClass == .text { element.label = element.value ?? "" }
        }
        if element.value == placeholder { element.value = nil }
        if element.label.isEmpty, !placeholder.isEmpty {
            element.label = placeholder
            attributes.hasLabel = true
        }
        if element.value == element.label { element.value = nil }
        if let name = attributes.name, name != element.label { element.id = name }
    }

    private mutating func readTraits(_ type: XCUIType) {
        if traits.contains("Selected") { element.isSelected = true }
        if traits.contains("NotEnabled") { element.isEnabled = false }
        if traits.contains("Adjustable") { element.isAdjustable = true }
        if traits.contains("Header") { element.headingLevel = 1 }
        guard type.widgetClass == .text || type.widgetClass == .wrapper else { return }
        let acting: [(String, Role)] = [
            ("ToggleButton", .toggle), ("Button", .button), ("Link", .link), ("KeyboardKey", .key),
            ("SearchField", .searchField), ("Adjustable", .slider),
        ]
        let showing: [(String, Role)] = [("Header", .heading), ("StaticText", .staticText), ("Image", .image)]
        if let role = acting.first(where: { traits.contains($0.0) })?.1 {
            element.role = role
        } else if let role = showing.first(where: { traits.contains($0.0) })?.1 {
            element.role = role
            attributes.isStatic = true
        }
    }
}
