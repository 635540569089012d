import LayoutModel

/// Which item a small button belongs to.
struct ActionOwners {
    private let reading: ScreenReading
    /// The possible items by the words of their labels in lower case.
    private var byLabel: [String: [ElementIndex]] = [:]
    private let targets: [ElementIndex]
    private let tree: FrameTree

    private static let longestLabel = 8
    private static let items: Set<Role> = [.cell, .listItem, .row, .treeItem, .image, .icon, .button, .link]
    private static let bars: Set<Role> = [
        .toolbar, .navigationBar, .tabBar, .menuBar, .segmentedControl, .tabGroup, .radioGroup, .keyboard, .menu,
    ]

    /// Finds what can be an item. O(stops).
    init(_ reading: ScreenReading) {
        self.reading = reading
        var targets: [ElementIndex] = []
        for stop in reading.stops {
            let element = reading[stop]
            let isTarget = reading.isTarget(stop)
            guard isTarget ? Self.items.contains(element.role) : element.role == .staticText && element.isPlain else {
                continue
            }
            let words = LabelWords.words(of: element.label)
            if (1...Self.longestLabel).contains(words.count), element.label.contains(where: \.isLetter) {
                byLabel[Self.key(words), default: []].append(stop)
            }
            if isTarget, element.frame != nil { targets.append(stop) }
        }
        targets.sort()
        self.targets = targets
        tree = FrameTree(targets.map { reading.frame($0) })
    }

    /// The item that a button belongs to; nil where it belongs to none.
    func owner(of small: ElementIndex) -> ElementIndex? {
        named(in: small) ?? under(small) ?? inCell(small)
    }

    /// Where some words stand among others, without case; nil where they do not, or are all of them.
    static func place(of part: [String], in words: [String]) -> Int? {
        guard !part.isEmpty, part.count < words.count else { return nil }
        let (part, words) = (part.map { $0.lowercased() }, words.map { $0.lowercased() })
        return (0...(words.count - part.count)).first { Array(words[$0..<$0 + part.count]) == part }
    }

    private static func key(_ words: some Sequence<String>) -> String {
        words.map { $0.lowercased() }.joined(separator: " ")
    }

    /// The item whose label stands at the end or the beginning of the button's, the longest that does, near it.
    private func named(in small: ElementIndex) -> ElementIndex? {
        let words = LabelWords.words(of: reading[small].label)
        guard words.count > 1 else { return nil }
        for length in (1...min(words.count - 1, Self.longestLabel)).reversed() {
            for part in [words.suffix(length), words.prefix(length)] {
                let found = (byLabel[Self.key(part)] ?? []).filter { $0 != small && isNear($0, small) }
                if found.count == 1 { return found[0] }
                if found.count > 1 { return nil }
            }
        }
        return nil
    }

    /// Whether a text or target and a button stand in one row or over each other, and no other control with the text.
    private func isNear(_ item: ElementIndex, _ small: ElementIndex) -> Bool {
        guard let a = reading.frame(item), let b = reading.frame(small) else {
            return reading[item].parent == reading[small].parent
        }
        guard a.sharesRow(with: b) || a.intersects(b) else { return false }
        guard !reading.isTarget(item) else { return true }
        // A text that names a field is the field's, not the button's.
        return reading.row(beside: item).allSatisfy { other in
            other == small || !reading.isTarget(other) || ScreenChange.isFoldable(reading[other])
        }
    }

    /// The smallest target over which a button lies, at least four times as large.
    private func under(_ small: ElementIndex) -> ElementIndex? {
        guard let frame = reading.frame(small) else { return nil }
        func area(_ index: ElementIndex) -> Double { reading.frame(index).map { $0.width * $0.height } ?? 0 }
        let middle = Frame(x: frame.midX, y: frame.midY, width: 0, height: 0)
        return tree.smallest(around: middle, margin: 0, area: 4 * area(small)) { targets[$0] != small }
            .map { targets[$0] }
    }

    /// The one large target of a cell that holds it and small buttons, and nothing else to act on.
    private func inCell(_ small: ElementIndex) -> ElementIndex? {
        guard let parent = reading[small].parent else { return nil }
        let box = reading.screen[parent]
        guard box.kind == .group, !Self.bars.contains(box.role) else { return nil }
        let targets = reading.stops(beside: small).filter(reading.isTarget)
        func area(_ index: ElementIndex) -> Double { reading.frame(index).map { $0.width * $0.height } ?? 0 }
        let large = targets.filter { area($0) >= 4 * area(small) && Self.items.contains(reading[$0].role) }
        guard large.count == 1, targets.allSatisfy({ $0 == large[0] || ScreenChange.isFoldable(reading[$0]) }) else {
            return nil
        }
        return large[0]
    }
}
