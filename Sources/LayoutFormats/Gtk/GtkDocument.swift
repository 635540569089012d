import LayoutModel

/// A builder file with what its objects say of each other.
final class GtkDocument {
    let root: MarkupNode
    let isGtk4: Bool
    /// Whether the file says of anything that it is shown. Where it does not, a program shows all of it.
    let statesVisibility: Bool
    let objects: [String: MarkupNode]
    let menus: [String: MarkupNode]
    /// The labels that name other widgets, by those widgets' ids.
    private(set) var labels: [String: MnemonicText] = [:]
    /// The widget that Return activates, and the one for Escape, by their ids.
    private(set) var defaults: Set<String> = []
    private(set) var cancels: Set<String> = []
    /// The objects that something else opens.
    private(set) var opened: Set<String> = []
    /// The group that each button with a `group` property belongs to: the first of the chain.
    private var groups: [String: String] = [:]

    init(_ root: MarkupNode, _ notes: inout FormatNotes) {
        self.root = root
        isGtk4 = GtkVersion.isGtk4(root)
        var objects: [String: MarkupNode] = [:]
        var menus: [String: MarkupNode] = [:]
        var states = false
        for node in root.descendants {
            if node.name == "object" || node.name == "template", let id = node["id"] ?? node["class"] {
                if node["id"] != nil, objects[id] != nil {
                    notes.add(.ignored, "the id '\(id)' is there twice; the first counts", at: node)
                } else if objects[id] == nil, node["id"] != nil || node.name == "template" {
                    objects[id] = node
                }
            }
            if node.name == "menu", let id = node["id"] { menus[id] = node }
            if node.name == "property", node["name"] == "visible" { states = true }
        }
        self.objects = objects
        self.menus = menus
        statesVisibility = states
        for node in root.descendants { read(node, &notes) }
    }

    private func read(_ node: MarkupNode, _ notes: inout FormatNotes) {
        switch node.name {
        case "object", "template":
            let id = node["id"] ?? ""
            if let target = node.gtkText("mnemonic-widget") { name(target, by: node, &notes) }
            if node.gtkFlag("has-default") == true, !id.isEmpty { defaults.insert(id) }
            if let widget = node.gtkText("default-widget") { defaults.insert(widget) }
            for property in ["popover", "popup", "menu-model", "menu", "submenu"] {
                if let target = node.gtkText(property) { opened.insert(target) }
            }
            if let group = node.gtkText("group"), !group.isEmpty, !id.isEmpty { groups[id] = group }
        case "relation":
            guard let object = node.parent?.parent else { return }
            let target = node["target"] ?? trimmed(node.text)
            switch MarkupNode.gtkName(node["type"] ?? node["name"] ?? "") {
            case "label-for": name(target, by: object, &notes)
            case "labelled-by":
                guard let label = objects[target] else {
                    return notes.add(.ignored, "'\(target)' is said to label something, but is not there", at: node)
                }
                if let id = object["id"], labels[id] == nil { labels[id] = text(of: label) }
            default: break
            }
        case "action-widget":
            let id = trimmed(node.text)
            if ["cancel", "close", "-6", "-7"].contains(node["response"] ?? "") { cancels.insert(id) }
            if ["true", "1", "yes"].contains((node["default"] ?? "").lowercased()) { defaults.insert(id) }
            if objects[id] == nil {
                notes.add(.ignored, "an action widget is '\(id)', which is not there", at: node)
            }
        default: break
        }
    }

    private func name(_ target: String, by label: MarkupNode, _ notes: inout FormatNotes) {
        guard objects[target] != nil else {
            return notes.add(.ignored, "a label is for '\(target)', which is not there", at: label)
        }
        if labels[target] == nil { labels[target] = text(of: label) }
    }

    /// The text of a label or of anything with a label property.
    func text(of object: MarkupNode) -> MnemonicText {
        let raw = object.gtkText("label") ?? object.gtkText("title") ?? ""
        let isStock = object.gtkFlag("use-stock") == true || object["class"] == "GtkImageMenuItem"
        if isStock || raw.hasPrefix("gtk-"), let stock = GtkStock.label(raw) { return MnemonicText(stock, marker: "_") }
        if object.gtkFlag("use-underline") == true { return MnemonicText(raw, marker: "_") }
        return MnemonicText(plain: object.gtkFlag("use-markup") == true ? singleLine(withoutTags(raw)) : raw)
    }

    /// The name of the radio group of a button; nil where it is in none. Chains that go round end at their smallest id.
    func radioGroup(of object: MarkupNode) -> String? {
        guard let id = object["id"] else { return object.gtkText("group") }
        guard groups[id] != nil || groups.values.contains(id) else { return nil }
        var seen: Set<String> = []
        var current = id
        while let next = groups[current], seen.insert(current).inserted { current = next }
        return groups[current] == nil ? current : seen.min() ?? current
    }
}
