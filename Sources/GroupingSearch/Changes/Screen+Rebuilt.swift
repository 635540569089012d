import LayoutModel

extension Screen {
    /// A copy without some elements and all inside them; what stays can be changed on the way.
    ///
    /// Ids that name what is gone then name what stands for it, or nothing. O(elements).
    ///
    /// - Parameters:
    ///   - gone: the ids of the elements to leave out, each with the id of what stands for it, nil where nothing does.
    ///   - change: is called with each element that stays, before its ids are mended.
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
        func mended(_ id: String?) -> String? { id.flatMap { standIns[$0] ?? $0 } }

        var copy = Screen(id: id, label: label, width: width, height: height)
        copy.isInitial = isInitial
        copy.direction = direction
        copy.readingOrder = readingOrder
        copy.focus = mended(focus)
        copy.line = line
        copy.sources = sources
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
                element.order = Self.mended(element.order, standIns, inside: inside)
            }
            func other(_ id: String?) -> String? { mended(id).flatMap { $0 == element.id ? nil : $0 } }
            element.next = NextFocus(
                up: other(element.next.up), down: other(element.next.down), left: other(element.next.left),
                right: other(element.next.right), forward: other(element.next.forward))
            element.jumpsTo = other(element.jumpsTo)
            open.append((copy.open(element, in: open.last?.index), end))
            offset += 1
        }
        while let last = open.popLast() { copy.close(last.index) }
        return copy
    }

    /// An order without what is gone; a stand-in takes its place where it is a member that the order did not name.
    private static func mended(_ order: [String], _ standIns: [String: String?], inside: Set<String>) -> [String] {
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

    /// The element of an id; nil where the screen has none. O(elements).
    func element(_ id: String) -> Element? { elements.first { $0.id == id } }

    /// The place of an id; nil where the screen has none. O(elements).
    func index(of id: String) -> ElementIndex? {
        elements.firstIndex { $0.id == id }.map(ElementIndex.init)
    }
}
