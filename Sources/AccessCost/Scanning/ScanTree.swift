import LayoutModel

/// The lists that a scan goes through: the stops of each page of an access tree, and the menus that selecting a target opens.
struct ScanTree: Sendable {
    /// One item of a list.
    struct Node: Sendable {
        enum Kind: Hashable, Sendable {
            /// Selecting it opens the list of its children: a group, or the menu of a target.
            case list
            /// Selecting it does the action of the stop's target.
            case act(Int)
            /// Selecting it activates the target after a delay; selecting again within the delay opens its menu.
            case autoTap
            /// Selecting it closes the list.
            case exit
            /// Selecting it scrolls, or closes a menu that has stayed open over scrolling: the highlight goes on at `target`,
            /// where it is the first of a page after the scan has started again; -1 where nothing is left to scroll to.
            case jump(target: Int, restarts: Bool)
        }

        var kind: Kind
        /// The stop of the item, or of the menu that it is in; -1 for a group's exit item.
        var stop: StopIndex
        /// The word for selecting it, where it is no plain selection.
        var word: String?
        /// The item whose list it is in, -1 at the top of a page and in a menu that has stayed open over scrolling.
        var parent: Int
        /// The first item of its list.
        var first: Int
        /// The offset just after its last descendant.
        var end: Int
        /// 1-based place in its list, and the number of items there.
        var position, siblingCount: Int
        /// The number of lists around it.
        var depth: Int
    }

    var nodes: ContiguousArray<Node> = []
    /// How prompts outlast the interval, item by item; empty where nothing is spoken.
    private(set) var prompts: ContiguousArray<PromptTime> = []
    /// By how many seconds the prompt of an item outlasts the interval, and those of all items before it in its list.
    struct PromptTime: Sendable {
        var extra = 0.0
        var before = 0.0
    }

    /// The first item of each page, where there are several.
    private(set) var pageStarts: [Int] = []
    /// The first items of menus that have stayed open over scrolling, and the stops that they are shown at.
    var openMenus: [Int: StopIndex] = [:]
    /// The items that scroll, with the menu that they lead to.
    var scrollItems: [ScrollItem] = []
    /// The item that activates each stop's target, -1 where there is none.
    private var activations: ContiguousArray<Int>
    /// The item that does each other action.
    private var others: [Act: Int] = [:]
    let context: MachineContext
    let timing: ScanTiming
    let options: ScrollOptions

    init(_ context: MachineContext, _ timing: ScanTiming) {
        self.context = context
        self.timing = timing
        options = ScrollOptions(context)
        // The menu of most targets holds Tap and Exit.
        let hasMenus = context.action == .activate && timing.activation != .always
        nodes.reserveCapacity(context.tree.stops.count * (hasMenus ? 3 : 1))
        activations = ContiguousArray(repeating: -1, count: context.tree.stops.count)
        defer { addPrompts() }
        guard let pages = context.tree.scrolling?.pages, pages.count > 1 else {
            appendPage(from: 0, count: context.tree.rootCount)
            return
        }
        for page in pages {
            // A page on which the method stops nowhere can only be passed.
            pageStarts.append(page.rootCount > 0 ? nodes.count : -1)
            appendPage(from: page.start, count: page.rootCount)
        }
        appendOpenMenus()
    }

    private mutating func appendPage(from start: StopIndex, count: Int) {
        let first = nodes.count
        let scrolls = count > 0 ? pageScrolls(onPageOf: start) : []
        let siblingCount = count + (scrolls.isEmpty ? 0 : 1)
        var stop = start
        for position in 0..<count {
            append(stop, parent: -1, first: first, position: position + 1, siblingCount: siblingCount, depth: 0)
            stop = context.tree.stops[stop].end
        }
        appendPageMenu(scrolls, first: first, position: siblingCount)
    }

    /// The item that does an action of a stop's target; nil where the method offers none.
    func node(of stop: StopIndex, action: Int) -> Int? {
        guard action == 0 else { return others[Act(stop: stop, action: action)] }
        return activations[stop] < 0 ? nil : activations[stop]
    }

    private struct Act: Hashable {
        var stop: StopIndex
        var action: Int
    }

    /// Remembers the item that does an action; the first one counts.
    mutating func note(_ node: Int, does action: Int, of stop: StopIndex) {
        if action == 0 {
            if activations[stop] < 0 { activations[stop] = node }
        } else if others[Act(stop: stop, action: action)] == nil {
            others[Act(stop: stop, action: action)] = node
        }
    }

