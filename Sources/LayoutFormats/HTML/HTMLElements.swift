import LayoutModel

/// What HTML says of its elements.
///
/// Source: HTML standard, "Focusable areas", "Labelable elements", "Rendering" (display of each element).
enum HTMLElements {
    /// The elements that show nothing.
    static let silent: Set<String> = [
        "script", "style", "template", "noscript", "meta", "link", "title", "base", "datalist", "param",
        "source", "track", "col", "colgroup", "option", "optgroup", "noframes", "rp",
    ]

    /// The elements that flow in a line; all others begin a new one.
    private static let inline: Set<String> = [
        "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
        "ins",
        "kbd", "label", "mark", "q", "ruby", "rt", "rb", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
        "time", "tt", "u", "var", "wbr", "slot", "output", "picture", "object", "nobr",
    ]

    /// Whether an element begins a new line.
    static func isBlock(_ name: String) -> Bool { !inline.contains(name) && !name.contains("-") }

    /// The controls and pictures that stand in a line as a letter does.
    private static let inlineBlocks: Set<String> = [
        "area", "audio", "button", "canvas", "embed", "iframe", "img", "input", "math", "meter", "progress", "select",
        "svg",
        "textarea", "video",
    ]

    /// How browsers lay an element out where no style says: `inline`, `inline-block` or `block`.
    static func display(_ name: String) -> String {
        inlineBlocks.contains(name) ? "inline-block" : isBlock(name) ? "block" : "inline"
    }

    /// Whether a label can be a label of it.
    static func isLabelable(_ node: MarkupNode) -> Bool {
        switch node.name {
        case "button", "meter", "output", "progress", "select", "textarea": true
        case "input": node["type"]?.lowercased() != "hidden"
        default: false
        }
    }

    /// Whether `disabled` means anything on it.
    static func canBeDisabled(_ name: String) -> Bool {
        ["button", "input", "select", "textarea", "fieldset", "option", "optgroup"].contains(name)
    }

    /// Whether it holds text that people edit: `contenteditable`, empty or true.
    static func isEditable(_ node: MarkupNode) -> Bool {
        guard let value = node["contenteditable"]?.lowercased() else { return false }
        return ["", "true", "plaintext-only"].contains(value)
    }

    /// Whether what gets the focus in its stead is in its shadow tree.
    static func delegatesFocus(_ node: MarkupNode) -> Bool {
        node.children.contains {
            $0.name == "template" && $0["shadowrootmode"] != nil && $0["shadowrootdelegatesfocus"] != nil
        }
    }

    /// The tab index that an element states, nil where it states none or no integer.
    static func tabIndex(_ node: MarkupNode) -> Int? {
        guard let text = node["tabindex"] else { return nil }
        // As browsers do: leading white space and a sign, then digits; what follows the digits is of no account.
        var rest = text.drop(while: isXMLSpace)
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest = rest.dropFirst() }
        guard let number = Int(rest.prefix { $0.isASCII && $0.isNumber }.prefix(9)) else { return nil }
        return max(-32768, min(32767, isNegative ? -number : number))
    }

    /// Whether it is the summary that opens a details element: its first child of that name.
    static func isSummary(_ node: MarkupNode) -> Bool {
        node.name == "summary" && node.parent?.name == "details" && node.parent?.child("summary") == node
    }
}

/// What lies around an element that decides about it.
struct HTMLSurroundings {
    /// Whether it is not shown.
    var isHidden = false
    /// Whether `visibility` hides it, which an element inside may undo.
    var isInvisible = false
    /// Whether it is hidden from assistive technology alone.
    var isAriaHidden = false
    /// Whether a disabled fieldset is around it.
    var isDisabled = false
    /// Whether a fieldset around the nearest disabled one is disabled too: its first legend is then.
    var isLegendDisabled = false
    /// Whether it is part of a text that is edited.
    var isEdited = false
    /// Whether a bar of menus is the nearest menu around it.
    var isInMenuBar = false
    /// The nearest landmark-limiting element: a header or footer inside it is not the page's.
    var isInSection = false
    /// Whether `content-visibility` hides what is inside.
    var hidesContent = false
    /// Whether it has a box of its own.
    var hasBox = true
    /// Whether what is shown begins a new line, and what follows it another.
    var breaksLine = false
    /// Whether all that is inside begins new lines: it lies in a flexible box or a grid.
    private var holdsBlocks = false
    /// Whether Tab passes by all of it: it is in a shadow tree, frame or details element with a negative tab index.
    var isPassedBy = false
    /// The scopes of the Tab order that are around: shadow trees, what fills a slot, frames.
    var scopes: [HTMLTabOrder.Place] = []
    /// The elements whose shadow trees are around, the innermost last.
    var hosts: [MarkupNode] = []

