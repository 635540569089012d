import LayoutModel

extension ScreenChange {
    /// Radio buttons that stand together and are a Tab stop each: as one group they are one stop, with arrows between them.
    ///
    /// What holds just these becomes the group, else a new container around them does. Its name is that of the container, or
    /// the text before them. O(elements log elements).
    static func radioGroupCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard platform?.allows(.radioGroup) == true else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        var parents: [ElementIndex?] = []
        var known: Set<ElementIndex?> = []
        for element in screen.elements where element.role == .radioButton {
            if known.insert(element.parent).inserted { parents.append(element.parent) }
        }
        return parents.flatMap { parent -> [ScreenChange] in
            if let parent, screen[parent].role == .radioGroup || !screen[parent].order.isEmpty { return [] }
            let children = Array(screen.children(of: parent))
            return runs(of: children, reading).map { run in
                candidate(children, run, parent, reading)
            }
        }
    }

    /// The runs of two radio buttons or more among children that stand next to each other, by their places.
    private static func runs(of children: [ElementIndex], _ reading: ScreenReading) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var first: Int?
        func end(at place: Int) {
            if let first, place - first > 1 { runs.append(first..<place) }
            first = nil
        }
        for (place, child) in children.enumerated() {
            let isChoice =
                reading[child].role == .radioButton && reading.isTarget(child) && reading.isFree(child)
                && reading[child].tabIndex == nil
            if !isChoice || first != nil && !isNext(reading[children[place - 1]].frame, reading[child].frame) {
                end(at: place)
            }
            if isChoice, first == nil { first = place }
        }
        end(at: children.count)
        return runs
    }

    private static func isNext(_ one: Frame?, _ other: Frame?) -> Bool {
        guard let one, let other else { return true }
        let gap = other.y - one.maxY
        return one.sharesRow(with: other) || gap >= -1 && gap <= one.height && one.x < other.maxX && other.x < one.maxX
    }

    private static func candidate(
        _ children: [ElementIndex], _ run: Range<Int>, _ parent: ElementIndex?, _ reading: ScreenReading
    ) -> ScreenChange {
        let ids = children[run].map { reading[$0].id }
        let box = parent.flatMap { parent -> Element? in
            let element = reading[parent]
            let others = children.indices.filter { !run.contains($0) }.map { reading[children[$0]] }
            let isPlain = element.kind == .group && element.role == .group && element.landmark == nil
            return isPlain && !element.isModal && others.allSatisfy { $0.role == .staticText } ? element : nil
        }
        let before = run.lowerBound > 0 ? reading[children[run.lowerBound - 1]] : nil
        let title =
            before.map { $0.role == .staticText || $0.role == .heading ? LabelWords.trimmed($0.label) : "" } ?? ""
        let name = [LabelWords.trimmed(box?.label ?? ""), title].first { !$0.isEmpty }
        let first = reading[children[run.lowerBound]].label
        return ScreenChange(
            .radioGroup, ids, label: name ?? first, container: box?.id, needsName: name == nil)
    }

    static func applyRadioGroup(_ change: ScreenChange, to screen: Screen) -> Screen? {
        let members = change.targets.compactMap(screen.index)
        guard members.count > 1, members.count == change.targets.count,
            members.allSatisfy({ screen[$0].role == .radioButton && screen[$0].parent == screen[members[0]].parent }),
            screen[members[0]].parent.map({ screen[$0].role != .radioGroup }) ?? true
        else { return nil }
        if let id = change.container {
            guard let box = screen.index(of: id), screen[members[0]].parent == box, screen[box].role == .group else {
                return nil
            }
            var copy = screen
            makeRadioGroup(&copy[box], change.label)
            return copy
        }
        // They are neighbours: each begins where the one before it ends.
        guard zip(members, members.dropFirst()).allSatisfy({ screen[$0].subtreeEnd == $1.rawValue }) else { return nil }
        var box = Element(.group)
        let ids = Set(screen.elements.map(\.id))
        box.id = sequence(first: "\(change.targets[0])-group") { "\($0)-2" }.first { !ids.contains($0) }!
        box.line = screen[members[0]].line
        let frames = members.compactMap { screen[$0].frame }
        if frames.count == members.count { box.frame = Frame.union(of: frames) }
        makeRadioGroup(&box, change.label)
        return screen.inserting(box, around: members[0].rawValue..<screen[members[members.count - 1]].subtreeEnd)
    }

    /// Tab lands on the chosen button, where one is.
    private static func makeRadioGroup(_ box: inout Element, _ label: String) {
        box.role = .radioGroup
        box.container = .semanticGroup
        box.entry = .selected
        box.accessible = nil
        if !label.isEmpty { box.label = label }
    }
}
