import AccessCost
public import LayoutModel

/// The question of a search: in which order and groups the stops of a screen should be visited.
///
/// It is immutable; a search tries plans over the stops' numbers, which count in the current visiting order.
public struct GroupingProblem: Sendable {
    /// The screen, its elements having the weights that count.
    public let screen: Screen
    /// The methods that it is to be good for.
    public let mix: MethodMix
    /// The current tree.
    public let currentPlan: GroupingPlan
    /// The expected cost of the current tree; nil where all targets are unreachable by a method.
    public let before: Double?
    /// How often each stop is wanted.
    public let weights: [Double]
    /// The price of places, where the method's cost has that form.
    public let price: ListPrice?
    /// What each change must save, in the objective's unit.
    public let changePrice: Double
    /// What a change must save, alone or after the others, to be suggested, in the objective's unit.
    public var leastSaving: Double {
        request.kind == .none || request.changePrice != nil ? 0 : mix.objective.worthTelling(of: before ?? 0)
    }
    /// The states that each pricing of a screen with several pages goes over; 0 where there is one.
    let pagedStates: Int
    let items: ScreenItems
    let constraints: ItemConstraints
    let request: Constraints
    /// Whether the method sees groups that a layout can make.
    let canGroup: Bool
    /// Whether the order of a layout is the order in which the method visits its stops: row scanning takes its rows from
    /// what is where on the screen.
    let canOrder: Bool
    private let writer: ShapeWriter
    private let unreached: [Double]
    /// What every target pays besides its places.
    let constant: Double

    /// The problem of a screen. O(elements log elements).
    public init(_ screen: Screen, _ mix: MethodMix, _ constraints: Constraints) {
        self.screen = screen
        self.mix = mix
        let method = mix.main.method
        let style = GroupStyle(method.method.rules(for: method.parameters))
        var constraints = constraints
        constraints.depth = style.deepest.map { min(constraints.depth ?? $0, $0) } ?? constraints.depth
        request = constraints
        items = ScreenItems(screen, mix.main)
        currentPlan = items.currentPlan
        self.constraints = ItemConstraints(screen, items, constraints, style, platform: mix.main.platform)
        weights = items.items.map(\.weight)
        writer = ShapeWriter(
            screen, stops: items.items.map(\.element), platform: mix.main.platform, method: method.method,
            parameters: method.parameters)
        canGroup =
            mix.main.kind == .grouped
            && (constraints.kind == .none ? style != .none : style.canBeMade(on: mix.main.platform))
        canOrder = mix.main.kind == .grouped || mix.main.kind == .halves
        before = mix.value(of: screen)
        unreached = mix.unreached(on: screen)
        changePrice =
            constraints.changePrice
            ?? (constraints.kind == .none ? 0 : (before ?? 0) / 100)
        let total = weights.reduce(0, +)
        // Where something must be scrolled to, what comes before the pages is no list whose places have prices.
        let tree = mix.main.tree(screen)
        let isPaged = tree.scrolling?.pages.count ?? 1 > 1
        pagedStates = isPaged ? mix.main.states(screen, on: tree) : 0
        // Where people listen a stop takes as long as its name: no place has a price.
        let hasPlaces = mix.main.kind == .grouped && !isPaged && !mix.listens
        var price = total > 0 && hasPlaces ? PriceProbe.price(of: mix) : nil
        var constant = 0.0
        if let list = price, let before {
            constant = before - items.currentPlan.cost(weights: weights, price: list) / total
            // What the price says of the flat list is what the method charges for it.
            let flat = GroupingPlan(weights.indices.map { .target($0) })
            let said = flat.cost(weights: weights, price: list) / total + constant
            let charged = mix.value(of: writer.screen(in: Self.shape(of: flat, items)))
            if charged.map({ abs($0 - said) > 1e-6 * max(1, said) }) ?? true { price = nil }
        }
        self.price = price
        self.constant = constant
    }

    /// Whether putting numbered labels in order is worth it for itself, where it does not cost.
    var repairsNumbers: Bool { !request.keepsOrder && constraints.sections.repairsNumbers }

    /// The number of stops.
    public var count: Int { weights.count }

    /// How many levels of groups each stop is, itself included, where it is a group that stays whole; 0 for others.
    public var levels: [Int] { constraints.depths }

    /// The expected cost of a plan; nil where it leaves more targets unreachable than the current tree.
    public func value(of plan: GroupingPlan) -> Double? {
        guard let price else { return measured(plan) }
        return plan.cost(weights: weights, price: price) / weights.reduce(0, +) + constant
    }

    /// The expected cost of a plan as the methods charge it for the layout that it makes.
    public func measured(_ plan: GroupingPlan) -> Double? {
        mix.value(of: writer.screen(in: shape(of: plan)), unreached: unreached)
    }

    /// The lower bound of the expected cost over all trees, in the objective's unit, groups that an author cannot take
    /// apart taken apart as well; nil where none is known.
    public var bound: Double? {
        // Listening only adds to what keys or gestures take.
        if let silent { return silent.bound }
        guard let price, let before else { return nil }
        var (weights, constant) = (weights, constant)
        if items.items.contains(where: \.isLocked) {
            let all = ScreenItems(screen, mix.main, keepsNative: false)
            guard !all.items.contains(where: \.isLocked) else { return nil }
            weights = all.items.map(\.weight)
            let total = weights.reduce(0, +)
            guard total > 0 else { return nil }
            constant = before - all.currentPlan.cost(weights: weights, price: price) / total
        }
        return LowerBound.expected(weights, price).map { max(0, $0 + constant) }
    }

