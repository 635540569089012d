import LayoutModel

/// Writes what was made of a page into a screen.
struct HTMLScreenWriter {
    private let page: HTMLPage

    init(_ page: HTMLPage) { self.page = page }

    /// The screen with ids, paths and skip links. O(elements log elements).
    func screen(_ list: [HTMLDraft], focus: MarkupNode?, _ notes: inout FormatNotes) -> Screen {
        var builder = ScreenBuilder(Screen(id: "main", label: page.title), path: [], line: page.root.line)
        var nodes: [MarkupNode] = []
        for draft in list { write(draft, &builder, &nodes) }
        var screen = builder.finish()
        screen.readingOrder = .document
        screen.hasScripts = page.hasScripts
        if screen.elements.isEmpty {
            notes.add(.ignored, "the page holds nothing that assistive technology stops on; scripts may add it")
        }
        let targets = nodes.indices.filter {
            let element = screen.elements[$0]
            return element.kind == .element && element.respondsToInteraction && !element.isHidden && element.isEnabled
        }
        let doubtful = targets.count {
            screen.elements[$0].tabIndex ?? 0 < 0 || HTMLPage.listensToKeys(nodes[$0])
        }
        page.noteScripts(targets: targets.count, doubtful: doubtful, &notes)
        if let focus, let offset = nodes.firstIndex(of: focus) { screen.focus = screen.elements[offset].id }
        let byOffset = nodes.indices.sorted { (nodes[$0].offset, $0) < (nodes[$1].offset, $1) }
        for (offset, node) in nodes.enumerated() {
            guard let target = fragment(of: node), screen.elements[offset].role == .link else { continue }
            // The first thing at or after what the link names.
            var low = 0
            var high = byOffset.count
            while low < high {
                let middle = (low + high) / 2
                if nodes[byOffset[middle]].offset < target.offset { low = middle + 1 } else { high = middle }
            }
            guard low < byOffset.count else { continue }
            let id = screen.elements[byOffset[low]].id
            if byOffset[low] != offset { screen[ElementIndex(offset)].jumpsTo = id }
        }
        return screen
    }

    private func write(_ draft: HTMLDraft, _ builder: inout ScreenBuilder, _ nodes: inout [MarkupNode]) {
        var element = draft.element
        // The containers of radio buttons are ours: they have no id in the file.
        let isOurs = element.kind == .group && element.role == .radioGroup && draft.children.first?.node == draft.node
        if !isOurs, element.role != .staticText, let id = draft.node["id"], !id.isEmpty {
            element.id = draft.part == 0 ? id : "\(id)-\(draft.part)"
        }
        builder.enter(at: draft.node)
        builder.open(element, line: draft.node.line, column: draft.node.column)
        nodes.append(draft.node)
        for child in draft.children { write(child, &builder, &nodes) }
        builder.leave()
    }

    /// The element that a link within the page names.
    private func fragment(of node: MarkupNode) -> MarkupNode? {
        guard node.name == "a" || node.name == "area", let reference = node["href"], reference.hasPrefix("#"),
            reference.count > 1
        else { return nil }
        let name = String(reference.dropFirst())
        if let found = page.byID[name] ?? page.byID[HTMLAddress.unescaped(name)] { return found }
        return name.lowercased() == "top" ? page.root : nil
    }
}
