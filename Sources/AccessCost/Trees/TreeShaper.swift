import LayoutModel

/// Why a tree cannot be made.
struct ShapeFailure: Error {
    var sentence: String
}

/// Turns the ordered containers of a screen into the groups of one kind of tree.
struct TreeShaper {
    let screen: Screen
    let rules: TreeRules
    let composites: Composites
    private(set) var dissolved: [ElementIndex] = []

    init(screen: Screen, rules: TreeRules, composites: Composites) {
        self.composites = composites
        self.screen = screen
        self.rules = rules
    }

    mutating func shape(_ top: [OrderedNode], as kind: TreeKind) -> Result<[OrderedNode], ShapeFailure> {
        switch kind {
        case .flat: return .success(flattened(top))
        case .grouped:
            let grouped = groups(top, scope: screenFrame)
            return .success(rules.groupsRows ? looseRows(grouped, smallest: 2) ?? grouped : grouped)
        case .rows:
            guard let rows = looseRows(flattened(top), smallest: rules.smallestRow) else { return .failure(noFrames) }
            return .success(rows)
        case .blocks:
            guard let blocks = blocks(top) else { return .failure(noFrames) }
            return .success(blocks)
        case .halves:
            return .success(parts(flattened(top)))
        }
    }

    /// The frame around the top level: a container of the same bounds adds nothing to it.
    private var screenFrame: Frame? {
        guard let width = screen.width, let height = screen.height else { return nil }
        return Frame(x: 0, y: 0, width: width, height: height)
    }

    private let noFrames = ShapeFailure(sentence: "rows cannot be found: the file does not say where elements are")

    private func flattened(_ nodes: [OrderedNode]) -> [OrderedNode] {
        var list: [OrderedNode] = []
        for node in nodes { node.appendStops(to: &list) }
        return list
    }

    /// The containers that are groups; the others are replaced by what they hold.
    private mutating func groups(_ nodes: [OrderedNode], scope: Frame?) -> [OrderedNode] {
        var result: [OrderedNode] = []
        for var node in nodes {
            guard node.kind == .group, let index = node.element else {
                result.append(node)
                continue
            }
            let isGroup = isGroup(node, index, scope: scope)
            let inner = groups(node.children, scope: isGroup ? node.frame : scope)
            if !isGroup || inner.isEmpty {
                result += inner
            } else if inner.count == 1, rules.dissolvesSingles, !isMenu(index) {
                dissolved.append(index)
                result += inner
            } else {
                node.children = inner
                // A menu and the button that opens it are one stop.
                if isMenu(index), screen[index].role == .menu, let opener = result.last, opener.kind == .target,
                    opener.element.map({ screen[$0].role.opensMenu }) ?? false
                {
                    node.children.insert(result.removeLast(), at: 0)
                }
                result.append(node)
            }
        }
        return result
    }

    private func isGroup(_ node: OrderedNode, _ index: ElementIndex, scope: Frame?) -> Bool {
        let element = screen[index]
        return switch rules.groups {
        case .containers: isContainer(element)
        case .navigationStyle(let automatic):
            switch element.navigationStyle {
            case .combined: true
            case .separate: false
            case .automatic: automatic && element.containerType != .none
            }
        case .branching: node.children.count >= 2 && (scope == nil || node.frame == nil || node.frame != scope)
        case .composites: composites.contains(index)
        case .landmarks: element.landmark != nil || element.containerType == .landmark
        }
    }

    /// Whether a keyboard opens it, however little is inside.
    private func isMenu(_ index: ElementIndex) -> Bool {
        rules.groups == .composites && [.menu, .menuBar].contains(screen[index].role)
    }

    private func isContainer(_ element: Element) -> Bool {
        element.containerType != .none || element.scanBlock != nil
    }

    /// Stops put into rows by their frames; groups among them stay as they are. Nil where a stop has no frame.
    private func looseRows(_ nodes: [OrderedNode], smallest: Int) -> [OrderedNode]? {
        let nodes = rules.rows == .identical ? sharingMenus(nodes) : nodes
        var frames = nodes.compactMap(\.frame)
        guard frames.count == nodes.count else { return nil }
        var direction = screen.direction
        if rules.areColumns {
            // Columns are the rows of the board on its side, its leading edge on top.
            frames = frames.map { $0.turned(leading: direction) }
            direction = .leftToRight
        }
        let rows =
            switch rules.rows {
            case .overlap: FrameOrder.rows(frames, direction: direction)
            case .tops: FrameOrder.topRows(frames, direction: direction)
            case .identical: FrameOrder.levelRows(frames, direction: direction)
            }
        var number = 0
        return rows.flatMap { row -> [OrderedNode] in
            let members = row.map { nodes[$0] }
            guard members.count >= smallest, !members.contains(where: { $0.kind == .group && $0.element != nil })
            else { return members }
            number += 1
            return [OrderedNode(name: "\(rules.areColumns ? "Column" : "Row") \(number)", children: members)]
        }
    }

