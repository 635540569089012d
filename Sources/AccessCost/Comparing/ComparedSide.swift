import LayoutModel

/// Gives equal texts one number, so that comparing them takes no time.
struct TextNumbers {
    private var numbers: [String: Int] = [:]

    /// The number of a text, from 0.
    mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = numbers.count
        return numbers.count - 1
    }
}

/// One of two screens that are matched: what its targets are called and where they stand.
struct ComparedSide {
    /// A target as the matching sees it.
    struct Target {
        /// What it is.
        var role: Role
        /// The words of its label.
        var words: [String]
        /// The number of role and label.
        var kind: Int
        /// The number of role, label, what the container is called and the text before it in there.
        var kindInContainer: Int
        /// The number of the label; nil where it has none.
        var label: Int?
        /// What can be done with it, activation first.
        var actions: [TargetAction]
        /// The offset of its activation among all goals of the side.
        var firstGoal: Int
    }

    let analysis: ScreenAnalysis
    let targets: [Target]
    /// Whether each goal is matched.
    var isTaken: [Bool]

    /// O(elements).
    init(_ analysis: ScreenAnalysis, _ numbers: inout TextNumbers) {
        self.analysis = analysis
        let screen = analysis.screen
        let neighbours = Self.neighbourNames(analysis)
        var targets: [Target] = []
        targets.reserveCapacity(analysis.targets.count)
        var goals = 0
        for target in analysis.targets {
            let label = screen.elements[target.element.rawValue].label
            let actions = TargetAction.all(of: screen.elements[target.element.rawValue])
            let comparable = GoalName.comparable(label)
            let kind = "\(target.role.rawValue)\n\(comparable)"
            targets.append(
                Target(
                    role: target.role, words: GoalName.words(label), kind: numbers.number(of: kind),
                    kindInContainer: numbers.number(of: "\(kind)\n\(neighbours[target.element.rawValue])"),
                    label: comparable.isEmpty ? nil : numbers.number(of: comparable), actions: actions, firstGoal: goals
                ))
            goals += actions.count
        }
        self.targets = targets
        isTaken = [Bool](repeating: false, count: goals)
    }

    /// The goals of a screen in file order.
    static func goals(of analysis: ScreenAnalysis) -> [Comparison.Goal] {
        analysis.targets.enumerated().flatMap { index, target in
            TargetAction.all(of: analysis.screen[target.element]).indices.map {
                Comparison.Goal(target: index, action: $0)
            }
        }
    }

    /// For each element what its container is called and the text before it in there.
    ///
    /// A container is called as its label, else as the first text in it, else as its own container.
    private static func neighbourNames(_ analysis: ScreenAnalysis) -> [String] {
        let elements = analysis.screen.elements
        var isTarget = [Bool](repeating: false, count: elements.count)
        for target in analysis.targets { isTarget[target.element.rawValue] = true }
        let labels = elements.map { GoalName.comparable($0.label) }
        var names = labels
        // From the end, so that the first text in a container is the last to be set.
        for offset in elements.indices.reversed() where !isTarget[offset] && !names[offset].isEmpty {
            if let parent = elements[offset].parent?.rawValue, labels[parent].isEmpty { names[parent] = names[offset] }
        }
        for offset in elements.indices where names[offset].isEmpty {
            names[offset] = elements[offset].parent.map { names[$0.rawValue] } ?? ""
        }
        var textBefore: [ElementIndex?: String] = [:]
        return elements.indices.map { offset in
            let parent = elements[offset].parent
            defer { if !isTarget[offset], !labels[offset].isEmpty { textBefore[parent] = labels[offset] } }
            return "\(parent.map { names[$0.rawValue] } ?? "")\n\(textBefore[parent] ?? "")"
        }
    }

    /// The number of a goal among all of the side.
    func index(of goal: Comparison.Goal) -> Int { targets[goal.target].firstGoal + goal.action }

    /// Whether a goal is not matched yet.
    func isFree(_ goal: Comparison.Goal) -> Bool { !isTaken[index(of: goal)] }

    /// Whether the activation of a target is not matched yet.
    func isFree(_ target: Int) -> Bool { !isTaken[targets[target].firstGoal] }

    /// The actions and gestures that are not matched yet, in file order.
    var freeActions: [Comparison.Goal] {
        targets.indices.flatMap { target in
            targets[target].actions.indices.dropFirst().lazy.map { Comparison.Goal(target: target, action: $0) }
                .filter(isFree)
        }
    }
}
