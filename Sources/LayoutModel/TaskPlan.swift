/// A location in a file. All locations are equal, so that values which differ only in their locations are equal.
public struct FileLocation: Hashable, Sendable, Codable {
    /// The line, from 1; 0 where there is no file.
    public var line: Int
    /// The column in characters, from 1; 0 where there is no file.
    public var column: Int

    /// A place of a file.
    public init(line: Int = 0, column: Int = 0) {
        self.line = line
        self.column = column
    }

    /// Always: where something stands is no part of what it says.
    public static func == (a: FileLocation, b: FileLocation) -> Bool { true }

    /// Nothing goes in, as all places are equal.
    public func hash(into hasher: inout Hasher) {}
}

/// Why a task cannot be done on a layout.
public struct TaskProblem: Error, Hashable, Sendable {
    /// What is wrong, and what to do.
    public var message: String
    /// The activation that is wrong.
    public var place: FileLocation
}

/// Where the ids of a layout are, for the tasks that name them.
public struct TargetIndex: Sendable {
    let layout: Layout
    private var places: [String: [(screen: Int, element: ElementIndex)]] = [:]
    let screens: [String: Int]

    /// The ids of a layout. O(elements).
    public init(_ layout: Layout) {
        self.layout = layout
        screens = Dictionary(
            layout.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (number, screen) in layout.screens.enumerated() {
            for (offset, element) in screen.elements.enumerated() {
                places[element.id, default: []].append((number, ElementIndex(offset)))
            }
        }
    }

    /// The element that a reference, `id` or `screen/id`, names. O(length of the reference).
    func find(_ activation: Task.Activation) throws(TaskProblem) -> (screen: Int, element: ElementIndex) {
        let name = activation.target
        if let found = places[name] {
            guard found.count > 1 else { return found[0] }
            let ids = found.prefix(2).map { "'\(layout.screens[$0.screen].id)/\(name)'" }
            throw TaskProblem(
                message: "target names '\(name)', which is on two screens; write \(ids.joined(separator: " or "))",
                place: activation.place)
        }
        for slash in name.indices where name[slash] == "/" {
            guard let screen = screens[String(name[..<slash])] else { continue }
            let found = places[String(name[name.index(after: slash)...])] ?? []
            if let own = found.first(where: { $0.screen == screen }) { return own }
        }
        let hint = nearestName(to: name, among: places.keys.sorted()).map { "; did you mean '\($0)'?" } ?? ""
        throw TaskProblem(message: "target names '\(name)', which no screen has\(hint)", place: activation.place)
    }
}

/// A task whose activations have been found in a layout, each on the screen that the one before has led to.
public struct TaskPlan: Hashable, Sendable {
    /// One activation.
    public struct Step: Hashable, Sendable {
        /// The offset of the screen in the layout.
        public var screen: Int
        /// The element on it.
        public var element: ElementIndex
        /// The name of the action; nil for plain activation.
        public var action: String?
        /// Whether another screen, or the same one anew, is there afterwards.
        public var opensScreen: Bool
    }

    /// The task.
    public let task: Task
    /// The activations in order.
    public let steps: [Step]

    /// Finds what a task names.
    ///
    /// O(length of what it names); where something is wrong, O(elements) for the hint.
    /// - Throws: a target that no screen has, or two have; an action that its target does not have; an activation on
    ///   a screen that the one before does not lead to.
    public init(_ task: Task, in index: TargetIndex) throws(TaskProblem) {
        var steps: [Step] = []
        var current: Int?
        for activation in task.activations {
            let (number, offset) = try index.find(activation)
            let screen = index.layout.screens[number]
            let element = screen[offset]
            if let current, current != number {
                let here = index.layout.screens[current].id
                throw TaskProblem(
                    message:
                        "'\(activation.target)' is on '\(screen.id)', an unreachable screen: the task stands on '\(here)' then; before it, activate an element with leadsTo=\"\(screen.id)\"",
                    place: activation.place)
            }
            if let action = activation.action {
                let names = element.actions.map(\.name) + element.gestures.map(\.rawValue)
                guard names.contains(action) else {
                    let hint = nearestName(to: action, among: names).map { "; did you mean '\($0)'?" }
                    let known = names.isEmpty ? "; it has none" : "; it has \(names.joined(separator: ", "))"
                    throw TaskProblem(
                        message: "'\(activation.target)' has no action '\(action)'\(hint ?? known)",
                        place: activation.place)
                }
            }
            // Only plain activation leads anywhere.
            let next = activation.action == nil ? element.leadsTo.flatMap { index.screens[$0] } : nil
            steps.append(
                Step(screen: number, element: offset, action: activation.action, opensScreen: next != nil))
            current = next ?? number
        }
        self.task = task
        self.steps = steps
    }
}
