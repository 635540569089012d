/// What the style sheets of a page show, hide and clip.
///
/// Of the declarations `display`, `visibility`, `content-visibility`, `overflow`, `float`, `position` and sizes in pixels count;
/// of the cascade origin, importance, layers, specificity and order. Source: CSS Cascading and Inheritance 5, "Cascading".
struct HTMLStyles {
    /// What declarations say of being shown.
    struct ShownState {
        /// The word for `display`; nil where nothing is said.
        var display: String?
        /// Whether `display` lets it be shown; nil where nothing is said.
        var isDisplayed: Bool? { display.map { $0 != "none" } }
        /// Whether it has a box of its own: `display: contents` shows what is inside alone.
        var hasBox: Bool { display != "contents" }
        /// Whether it is taken out of the line: by `float`, or an absolute or fixed `position`.
        var isOutOfFlow = false
        /// The word for `visibility`; nil where nothing is said.
        var visibility: String?
        /// Whether `content-visibility` hides what is inside.
        var hidesContent = false
        /// What is said of its size across and down, and of what does not fit.
        var extents = (across: HTMLExtent(), down: HTMLExtent())
    }

    /// The properties that count, in the order of a rule's values.
    enum Property: Int, CaseIterable {
        case display, visibility, contentVisibility
        case overflowX, overflowY, width, minWidth, maxWidth, height, minHeight, maxHeight
        case float, position

        init?(_ name: String) {
            switch name {
            case "display": self = .display
            case "visibility": self = .visibility
            case "content-visibility": self = .contentVisibility
            case "float": self = .float
            case "position": self = .position
            case "overflow-x", "overflow-inline": self = .overflowX
            case "overflow-y", "overflow-block": self = .overflowY
            case "width", "inline-size": self = .width
            case "min-width", "min-inline-size": self = .minWidth
            case "max-width", "max-inline-size": self = .maxWidth
            case "height", "block-size": self = .height
            case "min-height", "min-block-size": self = .minHeight
            case "max-height", "max-block-size": self = .maxHeight
            default: return nil
            }
        }
    }

    /// One declaration.
    struct Declaration: Equatable {
        var property: Property
        var value: String
        var isImportant: Bool

        /// The declarations of a style attribute or a rule that count.
        static func list(_ text: Substring) -> [Declaration] {
            CSSText.split(text, at: UInt8(ascii: ";")).flatMap { part -> [Declaration] in
                let pair = part.split(separator: ":", maxSplits: 1)
                guard pair.count == 2 else { return [] }
                let name = trimmed(pair[0].lowercased())
                let properties = name == "overflow" ? [.overflowX, .overflowY] : Property(name).map { [$0] } ?? []
                guard !properties.isEmpty else { return [] }
                let words = pair[1].lowercased().split(separator: "!", maxSplits: 1).map { trimmed(String($0)) }
                guard let value = words.first, !value.isEmpty, !value.hasPrefix("var(") else { return [] }
                let isImportant = words.count > 1 && words[1] == "important"
                // `overflow` is for both axes, the first word for across.
                let values = properties.count == 2 ? value.split(whereSeparator: isXMLSpace).map(String.init) : [value]
                return zip(properties, [values[0], values[values.count - 1]]).map {
                    Declaration(property: $0, value: $1, isImportant: isImportant)
                }
            }
        }
    }

    /// A rule of a sheet.
    struct Rule {
        var selector: HTMLSelector
        var declarations: [Declaration]
        /// The place of its layer, from 0; nil outside of layers, which is stronger.
        var layer: Int?
        /// The document or shadow tree that it is for: the offset of the element around it, -1 for the page.
        var scope: Int
    }

    /// The most rules that are kept: more than large frameworks have for these properties.
    private static let ruleLimit = 20_000

    private let looks = HTMLLooks()
    private var rules: [Rule] = []
    /// The rules by the id, class or name that their matches have.
    private var byKey: [String: [Int]] = [:]
    /// The names of layers in the order in which they occur.
    var layers: [String] = []

