import AccessCost
import LayoutModel

/// A screen as a screen reader goes through it, stop by stop: what the finders of changes look at.
struct ScreenReading {
    /// The screen.
    let screen: Screen
    /// What of it assistive technology can see.
    let exposure: Exposure
    /// The reader's stops in visiting order, every container dissolved.
    let stops: [ElementIndex]
    /// The place of each element among the stops, nil where it is none.
    private let places: [Int?]
    private let isLocked: [Bool]
    private let byBox: [ElementIndex?: [ElementIndex]]
    private let placesInBox: [Int]
    private let frames: [Frame?]
    private let trees: [ElementIndex?: FrameTree]

    /// Reads a screen with the platform's reader. O(elements log elements).
    init(_ screen: Screen, platform: Platform?) {
        self.screen = screen
        exposure = Exposure(screen, platform: platform)
        let reader = platform?.screenReader.flatMap(AccessMethod.init(id:)) ?? .iosVoiceOver
        var rules = reader.rules(for: reader.defaults)
        // What belongs together is seen, not heard: in rows, whatever order the reader has in them.
        if case .tops = rules.order { rules.order = .reading }
        let tree = AccessTree(screen, exposure: exposure, kind: .flat, rules: rules)
        stops = tree.stops.compactMap(\.element)
        var places = [Int?](repeating: nil, count: screen.elements.count)
        for (place, index) in stops.enumerated() { places[index.rawValue] = place }
        self.places = places
        let elements = screen.elements
        byBox = Dictionary(grouping: stops) { elements[$0.rawValue].parent }
        var placesInBox = [Int](repeating: -1, count: elements.count)
        for members in byBox.values {
            for (place, index) in members.enumerated() { placesInBox[index.rawValue] = place }
        }
        self.placesInBox = placesInBox
        let frames = elements.map(\.frame)
        self.frames = frames
        trees = byBox.mapValues { members in FrameTree(members.map { frames[$0.rawValue] }) }
        var isLocked: [Bool] = []
        for element in screen.elements {
            isLocked.append(element.isLocked || element.parent.map { isLocked[$0.rawValue] } ?? false)
        }
        self.isLocked = isLocked
    }

    /// The element at a place.
    subscript(_ index: ElementIndex) -> Element { screen[index] }

    /// Whether a person can act on it.
    func isTarget(_ index: ElementIndex) -> Bool { exposure.entries[index.rawValue].isTarget }

    /// Where the reader comes to it; nil where it does not.
    func place(_ index: ElementIndex) -> Int? { places[index.rawValue] }

    /// Whether suggestions may change it.
    func isFree(_ index: ElementIndex) -> Bool { !isLocked[index.rawValue] && !screen[index].id.isEmpty }

    /// The stops that stand directly in the same box, in visiting order. O(1).
    func stops(beside index: ElementIndex) -> [ElementIndex] { byBox[screen.elements[index.rawValue].parent] ?? [] }

    /// Where an element is; quicker than by the element. O(1).
    func frame(_ index: ElementIndex) -> Frame? { frames[index.rawValue] }

    /// The stops of the same box that share a row with an element, without it, in visiting order.
    ///
    /// O(log stops + stops at its height).
    func row(beside index: ElementIndex) -> [ElementIndex] {
        guard let frame = frame(index), let tree = trees[screen.elements[index.rawValue].parent] else { return [] }
        let beside = stops(beside: index)
        return tree.numbers(overlapping: frame.acrossScreen).sorted().map { beside[$0] }
            .filter { other in other != index && frames[other.rawValue].map { $0.sharesRow(with: frame) } == true }
    }

    /// The stop that comes next in the same box; nil for its last. O(1).
    func next(beside index: ElementIndex) -> ElementIndex? {
        let beside = stops(beside: index)
        let place = placesInBox[index.rawValue] + 1
        return place > 0 && place < beside.count ? beside[place] : nil
    }

    /// Whether b follows a in one row, in the direction of reading, and does not overlap it.
    func isAfter(_ b: Frame, _ a: Frame) -> Bool {
        guard a.sharesRow(with: b) else { return false }
        return screen.direction == .leftToRight ? b.x >= a.maxX - 1 : b.maxX <= a.x + 1
    }

    /// Whether b stands right below a, both beginning or both centred on one line.
    func isRightBelow(_ b: Frame, _ a: Frame) -> Bool {
        let gap = b.y - a.maxY
        guard gap >= -1, gap <= max(a.height, 8) else { return false }
        let leading = screen.direction == .leftToRight ? b.x - a.x : b.maxX - a.maxX
        return abs(leading) <= 2 || abs(b.midX - a.midX) <= 2
    }
}

extension Element {
    /// Whether it is there to be read and nothing else: no state, nothing to do, nowhere to go.
    var isPlain: Bool {
        value.map(\.isEmpty) ?? true && headingLevel == nil && landmark == nil && !isAdjustable && actions.isEmpty
            && gestures.isEmpty && shortcut == nil && mnemonic == nil && accessKey == nil && leadsTo == nil
            && jumpsTo == nil && reveals == nil && timeout == nil && inputLabels.isEmpty && !isModal
    }
}
