import LayoutModel

/// An accessible thing of a dump, in whichever dialect it is written.
struct ATSPINode: Hashable {
    let node: MarkupNode
    /// The role as AT-SPI names it, with "-" between its words.
    let word: String
    /// The states that it is said to be in, with "-" between their words; empty where the dump tells none.
    let states: Set<String>

    private static let namespace = "https://accessibility.ubuntu.example.org/ns/"

    /// Whether an address belongs to a dialect with namespaces.
    static func isNamespace(_ address: String) -> Bool { address.hasPrefix(namespace) }

    init(_ node: MarkupNode) {
        self.node = node
        let isNumbered = node.name == "accessible"
        let role = isNumbered ? node["role"].flatMap(Int.init).flatMap(Self.role) ?? node["role"] : node.name
        word = Self.dashed(role ?? "unknown")
        var states: Set<String> = []
        for state in (node["states"] ?? "").split(separator: ",") { states.insert(Self.dashed(trimmed(String(state)))) }
        for attribute in node.attributes where attribute.name.namespace == Self.namespace + "state" {
            if dumpBoolean(attribute.value) == true { states.insert(Self.dashed(attribute.name.local)) }
        }
        self.states = states
    }

    private static func dashed(_ text: String) -> String {
        String(text.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    }

    /// The things directly inside.
    var children: [ATSPINode] {
        node.children.filter { $0.name != "interface" }.map(ATSPINode.init)
    }

    /// The name on one line.
    var name: String { singleLine(node["name"] ?? "") }

    /// Whether it is on the screen.
    var isShown: Bool { states.contains("visible") && (states.contains("showing") || frame != nil) }

    /// An attribute that its program states of it.
    func attribute(_ name: String) -> String? { node.attribute(name, namespace: Self.namespace + "attributes") }

    /// The program's own id; nil where it has none.
    var id: String? {
        let ids = [node["accessibility-id"], attribute("id"), node["id"]]
        return ids.lazy.compactMap { $0.map(singleLine) }.first { !$0.isEmpty }
    }

    /// The value of something that is adjusted or typed into.
    var value: String? {
        let texts: [String?] = [
            node.attribute("value", namespace: Self.namespace + "value"),
            node.content.filter(\.isText).map(\.text).joined(),
        ]
        return texts.lazy.compactMap { $0.map(singleLine) }.first { !$0.isEmpty }
    }

    /// The frame on the screen; nil where it is not told, or nowhere.
    var frame: Frame? {
        let component = Self.namespace + "component"
        if let origin = Self.pair(node.attribute("screencoord", namespace: component)),
            let size = Self.pair(node.attribute("size", namespace: component))
        {
            return Self.frame(origin, size)
        }
        let sides = ["x", "y", "width", "height"].compactMap { node[$0].flatMap { decimalNumber(trimmed($0).utf8) } }
        return sides.count == 4 ? Self.frame((sides[0], sides[1]), (sides[2], sides[3])) : nil
    }

    /// Things that are not on the screen have places far outside, or no size.
    private static func frame(_ origin: (Double, Double), _ size: (Double, Double)) -> Frame? {
        guard size.0 > 0, size.1 > 0, [origin.0, origin.1, size.0, size.1].allSatisfy({ abs($0) < 1e7 }) else {
            return nil
        }
        return Frame(x: origin.0, y: origin.1, width: size.0, height: size.1)
    }

    /// Two numbers, as "(10, 20)".
    private static func pair(_ text: String?) -> (Double, Double)? {
        let numbers = (text ?? "").split { "(), ".contains($0) }.compactMap { decimalNumber($0.utf8) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// The key bindings of its actions, in the order of the file; each may hold several between semicolons.
    var keyBindings: [String] {
        node.attributes.filter { $0.name.namespace == Self.namespace + "action" && $0.name.local.hasSuffix("_kb") }
            .map(\.value)
    }

    /// The windows in it: what stands directly in programs and desktops.
    var windows: [ATSPINode] {
        guard ["application", "desktop-frame", "root"].contains(word) else { return [self] }
        return children.flatMap(\.windows)
    }
}

extension ATSPINode {
    /// The word for a numbered role. Source: AT-SPI, `AtspiRole`.
    private static func role(_ number: Int) -> String? { roles.indices.contains(number) ? String(roles[number]) : nil }

    private static let roles = """
        invalid accelerator-label alert animation arrow calendar canvas check-box check-menu-item color-chooser column-header \
        combo-box date-editor desktop-icon desktop-frame dial dialog directory-pane drawing-area file-chooser filler \
        focus-traversable font-chooser frame glass-pane html-container icon image internal-frame label layered-pane list \
        list-item menu menu-bar menu-item option-pane page-tab page-tab-list panel password-text popup-menu progress-bar \
        push-button radio-button radio-menu-item root-pane row-header scroll-bar scroll-pane separator slider spin-button \
        split-pane status-bar table table-cell table-column-header table-row-header tearoff-menu-item terminal text \
        toggle-button tool-bar tool-tip tree tree-table unknown viewport window extended header footer paragraph ruler \
        application autocomplete editbar embedded entry chart caption document-frame heading page section redundant-object \
        form link input-method-window table-row tree-item document-spreadsheet document-presentation document-text \
        document-web document-email comment list-box grouping image-map notification info-bar level-bar title-bar block-quote \
        audio video definition article landmark log marquee math rating timer static math-fraction math-root subscript \
        superscript description-list description-term description-value footnote content-deletion content-insertion mark \
        suggestion push-button-menu switch
        """.split(separator: " ")
}
