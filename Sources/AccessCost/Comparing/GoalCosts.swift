import LayoutModel

extension ScreenAnalysis {
    /// What a goal costs on one of the screen's trees, or why there is no cost. O(1).
    ///
    /// Where only reaching targets counts, an action costs what reaching its target does.
    public func cost(of goal: Comparison.Goal, on analysis: TreeAnalysis) -> TargetCost {
        let target = analysis.costs[goal.target]
        if action == .none, target.action == 0, target.activation.isEmpty { return target }
        if goal.action == target.action, target.activation.isEmpty || goal.action > 0 { return target }
        var result = TargetCost(status: .reached, stop: target.stop, action: goal.action)
        if let found = analysis.action(goal.action, of: goal.target) {
            (result.cost, result.route) = (found.cost, found.route)
        } else if let reason = analysis.tree.unavailable {
            (result.status, result.reason) = (.unknown, reason)
        } else {
            let stored =
                goal.action == 0
                ? target.activation.first
                : target.actions.indices.contains(goal.action - 1) ? target.actions[goal.action - 1] : nil
            result.status = stored?.isUnknown ?? (target.status == .unknown) ? .unknown : .unreachable
            result.reason = stored?.reason ?? target.reason ?? "no route leads to it"
        }
        return result
    }
}

extension Comparison.ScreenPair {
    /// What a change does to the goals that are on both screens by one method, as offsets into `goals`.
    public struct Shift: Hashable, Sendable {
        /// Those whose figure grew.
        public var slower: [Int] = []
        /// Those whose figure shrank, and those that were unreachable before.
        public var faster: [Int] = []
        /// Those whose figure stayed, and those that are unreachable on both.
        public var same: [Int] = []
        /// Those of `same` that are unreachable on both.
        public var stayUnreachable: [Int] = []
        /// Those that had a cost and are unreachable now.
        public var unreachable: [Int] = []
        /// Those that had a cost, which the file as it is now does not tell.
        public var lost: [Int] = []
        /// Those that cannot be compared, as the file as it was, or neither, tells their cost.
        public var unknown: [Int] = []
    }

    /// What the change does to each goal by one method, on its main tree. O(goals).
    public func shift(of figure: Figure, method: Int) -> Shift {
        var result = Shift()
        let kind = before.methods[method].method.mainTree
        guard let old = before.methods[method].tree(kind), let new = after.methods[method].tree(kind) else {
            return result
        }
        for (index, pair) in goals.enumerated() {
            let (a, b) = (before.cost(of: pair.before, on: old), after.cost(of: pair.after, on: new))
            switch (a.cost, b.cost) {
            case (let a?, let b?):
                let change = b[figure] - a[figure]
                if abs(change) < 1e-9 {
                    result.same.append(index)
                } else if change > 0 {
                    result.slower.append(index)
                } else {
                    result.faster.append(index)
                }
            case (.some, nil) where b.status == .unknown: result.lost.append(index)
            case (.some, nil): result.unreachable.append(index)
            case (nil, _) where a.status == .unknown || b.status == .unknown: result.unknown.append(index)
            case (nil, .some): result.faster.append(index)
            case (nil, nil):
                result.same.append(index)
                result.stayUnreachable.append(index)
            }
        }
        return result
    }

    /// The expected cost over the goals that are reached on both screens, each with one weight for both sides.
    public struct ExpectedCosts: Hashable, Sendable {
        /// The weighted means; nil where none of the goals is reached on both, or all that are have weight 0.
        public var before, after: Cost?
        /// The number of goals that are reached on both.
        public var count = 0
        /// Whether all goals that are on both are activations of targets.
        public var areTargets = true
        /// The offsets into `goals` of those that take longest; nil where none of the goals is reached on both.
        public var worstBefore, worstAfter: Int?
    }

    /// The expected cost before and after by one method on one kind of tree; nil where it has none. O(goals).
    public func expected(method: Int, tree kind: TreeKind) -> ExpectedCosts? {
        guard let old = before.methods[method].tree(kind), let new = after.methods[method].tree(kind) else {
            return nil
        }
        return expected(before: old, after: new)
    }

    /// The expected cost on two trees of the screens, whose targets are those of the pair. O(goals).
    func expected(before old: TreeAnalysis, after new: TreeAnalysis) -> ExpectedCosts {
        var result = ExpectedCosts()
        var (total, a, b) = (0.0, Cost(), Cost())
        var longest = (before: -1.0, after: -1.0)
        for (index, pair) in goals.enumerated() {
            if !pair.isOfTargets { result.areTargets = false }
            guard let x = before.cost(of: pair.before, on: old).cost, let y = after.cost(of: pair.after, on: new).cost
            else { continue }
            result.count += 1
            if x.seconds > longest.before { (longest.before, result.worstBefore) = (x.seconds, index) }
            if y.seconds > longest.after { (longest.after, result.worstAfter) = (y.seconds, index) }
            total += pair.weight
            a += x * pair.weight
            b += y * pair.weight
        }
        if total > 0 { (result.before, result.after) = (a * (1 / total), b * (1 / total)) }
        return result
    }

    /// A goal that the change makes worse.
    public struct Regression: Hashable, Sendable {
        /// In what way.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            /// It takes longer.
            case slower
            /// It had a cost and is unreachable now.
            case unreachable
            /// It is wanted and not on the screen as it is now.
            case removed
        }

        /// In what way it is worse.
        public var kind: Kind
        /// The goal on the screen as it was.
        public var before: Comparison.Goal
        /// The goal on the screen as it is now; nil where it is removed.
        public var after: Comparison.Goal?
    }

    /// The removed goals that somebody wants: those with a weight.
    public var missed: [Comparison.Goal] { removed.filter { before.targets[$0.target].weight > 0 } }

    /// What the change makes worse by one method on its main tree: removed goals, unreachable ones, slower ones. O(goals).
    ///
    /// - Parameter removalsAreMeant: whether removed goals are left out.
    public func regressions(method: Int, removalsAreMeant: Bool) -> [Regression] {
        let shift = shift(of: .seconds, method: method)
        func changed(_ kind: Regression.Kind, _ indices: [Int]) -> [Regression] {
            indices.map { Regression(kind: kind, before: goals[$0].before, after: goals[$0].after) }
        }
        return (removalsAreMeant ? [] : missed.map { Regression(kind: .removed, before: $0, after: nil) })
            + changed(.unreachable, shift.unreachable) + changed(.slower, shift.slower)
    }
}
