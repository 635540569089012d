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
                    result.append(.section(tree.addRun(sorted, in: section)))
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
        if isAll { tree.fixOrder(of: section) }
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
