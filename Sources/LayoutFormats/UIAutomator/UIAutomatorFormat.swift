import LayoutModel

extension LayoutFormat {
    /// What `adb shell uiautomator dump` and Appium's UiAutomator2 driver write of an Android screen.
    ///
    /// Sources: Android, AccessibilityNodeInfoDumper (attributes); TalkBack, AccessibilityNodeInfoUtils (what is a stop).
    public static let uiautomator = LayoutFormat(
        id: "uiautomator", summary: "Android screen dump (adb uiautomator, Appium UiAutomator2)", roots: "<hierarchy>",
        tells: [.frames, .order, .labels, .containers], traits: FormatTraits(isSnapshot: true), toleratesNoise: true,
        recognises: { head in
            guard head.root == XMLName(namespace: "", local: "hierarchy") else { return false }
            guard let child = head.firstChild?.local else { return true }
            return child == "node" || child.contains(".") || head.attributes["rotation"] != nil
        },
        reading: .document { (reader, sink) throws(FormatError) in
            var dump = UIAutomatorDump()
            try dump.read(&reader, &sink.notes)
            dump.resolve(&sink.notes)
            sink.layout.name = dump.screen.label
            sink.layout.platform = .android
            sink.add(dump.tree.write(into: dump.screen, &sink.notes))
        })
}

/// What one node of a dump says besides its element.
struct AndroidAttributes {
    var viewClass = AndroidClass(named: "")
    var text = ""
    var description = ""
    var hint = ""
    var paneTitle = ""
    var isClickable = false
    var isLongClickable = false
    var isCheckable = false
    var isChecked = false
    var isFocusable = false
    var isScrollable = false
    /// Whether it is shown, nil where the file does not say.
    var isShown: Bool?
    var isImportant = true
    /// The offset of the nearest target around it.
    var targetAround: Int?
    /// Whether it is an item of a list: no target stands between the two.
    var isItem = false
    var isTarget = false
    /// Whether nothing of it is there to be read (a layout's gone and invisible views).
    var isGone = false
    /// Whether it is a window that does not fill the screen.
    var isDialog = false

    /// What it speaks by itself.
    var speech: String { description.isEmpty ? text : description }
}

/// Reads a dump into nodes; `resolve` decides what they become.
struct UIAutomatorDump {
    var tree = DumpTree<AndroidAttributes>()
    var screen = Screen(id: "main")
    private var classes: [String: AndroidClass] = [:]

    mutating func read(_ reader: inout XMLReader, _ notes: inout FormatNotes) throws(FormatError) {
        screen.readingOrder = .document
        func side(_ name: String) -> Double? { reader.attribute(name).flatMap { decimalNumber($0.utf8) } }
        let stated = Frame(x: 0, y: 0, width: side("width") ?? 0, height: side("height") ?? 0)
        notes.add(.assumed, "frames are in pixels; the file does not tell how many make a point", line: reader.line)
        tree.open(reader, Element(.group), AndroidAttributes())
        var isDone = false
        while !isDone {
            switch try reader.next() {
            case .start: readNode(reader, &notes)
            case .end: tree.close()
            case .text: break
            case .endOfDocument: isDone = true
            }
        }
        measure(stated, &notes)
    }

    private mutating func readNode(_ reader: borrowing XMLReader, _ notes: inout FormatNotes) {
        var node = AndroidNode(line: reader.line, className: reader.name.local)
        for index in 0..<reader.attributeCount {
            node.read(reader.attributeName(at: index).local, reader.attributeValue(at: index), &notes)
        }
        let viewClass = classes[node.className] ?? AndroidClass(named: node.className)
        classes[node.className] = viewClass
        node.finish(as: viewClass, &notes)
        if screen.label.isEmpty { screen.label = node.package }
        tree.open(reader, node.element, node.attributes, hasFocus: node.hasFocus)
    }

    /// Finds the size of the screen: as stated, but not smaller than the windows and the nodes that are shown.
    private mutating func measure(_ stated: Frame, _ notes: inout FormatNotes) {
        guard tree.nodes.count > 1 else { return }
        var size = stated
        var isTooSmall = false
        for node in tree.nodes.dropFirst() {
            guard let frame = node.element.frame, !frame.isEmpty else { continue }
            let isBeyond = node.attributes.isShown == true && (frame.x >= size.width || frame.y >= size.height)
            guard isBeyond || node.parent == 0 else { continue }
            size = size.union(Frame(x: 0, y: 0, width: max(frame.maxX, 0), height: max(frame.maxY, 0)))
            if isBeyond, !stated.isEmpty { isTooSmall = true }
        }
        if isTooSmall {
            notes.add(.assumed, "something is shown beyond the size of the screen; the screen is taken as larger")
        }
        guard !size.isEmpty else { return }
        (screen.width, screen.height) = (size.width, size.height)
        tree.nodes[0].element.frame = size
        if let window = tree.nodes[1].element.frame, !window.isEmpty, !stated.isEmpty, window.width < stated.width,
            window.height < stated.height
        {
            tree.nodes[1].attributes.isDialog = true
            notes.add(
                .assumed, "the window does not fill the screen: it is taken as a dialog", line: tree.nodes[1].line)
        }
    }
}

