import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// A group costs more than it saves.
    ///
    /// Each group is a stop that people must enter. Around a single element it is a step for nothing. Nested in others,
    /// or around the few things that are wanted most, it makes routes longer than one list would.
    ///
    /// The rule removes each group of a method's tree by itself. It is a finding where the screen gets at least 5 %
    /// faster by a method and slower by none of the requested ones; around a single stop, any saving counts. On large
    /// screens only as many groups are tried as are quick to compute (4 or more). Locked groups and bars stay, and so
    /// do lists and tables, which hold as many items as their content has: where one holds a single item, the file does
    /// not tell how many there are when the app runs.
    static let tooManyGroups = Rule(
        code: "too-many-groups", title: "a group that costs more than it saves",
        message:
            "{target}, a group of {stops}, makes the screen slower: without it {method} takes {improved} on average instead of {now}",
        remedy: "replace the group by what it holds",
        source: #"the documentation, Model, "Groups"; Apple, WWDC 2020, Accessibility design for Mac Catalyst"#,
        affects: [.switches, .screenReader], touches: [],
        examine: { screen, examination in
            var found: [ElementIndex: (method: String, now: Double, improved: Double, stops: Int)] = [:]
            // A screen is as large as what a method stops on, on all its pages.
            let size = screen.methods.reduce(max(1, screen.screen.elements.count)) { max($0, $1.tree.tree.stops.count) }
            var trials = min(24 * screen.methods.count, max(4, 30_000 / size))
            for own in screen.methods where own.tree.kind == .grouped {
                guard let now = own.tree.expected?.seconds else { continue }
                let tree = own.tree.tree
                for stop in tree.visibleStops where tree.stops[stop].kind == .group && trials > 0 {
                    let entry = tree.stops[stop]
                    guard let box = entry.element, !screen.isLocked(box) else { continue }
                    let inside = tree.stops[(stop + 1)..<entry.end].filter { $0.kind != .exit }
                    let children = inside.count { $0.parent == stop }
                    if screen.screen[box].role.isFilled {
                        if children == 1 {
                            examination.cannotTell("how many items it has when the app runs is not known", at: [box])
                        }
                        continue
                    }
                    guard !screen.screen[box].role.isBar else { continue }
                    trials -= 1
                    let ids = inside.compactMap { $0.element.map { screen.screen[$0].id } }
                    let change = ScreenChange(.ungroup, ids, container: screen.screen[box].id)
                    guard let changed = screen.changed(change, for: own),
                        let after = own.evaluator.expected(changed),
                        after.unreached <= own.tree.unreachedWeight + 1e-9, after.cost.seconds < now - 1e-9
                    else { continue }
                    let improved = after.cost.seconds
                    guard children == 1 || Severity.costing(now, insteadOf: improved) > .note,
                        !screen.costsMore(changed)
                    else { continue }
                    if found[box].map({ now / improved > $0.now / $0.improved }) ?? true {
                        found[box] = (own.id, now, improved, children)
                    }
                }
            }
            for (box, own) in found.sorted(by: { $0.key < $1.key }) {
                examination.found(
                    .costing(own.now, insteadOf: own.improved), at: [box], method: own.method,
                    [
                        "stops": .count(own.stops), "now": .figure(own.now, .seconds),
                        "improved": .figure(own.improved, .seconds),
                    ])
            }
        })
}

extension CheckedScreen {
    /// Whether an element, or a container around it, is locked.
    func isLocked(_ index: ElementIndex) -> Bool {
        sequence(first: index) { self.screen[$0].parent }.contains { screen[$0].isLocked }
    }
}

extension CheckedScreen {
    /// Whether a changed screen costs the users of a requested method more than this one.
    fileprivate func costsMore(_ changed: Screen) -> Bool {
        methods.contains { own in
            guard let now = own.tree.expected else { return false }
            guard let after = own.evaluator.expected(changed, own.tree.kind) else { return true }
            return after.unreached > own.tree.unreachedWeight + 1e-9 || after.cost.seconds > now.seconds + 1e-9
        }
    }
}

extension Role {
    /// Whether the system makes one widget of it and what it holds.
    fileprivate var isBar: Bool {
        switch self {
        case .toolbar, .navigationBar, .tabBar, .menuBar, .segmentedControl, .radioGroup, .tabGroup, .keyboard: true
        default: false
        }
    }

    /// Whether what it holds is the app's content, of which a file may show a part or none.
    var isFilled: Bool {
        switch self {
        case .list, .table, .collection, .tree, .grid, .menu: true
        default: false
        }
    }
}
