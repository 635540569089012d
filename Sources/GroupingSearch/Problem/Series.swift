public import LayoutModel

/// Labels that differ only in a number: levels, photos, stars. People expect them in the order of their numbers.
public enum Series {
    /// Makes a section of each run of numbered labels among a section's children, in the order of the numbers.
    static func makeSections(_ tree: inout SectionTree, _ section: Int, _ screen: Screen, _ items: [ScreenItems.Item]) {
        let children = tree.sections[section].children
        var result: [SectionTree.Child] = []
        var run: [(child: SectionTree.Child, stem: Stem, number: Int)] = []
        var isAll = false
        func endRun() {
            let sorted = run.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
                .map(\.element.child)
            let numbers = Set(run.map(\.number))
            if run.count >= 3, numbers.count == run.count {
                if sorted != run.map(\.child) { tree.noteRepairedNumbers() }
                if run.count == children.count {
                    isAll = true
                    result += sorted
                } else {
                    result.append(.section(tree.addRun(sorted, in: section, because: .numbers)))
                }
            } else {
                result += run.map(\.child)
            }
            run = []
        }
        for child in children {
            guard case .item(let item) = child, let (stem, number) = numbered(screen[items[item].element]) else {
                endRun()
                result.append(child)
                continue
            }
            if let last = run.last, last.stem != stem { endRun() }
            run.append((child, stem, number))
        }
        endRun()
        tree.setChildren(result, of: section)
        if isAll { tree.noteSeries(section) }
    }

    /// The runs of items with numbered labels of one kind: three or more of one container, no number twice. O(items).
    static func runs(_ screen: Screen, _ items: [ScreenItems.Item]) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        var first = 0
        var numbers: Set<Int> = []
        var last: (stem: Stem, box: ElementIndex?)?
        func endRun(_ end: Int) {
            if end - first >= 3, numbers.count == end - first { runs.append(first...end - 1) }
        }
        for place in items.indices {
            let element = screen[items[place].element]
            guard let (stem, number) = numbered(element) else {
                if last != nil { endRun(place) }
                last = nil
                continue
            }
            if last.map({ $0.stem != stem || $0.box != element.parent }) ?? true {
                if last != nil { endRun(place) }
                (first, numbers) = (place, [])
                last = (stem, element.parent)
            }
            numbers.insert(number)
        }
        if last != nil { endRun(items.count) }
        return runs
    }

    /// Whether a range of items holds just a run of numbered labels, or a part of one with things outside of it.
    /// O(log runs).
    ///
    /// - Parameter runs: ranges in order of which none overlap.
    static func isCut(_ runs: [ClosedRange<Int>], by range: ClosedRange<Int>) -> Bool {
        [range.lowerBound, range.upperBound].contains { end in
            let run = runs.partitionIndex { $0.upperBound >= end }
            guard run < runs.count, runs[run].contains(end) else { return false }
            return runs[run] == range || runs[run].clamped(to: range) != runs[run]
        }
    }

    /// The text around the number of a label, with the role of its element.
    public struct Stem: Hashable, Sendable {
        /// The text before the number and the text after it.
        public var before, after: String
        /// The role of the element.
        public var role: Role
    }

    /// The only number in a label, with the text around it; nil where there is none, or more than one.
    public static func numbered(_ element: Element) -> (stem: Stem, number: Int)? {
        let text = Array(element.label)
        guard let first = text.firstIndex(where: isDigit) else { return nil }
        let last = text[first...].firstIndex { !isDigit($0) } ?? text.endIndex
        guard last - first <= 6, !text[last...].contains(where: isDigit), let number = Int(String(text[first..<last]))
        else { return nil }
        var after = String(text[last...])
        // "Photo 1, on the beach", "Chapter 2: Turning".
        if let mark = after.first,
            [",", ":", ".", ";", "-", "–", "—", "("].contains(after.drop(while: \.isWhitespace).first ?? mark),
            first > 0
        {
            after = ""
        }
        // "1 star", "2 stars".
        if after.hasSuffix("s") { after.removeLast() }
        return (Stem(before: String(text[..<first]), after: after, role: element.role), number)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
