import LayoutModel

/// A coarse layout pass: boxes in a line with weights, and boxes over one another; sizes of texts are guessed.
///
/// Source: Android, LinearLayout (orientation, weights, margins) and Material Design (touch targets of 48 dp). Relative
/// and constraint layouts are not solved: with one of them around a target no frame is given at all.
struct AndroidMeasure {
    private struct Box {
        var index: Int
        var parent: Int
        var isVertical = true
        var isLinear = false
        var isGone = false
        var width = Length.content
        var height = Length.content
        var weight = 0.0
        var margins = Insets()
        var padding = Insets()
        var content: (width: Double, height: Double)
        var children: [Int] = []
    }

    private enum Length {
        case fixed(Double)
        case parent
        case content
    }

    private struct Insets {
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    }

    /// A phone's screen in density-independent pixels.
    private static let screen = (width: 411.0, height: 891.0)

    private var boxes: [Box] = []
    /// Whether every view's frame can be estimated.
    private(set) var isKnown = true

    /// Takes a view and returns its number.
    mutating func add(_ view: AndroidView, index: Int, in parent: Int) -> Int {
        let name = view.simpleName
        let isLeaf = view.node.children.allSatisfy { $0.name == "requestFocus" }
        var box = Box(index: index, parent: parent, content: Self.size(of: view))
        box.isLinear = [
            "LinearLayout", "LinearLayoutCompat", "RadioGroup", "TableRow", "TableLayout", "TextInputLayout",
            "AppBarLayout",
        ]
        .contains(name)
        box.isVertical =
            view.attribute("orientation").map { $0 == "vertical" }
            ?? ["RadioGroup", "TableLayout", "TextInputLayout", "AppBarLayout"].contains(name)
        box.isGone = view.attribute("visibility") == "gone"
        let isStack = name.hasSuffix("ScrollView") || name.hasSuffix("FrameLayout") || name.hasSuffix("CardView")
        if !isLeaf, !box.isLinear, !isStack, !box.isGone { isKnown = false }
        box.width = Self.length(view.attribute("layout_width"))
        box.height = Self.length(view.attribute("layout_height"))
        box.weight = max(0, view.attribute("layout_weight").flatMap { decimalNumber($0.utf8) } ?? 0)
        box.margins = Self.insets(view, "layout_margin")
        box.padding = Self.insets(view, "padding")
        boxes.append(box)
        if parent >= 0 { boxes[parent].children.append(boxes.count - 1) }
        return boxes.count - 1
    }

    /// The frames by the views' indices, and the size of the screen. O(views x depth).
    func layOut() -> (frames: [(index: Int, frame: Frame?)], width: Double, height: Double) {
        var frames = [(index: Int, frame: Frame?)]()
        var bottom = 0.0
        for root in boxes.indices where boxes[root].parent < 0 {
            let height = max(Self.screen.height, natural(root, width: Self.screen.width).height)
            put(root, Frame(x: 0, y: 0, width: Self.screen.width, height: height), &frames)
            bottom = max(bottom, height)
        }
        return (frames, Self.screen.width, max(bottom, 1))
    }

    /// The size that a view takes of itself in a width.
    private func natural(_ index: Int, width: Double) -> (width: Double, height: Double) {
        let box = boxes[index]
        let inner = width - box.padding.left - box.padding.right
        var size = (width: 0.0, height: 0.0)
        for child in box.children where !boxes[child].isGone {
            let margins = boxes[child].margins
            let own = outer(child, width: max(0, inner - margins.left - margins.right))
            let full = (own.width + margins.left + margins.right, own.height + margins.top + margins.bottom)
            if box.isLinear, !box.isVertical {
                size = (size.width + full.0, max(size.height, full.1))
            } else if box.isLinear {
                size = (max(size.width, full.0), size.height + full.1)
            } else {
                size = (max(size.width, full.0), max(size.height, full.1))
            }
        }
        if box.children.isEmpty {
            // A text longer than the width goes on in further lines.
            let lines = inner > 0 ? max(1, (box.content.width / inner).rounded(.up)) : 1
            size = (min(box.content.width, max(inner, 0)), box.content.height + (lines - 1) * 20)
        }
        return (size.width + box.padding.left + box.padding.right, size.height + box.padding.top + box.padding.bottom)
    }

