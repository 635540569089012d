import LayoutModel

extension ScreenChange {
    /// The most actions that one item gets: more make its menu a list of its own.
    private static let mostActions = 4

    /// Items with small buttons of their own, alike for two items at least, that become their custom actions.
    ///
    /// A button belongs to an item whose label its own label holds ("Pin card 1" and "Card 1"), to the item over whose
    /// frame it lies, or to the one large target with which it shares a cell. None is folded that destroys something,
    /// leads elsewhere, has a state, or is wanted more than its item. O(elements log elements + letters).
    static func actionCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard let platform, platform.allows(.actions) else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        let owners = ActionOwners(reading)
        var members: [ElementIndex: [ElementIndex]] = [:]
        for stop in reading.stops where isFoldable(screen[stop]) && reading.isTarget(stop) && reading.isFree(stop) {
            if let item = owners.owner(of: stop) { members[item, default: []].append(stop) }
        }
        let owned = Set(members.values.joined())
        var found: [(change: ScreenChange, likeness: String)] = []
        for item in reading.stops {
            guard let small = members[item], small.count <= mostActions, reading.isFree(item), !owned.contains(item)
            else {
                continue
            }
            let wanted =
                reading.isTarget(item) ? small.filter { screen[$0].weight <= screen[item].weight } : small
            let names = wanted.compactMap { actionName(of: screen[$0], in: screen[item]) }
            guard !names.isEmpty, names.count == wanted.count, Set(names).count == names.count,
                Set(names).isDisjoint(with: screen[item].actions.map(\.name))
            else { continue }
            found.append(
                (
                    ScreenChange(.actions, [screen[item].id] + wanted.map { screen[$0].id }),
                    "\(screen[item].role.rawValue) \(names.sorted().joined(separator: "|"))"
                ))
        }
        var counts: [String: Int] = [:]
        for one in found { counts[one.likeness, default: 0] += 1 }
        return found.filter { counts[$0.likeness]! > 1 }.map(\.change)
    }

    /// The item with the actions, without the buttons; where it did nothing by itself, it is wanted as they were.
    static func applyActions(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard let item = change.targets.first.flatMap(screen.element), item.isAccessibilityElement, !item.isHidden
        else {
            return nil
        }
        let small = change.targets.dropFirst().compactMap(screen.element)
        let names = actionNames(change, on: screen)
        guard !small.isEmpty, names.count == change.targets.count - 1, Set(names).count == names.count,
            Set(names).isDisjoint(with: item.actions.map(\.name)),
            small.allSatisfy({ $0.id != item.id && isFoldable($0) })
        else { return nil }
        return screen.rebuilt(dropping: Dictionary(small.map { ($0.id, item.id) }, uniquingKeysWith: { a, _ in a })) {
            guard $0.id == item.id else { return }
            $0.actions += names.map { Action(name: $0) }
            if !item.respondsToInteraction {
                $0.interactive = true
                $0.weight = small.reduce(0) { $0 + $1.weight }
                $0.frame = small.reduce(item.frame) { frame, one in
                    frame.flatMap { frame in one.frame.map(frame.union) }
                }
            }
        }
    }

    /// The names of the actions that a change makes, in the order of its targets; empty where one has none.
    public static func actionNames(_ change: ScreenChange, on screen: Screen) -> [String] {
        guard change.kind == .actions, let item = change.targets.first.flatMap(screen.element) else { return [] }
        let names = change.targets.dropFirst().map { id in
            screen.element(id).flatMap { actionName(of: $0, in: item) }
        }
        return names.contains(nil) ? [] : names.compactMap(\.self)
    }

    /// What a button is called as an action: its label without the item's, as "Pin" of "Pin card 1"; nil where too much
    /// is left for a menu, or nothing.
    static func actionName(of small: Element, in item: Element) -> String? {
        var words = LabelWords.words(of: small.label)
        let own = LabelWords.words(of: item.label)
        if let index = ActionOwners.place(of: own, in: words) {
            words.removeSubrange(index..<index + own.count)
            while let last = words.last, LabelWords.joining.contains(last.lowercased()) { words.removeLast() }
        } else if let number = own.last, words.count > 1, words.last == number, number.allSatisfy(\.isNumber) {
            words.removeLast()
        }
        guard (1...3).contains(words.count) else { return nil }
        return LabelWords.capitalized(words.joined(separator: " "))
    }

    /// Whether a button can do what it does from a menu: it only acts, and nothing is lost by a wrong choice.
    static func isFoldable(_ element: Element) -> Bool {
        guard element.role == .button || element.role == .menuButton, element.isPlain, !element.isDestructive,
            !element.confirms, !element.isSelected, element.isEnabled
        else { return false }
        return !LabelWords.words(of: element.label).contains { LabelWords.destructive.contains($0.lowercased()) }
    }
}