    /// Whether nothing is asked of the order and of groups, and changes are free.
    var isUnconstrained: Bool {
        price != nil && request.kind == .none && request.together.isEmpty && request.apart.isEmpty
            && !request.keepsOrder && changePrice == 0
    }

    /// Whether any target may take any place of any shape at no price: then the weights decide the order of a shape.
    var isOrderFree: Bool { isUnconstrained && !items.items.contains(where: \.isLocked) }

    /// The same problem for people who need not listen; nil where listening has no part in it. O(elements log elements).
    var silent: GroupingProblem? { mix.listens ? GroupingProblem(screen, mix.silent, request) : nil }

    /// The best grouping of the current order under the constraints, exactly, what belongs together being gathered where the
    /// constraints allow another order; nil where the method sees no groups that a layout can make, or its cost is not of
    /// the form that can be split exactly.
    ///
    /// O(n m^2) for groups of at most m; see `ExactGrouping`.
    public var bestGrouping: GroupingPlan? {
        guard canGroup, !weights.isEmpty else { return nil }
        return ExactSplit(self)?.best(of: constraints.order)
    }

    // MARK: Shapes

    /// The shape of a plan, its new groups without labels.
    public func shape(of plan: GroupingPlan) -> ScreenShape { Self.shape(of: plan, items) }

    private static func shape(of plan: GroupingPlan, _ items: ScreenItems) -> ScreenShape {
        let boxes = Dictionary(
            items.groups.map { (Array($0.items), $0.box) }, uniquingKeysWith: { first, _ in first })
        func nodes(_ list: [GroupingPlan.Item]) -> [ScreenShape.Node] {
            list.map { item in
                switch item {
                case .target(let number): return .stop(items.items[number].element)
                case .group(let inner):
                    let members = GroupingPlan(inner).targets.sorted()
                    return .group(ScreenShape.Group(box: boxes[members], nodes: nodes(inner)))
                }
            }
        }
        return ScreenShape(nodes(plan.items))
    }

    /// The screen in a shape of its stops.
    public func screen(in shape: ScreenShape) -> Screen { writer.screen(in: shape) }

    // MARK: Changes

    /// The number of changes that lead from the current tree to a plan: groups made, groups left out, and neighbours of the expected
    /// order that are torn apart. O(targets x depth).
    public func changes(to plan: GroupingPlan) -> Int {
        if plan == currentPlan { return 0 }
        let groups = plan.memberSets
        var count = 0
        var kept = 0
        for group in groups {
            if constraints.isCurrentGroup(group) { kept += 1 } else { count += 1 }
        }
        return count + constraints.currentGroups.count - kept + adjacencyBreaks(plan.targets)
    }

    /// The number of changes that lead from the current tree to an arrangement. O(targets x depth).
    func changes(to arrangement: Arrangement) -> Int {
        let groups = arrangement.groups
        // There are no current groups: each one is new.
        if constraints.currentGroups.isEmpty {
            return groups.isEmpty && isCurrentOrder(arrangement.order)
                ? 0 : groups.count + adjacencyBreaks(arrangement.order)
        }
        return changes(to: arrangement.plan)
    }

    private func isCurrentOrder(_ order: [Int]) -> Bool { order.enumerated().allSatisfy { $0 == $1 } }

    /// The number of neighbours in the expected order that another order separates: three where one item has moved.
    func adjacencyBreaks(_ order: [Int]) -> Int {
        zip(order, order.dropFirst()).count { constraints.ranks[$0] + 1 != constraints.ranks[$1] }
    }

    /// An order in the current groups, those that it tears apart left out. O(targets x depth).
    func inCurrentGroups(_ order: [Int]) -> GroupingPlan { currentPlan.carried(to: order) }

    /// Whether a plan keeps all constraints; where the method sees no groups that a layout can make, the current ones stay.
    /// O(targets x depth).
    public func allows(_ plan: GroupingPlan) -> Bool {
        let order = plan.targets
        guard constraints.allowsOrder(order) else { return false }
        guard canGroup else { return Set(plan.memberSets.map { $0.sorted() }) == constraints.currentGroups }
        if plan.items.count == 1, case .group = plan.items[0] { return false }
        return allows(plan.items, depth: request.depth)
    }

    private func allows(_ list: [GroupingPlan.Item], depth: Int?) -> Bool {
        for item in list {
            switch item {
            case .target(let number):
                // A locked group stands on the top level, however deep it is.
                if let depth, depth < request.depth!, constraints.depths[number] > depth { return false }
            case .group(let inner):
                guard depth ?? 1 > 0 else { return false }
                let members = GroupingPlan(inner).targets
                let allowance = constraints.allowance(members)
                guard allowance != .none, allowance == .any || inner.count == members.count else { return false }
                if let most = constraints.largestGroup, members.count > most, !constraints.mayBeLarge(members) {
                    return false
                }
                guard allows(inner, depth: depth.map { $0 - 1 }) else { return false }
            }
        }
        return true
    }
}

extension GroupingPlan {
    /// The targets of each group in visiting order, outer groups first.
    var memberSets: [[Int]] { Self.memberSets(items) }

    private static func memberSets(_ items: [Item]) -> [[Int]] {
        items.flatMap { item -> [[Int]] in
            guard case .group(let inner) = item else { return [] }
            return [GroupingPlan(inner).targets] + memberSets(inner)
        }
    }
}
