public import AccessCost
public import LayoutModel

/// Writes a screen in another shape: the same elements, ids and boxes as far as the shape lets them stay.
///
/// The order of the shape becomes the order of the document. A container stays where the shape keeps together what it
/// holds; it becomes the group where the shape has a group of just that. An element that is not a stop stays in its
/// container, before what followed it.
public struct ShapeWriter: Sendable {
    let screen: Screen
    let style: GroupStyle
    /// Whether every box that stays would be a group for the method.
    private let boxesAreGroups: Bool
    private let numbersTabs: Bool
    /// The place of each element in the order in which everything is read.
    let ranks: [Int]
    private let isStop: [Bool]
    /// The boxes that hold stops, outer ones first, with the stops in them.
    private let boxes: [(box: ElementIndex, stops: [ElementIndex])]
    private let passengers: [ElementIndex]
    private let namesBoxes: Bool

    /// A writer for the stops of one method. O(elements log elements).
    ///
    /// - Parameter stops: the stops that shapes are made of; a locked group counts as one.
    public init(
        _ screen: Screen, stops: [ElementIndex], platform: Platform?, method: AccessMethod, parameters: ParameterValues
    ) {
        self.screen = screen
        let rules = method.rules(for: parameters)
        style = GroupStyle(rules)
        boxesAreGroups = rules.groups == .branching
        numbersTabs = rules.groups == .composites && screen.elements.contains { $0.tabIndex ?? 0 > 0 }
        var isStop = [Bool](repeating: false, count: screen.elements.count)
        for stop in stops { isStop[stop.rawValue] = true }
        self.isStop = isStop
        ranks = Self.ranks(screen, rules, platform)
        var holders: [Int: [ElementIndex]] = [:]
        for stop in stops {
            var next = screen[stop].parent
            while let box = next {
                holders[box.rawValue, default: []].append(stop)
                next = screen[box].parent
            }
        }
        boxes = holders.keys.sorted().map { (ElementIndex($0), holders[$0]!) }
        // The topmost elements that are neither stops nor around one.
        var passengers: [ElementIndex] = []
        var offset = 0
        while offset < screen.elements.count {
            if isStop[offset] {
                offset = screen.elements[offset].subtreeEnd
            } else if holders[offset] == nil {
                passengers.append(ElementIndex(offset))
                offset = screen.elements[offset].subtreeEnd
            } else {
                offset += 1
            }
        }
        namesBoxes = screen.namesBoxes
        let ranks = ranks
        self.passengers = passengers.sorted { (ranks[$0.rawValue], $0) < (ranks[$1.rawValue], $1) }
    }

    /// The index of each element when everything that can be read is; an element that cannot be read takes the index of the
    /// one before it in the document, a container that of its first element.
    private static func ranks(_ screen: Screen, _ rules: TreeRules, _ platform: Platform?) -> [Int] {
        var rules = rules
        rules.stops = .reader
        rules.focus = .any
        let tree = AccessTree(screen, exposure: Exposure(screen, platform: platform), kind: .flat, rules: rules)
        var ranks = [Int](repeating: -1, count: screen.elements.count)
        for (place, stop) in tree.stops.enumerated() {
            guard let element = stop.element else { continue }
            ranks[element.rawValue] = place
            var next = screen[element].parent
            while let box = next, ranks[box.rawValue] < 0 {
                ranks[box.rawValue] = place
                next = screen[box].parent
            }
        }
        var last = 0
        for offset in ranks.indices {
            if ranks[offset] < 0 { ranks[offset] = last } else { last = ranks[offset] }
        }
        return ranks
    }

    /// The screen in a shape that has each stop once. O(elements x depth).
    public func screen(in shape: ScreenShape) -> Screen {
        var draft = ShapeDraft(shape, screen)
        for (box, stops) in boxes where !boxesAreGroups || draft.hasGroup(box) || screen[box].isModal {
            draft.keep(box, holding: stops)
        }
        draft.seat(passengers, ranks)
        var result = Screen(id: screen.id, label: screen.label, width: screen.width, height: screen.height)
        result.isInitial = screen.isInitial
        result.direction = screen.direction
        result.readingOrder = .document
        result.hasScripts = screen.hasScripts
        result.focus = screen.focus
        result.line = screen.line
        result.sources = screen.sources
        var writing = Writing(
            result: result, ids: Set(screen.elements.map(\.id)), dissolved: shape.dissolved)
        for node in draft.nodes[0].children { write(node, of: draft, in: nil, isMember: false, &writing) }
        if numbersTabs { writing.numberTabs(in: shape.stops.map { screen[$0].id }) }
        if namesBoxes { writing.result.repairReferences(from: screen) }
        return writing.result
    }