    /// The size of a view as its own attributes make it.
    private func outer(_ index: Int, width: Double) -> (width: Double, height: Double) {
        let box = boxes[index]
        var size = natural(index, width: width)
        switch box.width {
        case .fixed(let value): size.width = value
        case .parent: size.width = width
        case .content: size.width = min(size.width, width)
        }
        if case .fixed(let value) = box.height { size.height = value }
        return size
    }

    private func put(_ index: Int, _ frame: Frame, _ frames: inout [(index: Int, frame: Frame?)]) {
        let box = boxes[index]
        frames.append((box.index, frame))
        let shown = box.children.filter { !boxes[$0].isGone }
        let inner = Frame(
            x: frame.x + box.padding.left, y: frame.y + box.padding.top,
            width: max(0, frame.width - box.padding.left - box.padding.right),
            height: max(0, frame.height - box.padding.top - box.padding.bottom))
        let sizes = shown.map { child in
            let margins = boxes[child].margins
            return outer(child, width: max(0, inner.width - margins.left - margins.right))
        }
        guard box.isLinear else {
            for (child, size) in zip(shown, sizes) {
                let margins = boxes[child].margins
                var height = size.height
                if case .parent = boxes[child].height { height = max(0, inner.height - margins.top - margins.bottom) }
                put(
                    child,
                    Frame(x: inner.x + margins.left, y: inner.y + margins.top, width: size.width, height: height),
                    &frames)
            }
            return
        }
        // What is left goes to the weighted ones.
        func along(_ number: Int) -> Double { box.isVertical ? sizes[number].height : sizes[number].width }
        func around(_ child: Int) -> Double {
            let margins = boxes[child].margins
            return box.isVertical ? margins.top + margins.bottom : margins.left + margins.right
        }
        let weights = shown.map { boxes[$0].weight }.reduce(0, +)
        let used = shown.indices.map { along($0) + around(shown[$0]) }.reduce(0, +)
        let spare = (box.isVertical ? inner.height : inner.width) - used
        var start = box.isVertical ? inner.y : inner.x
        for (number, child) in shown.enumerated() {
            let margins = boxes[child].margins
            // Too much for the screen: nothing is made smaller than what it shows.
            let own = natural(child, width: inner.width)
            let least = boxes[child].weight > 0 ? (box.isVertical ? own.height : own.width) : 0
            let share = weights > 0 ? spare * boxes[child].weight / weights : 0
            let length = max(along(number) + share, least)
            if box.isVertical {
                put(
                    child,
                    Frame(
                        x: inner.x + margins.left, y: start + margins.top, width: sizes[number].width, height: length),
                    &frames)
            } else {
                var height = sizes[number].height
                if case .parent = boxes[child].height { height = max(0, inner.height - margins.top - margins.bottom) }
                put(
                    child, Frame(x: start + margins.left, y: inner.y + margins.top, width: length, height: height),
                    &frames)
            }
            start += length + around(child)
        }
    }

    private static func size(of view: AndroidView) -> (width: Double, height: Double) {
        let text = Double(view.element.label.count) * 7.5
        switch view.attributes.viewClass.role {
        case .button, .toggle, .checkbox, .radioButton, .popUpButton: return (max(88, text + 32), 48)
        case .textField, .searchField, .secureTextField: return (200, 48)
        case .slider: return (200, 48)
        case .image, .icon: return (48, 48)
        case .staticText, .heading: return (max(text, 8), 20)
        default: return (max(text, 48), 48)
        }
    }

    private static func length(_ text: String?) -> Length {
        switch text {
        case "match_parent", "fill_parent": .parent
        case nil, "wrap_content": .content
        default: dimension(text).map(Length.fixed) ?? .content
        }
    }

    /// A number of dp; other units are taken as dp, names are not resolved.
    private static func dimension(_ text: String?) -> Double? {
        guard let text else { return nil }
        let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        return decimalNumber(number.utf8).map { min(max($0, 0), 10_000) }
    }

    private static func insets(_ view: AndroidView, _ name: String) -> Insets {
        let all = dimension(view.attribute(name)) ?? 0
        func side(_ names: String...) -> Double {
            names.lazy.compactMap { dimension(view.attribute("\(name)\($0)")) }.first ?? all
        }
        return Insets(
            left: side("Left", "Start", "Horizontal"), top: side("Top", "Vertical"),
            right: side("Right", "End", "Horizontal"),
            bottom: side("Bottom", "Vertical"))
    }
}
