import LayoutModel

/// What a section holds while it is being found.
indirect enum SectionNode {
    /// An item, by its number.
    case item(Int)
    /// Items that are one thing, as a text and the field that it names; no section of their own.
    case bundle([SectionNode])
    /// A section.
    case section(SectionDraft)

    /// The first item in it.
    var first: Int {
        switch self {
        case .item(let item): item
        case .bundle(let inner): inner.map(\.first).min() ?? .max
        case .section(let draft): draft.children.map(\.first).min() ?? .max
        }
    }
}

/// A section while it is being found.
struct SectionDraft {
    var children: [SectionNode]
    var evidence: ScreenSections.Evidence
    var confidence: Double
    var box: ElementIndex?
    var heading: Int?
    var template: Int?
}

/// An item, or some that are one thing already, as the finder of sections places it.
struct Block {
    /// What it is in the hierarchy.
    var node: SectionNode
    /// The items in it, in order.
    var items: [Int]
    /// The smallest rectangle around them; nil where the file does not tell all of it.
    var frame: Frame?
    /// The roles of the items, in order.
    var roles: [Role]
    /// Whether it is a heading, which begins what comes after it.
    var isHeading = false
    /// Whether it is only read.
    var isText = false

    /// Some blocks as one.
    init(_ blocks: [Block], _ node: (_ children: [SectionNode]) -> SectionNode) {
        let sorted = blocks.sorted { $0.items[0] < $1.items[0] }
        self.node = node(sorted.map(\.node))
        items = sorted.flatMap(\.items).sorted()
        let frames = sorted.compactMap(\.frame)
        frame = frames.count == sorted.count ? Frame.union(of: frames) : nil
        roles = sorted.flatMap(\.roles)
    }

    /// One item, with the frame of what it holds where it has none.
    init(_ item: Int, _ index: ElementIndex, _ screen: Screen) {
        let element = screen[index]
        node = .item(item)
        items = [item]
        frame = element.frame.flatMap { $0.isEmpty ? nil : $0 }
        if frame == nil, element.subtreeEnd > index.rawValue + 1 {
            let inside = screen.elements[index.rawValue + 1..<element.subtreeEnd].compactMap(\.frame)
            frame = Frame.union(of: inside.filter { !$0.isEmpty })
        }
        roles = [element.role]
        isHeading = element.isHeading
        isText = element.role == .staticText && !element.respondsToInteraction
    }

    /// Whether it is a section already.
    var isSection: Bool {
        if case .section = node { true } else { false }
    }
}

/// Blocks that share a line of the screen, or a column.
struct Band {
    /// The blocks, in the order of their items.
    var blocks: [Block]
    /// The smallest rectangle around them.
    var frame: Frame
    /// The roles of their items, in order.
    var roles: [Role] { blocks.flatMap(\.roles) }
    /// Whether it is a heading and nothing else.
    var isHeading: Bool { blocks.count == 1 && blocks[0].isHeading }
    /// Whether it is one text and nothing else.
    var isText: Bool { blocks.count == 1 && blocks[0].isText }
}

/// The direction in which a screen is cut.
enum Axis {
    /// Between what is above each other.
    case vertical
    /// Between what is beside each other.
    case horizontal

    var other: Axis { self == .vertical ? .horizontal : .vertical }
    func low(_ frame: Frame) -> Double { self == .vertical ? frame.y : frame.x }
    func high(_ frame: Frame) -> Double { self == .vertical ? frame.maxY : frame.maxX }

    /// The bands of blocks that overlap along this axis by more than a tolerance, first to last. O(n log n).
    func bands(of blocks: [Block], tolerance: Double) -> [Band] {
        let sorted = blocks.compactMap { block in block.frame.map { (block, $0) } }.sorted {
            (low($0.1), $0.0.items[0]) < (low($1.1), $1.0.items[0])
        }
        var bands: [Band] = []
        var end = -Double.infinity
        for (block, frame) in sorted {
            let allowed = min(tolerance, (high(frame) - low(frame)) / 2)
            if bands.isEmpty || low(frame) >= end - allowed {
                bands.append(Band(blocks: [block], frame: frame))
                end = high(frame)
            } else {
                bands[bands.count - 1].blocks.append(block)
                bands[bands.count - 1].frame = bands[bands.count - 1].frame.union(frame)
                end = max(end, high(frame))
            }
        }
        for index in bands.indices { bands[index].blocks.sort { $0.items[0] < $1.items[0] } }
        return bands
    }

    /// The gaps between neighbouring bands, not negative.
    func gaps(_ bands: [Band]) -> [Double] {
        zip(bands, bands.dropFirst()).map { max(0, low($1.frame) - high($0.frame)) }
    }
}
