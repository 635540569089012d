import LayoutModel

extension Screen {
    /// A copy without some elements and all inside them; the elements that stay can be changed at the same time.
    ///
    /// Ids of removed elements are replaced by the ids of their stand-ins, or dropped. O(elements).
    ///
    /// - Parameters:
    ///   - gone: the ids of the elements to remove, each with the id of its stand-in; nil where it has none.
    ///   - change: called with each element that stays, before the ids that it names are replaced.
    func rebuilt(dropping gone: [String: String?] = [:], changing change: (inout Element) -> Void = { _ in }) -> Screen
    {
        var standIns = gone
        var offset = 0
        while offset < elements.count {
            guard let standIn = gone[elements[offset].id] else {
                offset += 1
                continue
            }
            for inner in offset..<elements[offset].subtreeEnd { standIns[elements[inner].id] = .some(standIn) }
            offset = elements[offset].subtreeEnd
        }
        func replaced(_ id: String?) -> String? { id.flatMap { standIns[$0] ?? $0 } }

        var copy = withoutElements
        copy.focus = replaced(focus)
        var open: [(index: ElementIndex, end: Int)] = []
        offset = 0
        while offset < elements.count {
            while let last = open.last, last.end <= offset {
                copy.close(last.index)
                open.removeLast()
            }
            var element = elements[offset]
            let end = element.subtreeEnd
            if standIns[element.id] != nil {
                offset = end
                continue
            }
            change(&element)
            if !element.order.isEmpty {
                let inside = Set(elements[offset..<end].map(\.id))
                element.order = Self.replaced(element.order, standIns, inside: inside)
            }
            element.repairReferences(replaced)
            open.append((copy.open(element, in: open.last?.index), end))
            offset += 1
        }
        while let last = open.popLast() { copy.close(last.index) }
        return copy
    }

    /// A copy with a new element around a run of whole siblings; around none, it stands before what begins there. O(elements).
    ///
    /// - Parameter range: the offsets of the siblings with all that they hold.
    func inserting(_ element: Element, around range: Range<Int>) -> Screen {
        var copy = withoutElements
        var open: [(index: ElementIndex, end: Int)] = []
        for offset in elements.indices {
            while let last = open.last, last.end <= offset {
                copy.close(last.index)
                open.removeLast()
            }
            if offset == range.lowerBound {
                let index = copy.open(element, in: open.last?.index)
                if range.isEmpty { copy.close(index) } else { open.append((index, range.upperBound)) }
            }
            open.append((copy.open(elements[offset], in: open.last?.index), elements[offset].subtreeEnd))
        }
        while let last = open.popLast() { copy.close(last.index) }
        return copy
    }

    /// A copy in which neighbouring siblings stand in another order, each with all that it holds. O(elements).
    ///
    /// - Parameters:
    ///   - range: the offsets of the siblings with all that they hold.
    ///   - order: the siblings in their new order.
    func reordered(_ range: Range<Int>, _ order: [ElementIndex]) -> Screen {
        let moved = order.flatMap { Array($0.rawValue..<elements[$0.rawValue].subtreeEnd) }
        var copy = withoutElements
        var open: [(index: ElementIndex, end: Int)] = []
        let offsets = Array(0..<range.lowerBound) + moved + Array(range.upperBound..<elements.count)
        for (place, offset) in offsets.enumerated() {
            while let last = open.last, last.end <= place {
                copy.close(last.index)
                open.removeLast()
            }
            let count = elements[offset].subtreeEnd - offset
            open.append((copy.open(elements[offset], in: open.last?.index), place + count))
        }
        while let last = open.popLast() { copy.close(last.index) }
        return copy
    }

    /// A copy of everything but the elements.
    private var withoutElements: Screen {
        var copy = Screen(id: id, label: label, width: width, height: height)
        copy.isInitial = isInitial
        copy.direction = direction
        copy.readingOrder = readingOrder
        copy.hasScripts = hasScripts
        copy.focus = focus
        copy.line = line
        copy.sources = sources
        return copy
    }

    /// An order without removed elements; a stand-in is put in where it is a member that the order did not name.
    private static func replaced(_ order: [String], _ standIns: [String: String?], inside: Set<String>) -> [String] {
        var result: [String] = []
        for id in order {
            guard let standIn = standIns[id] else {
                result.append(id)
                continue
            }
            if let standIn, inside.contains(standIn), !order.contains(standIn), !result.contains(standIn) {
                result.append(standIn)
            }
        }
        return result
    }

    /// Replaces ids of removed containers by the id of the first element that was in each. O(elements).
    ///
    /// - Parameter old: the screen before, from which only containers were removed.
    mutating func repairReferences(from old: Screen) {
        let standIns = standIns(forBoxesOf: old)
        guard !standIns.isEmpty else { return }
        func replaced(_ id: String?) -> String? { id.map { standIns[$0] ?? $0 } }
        focus = replaced(focus)
        for offset in elements.indices { self[ElementIndex(offset)].repairReferences(replaced) }
    }

    /// The containers that only another screen has, by id, each with the first element here that was in it. O(elements).
    func standIns(forBoxesOf old: Screen) -> [String: String] {
        let places = Dictionary(zip(elements.map(\.id), elements.indices), uniquingKeysWith: { first, _ in first })
        var standIns: [String: String] = [:]
        for (offset, box) in old.elements.enumerated() where box.kind == .group && places[box.id] == nil {
            let inside = old.elements[offset + 1..<box.subtreeEnd].compactMap { places[$0.id] }
            if let first = inside.min() { standIns[box.id] = elements[first].id }
        }
        return standIns
    }

    /// Whether the screen or an element names a container by its id.
    var namesBoxes: Bool {
        let boxes = Set(elements.filter { $0.kind == .group }.map(\.id))
        func isBox(_ id: String?) -> Bool { id.map(boxes.contains) ?? false }
        return isBox(focus) || elements.contains { $0.references.contains(where: isBox) }
    }

    /// The element of an id; nil where the screen has none. O(elements).
    func element(_ id: String) -> Element? { elements.first { $0.id == id } }

    /// The index of the element with an id; nil where the screen has none. O(elements).
    package func index(of id: String) -> ElementIndex? {
        elements.firstIndex { $0.id == id }.map(ElementIndex.init)
    }
}

extension Element {
    /// The ids that it names besides its order: its neighbours, and where it jumps to.
    fileprivate var references: [String?] { [next.up, next.down, next.left, next.right, next.forward, jumpsTo] }

    /// Replaces the ids of removed elements; an id that would become its own is dropped.
    fileprivate mutating func repairReferences(_ replaced: (String?) -> String?) {
        func other(_ id: String?) -> String? { replaced(id).flatMap { $0 == self.id ? nil : $0 } }
        next = NextFocus(
            up: other(next.up), down: other(next.down), left: other(next.left), right: other(next.right),
            forward: other(next.forward))
        jumpsTo = other(jumpsTo)
    }
}
