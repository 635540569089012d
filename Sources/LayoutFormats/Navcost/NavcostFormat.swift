import LayoutModel

extension LayoutFormat {
    /// navcost's own XML: everything that a layout can hold, read strictly.
    public static let navcost = LayoutFormat(
        id: "navcost", summary: "navcost's own XML", roots: "<layout> holding <screen>",
        tells: Set(Ability.allCases), traits: FormatTraits(isSnapshot: true, tellsActions: true),
        schema: { NavcostSchema.relaxNG() },
        recognises: { head in
            head.root == XMLName(namespace: "", local: "layout")
                && (head.firstChild.map { ["screen", "task"].contains($0.local) && $0.namespace.isEmpty }
                    ?? true)
        },
        reading: .screens { NavcostDocument() })
}

/// The state of reading one document of navcost's own XML.
private struct NavcostDocument: ScreenReader {
    private let properties = Property<Element>.all
    /// The index of an attribute's property in `properties`.
    private var elementProperties = XMLVocabulary { name in
        name.namespace.isEmpty ? Property<Element>.all.firstIndex { $0.name == name.local } : nil
    }
    private var screenProperties = XMLVocabulary { name in
        name.namespace.isEmpty ? Property<Screen>.all.first { $0.name == name.local } : nil
    }
    private var references = NavcostReferences()
    private var rootName: String?
    /// The number of elements on the screen before.
    private var sizeBefore = 0

    mutating func readOn(_ reader: inout XMLReader, _ sink: inout LayoutSink) throws(FormatError) -> Bool {
        if rootName == nil {
            try readRoot(reader, &sink.layout)
            rootName = reader.name.local
        }
        while true {
            switch try reader.next() {
            case .start:
                switch reader.name.local {
                case "screen": sink.add(try readScreen(&reader))
                case "task":
                    let task = try readTask(&reader)
                    for activation in task.activations {
                        references.use(activation.target, as: "target", of: .anyScreen, at: activation.place)
                    }
                    sink.layout.tasks.append(task)
                case let name: throw unexpected(name, in: "layout", known: ["screen", "task"], reader)
                }
                return true
            case .end: break
            case .text: throw strayText(reader)
            case .endOfDocument:
                try references.check(sink.layout, reader)
                return false
            }
        }
    }

    private func readRoot(_ reader: borrowing XMLReader, _ layout: inout Layout) throws(FormatError) {
        for index in 0..<reader.attributeCount {
            switch reader.attributeName(at: index).local {
            case "name": layout.name = reader.attributeValue(at: index)
            case "summary": layout.summary = reader.attributeValue(at: index)
            case "platform":
                let text = trimmed(reader.attributeValue(at: index))
                guard let platform = Platform(rawValue: text) else {
                    let problem = unknownWord(text, Platform.allCases.map(\.rawValue))
                    throw reader.error("platform \(problem)", attribute: index)
                }
                layout.platform = platform
            case "format":
                let text = trimmed(reader.attributeValue(at: index))
                guard LayoutFormat(id: text) != nil else {
                    throw reader.error("format \(unknownWord(text, LayoutFormat.all.map(\.id)))", attribute: index)
                }
                layout.format = text
            case "scan":
                do {
                    layout.scanSettings = try ScanSetting.list(reader.attributeValue(at: index))
                } catch {
                    throw reader.error("scan \(error.message)", attribute: index)
                }
            case let name:
                throw unknownAttribute(
                    name, on: "layout", known: ["format", "name", "platform", "scan", "summary"], reader, index)
            }
        }
    }