    /// Targets of one and the same frame as one stop, which opens a menu of them (Android).
    private func sharingMenus(_ nodes: [OrderedNode]) -> [OrderedNode] {
        var places: [Frame: Int] = [:]
        var result: [OrderedNode] = []
        for node in nodes {
            guard node.kind == .target, let frame = node.frame else {
                result.append(node)
                continue
            }
            guard let place = places[frame] else {
                places[frame] = result.count
                result.append(node)
                continue
            }
            if result[place].kind == .target {
                result[place] = OrderedNode(name: "Menu", frame: frame, children: [result[place]])
            }
            result[place].children.append(node)
        }
        return result
    }

    /// Scan blocks or containers with rows inside; other stops are in rows of two or more.
    private mutating func blocks(_ top: [OrderedNode]) -> [OrderedNode]? {
        var result: [OrderedNode] = []
        var loose: [OrderedNode] = []
        func endLoose() -> Bool {
            guard !loose.isEmpty else { return true }
            guard let rows = looseRows(loose, smallest: 2) else { return false }
            result += rows
            loose = []
            return true
        }
        for var node in byBlockNumber(outermostBlocks(top)) {
            let stops = flattened([node])
            if node.kind == .group, stops.count == 1, rules.dissolvesSingles, let index = node.element {
                dissolved.append(index)
                node = stops[0]
            }
            guard node.kind == .group else {
                loose.append(node)
                continue
            }
            guard endLoose(), let rows = looseRows(stops, smallest: rules.smallestRow) else { return nil }
            node.children = rows.count == 1 ? flattened(rows) : rows
            result.append(node)
        }
        return endLoose() ? result : nil
    }

    /// Scan blocks, and containers that hold none; other containers are replaced by the stops that they hold.
    private func outermostBlocks(_ nodes: [OrderedNode]) -> [OrderedNode] {
        nodes.flatMap { node -> [OrderedNode] in
            guard node.kind == .group, let element = node.element.map({ screen[$0] }) else { return [node] }
            let isBlock = element.scanBlock != nil || isContainer(element) && !holdsScanBlock(node)
            return isBlock ? [node] : outermostBlocks(node.children)
        }
    }

    private func holdsScanBlock(_ node: OrderedNode) -> Bool {
        node.children.contains { $0.element.map { screen[$0].scanBlock != nil } ?? false || holdsScanBlock($0) }
    }

    /// Scan blocks in the order of their numbers, after them what has none.
    private func byBlockNumber(_ nodes: [OrderedNode]) -> [OrderedNode] {
        let keys = nodes.enumerated().map { place, node in
            (node.element.flatMap { screen[$0].scanBlock } ?? Int.max, place)
        }
        return keys.sorted { $0 < $1 }.map { nodes[$0.1] }
    }

    /// Near-equal contiguous parts down to single stops; the first n mod parts are one larger.
    ///
    /// Where a cancel item ends every way, it shares the last part with the last stop when there are as many stops as parts.
    private func parts(_ nodes: [OrderedNode]) -> [OrderedNode] {
        let (count, limit) = (nodes.count, rules.parts)
        guard count > limit else {
            guard rules.partsEndWithCancel, count > 0 else { return nodes }
            let cancel = OrderedNode(name: "Cancel", kind: .exit)
            if count < limit { return nodes + [cancel] }
            return nodes.dropLast() + [OrderedNode(name: "Part \(limit)", children: [nodes[count - 1], cancel])]
        }
        let (size, extra) = count.quotientAndRemainder(dividingBy: limit)
        var start = 0
        return (0..<limit).map { part in
            let end = start + size + (part < extra ? 1 : 0)
            defer { start = end }
            let inner = Array(nodes[start..<end])
            if inner.count == 1, !rules.partsEndWithCancel || end < count { return inner[0] }
            return OrderedNode(name: "Part \(part + 1)", children: parts(inner))
        }
    }
}

extension Frame {
    /// The frame on a screen that lies on its side, with the leading edge on top.
    fileprivate func turned(leading direction: ReadingDirection) -> Frame {
        Frame(x: y, y: direction == .leftToRight ? x : -maxX, width: height, height: width)
    }
}
