public import AccessCost

/// The costs of the targets of some layouts when the baseline was written.
public struct Baseline: Sendable {
    /// The costs of one target by one method.
    public struct Entry: Hashable, Sendable {
        /// What people call the target.
        public var label: String
        /// The weight that the target had.
        public var weight: Double
        /// The cost on the method's main tree; nil where the target was unreachable.
        public var cost: Cost?

        /// An entry by its parts.
        public init(label: String, weight: Double, cost: Cost?) {
            self.label = label
            self.weight = weight
            self.cost = cost
        }
    }

    /// A target by one method.
    public struct Key: Hashable, Sendable {
        /// The layout's path from the baseline's folder.
        public var layout: String
        /// The screen's id.
        public var screen: String
        /// The method's id.
        public var method: String
        /// The target's id.
        public var target: String

        /// A key by its parts.
        public init(layout: String, screen: String, method: String, target: String) {
            self.layout = layout
            self.screen = screen
            self.method = method
            self.target = target
        }
    }

    /// The name in messages: its path.
    public var name: String
    /// The entries by target and method.
    public private(set) var entries: [Key: Entry]
    private var layouts: Set<String>

    /// An empty baseline.
    public init(name: String) {
        self.name = name
        entries = [:]
        layouts = []
    }

    /// Adds an entry; false where there is one already.
    public mutating func add(_ key: Key, _ entry: Entry) -> Bool {
        layouts.insert(key.layout)
        return entries.updateValue(entry, forKey: key) == nil
    }

    /// Whether it has entries of a layout.
    public func knows(_ layout: String) -> Bool { layouts.contains(layout) }
}
