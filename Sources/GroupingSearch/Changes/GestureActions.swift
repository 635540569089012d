import LayoutModel

extension ScreenChange {
    /// Targets whose gestures no custom action replaces; those of one role with the same gestures get their actions together, as
    /// they do the same.
    ///
    /// No file says what a gesture does, so the actions are called by the gesture until the author names them. A target that
    /// offers actions already is left alone: their names do not tell whether they replace its gestures. O(elements).
    static func gestureCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard let platform, platform.allows(.actions) else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        var alike: [[String]: [String]] = [:]
        var order: [[String]] = []
        for stop in reading.stops where reading.isTarget(stop) && reading.isFree(stop) {
            let names = gestureActionNames(of: screen[stop], platform: platform)
            guard !names.isEmpty else { continue }
            let key = [screen[stop].role.rawValue] + names
            if alike[key] == nil { order.append(key) }
            alike[key, default: []].append(screen[stop].id)
        }
        return order.map { key in
            ScreenChange(
                .gestureActions, alike[key] ?? [], label: key.dropFirst().joined(separator: separator), needsName: true)
        }
    }

    /// The targets with an action for each gesture; the gestures stay.
    static func applyGestureActions(_ change: ScreenChange, to screen: Screen, platform: Platform?) -> Screen? {
        let names = change.label.components(separatedBy: separator)
        let targets = Set(change.targets)
        var copy = screen
        var found = 0
        for index in screen.elements.indices.map(ElementIndex.init) where targets.contains(screen[index].id) {
            guard !screen[index].isHidden,
                gestureActionNames(of: screen[index], platform: platform).count == names.count
            else { return nil }
            copy[index].actions = names.map { Action(name: $0) }
            found += 1
        }
        return found > 0 && found == change.targets.count ? copy : nil
    }

    /// The actions that do what gestures did, gesture by gesture of each target; empty for other changes. O(elements x targets).
    func gestureStandIns(on screen: Screen, platform: Platform?) -> [StandIn] {
        guard kind == .gestureActions else { return [] }
        let names = label.components(separatedBy: Self.separator)
        return targets.flatMap { id in
            zip(screen.element(id)?.touchGestures(on: platform) ?? [], names).map { gesture, name in
                StandIn(target: id, element: id, action: name, gesture: gesture)
            }
        }
    }

    /// The names of the actions that a change gives for gestures, in the order of each target's gestures; empty for other changes.
    public var gestureActionNames: [String] {
        kind == .gestureActions ? label.components(separatedBy: Self.separator) : []
    }

    private static let separator = ", "

    /// What the actions of a target's gestures are called at first; empty where it has actions, or nothing but gestures that
    /// assistive technology makes by itself.
    private static func gestureActionNames(of element: Element, platform: Platform?) -> [String] {
        guard element.actions.isEmpty, element.isEnabled else { return [] }
        return element.touchGestures(on: platform).map { LabelWords.capitalized($0.words) }
    }
}

extension String {
    /// The parts between separators.
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
