import LayoutModel

/// The key-view loop of a window: the order of Tab that outlets state.
///
/// Sources: AppKit, NSView.nextKeyView and NSWindow.initialFirstResponder; where autorecalculatesKeyViewLoop is on, the
/// window makes the loop from the frames, and the outlets do not count.
struct IBKeyViews {
    private struct Step {
        var to: String
        var line: Int
    }

    private let document: IBDocument
    private var next: [String: Step] = [:]
    /// The views with a next one, in file order.
    private var views: [String] = []
    private let first: String?
    private let firstLine: Int
    private let isCalculated: Bool

    /// The loop that the objects of a scene, window or view state, and those of what is seen inside it.
    init(_ document: IBDocument, _ objects: [MarkupNode], window: MarkupNode?) {
        self.document = document
        let stated = ([window] + objects).lazy.compactMap { $0?.outlet("initialFirstResponder") }.first
        first = stated.map { Self.control(of: $0, document) }
        firstLine = window?.line ?? objects.first?.line ?? 1
        // Windows that do not say otherwise calculate the loop; a view alone does not know its window.
        isCalculated = window.map { !$0.denies("autorecalculatesKeyViewLoop") } ?? false
        for node in objects.flatMap({ [$0] + Array($0.descendants) }) {
            guard let to = node.outlet("nextKeyView"), let id = node["id"] else { continue }
            let from = Self.control(of: id, document)
            if next[from] == nil { views.append(from) }
            next[from] = Step(to: Self.control(of: to, document), line: node.line)
        }
    }

    /// The id of the control whose cell an id names; the id itself where it names no cell.
    private static func control(of id: String, _ document: IBDocument) -> String {
        guard let node = document.object(id), node["key"] == "cell", let control = node.parent?["id"] else { return id }
        return control
    }

    /// Numbers the elements of the loop, takes what it never reaches out of it, and gives the element with the focus.
    func number(
        _ screen: inout Screen, _ indices: [String: ElementIndex], _ notes: inout FormatNotes
    ) -> ElementIndex? {
        var focus: ElementIndex?
        if let first {
            focus = members(of: first, screen, indices).first
            if document.object(first) == nil {
                notes.add(.ignored, "the first responder is no object of the file", line: firstLine)
            }
        }
        guard let view = views.first else { return focus }
        if isCalculated {
            notes.add(
                .ignored, "the window calculates its key-view loop: the order that its views state does not count",
                line: next[view]?.line)
            return focus
        }
        let order = walk(&notes)
        var numbered: Set<ElementIndex> = []
        var number = 0
        for id in order {
            let members = members(of: id, screen, indices).filter {
                screen[$0].tabIndex ?? 0 >= 0 && !numbered.contains($0)
            }
            guard !members.isEmpty else { continue }
            number += 1
            for member in members {
                numbered.insert(member)
                screen[member].tabIndex = number
            }
        }
        guard number > 0 else { return focus }
        leaveOut(&screen, numbered, &notes)
        return focus ?? numbered.min { (screen[$0].tabIndex ?? 0, $0) < (screen[$1].tabIndex ?? 0, $1) }
    }

    /// The views in the order of the loop, each once.
    private func walk(_ notes: inout FormatNotes) -> [String] {
        let targets = Set(next.values.map(\.to))
        var start = views.first { !targets.contains($0) } ?? views[0]
        if let first, next[first] != nil { start = first }
        var order: [String] = []
        var seen: Set<String> = []
        var current = start
        while seen.insert(current).inserted {
            order.append(current)
            guard let step = next[current] else {
                notes.add(
                    .assumed, "the key-view loop is open; it is taken to begin again",
                    line: document.object(current)?.line)
                return order
            }
            guard document.object(step.to) != nil else {
                notes.add(.ignored, "the next key view of a view is no object of the file", line: step.line)
                return order
            }
            current = step.to
        }
        if current != start {
            notes.add(
                .ignored, "the key-view loop never comes back to its start; it is taken to begin again",
                line: document.object(current)?.line)
        }
        return order
    }

    /// What stops the keyboard has in a view: itself, or the members of what is one stop.
    private func members(of id: String, _ screen: Screen, _ indices: [String: ElementIndex]) -> [ElementIndex] {
        guard let node = document.object(id) else { return [] }
        var index = indices[id]
        if node.name == "scrollView", index.map({ screen[$0].role == .scrollView }) ?? true {
            index = node.descendants.lazy.compactMap { $0["id"].flatMap { indices[$0] } }.first {
                screen[$0].isAccessibilityElement || Self.composites.contains(screen[$0].role)
            }
        }
        guard let index else { return [] }
        if screen[index].isAccessibilityElement { return screen[index].respondsToInteraction ? [index] : [] }
        guard Self.composites.contains(screen[index].role) else { return [] }
        return (index.rawValue..<screen[index].subtreeEnd).map(ElementIndex.init).filter {
            screen[$0].isAccessibilityElement && screen[$0].respondsToInteraction
        }
    }

    private static let composites: Set<Role> = [
        .table, .tree, .collection, .segmentedControl, .radioGroup, .tabGroup,
    ]

    /// Takes controls that the loop never reaches out of the Tab order; toolbars have keys of their own.
    private func leaveOut(_ screen: inout Screen, _ numbered: Set<ElementIndex>, _ notes: inout FormatNotes) {
        for offset in screen.elements.indices {
            let index = ElementIndex(offset)
            let element = screen[index]
            guard element.isAccessibilityElement, element.respondsToInteraction, !numbered.contains(index),
                element.tabIndex == nil, !isInBarOrTab(index, screen)
            else { continue }
            screen[index].tabIndex = -1
            notes.add(.assumed, "a control outside the key-view loop is not focusable by keyboard", line: element.line)
        }
    }

    private func isInBarOrTab(_ index: ElementIndex, _ screen: Screen) -> Bool {
        var around = screen[index].parent
        while let container = around {
            if screen[container].role == .toolbar || screen[container].isHidden { return true }
            around = screen[container].parent
        }
        return false
    }
}
