import AccessCost
import LayoutModel

/// The rows of a comparison's tables: methods by screen, what gets worse and what better, by every method on its own tree.
struct ComparisonRows {
    /// A method on one screen.
    struct Method {
        var screen, method, tree, stops: String
        /// What an average goal takes before and after; nil where none has a cost on both.
        var average: String?
        var change = ""
        /// The goals that have no cost on one side.
        var uncosted = 0
        var regressions = 0
        var counts = ""
    }

    /// The rows of methods, screen by screen.
    private(set) var methods: [Method] = []
    /// Cells of what gets worse: removed and unreachable first, then what loses most.
    private(set) var worse: [[String]] = []
    /// Cells of what gets faster, what gains most first.
    private(set) var better: [[String]] = []
    /// How many goals stay the same, over all methods.
    private(set) var same = 0
    /// How many goals have a cost that the file as it was, or as it is now, does not tell, by one method or more.
    var untoldCount: Int { untold.count }
    private var untold: Set<[Int]> = []
    /// What goals are called together.
    let word: Noun
    /// The goals that get worse by some method, in each way: screen, target and action.
    private var kinds: [Comparison.ScreenPair.Regression.Kind: Set<[Int]>] = [:]

    init(_ comparison: Comparison) {
        word = comparison.screens.contains { pair in !pair.goals.allSatisfy(\.isOfTargets) } ? .goal : .target
        var changed: [(seconds: Double, cells: [String])] = []
        for screen in comparison.screens.indices {
            for place in comparison.screens[screen].before.methods.indices { add(screen, place, comparison, &changed) }
        }
        // Of equal changes the first in file order.
        let sorted = changed.enumerated().sorted {
            $0.element.seconds == $1.element.seconds
                ? $0.offset < $1.offset : abs($0.element.seconds) > abs($1.element.seconds)
        }
        worse = sorted.filter { $0.element.seconds > 0 }.map(\.element.cells)
        better = sorted.filter { $0.element.seconds < 0 }.map(\.element.cells)
    }

    /// How many goals get worse in a way by one method or more.
    func count(of kind: Comparison.ScreenPair.Regression.Kind) -> Int { kinds[kind]?.count ?? 0 }

    /// What people call a screen.
    static func name(of screen: ScreenAnalysis) -> String {
        screen.screen.label.isEmpty ? screen.screen.id : screen.screen.label
    }

    private mutating func add(
        _ number: Int, _ place: Int, _ comparison: Comparison, _ changed: inout [(seconds: Double, cells: [String])]
    ) {
        let pair = comparison.screens[number]
        let (old, new) = (pair.before.methods[place], pair.after.methods[place])
        let kind = old.method.mainTree
        guard let before = old.tree(kind), let after = new.tree(kind),
            let expected = pair.expected(method: place, tree: kind)
        else { return }
        let screen = ComparisonMarkdown.escaped(cut(Self.name(of: pair.after), to: 40))
        let shift = pair.shift(of: .seconds, method: place)
        let regressions = pair.regressions(method: place, removalsAreMeant: comparison.removalsAreMeant)
        var row = Method(
            screen: screen, method: old.method.id, tree: kind.rawValue,
            stops: arrow(String(before.stops), String(after.stops)), uncosted: pair.goals.count - expected.count,
            regressions: regressions.count,
            counts: "\(shift.slower.count), \(shift.same.count), \(shift.faster.count)")
        if let a = expected.before, let b = expected.after {
            row.average = arrow(shortNumber(a.seconds), shortNumber(b.seconds)) + " s"
            row.change = percentChange(from: a.seconds, to: b.seconds)
        }
        methods.append(row)
        same += shift.same.count
        for index in shift.lost + shift.unknown {
            untold.insert([number, pair.goals[index].before.target, pair.goals[index].before.action])
        }
        let lead = comparison.screens.count == 1 ? "" : "\(screen): "
        func cells(_ goal: Comparison.Goal, on side: ScreenAnalysis, _ a: Double?, _ b: Double?, _ end: String)
            -> [String]
        {
            let name = lead + ComparisonMarkdown.escaped(cut(GoalWords.name(goal, on: side), to: 40))
            let figures = [a, b].map { $0.map { shortNumber($0) + " s" } ?? "" }
            return [
                name, old.method.id, figures[0], figures[1].isEmpty ? end : figures[1], figures[1].isEmpty ? "" : end,
            ]
        }
        func cost(_ goal: Comparison.Goal) -> Double? { pair.before.cost(of: goal, on: before).cost?.seconds }
        for regression in regressions {
            kinds[regression.kind, default: []].insert([number, regression.before.target, regression.before.action])
            if regression.kind == .slower { continue }
            let end = regression.kind == .removed ? "removed" : "unreachable"
            changed.append((.infinity, cells(regression.before, on: pair.before, cost(regression.before), nil, end)))
        }
        for index in shift.slower + shift.faster {
            let goals = pair.goals[index]
            let (a, b) = (cost(goals.before), pair.after.cost(of: goals.after, on: after).cost?.seconds)
            let end = a.flatMap { a in b.map { percentChange(from: a, to: $0) } } ?? "reachable now"
            // What was unreachable before gains most.
            let change = a.flatMap { a in b.map { $0 - a } } ?? -.infinity
            changed.append((change, cells(goals.after, on: pair.after, a, b, end)))
        }
    }
}
