import AccessCost
import LayoutModel

extension AnalysisText {
    /// The seconds that each task takes by a method, flat and on its own tree; nothing where there is no task.
    func taskTable(_ method: MethodAnalysis, _ screen: ScreenAnalysis) -> [String] {
        guard !screen.tasks.isEmpty, let place = screen.methods.firstIndex(where: { $0.method.id == method.method.id }),
            let flat = method.trees.firstIndex(where: { $0.kind == .flat }), let main = main(method),
            let own = method.trees.firstIndex(where: { $0.kind == main.kind })
        else { return [] }
        let trees = flat == own ? [flat] : [flat, own]
        var table = TextTable([.left] + trees.map { _ in .right })
        table.add(["task"] + trees.map { "\(method.trees[$0].kind.rawValue) s" })
        for task in screen.tasks {
            let name = task.task.name.isEmpty ? "(no name)" : task.task.name
            table.add([cut(name, to: 54)] + trees.map { cell(task.costs[place][$0]) })
        }
        var lines = [""] + table.lines()
        for task in screen.tasks {
            guard let reason = task.costs[place][own].reason else { continue }
            lines += wrapped("\(task.task.name): \(reason)", indent: "  ")
        }
        return lines
    }

    private func cell(_ cost: TaskCost) -> String {
        switch cost.status {
        case .reached: cost.cost.map { shortNumber($0.seconds) } ?? "-"
        case .unreachable: "unreachable"
        case .unknown: "?"
        }
    }
}