    /// Takes a rule.
    mutating func add(_ rule: Rule) {
        guard rules.count < Self.ruleLimit else { return }
        byKey[rule.selector.key, default: []].append(rules.count)
        rules.append(rule)
    }

    /// How strongly a declaration counts: importance, layer, specificity.
    private struct Strength: Comparable {
        var level: Int
        var layer: Int
        var specificity: Int
        var order: Int

        static func < (a: Strength, b: Strength) -> Bool {
            (a.level, a.layer, a.specificity, a.order) < (b.level, b.layer, b.specificity, b.order)
        }
    }

    /// What the rules and its own style attribute say of an element. O(rules that may match x depth).
    func shownState(of node: MarkupNode) -> ShownState {
        var values = [String?](repeating: nil, count: Property.allCases.count)
        var strengths = [Strength?](repeating: nil, count: Property.allCases.count)
        func take(_ declarations: [Declaration], layer: Int?, specificity: Int, order: Int, isOwn: Bool = false) {
            for declaration in declarations {
                let index = declaration.property.rawValue
                let isImportant = declaration.isImportant
                // Of what is important the earlier layer wins, and what is in no layer is weakest.
                let place = isImportant ? -(layer ?? .max - 1) : layer ?? .max
                let strength = Strength(
                    level: (isImportant ? 2 : 0) + (isOwn ? 1 : 0), layer: isOwn ? 0 : place, specificity: specificity,
                    order: order)
                if let known = strengths[index], strength < known { continue }
                strengths[index] = strength
                values[index] = declaration.value
            }
        }
        if !rules.isEmpty {
            let scope = node.styleScope
            for index in candidates(node)
            where rules[index].scope == scope && rules[index].selector.matches(node, looks) {
                let rule = rules[index]
                take(rule.declarations, layer: rule.layer, specificity: rule.selector.specificity, order: index)
            }
        }
        if let style = node["style"] {
            take(Declaration.list(style[...]), layer: nil, specificity: 0, order: 0, isOwn: true)
        }
        var shown = ShownState()
        if let display = values[0], !["inherit", "initial", "unset", "revert", "revert-layer"].contains(display) {
            shown.display = display
        }
        shown.visibility = values[1].flatMap { ["inherit", "unset"].contains($0) ? nil : $0 }
        shown.hidesContent = values[2] == "hidden"
        shown.isOutOfFlow =
            ["left", "right", "inline-start", "inline-end"].contains(values[Property.float.rawValue])
            || ["absolute", "fixed"].contains(values[Property.position.rawValue])
        func extent(_ first: Property) -> HTMLExtent {
            HTMLExtent(values[first.rawValue..<first.rawValue + 3])
        }
        shown.extents = (extent(.width), extent(.height))
        shown.extents.across.overflow = values[Property.overflowX.rawValue]
        shown.extents.down.overflow = values[Property.overflowY.rawValue]
        return shown
    }

    private func candidates(_ node: MarkupNode) -> [Int] {
        var found = byKey[""] ?? []
        found += byKey[node.name] ?? []
        if let id = node["id"] { found += byKey["#" + id] ?? [] }
        for word in Set(node["class"]?.split(whereSeparator: isXMLSpace) ?? []) { found += byKey["." + word] ?? [] }
        return found.sorted()
    }
}

extension MarkupNode {
    /// The document or shadow tree that an element stands in: the offset of the frame or template around it, -1 for the page.
    var styleScope: Int {
        var next = parent
        while let around = next {
            if around.isStyleBoundary { return around.offset }
            next = around.parent
        }
        return -1
    }
}

/// How often `:has()` may look at an element of a page: many rules about large elements would take too long.
final class HTMLLooks {
    private var left = 2_000_000

    /// Takes one look; false where none is left.
    func take() -> Bool {
        left -= 1
        return left >= 0
    }
}