/// The attributes of one node while they come in.
private struct AndroidNode {
    var line: Int
    var element = Element()
    var attributes = AndroidAttributes()
    var className: String
    var package = ""
    var hasFocus = false
    private var isPassword = false
    private var showsHint = false
    private var hasBounds = false

    init(line: Int, className: String) {
        self.line = line
        self.className = className
    }

    mutating func read(_ name: String, _ text: String, _ notes: inout FormatNotes) {
        switch name {
        case "class": if !text.isEmpty { className = text }
        case "package": package = text
        case "resource-id": element.id = text
        case "text": attributes.text = singleLine(text)
        case "content-desc": attributes.description = singleLine(text)
        case "hint": attributes.hint = singleLine(text)
        case "pane-title": attributes.paneTitle = singleLine(text)
        case "bounds": readBounds(text, &notes)
        case "checkable": attributes.isCheckable = flag(name, text, &notes) ?? false
        case "checked": attributes.isChecked = flag(name, text, &notes) ?? false
        case "clickable": attributes.isClickable = flag(name, text, &notes) ?? false
        case "long-clickable": attributes.isLongClickable = flag(name, text, &notes) ?? false
        case "focusable": attributes.isFocusable = flag(name, text, &notes) ?? false
        case "scrollable": attributes.isScrollable = flag(name, text, &notes) ?? false
        case "focused": hasFocus = flag(name, text, &notes) ?? false
        case "enabled": element.isEnabled = flag(name, text, &notes) ?? true
        case "selected": element.isSelected = flag(name, text, &notes) ?? false
        case "password": isPassword = flag(name, text, &notes) ?? false
        case "displayed", "visible-to-user": attributes.isShown = flag(name, text, &notes)
        case "a11y-important": attributes.isImportant = flag(name, text, &notes) ?? true
        case "showing-hint": showsHint = flag(name, text, &notes) ?? false
        case "heading": if flag(name, text, &notes) == true { element.headingLevel = 1 }
        case "NAF":
            if flag(name, text, &notes) == true {
                notes.add(.assumed, "the dump itself says that an element has no name (NAF)", line: line)
            }
        default: break
        }
    }

    private func flag(_ name: String, _ text: String, _ notes: inout FormatNotes) -> Bool? {
        if text.isEmpty { return nil }
        let value = dumpBoolean(text)
        if value == nil { notes.add(.ignored, "\(name) is '\(singleLine(text))', not true or false", line: line) }
        return value
    }

    /// Reads `[left,top][right,bottom]`.
    private mutating func readBounds(_ text: String, _ notes: inout FormatNotes) {
        hasBounds = true
        let parts = trimmed(text).split(omittingEmptySubsequences: false) { "[],".contains($0) }.map(String.init)
        guard parts.count == 7, [0, 3, 6].allSatisfy({ parts[$0].isEmpty }) else { return unreadable(text, &notes) }
        let sides = [1, 2, 4, 5].compactMap { wholeNumber(parts[$0]) }
        guard sides.count == 4, sides.allSatisfy({ abs($0) < 1 << 31 }) else { return unreadable(text, &notes) }
        let (left, top, right, bottom) = (sides[0], sides[1], sides[2], sides[3])
        if right < left || bottom < top {
            notes.add(.ignored, "bounds are inverted: nothing of it is shown", line: line)
        }
        element.frame = Frame(
            x: Double(left), y: Double(top), width: Double(max(right - left, 0)), height: Double(max(bottom - top, 0)))
    }

    private func unreadable(_ text: String, _ notes: inout FormatNotes) {
        notes.add(.ignored, "bounds are '\(singleLine(text))', not '[left,top][right,bottom]'", line: line)
    }

    /// Resolves what follows from the attributes together.
    mutating func finish(as viewClass: AndroidClass, _ notes: inout FormatNotes) {
        attributes.viewClass = viewClass
        element.role = viewClass.role
        element.isAdjustable = viewClass.isAdjustable
        if !hasBounds { notes.add(.assumed, "there are no bounds; the place is not known", line: line) }
        if attributes.isLongClickable { element.gestures = [.longPress] }
        if showsHint {
            if attributes.hint.isEmpty { attributes.hint = attributes.text }
            attributes.text = ""
        }
        if viewClass.isField {
            if isPassword {
                element.role = .secureTextField
                element.isPrivate = true
                if !attributes.text.isEmpty {
                    notes.add(.dropped, "the text of a password field was left out", line: line)
                }
            } else if !attributes.text.isEmpty, attributes.text != attributes.hint {
                element.value = attributes.text
            }
            attributes.text = ""
            if attributes.description.isEmpty { attributes.description = attributes.hint }
        } else if viewClass.isAdjustable, !attributes.text.isEmpty {
            element.value = attributes.text
            attributes.text = ""
        }
        if viewClass.role == .radioButton {
            if attributes.isChecked { element.isSelected = true }
        } else if attributes.isCheckable {
            element.value = attributes.isChecked ? "on" : "off"
            // A switch repeats its state as its text.
            if ["on", "off"].contains(attributes.text.lowercased()) { attributes.text = "" }
        }
        element.label = attributes.speech
        if element.headingLevel != nil, element.role == .staticText { element.role = .heading }
    }
}
