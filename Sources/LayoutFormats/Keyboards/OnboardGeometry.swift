import LayoutModel

/// Where the keys of a layer are in Onboard's window.
///
/// A panel shows its drawing as large as its place; the parts of a box share its length in proportion to their drawings, and
/// those that are shown grow into the room of those that are not. Sources: Onboard's layouts and what it makes of them
/// (Tests/Live/onboard_live.py); the size of its window at first.
struct OnboardGeometry {
    /// The size of Onboard's window until somebody changes it, in points.
    static let window = Frame(x: 0, y: 0, width: 700, height: 205)

    private let items: [OnboardItem]
    private let layer: String
    /// The bounds of each item in its drawing; nil where it has none.
    private var bounds: [Frame?]
    /// Whether each item shows a key.
    private var showsKey: [Bool]
    /// The frames of the keys by their indices.
    private(set) var frames: [Int: Frame] = [:]

    /// O(items).
    init(_ items: [OnboardItem], layer: String) {
        self.items = items
        self.layer = layer
        bounds = Array(repeating: nil, count: items.count)
        showsKey = Array(repeating: false, count: items.count)
        // What is in an item was read before it.
        for index in items.indices {
            bounds[index] = drawnBounds(of: index)
            let item = items[index]
            if case .key = item.kind {
                showsKey[index] = item.isVisible
            } else {
                showsKey[index] = isVisible(index) && item.children.contains { showsKey[$0] }
            }
        }
        if !items.isEmpty { place(items.count - 1, Self.window) }
    }

    /// Whether an item is shown by its own word and by that of the layer.
    private func isVisible(_ index: Int) -> Bool {
        items[index].isVisible && (items[index].layer.map { $0 == layer } ?? true)
    }

    private func drawnBounds(of index: Int) -> Frame? {
        let item = items[index]
        if case .key = item.kind { return item.drawn }
        if item.kind == .panel, !item.children.contains(where: isVisible) { return nil }
        var all: Frame?
        for child in item.children where !item.isCompact || items[child].isVisible {
            guard let own = bounds[child], !own.isEmpty else { continue }
            all = all?.union(own) ?? own
        }
        return all
    }

    private mutating func place(_ index: Int, _ frame: Frame) {
        let item = items[index]
        if case .key(let key) = item.kind {
            if let key { frames[key] = frame }
            return
        }
        guard let own = bounds[index], !own.isEmpty else { return }
        let inset = (x: item.border * frame.width / own.width, y: item.border * frame.height / own.height)
        let inner = Frame(
            x: frame.x + inset.x, y: frame.y + inset.y, width: max(frame.width - 2 * inset.x, 0),
            height: max(frame.height - 2 * inset.y, 0))
        if case .box(let isRow) = item.kind { return share(inner, of: item, isRow: isRow) }
        let scale = (x: inner.width / own.width, y: inner.height / own.height)
        for child in item.children {
            guard let part = bounds[child] else { continue }
            place(
                child,
                Frame(
                    x: inner.x + (part.x - own.x) * scale.x, y: inner.y + (part.y - own.y) * scale.y,
                    width: part.width * scale.x, height: part.height * scale.y))
        }
    }

    /// Gives the parts of a box their shares of its length.
    private mutating func share(_ room: Frame, of box: OnboardItem, isRow: Bool) {
        func length(_ index: Int) -> Double { bounds[index].map { isRow ? $0.width : $0.height } ?? 0 }
        let parts = box.children
        let total = isRow ? room.width : room.height
        let drawn =
            parts.reduce(0) { $0 + length($1) }
            + box.spacing * Double(parts.dropFirst().count { length($0) > 0 })
        guard drawn > 0 else { return }
        let scale = total / drawn
        let shown = parts.filter { length($0) > 0 && showsKey[$0] }
        let growing = shown.filter { items[$0].expands }.reduce(0) { $0 + length($1) * scale }
        let fixed = shown.filter { !items[$0].expands }.reduce(0) { $0 + length($1) * scale }
        let gaps = scale * box.spacing * Double(max(shown.count - 1, 0))
        let growth = growing > 0 ? (total - fixed - gaps) / growing : 1
        var offset = 0.0
        for part in parts where showsKey[part] {
            let own = length(part) * scale * (items[part].expands ? growth : 1)
            let frame =
                isRow
                ? Frame(x: room.x + offset, y: room.y, width: max(own, 0), height: room.height)
                : Frame(x: room.x, y: room.y + offset, width: room.width, height: max(own, 0))
            place(part, frame)
            offset += own + scale * box.spacing
        }
    }
}
