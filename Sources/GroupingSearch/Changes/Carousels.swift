public import LayoutModel

extension ScreenChange {
    /// Carousels: three or more alike items in one row between a button back and a button on, or above page dots.
    ///
    /// The items must do the same thing: one role, one size, one place that they lead to, pictures or cells, or names
    /// and numbers that make them a series. O(elements log elements).
    static func adjustableCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard let platform, platform.allows(.adjustable) else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        var found: [ScreenChange] = []
        var index = 0
        while index < reading.stops.count {
            let run = alikeRun(from: index, reading)
            if run.count >= 3, let change = carousel(of: run, reading) { found.append(change) }
            index += max(run.count, 1)
        }
        return found
    }

    static func applyAdjustable(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard let carousel = carousel(change, on: screen) else { return nil }
        let parts = change.targets.compactMap(screen.element)
        let gone = parts.filter { $0.id != carousel.kept.id }
        return screen.rebuilt(
            dropping: Dictionary(gone.map { ($0.id, carousel.kept.id) }, uniquingKeysWith: { a, _ in a })
        ) { element in
            guard element.id == carousel.kept.id else { return }
            let shown = carousel.items.first(where: \.isSelected) ?? carousel.items[0]
            element.label = change.label
            element.value = shown.label
            element.isAdjustable = true
            element.isSelected = false
            element.weight = carousel.items.reduce(0) { $0 + $1.weight }
            let frames = parts.compactMap(\.frame)
            if frames.count == parts.count { element.frame = Frame.union(of: frames) }
        }
    }

    /// The items of a carousel, and the one that replaces all of it: the first.
    static func carousel(_ change: ScreenChange, on screen: Screen) -> (items: [Element], kept: Element)? {
        guard change.kind == .adjustable, !change.label.isEmpty else { return nil }
        let parts = change.targets.compactMap(screen.element)
        guard parts.count == change.targets.count, parts.allSatisfy({ $0.parent == parts[0].parent && !$0.isHidden })
        else { return nil }
        let items = parts.filter { direction(of: $0) == nil && $0.role != .pageIndicator }
        guard items.count >= 3, items.allSatisfy({ isAlike($0, items[0]) }) else { return nil }
        return (items, items[0])
    }

    /// What a carousel's change is about: the buttons that page it, as far as it has them, and what is paged.
    ///
    /// Nil for other changes, and where the screen has no such carousel. O(elements).
    public static func carouselParts(
        _ change: ScreenChange, on screen: Screen
    ) -> (back: Element?, on: Element?, items: [Element])? {
        guard let carousel = carousel(change, on: screen) else { return nil }
        let parts = change.targets.compactMap(screen.element)
        return (
            parts.first { direction(of: $0) == .back }, parts.first { direction(of: $0) == .on }, carousel.items
        )
    }

    // MARK: Which they are

    private static func alikeRun(from index: Int, _ reading: ScreenReading) -> [ElementIndex] {
        let first = reading.stops[index]
        guard reading.isFree(first), direction(of: reading[first]) == nil else { return [] }
        var run = [first]
        for stop in reading.stops[(index + 1)...] {
            guard reading.isFree(stop), isAlike(reading[stop], reading[first]), direction(of: reading[stop]) == nil,
                reading.isTarget(stop) == reading.isTarget(first)
            else { break }
            run.append(stop)
        }
        return run
    }

    private static func isAlike(_ a: Element, _ b: Element) -> Bool {
        guard a.role == b.role, a.parent == b.parent, a.leadsTo == b.leadsTo, !a.label.isEmpty, !b.label.isEmpty,
            a.actions.isEmpty, a.gestures == b.gestures, !a.isDestructive, a.isEnabled == b.isEnabled, !a.isAdjustable,
            a.shortcut == nil, a.accessKey == nil, a.mnemonic == nil, a.jumpsTo == nil, let x = a.frame, let y = b.frame
        else { return false }
        return x.sharesRow(with: y) && abs(x.width - y.width) <= 0.1 * y.width
            && abs(x.height - y.height) <= 0.1 * y.height
    }

    private static func carousel(of run: [ElementIndex], _ reading: ScreenReading) -> ScreenChange? {
        let items = run.map { reading[$0] }
        let index = reading.place(run[0])!
        func part(at index: Int) -> ElementIndex? {
            guard reading.stops.indices.contains(index) else { return nil }
            let stop = reading.stops[index]
            return reading[stop].parent == items[0].parent && reading.isFree(stop) ? stop : nil
        }
        let before = part(at: index - 1).flatMap { direction(of: reading[$0]) == .back ? $0 : nil }
        let after = part(at: index + run.count).flatMap { direction(of: reading[$0]) == .on ? $0 : nil }
        let dots = part(at: index + run.count).flatMap { reading[$0].role == .pageIndicator ? $0 : nil }
        let parts: [ElementIndex]
        if let before, let after {
            parts = [before] + run + [after]
        } else if let dots {
            parts = run + [dots]
        } else {
            return nil
        }
        let buttons = parts.filter { !run.contains($0) && $0 != dots }.map { reading[$0] }
        // The buttons stand in the row and are small beside what they page.
        guard let size = items[0].frame,
            buttons.allSatisfy({ button in
                button.frame.map { $0.sharesRow(with: size) && $0.width * $0.height <= size.width * size.height }
                    ?? false
            })
        else { return nil }
        // Steps and answers stand between such buttons, too: arrows beside a row, or one place to go to, tell cells apart.
        let isPaged = buttons.allSatisfy { symbol(of: $0) != nil } || items[0].leadsTo != nil
        guard items[0].role == .image || isSeries(items) || items[0].role == .cell && isPaged else { return nil }
        guard let label = name(items, buttons, parts.count, reading) else { return nil }
        return ScreenChange(.adjustable, parts.map { reading[$0].id }, label: label)
    }

    /// Whether labels are one word and a number each, or begin so: "Photo 1, on the beach".
    private static func isSeries(_ items: [Element]) -> Bool {
        let words = items.map { LabelWords.words(of: $0.label) }
        let first = words[0].first?.lowercased()
        return words.enumerated().allSatisfy { offset, words in
            words.count >= 2 && words[0].lowercased() == first && words[1].allSatisfy(\.isNumber)
                && (offset == 0 || Int(words[1]) != nil)
        }
    }

    /// What the carousel shows: the box's label where it holds nothing else, else the buttons' noun, else the items'.
    private static func name(_ items: [Element], _ buttons: [Element], _ count: Int, _ reading: ScreenReading)
        -> String?
    {
        if let parent = items[0].parent, !reading.screen[parent].label.isEmpty,
            reading.stops.count(where: { reading[$0].parent == parent }) == count
        {
            return reading.screen[parent].label
        }
        for button in buttons {
            let rest = LabelWords.words(of: button.label).filter {
                let word = $0.lowercased()
                return !backWords.contains(word) && !onWords.contains(word) && !LabelWords.joining.contains(word)
                    && word != "button" && word != "page"
            }
            if !rest.isEmpty { return LabelWords.capitalized(rest.joined(separator: " ")) }
        }
        let words = items.map { LabelWords.words(of: $0.label) }
        let common = words[0].enumerated().prefix { offset, word in
            words.allSatisfy { $0.indices.contains(offset) && $0[offset] == word }
        }.map(\.element)
        return common.isEmpty ? nil : LabelWords.capitalized(common.joined(separator: " "))
    }

    private enum Direction { case back, on }
    private static let backWords: Set<String> = ["previous", "prev", "earlier"]
    private static let onWords: Set<String> = ["next", "more", "forward", "later"]
    private static let backSymbols: Set<String> = ["<", "\u{2039}", "\u{2190}", "\u{25C0}", "\u{00AB}", "\u{276E}"]
    private static let onSymbols: Set<String> = [">", "\u{203A}", "\u{2192}", "\u{25B6}", "\u{00BB}", "\u{276F}"]

    /// Which way a button pages, by the first word of its label (English), its symbol, or an id with "chevron".
    private static func direction(of element: Element) -> Direction? {
        guard element.role == .button, element.isPlain, !element.isDestructive else { return nil }
        if let way = symbol(of: element) { return way }
        guard let word = LabelWords.words(of: element.label).first?.lowercased() else { return nil }
        return backWords.contains(word) ? .back : onWords.contains(word) ? .on : nil
    }

    /// Which way an arrow points that a button is labelled or named with.
    private static func symbol(of element: Element) -> Direction? {
        let label = LabelWords.trimmed(element.label)
        if backSymbols.contains(label) { return .back }
        if onSymbols.contains(label) { return .on }
        let id = LabelWords.words(ofID: element.id)
        guard id.contains("chevron") else { return nil }
        if id.contains("left") || id.contains("backward") { return .back }
        return id.contains("right") || id.contains("forward") ? .on : nil
    }
}