    /// What lies around what is inside an element.
    func inside(_ node: MarkupNode, in page: HTMLPage) -> HTMLSurroundings {
        var inner = self
        let style = page.styles.shownState(of: node)
        if page.isTakenOut(node, style) || node["popover"] != nil || node["inert"] != nil { inner.isHidden = true }
        inner.hidesContent = style.hidesContent
        inner.hasBox = style.hasBox
        inner.take(display: style.display ?? HTMLElements.display(node.name), isOutOfFlow: style.isOutOfFlow)
        if let visibility = style.visibility { inner.isInvisible = visibility == "hidden" || visibility == "collapse" }
        if node["aria-hidden"]?.lowercased() == "true" { inner.isAriaHidden = true }
        if node.name == "fieldset", node["disabled"] != nil {
            inner.isLegendDisabled = isDisabled
            inner.isDisabled = true
        }
        if HTMLElements.isEditable(node) { inner.isEdited = true }
        if ["article", "aside", "main", "nav", "section"].contains(node.name) { inner.isInSection = true }
        return inner
    }

    /// Takes how an element is laid out. An element in a flexible box or a grid, and one that floats or is placed, is a block
    /// whatever it says.
    ///
    /// Source: CSS Display 3, "Automatic box type transformations" and "Inline-level".
    private mutating func take(display: String, isOutOfFlow: Bool) {
        breaksLine = false
        guard display != "contents" else { return }
        breaksLine = holdsBlocks || isOutOfFlow || !["inline", "ruby"].contains(where: display.hasPrefix)
        holdsBlocks = ["flex", "grid", "inline-flex", "inline-grid"].contains(display)
    }

    /// What lies around what a scope of the Tab order holds.
    func insideScope(_ node: MarkupNode) -> HTMLSurroundings {
        var inner = self
        let index = HTMLElements.tabIndex(node) ?? 0
        if index < 0 { inner.isPassedBy = true }
        inner.scopes.append(HTMLTabOrder.Place(index: index, offset: node.offset))
        return inner
    }

    /// Whether nobody sees it.
    var isUnseen: Bool { isHidden || isInvisible }
}

extension MarkupNode {
    /// Whether it shows another page.
    var isFrame: Bool { name == "iframe" || name == "frame" }

    /// Whether selectors do not look beyond it: what is inside has styles of its own.
    var isStyleBoundary: Bool { isFrame || name == "template" && self["shadowrootmode"] != nil }

    /// The element around it in the same document or shadow tree.
    var documentParent: MarkupNode? { parent.flatMap { $0.isStyleBoundary ? nil : $0 } }

    /// The elements before it under the same parent, in order.
    var elementsBefore: [MarkupNode] {
        guard let parent else { return [] }
        return Array(parent.children.prefix { $0 != self })
    }

    /// Whether an `embed` or `object` shows a page, a drawing or a document, which the focus enters as it does a frame.
    ///
    /// Source: HTML standard, "The embed element" and "The object element"; tried in Chromium.
    var showsObject: Bool {
        guard name == "embed" || name == "object", let address = self[name == "embed" ? "src" : "data"] else {
            return false
        }
        if let type = self["type"]?.lowercased() {
            return ["text/html", "application/xhtml+xml", "image/svg+xml", "application/pdf"].contains(type)
        }
        let path = address.lowercased().prefix { $0 != "?" && $0 != "#" }
        return [".html", ".htm", ".xhtml", ".svg", ".pdf"].contains { path.hasSuffix($0) }
    }
}
