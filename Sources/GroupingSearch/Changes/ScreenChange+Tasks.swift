public import LayoutModel

extension ScreenChange {
    /// The tasks after the change: a removed target is activated by its stand-in.
    ///
    /// O(elements + activations x targets).
    /// - Parameters:
    ///   - tasks: the tasks of the layout; those of other screens stay as they are.
    ///   - screen: the screen before the change.
    public func repointed(_ tasks: [Task], on screen: Screen) -> [Task] {
        Self.repointed(tasks, to: standIns(on: screen), on: screen)
    }

    /// The tasks with each target removed from a screen replaced by its stand-in.
    static func repointed(_ tasks: [Task], to standIns: [StandIn], on screen: Screen) -> [Task] {
        guard !standIns.isEmpty else { return tasks }
        var places: [String: StandIn] = [:]
        for standIn in standIns {
            places[standIn.target] = standIn
            places["\(screen.id)/\(standIn.target)"] = standIn
        }
        return tasks.map { task in
            var task = task
            for place in task.activations.indices {
                let target = task.activations[place].target
                guard let standIn = places[target] else { continue }
                task.activations[place].target =
                    target == standIn.target ? standIn.element : "\(screen.id)/\(standIn.element)"
                if let action = standIn.action { task.activations[place].action = action }
            }
            return task
        }
    }
}
