import AccessCost
import LayoutFormats
import LayoutModel

extension AnalysisRequest {
    /// What the engine computes for a layout of a platform, with notes on what was assumed.
    ///
    /// - Throws: a parameter that the methods do not have, or a value that does not fit the others.
    func plan(
        for platform: Platform?, scan: [ScanSetting] = [], details: AnalysisDetails = []
    ) throws(RequestError) -> (plan: AnalysisPlan, notes: [String]) {
        var notes: [String] = []
        var requested: [RequestedMethod] = []
        var people: [[RequestedMethod]] = []
        for method in methods.isEmpty ? AccessMethod.usual(on: platform) : methods {
            var values = method.defaults
            var stated: [String] = []
            for setting in scan where values.has(setting.key) {
                guard values.set(setting.key, to: setting.value) == nil else {
                    notes.append("the layout's '\(setting.text)' does not fit \(method.id); its default is taken")
                    continue
                }
                if !parameters.contains(where: { $0.concerns(method) && $0.key == setting.key }) {
                    stated.append(setting.text)
                }
            }
            let note = "scanning is set as the file says: \(stated.joined(separator: ", "))"
            if !stated.isEmpty, !notes.contains(note) { notes.append(note) }
            for change in parameters where change.concerns(method) {
                // A parameter for all methods concerns those that have it.
                if change.method == nil, !values.has(change.key) { continue }
                if let problem = values.set(change.key, to: change.value.description) {
                    throw RequestError("\(problem) (in '\(change.text)' for \(method.id); see 'navcost methods')")
                }
            }
            people.append(try population(method, values))
            if let person {
                let explicit = Set(parameters.filter { $0.concerns(method) }.map(\.key))
                let applied = person.apply(to: &values, except: explicit)
                if let problem = applied.problem { throw RequestError("\(method.id): \(problem) (from the person)") }
                for note in applied.notes where !notes.contains(note) { notes.append(note) }
            }
            if let problem = method.problem(with: values) { throw RequestError("\(method.id): \(problem)") }
            requested.append(RequestedMethod(method, parameters: values))
        }
        var plan = AnalysisPlan(
            methods: requested, action: action == RequestedAction.none ? .none : .activate, actionName: actionName,
            rank: rank ?? .seconds, weights: effectiveWeights,
            simulation: simulations.map { SimulationPlan(runs: $0, seed: seed ?? 1) },
            routes: routes.isEmpty ? nil : routes, details: details)
        plan.people = self.people.map { PeoplePlan($0, methods: people) }
        return (plan, notes)
    }

    /// A method with the parameters of each of the people who are asked for; empty where none has one of them.
    private func population(
        _ method: AccessMethod, _ values: ParameterValues
    ) throws(RequestError) -> [RequestedMethod] {
        guard let people, people.members.contains(where: { $0.person.concerns(method) }) else { return [] }
        let explicit = Set(parameters.filter { $0.concerns(method) }.map(\.key))
        return try people.members.map { member throws(RequestError) in
            var own = values
            if let problem = member.person.apply(to: &own, except: explicit).problem ?? method.problem(with: own) {
                throw RequestError("\(method.id): \(problem) (\(member.name) of \(people.name))")
            }
            return RequestedMethod(method, parameters: own)
        }
    }

    /// The name of the action that is asked for; nil for activation and for none.
    var actionName: String? { if case .named(let name) = action { name } else { nil } }

    /// The weights with what targets weigh that they do not name.
    var effectiveWeights: WeightTable? {
        weights.map {
            WeightTable(rows: $0.rows, unnamed: unnamedWeight ?? $0.unnamed, source: $0.source, path: $0.path)
        }
    }

    /// The methods that fit a platform, whichever were asked for; one that does not take the parameters asked for has its
    /// defaults.
    func usualMethods(on platform: Platform?, scan: [ScanSetting] = []) -> [RequestedMethod] {
        AccessMethod.usual(on: platform).map { method in
            (try? replacing(methods: [method]).plan(for: platform, scan: scan).plan.methods.first)
                ?? RequestedMethod(method)
        }
    }

    /// The same request for other methods, without a simulation.
    func replacing(methods: [AccessMethod]) -> AnalysisRequest {
        var result = self
        result.methods = methods
        result.simulations = nil
        return result
    }

    /// Finds what can be wrong with the request before any input is read.
    ///
    /// - Throws: the first value that is not valid.
    public func validate() throws(NavCostError) {
        do {
            try validateValues()
            for (request, _) in variants { try request.validateMethods() }
        } catch {
            throw .request(error)
        }
        if let weights = effectiveWeights {
            try NavCostError.wrap { () throws(FormatError) in try WeightsFile.validate(weights) }
        }
    }

    private func validateValues() throws(RequestError) {
        if let unnamedWeight, !(unnamedWeight.isFinite && unnamedWeight >= 0) {
            throw RequestError("the weight of unnamed targets is \(unnamedWeight), not a number from 0")
        }
        if let simulations, !Self.simulationRange.contains(simulations) {
            throw RequestError("\(simulations) simulations are asked for; from 2 to 100000000 are possible")
        }
    }

    /// How many runs a simulation may have.
    public static let simulationRange = 2...100_000_000

    private func validateMethods() throws(RequestError) {
        guard !methods.isEmpty else { return }
        let known = Set(methods.flatMap(\.routes))
        for family in RouteFamily.allCases where routes.contains(family) && !known.contains(family) {
            let names = RouteFamily.allCases.filter(known.contains).map(\.rawValue)
            throw RequestError(
                "no method asked for has routes by '\(family.rawValue)'\(RequestError.hint(family.rawValue, names)) (they have: \(names.isEmpty ? "one route only" : names.joined(separator: ", ")))"
            )
        }
        for change in parameters where change.method == nil && !methods.contains(where: { $0.defaults.has(change.key) })
        {
            let keys = Set(methods.flatMap { $0.parameters.map(\.key) }).sorted()
            throw RequestError(
                "no method asked for has a parameter '\(change.key)'\(RequestError.hint(change.key, keys)) (see 'navcost methods')"
            )
        }
        _ = try plan(for: nil)
    }
}