    private struct Writing {
        var result: Screen
        var ids: Set<String>
        let dissolved: Set<ElementIndex>

        mutating func unusedID(_ base: String) -> String {
            var id = base
            var number = 2
            while !ids.insert(id).inserted {
                id = "\(base)-\(number)"
                number += 1
            }
            return id
        }

        /// Gives the stops that are in the Tab order their places in it; a group has none of its own, and stays where its
        /// members are, or behind all that have one.
        mutating func numberTabs(in order: [String]) {
            let places = Dictionary(order.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
            for index in result.elements.indices.map(ElementIndex.init) where result[index].kind == .element {
                guard let place = places[result[index].id], result[index].tabIndex ?? 0 >= 0 else { continue }
                result[index].tabIndex = place
            }
        }
    }

    private func write(
        _ place: Int, of draft: ShapeDraft, in parent: ElementIndex?, isMember: Bool, _ writing: inout Writing
    ) {
        let node = draft.nodes[place]
        switch node.kind {
        case .whole(let index): copy(index, in: parent, tabIndex: isMember ? -1 : nil, &writing)
        case .box(let index):
            var element = plain(index)
            // A box around one stop is no group of a shape, but readers that jump to containers know it.
            if node.range.count > 1 || writing.dissolved.contains(index), style.isGroup(element),
                let box = style.box(of: element)
            {
                element = box
                style.dissolve(&element)
            }
            open(element, node, draft, in: parent, isGroup: false, &writing)
        case .group(let label, let index):
            var (element, outer) = (new(node, draft), parent)
            if let index, let box = style.box(of: plain(index)) {
                element = box
            } else {
                // A box that can say nothing of groups holds the one that can.
                if let index { outer = writing.result.open(plain(index), in: parent) }
                element.id = writing.unusedID(element.id)
            }
            style.makeGroup(&element, label: label)
            open(element, node, draft, in: outer, isGroup: true, &writing)
            if let outer, outer != parent { writing.result.close(outer) }
        }
    }

    private func open(
        _ element: Element, _ node: ShapeDraft.Node, _ draft: ShapeDraft, in parent: ElementIndex?, isGroup: Bool,
        _ writing: inout Writing
    ) {
        let index = writing.result.open(element, in: parent)
        var hasEntry = false
        for child in node.children {
            // One member of a roving tool bar stays in the Tab order.
            var isMember = false
            if isGroup, style == .rovingToolbar, case .whole(let inner) = draft.nodes[child].kind,
                isStop[inner.rawValue]
            {
                isMember = hasEntry
                hasEntry = true
            }
            write(child, of: draft, in: index, isMember: isMember, &writing)
        }
        writing.result.close(index)
    }

    /// A box whose children's order is that of the document.
    private func plain(_ index: ElementIndex) -> Element {
        var element = screen[index]
        element.order = []
        element.scanPriority = nil
        return element
    }

    private func new(_ node: ShapeDraft.Node, _ draft: ShapeDraft) -> Element {
        let members = draft.stops(under: node)
        var element = Element(.group)
        element.id = members.first.map { "\(screen[$0].id)-group" } ?? "group"
        element.line = members.map { screen[$0].line }.min() ?? 0
        let frames = members.compactMap { screen[$0].frame }
        if frames.count == members.count { element.frame = Frame.union(of: frames) }
        return element
    }

    /// An element with everything in it, in the order in which it is read.
    private func copy(_ index: ElementIndex, in parent: ElementIndex?, tabIndex: Int?, _ writing: inout Writing) {
        var element = plain(index)
        if let tabIndex { element.tabIndex = tabIndex }
        let own = writing.result.open(element, in: parent)
        let children = Array(screen.children(of: index)).sorted {
            (ranks[$0.rawValue], $0) < (ranks[$1.rawValue], $1)
        }
        for child in children { copy(child, in: own, tabIndex: nil, &writing) }
        writing.result.close(own)
    }
}
