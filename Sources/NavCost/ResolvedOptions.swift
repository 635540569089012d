/// One `KEY=VALUE` or `ID.KEY=VALUE`.
struct SettingChange: Sendable {
    let text: String
    let method: String?
    let key: String
    let value: String

    /// Finds whether any method takes it.
    ///
    /// - Throws: no method has such a setting, or none that has it takes the value.
    func check() throws(OptionError) {
        let methods =
            try method.map { (id) throws(OptionError) in [try AnalysisOptions.method(named: id)] } ?? AccessMethod.all
        var problem: String?
        for candidate in methods where candidate.defaults.has(key) {
            var settings = candidate.defaults
            guard let wrong = settings.set(key, to: value) else { return }
            problem = problem ?? wrong
        }
        if let problem { throw OptionError("\(problem) (in '\(text)'; see 'navcost methods')") }
        let keys = Set(methods.flatMap { $0.parameters.map(\.key) }).sorted()
        throw OptionError("no method has a setting '\(key)'\(AnalysisOptions.hint(key, keys)) (see 'navcost methods')")
    }

    init(_ text: String) throws(OptionError) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw OptionError("'\(text)' is no setting: write KEY=VALUE, or METHOD.KEY=VALUE for one method")
        }
        self.text = text
        let name = text[..<equals]
        value = String(text[text.index(after: equals)...])
        if let dot = name.firstIndex(of: ".") {
            method = String(name[..<dot])
            key = String(name[name.index(after: dot)...])
            _ = try AnalysisOptions.method(named: String(name[..<dot]))
        } else {
            method = nil
            key = String(name)
        }
    }
}

/// Options whose values are known to be valid.
public struct ResolvedOptions: Sendable {
    let methods: [AccessMethod]
    let changes: [SettingChange]
    let action: GoalAction
    /// The name of the action whose cost is asked for.
    let actionName: String?
    let rank: Rank
    let weights: WeightTable?
    let weightsPath: String?
    let unnamedWeight: Double
    /// The tasks that replace those of the layout.
    let tasks: [Task]?
    let tasksPath: String?
    let text: TextSample?
    let person: Person?
    let screen: String?
    /// The id of the format to read inputs as.
    public let inputFormat: String?
    let simulation: (runs: Int, seed: UInt64)?
    let routes: Set<RouteFamily>?

    /// The request for a layout of that platform.
    ///
    /// - Throws: a setting that the methods do not have, or a value that it does not take.
    func request(for platform: Platform?) throws(OptionError) -> (request: AnalysisRequest, notes: [String]) {
        var notes: [String] = []
        let methods = methods.isEmpty ? AccessMethod.usual(on: platform) : methods
        var requests: [AnalysisRequest.MethodRequest] = []
        for method in methods {
            var settings = method.defaults
            for change in changes where change.method ?? method.id == method.id {
                // A setting for all methods concerns those that have it.
                if change.method == nil, !settings.has(change.key) { continue }
                if let problem = settings.set(change.key, to: change.value) {
                    throw OptionError("\(problem) (in '--set \(change.text)' for \(method.id); see 'navcost methods')")
                }
            }
            if let person {
                let explicit = Set(changes.filter { $0.method ?? method.id == method.id }.map(\.key))
                let applied = person.apply(to: &settings, except: explicit)
                if let problem = applied.problem { throw OptionError("\(method.id): \(problem) (from the person)") }
                for note in applied.notes where !notes.contains(note) { notes.append(note) }
            }
            if let problem = method.problem(with: settings) { throw OptionError("\(method.id): \(problem)") }
            requests.append(AnalysisRequest.MethodRequest(method, parameters: settings))
        }
        var request = AnalysisRequest(
            methods: requests, action: action, actionName: actionName, rank: rank, weights: weights, routes: routes)
        request.simulation = simulation
        return (request, notes)
    }

    /// Finds what can be wrong with the settings before any input is read.
    func check() throws(OptionError) {
        if let routes, !methods.isEmpty {
            let known = Set(methods.flatMap(\.routes))
            for family in RouteFamily.allCases where routes.contains(family) && !known.contains(family) {
                let names = RouteFamily.allCases.filter(known.contains).map(\.rawValue)
                throw OptionError(
                    "no method asked for has routes by '\(family.rawValue)'\(AnalysisOptions.hint(family.rawValue, names)) (they have: \(names.isEmpty ? "one way only" : names.joined(separator: ", ")))"
                )
            }
        }
        for change in changes {
            try change.check()
            guard change.method == nil, !methods.isEmpty, !methods.contains(where: { $0.defaults.has(change.key) })
            else { continue }
            let keys = Set(methods.flatMap { $0.parameters.map(\.key) }).sorted()
            throw OptionError(
                "no method asked for has a setting '\(change.key)'\(AnalysisOptions.hint(change.key, keys)) (see 'navcost methods')"
            )
        }
        if !methods.isEmpty { _ = try request(for: nil) }
    }
}