    private mutating func readScreen(_ reader: inout XMLReader) throws(FormatError) -> Screen {
        var screen = Screen(id: "")
        try reader.eachAttribute { index, number, value throws(FormatError) in
            let name = reader.attributeName(at: index)
            guard let property = screenProperties.word(number, name) else {
                throw unknownAttribute(name.local, on: "screen", known: Property<Screen>.all.map(\.name), reader, index)
            }
            if let problem = property.read(&screen, value) {
                throw reader.error("\(property.name) \(problem)", attribute: index)
            }
        }
        if screen.id.isEmpty { screen.id = "screen\(reader.place)" }
        try references.open(screen, reader)
        var builder = ScreenBuilder(
            screen, path: [(rootName ?? "", 0), ("screen", reader.place)],
            line: screen.line > 0 ? screen.line : reader.line)
        // Screens of an app are about as large as one another.
        builder.reserveCapacity(min(sizeBefore, 1000))
        let depth = reader.depth
        while true {
            switch try reader.next() {
            case .start:
                builder.enter(reader)
                switch reader.name.local {
                case "element": try readElement(.element, reader, &builder)
                case "group": try readElement(.group, reader, &builder)
                case "inputLabel": try readInputLabel(&reader, &builder)
                case "action": try readAction(&reader, &builder)
                case let name:
                    throw unexpected(name, in: "screen", known: ["element", "group", "inputLabel", "action"], reader)
                }
            case .text: throw strayText(reader)
            case .end:
                if reader.depth == depth {
                    let finished = builder.finish(areUnique: true)
                    try references.close(finished, reader)
                    sizeBefore = finished.elements.count
                    return finished
                }
                builder.leave()
            case .endOfDocument: return builder.finish(areUnique: true)
            }
        }
    }

    private mutating func readElement(
        _ kind: Element.Kind, _ reader: borrowing XMLReader, _ builder: inout ScreenBuilder
    ) throws(FormatError) {
        var element = Element(kind)
        let node: NodeKinds = kind == .group ? .group : .element
        try reader.eachAttribute { index, number, value throws(FormatError) in
            guard let property = elementProperties.word(number, reader.attributeName(at: index)),
                properties[property].nodes.contains(node)
            else {
                let known = properties.filter { $0.nodes.contains(node) }.map(\.name)
                throw unknownAttribute(
                    reader.attributeName(at: index).local, on: kind.rawValue, known: known, reader, index)
            }
            if let problem = properties[property].read(&element, value) {
                throw reader.error("\(properties[property].name) \(problem)", attribute: index)
            }
        }
        if let frame = element.frame, (frame.x + frame.y + frame.width + frame.height).isNaN {
            let sides = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
            if let missing = sides.first(where: { $0.1.isNaN }) {
                throw reader.error("a frame needs x, y, width and height, and \(missing.0) is missing")
            }
        }
        if !element.id.isEmpty { try references.add(element.id, reader) }
        references.note(element, line: reader.line, column: reader.column)
        builder.open(consume element, line: reader.line, column: reader.column)
    }

    private func readInputLabel(_ reader: inout XMLReader, _ builder: inout ScreenBuilder) throws(FormatError) {
        try checkParent(reader, builder)
        if reader.attributeCount > 0 {
            throw unknownAttribute(reader.attributeName(at: 0).local, on: "inputLabel", known: [], reader, 0)
        }
        let start = reader.error("an inputLabel needs its text")
        guard try reader.next() == .text else { throw start }
        let text = reader.text
        builder.update { $0.inputLabels.append(text) }
        guard try reader.next() == .end else { throw reader.error("an inputLabel holds only text") }
        builder.leave()
    }

    private func readAction(_ reader: inout XMLReader, _ builder: inout ScreenBuilder) throws(FormatError) {
        try checkParent(reader, builder)
        var action = Action(name: "")
        for index in 0..<reader.attributeCount {
            let value = reader.attributeValue(at: index)
            switch reader.attributeName(at: index).local {
            case "name": action.name = value
            case "image": action.image = value
            case "shortcut":
                guard let shortcut = Shortcut(trimmed(value)) else {
                    throw reader.error("shortcut is '\(value)', not a chord such as 'Command-I'", attribute: index)
                }
                action.shortcut = shortcut
            case "sameAs":
                guard !value.isEmpty else { throw reader.error("sameAs must not be empty", attribute: index) }
                action.sameAs = value
            case let name:
                throw unknownAttribute(
                    name, on: "action", known: ["name", "image", "shortcut", "sameAs"], reader, index)
            }
        }
        guard !action.name.isEmpty else { throw reader.error("an action needs a name") }
        builder.update { $0.actions.append(action) }
        guard try reader.next() == .end else { throw reader.error("an action holds nothing") }
        builder.leave()
    }

    /// Labels and actions belong to an element, directly.
    private func checkParent(_ reader: borrowing XMLReader, _ builder: ScreenBuilder) throws(FormatError) {
        guard let owner = builder.current, builder.screen[owner].kind == .element else {
            throw reader.error("<\(reader.name.local)> can stand only inside an <element>")
        }
    }
}
