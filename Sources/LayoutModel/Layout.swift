/// Everything that one input file says: one or more screens, and the tasks that people do on them.
public struct Layout: Hashable, Sendable, Codable {
    /// What the file calls itself.
    public var name: String
    /// The point of the layout in a sentence; empty where the file has none.
    public var summary: String
    /// The system that it is made for, nil where the file does not tell.
    public var platform: Platform?
    /// The id of the format that the layout was converted from, which says what its silence means; nil where that is its
    /// file's own.
    public var format: String?
    /// The screens in file order.
    public var screens: [Screen]
    /// What people do, in file order.
    public var tasks: [Task]
    /// How the file says that it is scanned: the methods' defaults for it.
    public var scanSettings: [ScanSetting] = []

    /// A layout of the given parts.
    public init(
        name: String = "", summary: String = "", platform: Platform? = nil, format: String? = nil,
        screens: [Screen] = [], tasks: [Task] = []
    ) {
        self.name = name
        self.summary = summary
        self.platform = platform
        self.format = format
        self.screens = screens
        self.tasks = tasks
    }
}

/// A list of activations that belong together, on one or several screens.
public struct Task: Hashable, Sendable, Codable {
    /// One activation of an element, or of one of its actions.
    public struct Activation: Hashable, Sendable, Codable {
        /// The element, as `id` or `screen/id`.
        public var target: String
        /// The action's name; nil for plain activation.
        public var action: String?
        /// Its location in the file.
        public var place: FileLocation

        /// An activation of a target.
        public init(target: String, action: String? = nil, place: FileLocation = FileLocation()) {
            self.target = target
            self.action = action
            self.place = place
        }
    }

    /// What the person wants to get done.
    public var name: String
    /// How often it is done relative to the other tasks.
    public var weight: Double
    /// The activations, in order.
    public var activations: [Activation]

    /// A task of the given activations.
    public init(name: String, weight: Double = 1, activations: [Activation] = []) {
        self.name = name
        self.weight = weight
        self.activations = activations
    }
}
