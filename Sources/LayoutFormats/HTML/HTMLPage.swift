import LayoutModel

/// A page with what refers to what in it.
struct HTMLPage {
    let tree: MarkupTree
    let root: MarkupNode
    /// The first element of each id.
    private(set) var byID: [String: MarkupNode] = [:]
    /// The label elements of each labelable element, by its offset.
    private(set) var labels: [Int: [MarkupNode]] = [:]
    /// The names of the maps that pictures use.
    private(set) var usedMaps: Set<String> = []
    /// The elements that aria-owns puts under another, by the owner's offset.
    private(set) var owned: [Int: [MarkupNode]] = [:]
    /// The offsets of the elements that are owned.
    private(set) var isOwned: Set<Int> = []
    private(set) var title = ""
    /// What the page's own styles show and hide.
    private(set) var styles = HTMLStyles()
    private var duplicates: [(id: String, line: Int)] = []
    private var dangling: [(id: String, line: Int)] = []
    private var counts: [String: Int] = [:]

    /// Whether scripts or event handlers decide in part what keys do.
    private(set) var hasScripts = false

    /// Reads a page with the style sheets around it. O(nodes).
    init(_ tree: MarkupTree, files: inout IncludeResolver) {
        var sheets = HTMLSheets(files: files)
        self.tree = tree
        root = tree.root
        var labelNodes: [MarkupNode] = []
        var owners: [MarkupNode] = []
        for node in [tree.root] + Array(tree.root.descendants) {
            if let id = node["id"], !id.isEmpty {
                if byID[id] == nil { byID[id] = node } else { duplicates.append((id, node.line)) }
            }
            if let map = node["usemap"], map.hasPrefix("#") { usedMaps.insert(String(map.dropFirst())) }
            if node["aria-owns"] != nil { owners.append(node) }
            if Self.listensToKeys(node) { hasScripts = true }
            if node["aria-flowto"] != nil { counts["flowto", default: 0] += 1 }
            switch node.name {
            case "label": labelNodes.append(node)
            case "title" where title.isEmpty && node.parent?.name == "head": title = singleLine(node.text)
            case "style":
                counts["style"] = 1
                if HTMLMedia.holds((node["media"] ?? "")[...]) { sheets.add(node.text, at: node) }
            case "script":
                counts["script", default: 0] += 1
                let type = node["type"]?.lowercased() ?? ""
                if type.isEmpty || type == "module" || type.hasSuffix("script") { hasScripts = true }
            case "link":
                let relations = words(node["rel"]?.lowercased())
                guard relations.contains("stylesheet"), !relations.contains("alternate"), node["disabled"] == nil,
                    HTMLMedia.holds((node["media"] ?? "")[...])
                else { break }
                counts["style"] = 1
                if !sheets.add(linked: node["href"] ?? "", at: node) { counts["link", default: 0] += 1 }
            default: break
            }
        }
        styles = sheets.styles()
        files = sheets.files
        for label in labelNodes {
            let control =
                label["for"].map { byID[$0] }
                ?? label.descendants.first { HTMLElements.isLabelable($0) }
            if let control { labels[control.offset, default: []].append(label) }
        }
        for owner in owners {
            for id in words(owner["aria-owns"]) {
                guard let node = byID[id] else {
                    dangling.append((id, owner.line))
                    continue
                }
                // No element can lie inside itself, nor in two places.
                guard node != owner, !node.contains(owner), !isOwned.contains(node.offset), !owns(node, owner) else {
                    dangling.append((id, owner.line))
                    continue
                }
                owned[owner.offset, default: []].append(node)
                isOwned.insert(node.offset)
            }
        }
    }

