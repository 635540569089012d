import LayoutModel

extension ScreenChange {
    /// Titles with the value that follows them, and texts that are only the label of the control after them.
    ///
    /// Two texts are a title and its value where their ids say so, where the first ends with a colon, or where pairs in
    /// the same two columns, or in boxes alike, repeat. O(elements log elements).
    static func mergeCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard let platform, platform.allows(.merge) else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        var pairs: [(title: ElementIndex, value: ElementIndex, layout: String?)] = []
        var isPaired: Set<ElementIndex> = []
        for title in reading.stops where !isPaired.contains(title) {
            guard let value = reading.next(beside: title), !isPaired.contains(value), reading.isFree(title),
                reading.isFree(value), isTitle(screen[title], reading, title)
            else { continue }
            if labels(title, value, reading) {
                pairs.append((title, value, nil))
                isPaired.insert(value)
            } else if let found = titles(title, value, reading) {
                pairs.append((title, value, found.isSure ? nil : found.layout))
                isPaired.insert(value)
            }
        }
        var counts: [String: Int] = [:]
        for pair in pairs { if let layout = pair.layout { counts[layout, default: 0] += 1 } }
        return pairs.filter { pair in pair.layout.map { counts[$0]! > 1 } ?? true }.map { pair in
            ScreenChange(
                .merge, [screen[pair.title].id, screen[pair.value].id],
                label: LabelWords.trimmed(screen[pair.title].label))
        }
    }

    static func applyMerge(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard let pair = mergedPair(change, on: screen) else { return nil }
        let label = change.label.isEmpty ? LabelWords.trimmed(pair.title.label) : change.label
        return screen.rebuilt(dropping: [pair.gone.id: pair.kept.id]) { element in
            guard element.id == pair.kept.id else { return }
            element.label = label
            if pair.kept.id == pair.title.id { element.value = pair.value.label }
            if let a = pair.title.frame, let b = pair.value.frame { element.frame = Frame.union(of: [a, b]) }
        }
    }

    /// A title and its value, and which of them stays: the control where there is one, else the title.
    static func mergedPair(
        _ change: ScreenChange, on screen: Screen
    ) -> (title: Element, value: Element, kept: Element, gone: Element)? {
        guard change.kind == .merge, change.targets.count == 2, let first = screen.index(of: change.targets[0]),
            let second = screen.index(of: change.targets[1]), first != second
        else { return nil }
        let (title, value) = (screen[first], screen[second])
        guard title.parent == value.parent, title.role == .staticText, title.isPlain, !title.respondsToInteraction,
            title.isAccessibilityElement, value.isAccessibilityElement, !title.isHidden, !value.isHidden
        else { return nil }
        if value.role == .staticText, !value.isPlain || value.respondsToInteraction { return nil }
        return value.role == .staticText ? (title, value, title, value) : (title, value, value, title)
    }

    // MARK: What belongs together

    private static func isTitle(_ element: Element, _ reading: ScreenReading, _ index: ElementIndex) -> Bool {
        guard element.role == .staticText, element.isPlain, !reading.isTarget(index), let last = element.label.last,
            element.label.contains(where: \.isLetter), element.label.count <= 32
        else { return false }
        return LabelWords.words(of: element.label).count <= 5 && !".!?;,\u{2026}".contains(last)
    }

    /// What a control with a state is: it has a value of its own, and only its name stands beside it.
    private static let fields: Set<Role> = [
        .toggle, .checkbox, .slider, .stepper, .picker, .datePicker, .comboBox, .popUpButton, .textField,
        .secureTextField, .searchField, .textView, .progress,
    ]

    /// Whether a text is the label of the control after it, and of no other.
    private static func labels(_ title: ElementIndex, _ control: ElementIndex, _ reading: ScreenReading) -> Bool {
        let (text, field) = (reading[title], reading[control])
        guard fields.contains(field.role) else { return false }
        let name = LabelWords.trimmed(text.label).lowercased()
        let own = LabelWords.trimmed(field.label).lowercased()
        guard own.isEmpty || own == name else { return false }
        guard let a = text.frame, let b = field.frame else { return own == name }
        guard reading.isAfter(b, a) || reading.isRightBelow(b, a) else { return false }
        // Two nameless controls after one text share it: it is the label of neither.
        return !reading.row(beside: control).contains { other in
            guard other != title, reading.isTarget(other) else { return false }
            return reading[other].label.isEmpty || own == name && reading[other].label == field.label
        }
    }

    /// Whether a text is the value of the title before it: surely, or only where its layout repeats.
    private static func titles(
        _ title: ElementIndex, _ value: ElementIndex, _ reading: ScreenReading
    ) -> (isSure: Bool, layout: String)? {
        let (first, second) = (reading[title], reading[value])
        guard second.role == .staticText, second.isPlain, !reading.isTarget(value), !second.label.isEmpty,
            second.label.count <= 60, second.label.last != ":"
        else { return nil }
        let isSure = first.label.last == ":" || haveIDsOfPair(first.id, second.id)
        guard let a = first.frame, let b = second.frame else { return isSure ? (true, "") : nil }
        let beside = reading.stops(beside: title)
        if reading.isAfter(b, a) {
            // A third thing in the row makes it a table of more columns, or a line of words.
            let isAlone = (reading.row(beside: title) + reading.row(beside: value)).allSatisfy {
                $0 == title || $0 == value
            }
            guard isAlone else { return nil }
            return (
                isSure,
                "row \(box(first, reading, beside.count)) \(edges(a, first, reading)) \(edges(b, second, reading))"
            )
        }
        guard reading.isRightBelow(b, a) else { return nil }
        // Below each other: surely where ids say so, else where a box holds the two and nothing else.
        if isSure { return (true, "") }
        guard beside.count == 2, let parent = first.parent, reading.screen[parent].kind == .group else { return nil }
        return (false, "column \(box(first, reading, 2)) \(edges(a, first, reading)) \(edges(b, second, reading))")
    }

    /// Where pairs repeat: in one box that holds several, or in boxes of one size inside one box.
    private static func box(_ element: Element, _ reading: ScreenReading, _ count: Int) -> String {
        guard let parent = element.parent else { return "top" }
        guard count == 2, let frame = reading.screen[parent].frame else { return "\(parent.rawValue)" }
        let around = reading.screen[parent].parent?.rawValue ?? -1
        return "in \(around): \(Int(frame.width.rounded())) x \(Int(frame.height.rounded()))"
    }

    /// The left edge in the box, rounded to points: what is in one column has one.
    private static func edges(_ frame: Frame, _ element: Element, _ reading: ScreenReading) -> String {
        let origin = element.parent.flatMap { reading.screen[$0].frame?.x } ?? 0
        return "\(Int((frame.x - origin).rounded()))"
    }

    private static let titleWords: Set<String> = ["title", "label", "name", "key", "caption"]
    private static let valueWords: Set<String> = ["value", "detail", "details", "content", "data", "summary"]

    /// Whether two ids are those of a title and its value, as "breed" and "breed-value", "ageLabel" and "ageValue".
    private static func haveIDsOfPair(_ title: String, _ value: String) -> Bool {
        let (a, b) = (LabelWords.words(ofID: title), LabelWords.words(ofID: value))
        guard b.contains(where: valueWords.contains), !a.contains(where: valueWords.contains) else { return false }
        let stem = a.filter { !titleWords.contains($0) }
        return stem == b.filter { !valueWords.contains($0) && !titleWords.contains($0) && $0 != "text" }
            && !(stem.isEmpty && a.isEmpty)
    }
}
