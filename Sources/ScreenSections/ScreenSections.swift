public import LayoutModel

/// What belongs together on a screen as people see it: a hierarchy of sections over some of its elements, each with the
/// evidence for it.
public struct ScreenSections: Hashable, Sendable {
    /// One thing in a section.
    public enum Child: Hashable, Sendable {
        /// An element, by its place among those that were asked about.
        case item(Int)
        /// A section, by its number.
        case section(Int)
    }

    /// What speaks for a section.
    public struct Evidence: OptionSet, Hashable, Sendable {
        /// One bit for each kind of evidence.
        public let rawValue: UInt8

        /// Evidence by its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A container of the source holds just these.
        public static let container = Evidence(rawValue: 1)
        /// A heading stands before them.
        public static let heading = Evidence(rawValue: 2)
        /// They stand closer to each other than to what is around them.
        public static let gap = Evidence(rawValue: 4)
        /// They are alike in role and size, and aligned; what is beside them is not.
        public static let alignment = Evidence(rawValue: 8)
        /// They lie on one of them, which is their background.
        public static let background = Evidence(rawValue: 16)
        /// They are one of several copies of a template, as a card or a row.
        public static let template = Evidence(rawValue: 32)
        /// They are neighbours of one role in the order of the source; all that a file without frames can tell.
        public static let role = Evidence(rawValue: 64)
    }

    /// What belongs together.
    public struct Section: Hashable, Sendable {
        /// The section around it; nil for the screen.
        public internal(set) var parent: Int?
        /// What it holds, in the order of the items.
        public internal(set) var children: [Child]
        /// What speaks for it.
        public internal(set) var evidence: Evidence
        /// How sure it is that people see it, from 0 to 1.
        public internal(set) var confidence: Double
        /// The container of the source that holds just this; nil where there is none.
        public internal(set) var box: ElementIndex?
        /// The element that says what the section holds, an item or a text before it; nil where none does.
        public internal(set) var heading: ElementIndex?
        /// What is only seen in it and in no section inside it, in the order of the file.
        public internal(set) var texts: [ElementIndex] = []
        /// Sections with the same number are copies of one template; nil for one of its own kind.
        public internal(set) var template: Int?
    }

    /// The sections; the first is the screen, each stands after the one around it.
    public internal(set) var sections: [Section]

    /// The sections that a finder's nodes describe, the screen around them.
    init(_ nodes: [SectionNode], _ items: [ElementIndex]) {
        sections = [
            Section(
                parent: nil, children: [], evidence: [], confidence: 1, box: nil, heading: nil, template: nil)
        ]
        add(nodes, to: 0, items)
    }

    /// Sections by all they consist of.
    init(_ sections: [Section]) { self.sections = sections }

    private mutating func add(_ nodes: [SectionNode], to number: Int, _ items: [ElementIndex]) {
        for node in nodes.sorted(by: { $0.first < $1.first }) {
            switch node {
            case .item(let item): sections[number].children.append(.item(item))
            case .bundle(let inner): add(inner, to: number, items)
            case .section(let draft):
                sections.append(
                    Section(
                        parent: number, children: [], evidence: draft.evidence, confidence: draft.confidence,
                        box: draft.box, heading: draft.heading.map { items[$0] }, template: draft.template))
                sections[number].children.append(.section(sections.count - 1))
                add(draft.children, to: sections.count - 1, items)
            }
        }
    }

    /// The items of a section and of those in it, in order. O(items).
    public func items(of section: Int) -> [Int] {
        sections[section].children.flatMap { child in
            switch child {
            case .item(let item): [item]
            case .section(let inner): items(of: inner)
            }
        }
    }

    /// The innermost section of at least some confidence around each item. O(items + sections).
    public func innermost(confidence: Double) -> [Int] {
        var result: [Int: Int] = [:]
        func visit(_ number: Int, _ around: Int) {
            let own = sections[number].confidence >= confidence ? number : around
            for child in sections[number].children {
                switch child {
                case .item(let item): result[item] = own
                case .section(let inner): visit(inner, own)
                }
            }
        }
        visit(0, 0)
        return result.keys.sorted().map { result[$0]! }
    }
}