    /// Whether an element owns another, at any depth.
    private func owns(_ owner: MarkupNode, _ node: MarkupNode) -> Bool {
        var found = false
        var pending = [owner]
        var seen: Set<Int> = []
        while let next = pending.popLast(), !found {
            guard seen.insert(next.offset).inserted else { continue }
            found = next == node || next.contains(node)
            for (offset, nodes) in owned
            where offset == next.offset || next.contains(MarkupNode(tree: tree, offset: offset)) {
                pending += nodes
            }
        }
        return found
    }

    /// Says what the file cannot tell, and what in it leads nowhere.
    func note(_ notes: inout FormatNotes) {
        if counts["link"] != nil {
            notes.add(
                .assumed,
                "a style sheet is not among the files around the page: what it hides, shows or moves is taken as the file has it"
            )
        }
        if counts["style"] != nil {
            notes.add(
                .assumed,
                "of styles only what they show, hide and put on one line is followed, in a window of 1280 by 900"
            )
        }
        if let count = counts["flowto"] {
            notes.add(
                .assumed,
                "aria-flowto (\(count)) states another reading order, which readers offer but do not follow by themselves; the document's order is taken"
            )
        }
        for (id, line) in duplicates {
            notes.add(.ignored, "the id '\(id)' occurs again; references mean the first", line: line)
        }
        for (id, line) in dangling {
            notes.add(.ignored, "aria-owns names '\(id)', which is not there or already placed", line: line)
        }
    }

    /// Says what scripts put in doubt.
    ///
    /// - Parameters:
    ///   - targets: how many targets the page has as the file shows it.
    ///   - doubtful: how many of them scripts move the focus to, or take keys or the focus from, for all that the file tells.
    func noteScripts(targets: Int, doubtful: Int, _ notes: inout FormatNotes) {
        guard hasScripts || counts["script"] != nil else { return }
        let share = doubtful > 0 ? "; they decide how \(doubtful) of \(targets) targets are reached" : ""
        notes.add(.assumed, "scripts are not run: what they add, hide or listen to is not known\(share)")
    }

    /// Whether an element listens to keys or to the focus.
    static func listensToKeys(_ node: MarkupNode) -> Bool {
        ["onkeydown", "onkeyup", "onkeypress", "onfocus", "onfocusin", "onblur"].contains { node[$0] != nil }
    }

    /// Whether it is not displayed: by its styles, else by what browsers do with `hidden` and closed dialogs.
    func isTakenOut(_ node: MarkupNode, _ style: HTMLStyles.ShownState) -> Bool {
        if let isDisplayed = style.isDisplayed { return !isDisplayed }
        return node["hidden"] != nil || node.name == "dialog" && node["open"] == nil
    }

    /// The elements that an attribute of ids names.
    func nodes(_ ids: String?) -> [MarkupNode] { words(ids).compactMap { byID[$0] } }

    /// The words of an attribute.
    func words(_ text: String?) -> [String] { text?.split(whereSeparator: isXMLSpace).map(String.init) ?? [] }

    /// What is inside an element as it is shown: its shadow tree with the slots filled, else what the file has.
    ///
    /// - Parameter hosts: the elements whose shadow trees are around it, the innermost last. What fills a slot stands outside
    ///   the slot's own shadow tree.
    func content(of node: MarkupNode, hosts: [MarkupNode]) -> (nodes: [MarkupNode], hosts: [MarkupNode]) {
        let shadow = node.children.first { $0.name == "template" && $0["shadowrootmode"] != nil }
        if let shadow { return (Array(shadow.content), hosts + [node]) }
        if node.name == "slot", let host = hosts.last {
            let name = node["name"] ?? ""
            let filling = host.content.filter {
                $0.name != "template" && ($0.isText ? name.isEmpty : ($0["slot"] ?? "") == name)
            }
            if filling.contains(where: { !$0.isText || !singleLine($0.text).isEmpty }) {
                return (filling, hosts.dropLast())
            }
        }
        let own = node.content.filter { !isOwned.contains($0.offset) }
        return (own + (owned[node.offset] ?? []), hosts)
    }
}