    /// The item after this one in its list, nil for the last.
    func next(after node: Int) -> Int? { nodes[node].position < nodes[node].siblingCount ? nodes[node].end : nil }

    /// The item of the access tree that an item of its menu belongs to; the item itself where it is in no menu.
    func item(ofStopWith node: Int) -> Int {
        var node = node
        while nodes[node].parent >= 0, nodes[nodes[node].parent].stop == nodes[node].stop { node = nodes[node].parent }
        return node
    }

    /// The first item of the list that contains this one.
    func first(ofListWith node: Int) -> Int { nodes[node].first }

    /// The first item of the page that an item is on; of a menu that has stayed open, of the page behind it. O(depth +
    /// log pages).
    func pageStart(of node: Int) -> Int {
        guard !pageStarts.isEmpty else { return 0 }
        var top = node
        while nodes[top].parent >= 0 { top = nodes[top].parent }
        let first = nodes[top].first
        return openMenus[first].map { max(0, pageStarts[options.page(of: $0)]) } ?? first
    }

    private mutating func append(
        _ stop: StopIndex, parent: Int, first: Int, position: Int, siblingCount: Int, depth: Int
    ) {
        let offset = nodes.count
        func node(_ kind: Node.Kind, stop: StopIndex) -> Node {
            Node(
                kind: kind, stop: stop, parent: parent, first: first, end: offset + 1, position: position,
                siblingCount: siblingCount, depth: depth)
        }
        switch context.tree.stops[stop].kind {
        case .exit: nodes.append(node(.exit, stop: -1))
        case .group, .text:
            nodes.append(node(.list, stop: stop))
            var child = context.tree.firstChild(of: stop)
            while let inner = child {
                let entry = context.tree.stops[inner]
                append(
                    inner, parent: offset, first: offset + 1, position: entry.position,
                    siblingCount: entry.siblingCount, depth: depth + 1)
                child = context.tree.next(after: inner)
            }
        case .scroll:
            nodes.append(node(.list, stop: stop))
            appendScrolls(scrolls(of: stop), of: stop, in: offset, depth: depth + 1)
        case .target:
            let count = context.actionCount(of: stop)
            let scrolls = menuScrolls(of: stop)
            let activation =
                context.action == .activate
                ? timing.activation(ofActions: count, scrolls: !scrolls.isEmpty) : scrolls.isEmpty ? .always : .menu
            switch activation {
            case .always:
                nodes.append(node(.act(0), stop: stop))
                note(offset, does: 0, of: stop)
            case .autoTap:
                nodes.append(node(.autoTap, stop: stop))
                note(offset, does: 0, of: stop)
                appendMenu(of: stop, count, scrolls, in: offset, depth: depth + 1)
            case .menu:
                nodes.append(node(.list, stop: stop))
                // Where only the route counts, a target is reached with the selection that opens its menu.
                if context.action == .none { note(offset, does: 0, of: stop) }
                appendMenu(of: stop, count, scrolls, in: offset, depth: depth + 1)
            }
        }
        nodes[offset].end = nodes.count
    }

    /// Adds an item of a menu.
    mutating func appendItem(
        _ kind: Node.Kind, _ stop: StopIndex, _ word: String, in parent: Int, _ position: Int, of siblingCount: Int,
        depth: Int, first: Int? = nil
    ) {
        nodes.append(
            Node(
                kind: kind, stop: stop, word: word, parent: parent, first: first ?? parent + 1, end: nodes.count + 1,
                position: position, siblingCount: siblingCount, depth: depth))
    }

    /// Ends a list with the item that was added last.
    mutating func endList(_ node: Int) { nodes[node].end = nodes.count }

    /// Lets each highlight last until its prompt has been spoken, where prompts are.
    private mutating func addPrompts() {
        guard let spoken = timing.prompts else { return }
        prompts = ContiguousArray(repeating: PromptTime(), count: nodes.count)
        for node in nodes.indices {
            let element = nodes[node].stop < 0 ? nil : context.tree.stops[nodes[node].stop].element
            let stop = nodes[node].stop < 0 ? nil : context.tree.stops[nodes[node].stop].name
            let name = nodes[node].word ?? element.map { context.screen[$0].label } ?? stop ?? "Exit"
            prompts[node].extra = max(0, spoken.seconds(of: SpokenWords(name).count) - timing.interval)
            guard let next = next(after: node) else { continue }
            prompts[next].before = prompts[node].before + prompts[node].extra
        }
    }

    /// Tells an item where it leads.
    mutating func setTarget(_ target: Int, restarts: Bool, of node: Int) {
        nodes[node].kind = .jump(target: target, restarts: restarts)
    }
}
