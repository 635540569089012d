public import AccessCost
public import LayoutModel

/// The location of a finding: an element of a layout, a screen of it, or a line of another file.
public struct FindingLocation: Hashable, Codable, Sendable {
    /// The element's id; empty for a screen, and for other files.
    public var id: String
    /// What people call it; its id where it has no label.
    public var label: String
    /// What kind of thing it is; nil where it is no element.
    public var role: Role?
    /// The file, nil for the layout itself.
    public var path: String?
    /// The line in the file from 1, 0 where there is none.
    public var line: Int
    /// The column in the line from 1, 0 where it is not known.
    public var column: Int
    /// The path of the element in the input, nil where it is not known.
    public var source: String?

    /// A place by its parts.
    public init(
        id: String = "", label: String = "", role: Role? = nil, path: String? = nil, line: Int = 0, column: Int = 0,
        source: String? = nil
    ) {
        self.id = id
        self.label = label
        self.role = role
        self.path = path
        self.line = line
        self.column = column
        self.source = source
    }
}

/// A value that a finding states besides its targets; the writers put it into words.
public enum FindingValue: Hashable, Codable, Sendable {
    /// A name, a label, a chord.
    case text(String)
    /// A number of things.
    case count(Int)
    /// A figure of the engine, in its unit.
    case figure(Double, Figure)
    /// A part of a whole, 0.25 for 25 %.
    case share(Double)
    /// A chance from 0 to 1.
    case chance(Double)
    /// Targets with their costs before and now.
    case changes([Change])

    /// The cost of one target, before and now.
    public struct Change: Hashable, Codable, Sendable {
        /// What people call the target.
        public var label: String
        /// The cost before; nil where it was unknown.
        public var before: Double?
        /// The cost now; nil where the target is unreachable.
        public var after: Double?
        /// The figure of the costs.
        public var figure: Figure

        /// A change by its parts.
        public init(label: String, before: Double?, after: Double?, figure: Figure) {
            self.label = label
            self.before = before
            self.after = after
            self.figure = figure
        }
    }
}

/// One problem of one screen: the elements, the method, the severity and the values. The writers put it into words.
public struct Finding: Hashable, Codable, Sendable {
    /// The code of the rule that found it.
    public var code: String
    /// The severity.
    public var severity: Severity
    /// The id of the screen; empty where it is about no screen.
    public var screen: String
    /// The elements that it is about, the one that it is attached to first; the screen where it is about no element.
    public var places: [FindingLocation]
    /// The id of the access method whose users pay most; nil where all do.
    public var method: String?
    /// The values that it states, by the names in the rule's sentences.
    public var values: [String: FindingValue]

    /// A finding by its parts.
    public init(
        code: String, severity: Severity, screen: String, places: [FindingLocation], method: String? = nil,
        values: [String: FindingValue] = [:]
    ) {
        self.code = code
        self.severity = severity
        self.screen = screen
        self.places = places
        self.method = method
        self.values = values
    }
}

/// The answer of a rule for a screen, as in axe.
public enum Answer: String, CaseIterable, Hashable, Sendable, Codable {
    /// The screen has this problem.
    case yes
    /// The screen does not have it.
    case no
    /// The file does not tell.
    case cannotTell
}

extension FindingLocation {
    /// The place of an element.
    init(_ index: ElementIndex, on screen: Screen) {
        let element = screen[index]
        let location = screen.sources.location(of: element.source)
        self.init(
            id: element.id, label: element.label.isEmpty ? element.id : element.label, role: element.role,
            line: location?.line ?? element.line, column: location?.column ?? element.column,
            source: screen.source(of: index))
    }

    /// The place of a screen.
    init(of screen: Screen) { self.init(label: screen.label.isEmpty ? screen.id : screen.label, line: screen.line) }
}

extension [Finding] {
    /// The findings by line, then by column; those of one location keep their order.
    public var inFileOrder: [Finding] {
        enumerated().sorted { a, b in
            let (x, y) = (a.element.places.first, b.element.places.first)
            return (x?.line ?? 0, x?.column ?? 0, a.offset) < (y?.line ?? 0, y?.column ?? 0, b.offset)
        }.map(\.element)
    }
}
