/// The range that holds 8 of 10 people, with the one in the middle.
public struct PeopleSpread: Hashable, Codable, Sendable {
    /// Half of the people need at most so many seconds.
    public var median: Double
    /// One of ten people needs less.
    public var p10: Double
    /// One of ten people needs more.
    public var p90: Double

    /// The spread of weighted seconds; nil where there are none. O(n log n).
    ///
    /// Each person stands at the middle of their share of all, and between two people a straight line is taken (Hazen 1914).
    public init?(_ values: [(seconds: Double, weight: Double)]) {
        let values = values.filter { $0.weight > 0 }.sorted { $0.seconds < $1.seconds }
        let total = values.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return nil }
        var places: [(share: Double, seconds: Double)] = []
        var before = 0.0
        for value in values {
            places.append(((before + 0.5 * value.weight) / total, value.seconds))
            before += value.weight
        }
        func quantile(_ share: Double) -> Double {
            guard let after = places.firstIndex(where: { $0.share >= share }) else { return places.last!.seconds }
            guard after > 0 else { return places[0].seconds }
            let (a, b) = (places[after - 1], places[after])
            return a.seconds + (share - a.share) / (b.share - a.share) * (b.seconds - a.seconds)
        }
        (median, p10, p90) = (quantile(0.5), quantile(0.1), quantile(0.9))
    }
}

/// What the people of a population need on one tree, each with their own parameters and errors of use.
public struct PeopleAnalysis: Hashable, Codable, Sendable {
    /// The people, with what each needs.
    public struct Member: Hashable, Codable, Sendable {
        /// What the person is called.
        public var name: String
        /// How many people this one stands for.
        public var weight: Double
        /// The scan interval that the 0.65 rule gives the person; nil where no reaction is known.
        public var interval: Double?
        /// The expected seconds of a target; nil where none is reached.
        public var seconds: Double?
    }

    /// What the population is called.
    public var population: String
    /// Its people in its order.
    public var members: [Member]
    /// The seconds that each target takes; nil where nobody reaches it.
    public var targets: [PeopleSpread?]
    /// The targets that the figures are about.
    public var coverage: Coverage
    /// The seconds that an average target takes; nil where nobody reaches one.
    public var expected: PeopleSpread? {
        PeopleSpread(members.compactMap { member in member.seconds.map { ($0, member.weight) } })
    }

    /// For how many people this takes less, and for how many more time than something else, of how many who do both.
    public func difference(to other: PeopleAnalysis) -> (faster: Int, slower: Int, of: Int) {
        var result = (faster: 0, slower: 0, of: 0)
        for (own, theirs) in zip(members, other.members) {
            guard let seconds = own.seconds, let others = theirs.seconds else { continue }
            result.of += 1
            if seconds < others - 1e-9 { result.faster += 1 }
            if seconds > others + 1e-9 { result.slower += 1 }
        }
        return result
    }
}

/// The people of a plan: for each of its methods the parameters of each person.
public struct PeoplePlan: Hashable, Codable, Sendable {
    /// The people.
    public var population: Population
    /// For each method of the plan the method with each person's parameters; empty where no person has one of them.
    public var methods: [[RequestedMethod]]

    /// The people of a plan.
    public init(_ population: Population, methods: [[RequestedMethod]]) {
        (self.population, self.methods) = (population, methods)
    }
}

extension Analyzer {
    /// What the people of a plan need on one tree; nil where their parameters do not concern the method. One analysis of the
    /// tree for each person.
    static func people(
        _ context: MachineContext, _ plan: PeoplePlan?, method place: Int, _ targets: [AnalysedTarget],
        _ exposure: Exposure, _ request: AnalysisPlan
    ) -> PeopleAnalysis? {
        guard let plan, !plan.methods[place].isEmpty else { return nil }
        var request = request
        (request.details, request.simulation) = ([], nil)
        var members: [PeopleAnalysis.Member] = []
        var seconds = [[(seconds: Double, weight: Double)]](repeating: [], count: targets.count)
        for (member, own) in zip(plan.population.members, plan.methods[place]) {
            let context = MachineContext(
                screen: context.screen, tree: context.tree, parameters: own.parameters, action: context.action,
                platform: context.platform, routes: context.routes)
            let found = analyze(context, own.method, targets, exposure, request)
            let mean = found.errors == nil ? found.expected?.seconds : found.errors?.expected?.cost.seconds
            members.append(
                PeopleAnalysis.Member(
                    name: member.name, weight: member.weight, interval: member.person.proposedInterval, seconds: mean))
            for target in targets.indices {
                let value =
                    found.errors == nil
                    ? found.costs[target].cost?.seconds : found.errors?.costs[target]?.cost.seconds
                if let value { seconds[target].append((value, member.weight)) }
            }
        }
        let spreads = seconds.map { PeopleSpread($0) }
        return PeopleAnalysis(
            population: plan.population.name, members: members, targets: spreads,
            coverage: Coverage(spreads.map { $0 != nil }, targets))
    }
}
