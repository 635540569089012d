import LayoutModel

extension XAMLReader {
    /// A literal text that a property has, as an attribute or element; nil where it has none, or only at run time.
    func literal(_ node: MarkupNode, _ name: String) -> String? {
        if let value = node[name] { return literal(value, node) }
        let short = name.split(separator: ".").last.map(String.init) ?? name
        guard let property = node.property(short), property.children.first(where: { _ in true }) == nil else {
            return nil
        }
        let text = singleLine(property.text)
        return text.isEmpty ? nil : literal(text, property)
    }

    /// A value's text; nil for markup extensions, but for texts in the file's own resources.
    private func literal(_ value: String, _ node: MarkupNode) -> String? {
        if value.hasPrefix("{}") { return singleLine(String(value.dropFirst(2))) }
        guard value.hasPrefix("{") else { return singleLine(value) }
        let parts = value.dropFirst().split { " }".contains($0) }.map(String.init)
        if parts.count == 2, ["StaticResource", "DynamicResource", "ThemeResource"].contains(parts[0]),
            let text = document.resource(parts[1])
        {
            return text
        }
        return nil
    }

    /// A text that people meet: as a literal, with a note where the app fills it in while it runs.
    func shown(_ node: MarkupNode, _ name: String) -> String? {
        let text = literal(node, name)
        if text == nil, node[name]?.hasPrefix("{") == true {
            notes.add(
                .assumed, "a text that the app fills in while it runs (a binding or resource) is not known",
                at: node)
        }
        return text.flatMap(visible)
    }

    /// A text without the letters of icon fonts; nil where nothing is left.
    func visible(_ text: String) -> String? {
        let isIcon: (Unicode.Scalar) -> Bool = { (0xE000...0xF8FF).contains($0.value) || $0.value > 0xF0000 }
        guard text.unicodeScalars.contains(where: isIcon) else { return text.isEmpty ? nil : text }
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: text.unicodeScalars.filter { !isIcon($0) })
        let left = singleLine(String(rest))
        return left.isEmpty ? nil : left
    }

    /// A Boolean property; nil where it is not stated, or only at run time with a note.
    func flag(_ node: MarkupNode, _ name: String) -> Bool? {
        guard let value = node[name] ?? node.property(name).map({ singleLine($0.text) }) else { return nil }
        if let flag = dumpBoolean(value) { return flag }
        if value.hasPrefix("{") || node[name] == nil {
            notes.add(.assumed, "what '\(name)' is bound to is not known; its default is taken", at: node)
        } else {
            notes.add(.ignored, "\(name) is '\(singleLine(value))', not True or False", line: node.line)
        }
        return nil
    }

    /// A length in the file's units.
    func length(_ node: MarkupNode, _ names: String...) -> Double? {
        for name in names {
            if let value = node[name].flatMap({ decimalNumber($0.utf8) }), value >= 0, value < 1e9 { return value }
        }
        return nil
    }

    // MARK: Names

    /// What an element is called, and the underlined letter of that name.
    ///
    /// - Parameter properties: the properties that the class shows, in the order in which they count.
    func name(_ node: MarkupNode, _ properties: [String], _ element: inout Element) {
        if node.xaml("Uid") != nil {
            notes.add(.assumed, "x:Uid may set other texts from resources, which are not read", at: node)
        }
        if let name = statedName(node) {
            element.label = name
            // The access key is that of the text that is seen.
            var seen = Element()
            own(node, properties, &seen)
            element.mnemonic = seen.mnemonic
        } else if let other = labelled(node, "AutomationProperties.LabeledBy") {
            element.label = other
        } else {
            own(node, properties, &element)
        }
        if let name = node.xamlName, let label = document.labelOf[name] {
            var text = Element()
            own(label, ["Content"], &text)
            if element.label.isEmpty { element.label = text.label }
            element.mnemonic = element.mnemonic ?? text.mnemonic
        }
        if element.label.isEmpty {
            let others = ["PlaceholderText", "Placeholder", "ToolTip", "ToolTipService.ToolTip"]
            element.label = others.lazy.compactMap { self.shown(node, $0) }.first ?? ""
        }
        if element.label.isEmpty, properties.contains("Content"), let symbol = symbol(node) {
            element.label = IBNames.picture(symbol)
            notes.add(.assumed, "a picture's name stands for a label that is not there", at: node)
        }
        if let key = literal(node, "AccessKey"), !key.isEmpty { element.mnemonic = key.uppercased() }
    }

    /// The name that a file gives to assistive technology itself.
    func statedName(_ node: MarkupNode) -> String? {
        ["AutomationProperties.Name", "SemanticProperties.Description"].lazy.compactMap { self.shown(node, $0) }.first
    }

    private func labelled(_ node: MarkupNode, _ property: String) -> String? {
        guard let value = node[property], let name = XAMLDocument.reference(value) else { return nil }
        guard let other = document.element(name) else {
            notes.add(.ignored, "a label is said to be '\(name)', which is not in the file", at: node)
            return nil
        }
        var element = Element()
        own(other, ["Text", "Content", "Header"], &element)
        return element.label.isEmpty ? nil : element.label
    }

    /// The text of the properties that a class shows, or of what stands inside.
    private func own(_ node: MarkupNode, _ properties: [String], _ element: inout Element) {
        for property in properties {
            if let text = shown(node, property) { return set(text, &element, node) }
            if let inner = node.property(property), let text = innerText(inner) { return set(text, &element, inner) }
        }
        // Items inside a tree or menu are not its text.
        guard properties.first == "Content" || properties.first == "Text" else { return }
        if let text = innerText(node) { set(text, &element, node) }
    }

    /// The texts that stand inside an element, joined.
    func innerText(_ node: MarkupNode) -> String? {
        var texts: [String] = []
        for child in node.content {
            if child.isText {
                texts += [visible(singleLine(child.text))].compactMap(\.self)
                continue
            }
            if child.isProperty { continue }
            if let text = ["AutomationProperties.Name", "SemanticProperties.Description"].lazy
                .compactMap({ self.literal(child, $0) }).first
            {
                texts.append(text)
            } else if let text = ["Text", "Content"].lazy.compactMap({ self.shown(child, $0) }).first {
                texts.append(text)
            } else if let text = innerText(child) {
                texts.append(text)
            }
        }
        // Runs in a text are one text.
        let label = XAMLClasses.inline.contains(node.name) ? texts.joined(separator: " ") : joinedLabel(texts)
        return label.isEmpty ? nil : label
    }

    private func set(_ text: String, _ element: inout Element, _ node: MarkupNode) {
        let name = node.isProperty ? node.parent?.name ?? "" : node.name
        guard document.dialect == .wpf, XAMLClasses.withMnemonic.contains(name) else { return element.label = text }
        (element.label, element.mnemonic) = XAMLKeys.mnemonic(text)
    }

    /// The name of the picture that stands for an element, as its symbol or file.
    private func symbol(_ node: MarkupNode) -> String? {
        if let icon = node["Icon"], !icon.hasPrefix("{") { return icon }
        let inside = node.descendants.first { $0.name == "SymbolIcon" || $0.name == "Image" }
        guard let name = inside?["Symbol"] ?? inside?["Source"] ?? node["Source"] ?? node["ImageSource"],
            !name.hasPrefix("{")
        else { return nil }
        let file = name.split { "/,\\".contains($0) }.last.map(String.init) ?? name
        return file.split(separator: ".").first.map(String.init)
    }
}
