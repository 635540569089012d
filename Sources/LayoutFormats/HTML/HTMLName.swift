/// The accessible name of an element, step by step as the standard computes it.
///
/// Source: Accessible Name and Description Computation 1.2, steps 2A to 2I; HTML Accessibility API Mappings, "Accessible
/// name computations by HTML element". Content that styles add is not known.
struct HTMLName {
    private let page: HTMLPage
    private let referenced = Referenced()
    /// The most elements that one name may visit.
    private static let visitLimit = 20_000
    /// The most letters that one reference gives: else one long text could be in the name of every element.
    private static let longestReference = 1_000

    /// The texts of elements that references name, found once.
    private final class Referenced {
        var texts: [Int: String] = [:]
    }

    init(_ page: HTMLPage) { self.page = page }

    /// Whether the file gives it a name of its own, whatever is inside.
    func hasStatedName(_ node: MarkupNode) -> Bool {
        !singleLine(node["aria-label"] ?? "").isEmpty || !page.nodes(node["aria-labelledby"]).isEmpty
            || !singleLine(node["title"] ?? "").isEmpty
    }

    /// The name of an element; empty where it has none. O(what it is named by).
    ///
    /// - Parameter fromContent: whether its role takes its name from what is inside.
    func name(of node: MarkupNode, fromContent: Bool) -> String {
        var state = Traversal()
        return singleLine(text(of: node, fromContent: fromContent, isReferenced: false, &state))
    }

    private struct Traversal {
        var path: Set<Int> = []
        var visits = 0
        var isInReference = false
        var isInside = false
    }

    private func text(
        of node: MarkupNode, fromContent: Bool, isReferenced: Bool, _ state: inout Traversal
    ) -> String {
        if node.isText { return node.text }
        state.visits += 1
        guard state.visits < Self.visitLimit, state.path.insert(node.offset).inserted else { return "" }
        defer { state.path.remove(node.offset) }
        // 2A: what is hidden has no name unless it is what a reference names.
        if !isReferenced, isHidden(node) { return "" }
        // 2B
        if !state.isInReference {
            let references = page.nodes(node["aria-labelledby"])
            if !references.isEmpty {
                let parts = references.map { text(ofReferenced: $0, by: node, &state) }
                let joined = singleLine(parts.joined(separator: " "))
                if !joined.isEmpty { return joined }
            }
        }
        // 2C: a control inside a name stands for its value.
        if state.isInside, let value = embeddedValue(node) { return value }
        // 2D
        if let label = node["aria-label"], !singleLine(label).isEmpty { return label }
        // 2E
        if let native = native(node, &state), !singleLine(native).isEmpty { return native }
        // 2F
        if fromContent || isReferenced || state.isInside {
            let inside = content(of: node, &state)
            if !singleLine(inside).isEmpty { return inside }
        }
        // 2I
        if let title = node["title"], !singleLine(title).isEmpty { return title }
        if ["input", "textarea"].contains(node.name), let text = node["placeholder"] { return text }
        return node["aria-placeholder"] ?? ""
    }

    /// What an element gives to the name of one that refers to it. O(1) for the second and later ones that do.
    private func text(ofReferenced node: MarkupNode, by owner: MarkupNode, _ state: inout Traversal) -> String {
        // Inside another name it may be on the way already.
        let isFirst = state.path == [owner.offset] && !state.isInside
        if isFirst, let known = referenced.texts[node.offset] { return known }
        var inner = state
        inner.isInReference = true
        inner.path.remove(owner.offset)
        let full = singleLine(text(of: node, fromContent: true, isReferenced: true, &inner))
        let result = String(full.prefix(Self.longestReference))
        if isFirst { referenced.texts[node.offset] = result } else { state.visits = inner.visits }
        return result
    }

    /// The texts inside, with spaces where a new line begins.
    private func content(of node: MarkupNode, _ state: inout Traversal) -> String {
        let wasInside = state.isInside
        state.isInside = true
        defer { state.isInside = wasInside }
        var result = ""
        for child in node.content {
            let part = text(of: child, fromContent: true, isReferenced: false, &state)
            if part.isEmpty { continue }
            let isBlock = !child.isText && HTMLElements.isBlock(child.name) && child.name != "img"
            result += isBlock ? " \(part) " : part
        }
        return result
    }

    /// What the element's own kind of label says; nil where it has none.
    private func native(_ node: MarkupNode, _ state: inout Traversal) -> String? {
        switch node.name {
        case "img", "area": return node["alt"]
        case "input":
            switch node["type"]?.lowercased() {
            case "button", "submit", "reset":
                let own = node["value"]
                return own ?? ["submit": "Submit", "reset": "Reset"][node["type"]?.lowercased() ?? ""]
            case "image": return node["alt"] ?? node["value"] ?? node["title"] ?? "Submit"
            default: return labels(of: node, &state)
            }
        case "select", "textarea", "meter", "output", "progress", "button": return labels(of: node, &state)
        case "fieldset": return node.child("legend").map { content(of: $0, &state) }
        case "table": return node.child("caption").map { content(of: $0, &state) }
        case "figure": return node.child("figcaption").map { content(of: $0, &state) }
        case "svg": return node.child("title").map(\.text)
        case "iframe", "frame", "embed", "object": return node["title"]
        case "details" where node.child("summary") == nil: return "Details"
        default: return nil
        }
    }

    private func labels(of node: MarkupNode, _ state: inout Traversal) -> String? {
        guard !state.isInside, let labels = page.labels[node.offset] else { return nil }
        var parts: [String] = []
        for label in labels { parts.append(text(of: label, fromContent: true, isReferenced: true, &state)) }
        return parts.joined(separator: " ")
    }

    /// The value of a control inside a name.
    private func embeddedValue(_ node: MarkupNode) -> String? {
        switch node["role"]?.lowercased() {
        case "textbox", "searchbox": return node["value"] ?? node.text
        case "slider", "spinbutton", "scrollbar": return node["aria-valuetext"] ?? node["aria-valuenow"] ?? ""
        default: break
        }
        switch node.name {
        case "input":
            switch node["type"]?.lowercased() {
            case "button", "submit", "reset", "image", "hidden": return nil
            case "checkbox", "radio", "password": return ""
            default: return node["value"] ?? ""
            }
        case "select": return HTMLValue.selected(of: node)
        case "textarea": return node.text
        default: return nil
        }
    }

    private func isHidden(_ node: MarkupNode) -> Bool {
        if HTMLElements.silent.contains(node.name) && node.name != "title" { return true }
        let style = page.styles.shownState(of: node)
        return page.isTakenOut(node, style) || node["aria-hidden"]?.lowercased() == "true"
            || style.visibility == "hidden"
    }
}
