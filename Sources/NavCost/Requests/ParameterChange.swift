public import AccessCost
import LayoutModel

/// A method parameter with the value that it is to have, for every method that has it or for one.
public struct ParameterChange: Hashable, Codable, Sendable {
    /// The method that it is for; nil for every method that has the parameter.
    public var method: AccessMethod?
    /// The parameter's key.
    public var key: String
    /// The value.
    public var value: ParameterValue

    /// A value for a parameter, as `ParameterChange(.interval, 1.5)`.
    public init<Value>(_ parameter: Parameter<Value>, _ value: Value, for method: AccessMethod? = nil) {
        self.init(method: method, key: parameter.key, value: value.parameterValue)
    }

    /// Reads `KEY=VALUE`, or `METHOD.KEY=VALUE` for one method.
    ///
    /// - Throws: no method has the parameter, or none that has it takes the value; the error names the nearest.
    public init(_ text: String) throws(RequestError) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw RequestError("'\(text)' is not a parameter: write KEY=VALUE, or METHOD.KEY=VALUE for one method")
        }
        let name = text[..<equals]
        let value = String(text[text.index(after: equals)...])
        guard let dot = name.firstIndex(of: ".") else {
            self = try Self.parsed(String(name), value, nil)
            return
        }
        let method = try AccessMethod.named(String(name[..<dot]))
        self = try Self.parsed(String(name[name.index(after: dot)...]), value, method)
    }

    /// The change as it is written.
    public var text: String { "\(method.map { $0.id + "." } ?? "")\(key)=\(value)" }

    /// Whether a method is concerned.
    func concerns(_ other: AccessMethod) -> Bool { method.map { $0 == other } ?? true }

    /// Reads the value as the first method takes it that has the parameter.
    static func parsed(_ key: String, _ text: String, _ method: AccessMethod?) throws(RequestError) -> ParameterChange {
        let methods = method.map { [$0] } ?? AccessMethod.all
        var problem: String?
        for candidate in methods where candidate.defaults.has(key) {
            var values = candidate.defaults
            guard let wrong = values.set(key, to: text) else {
                return ParameterChange(method: method, key: key, value: values.value(of: key) ?? .word(text))
            }
            problem = problem ?? wrong
        }
        if let problem {
            let whole = "\(method.map { $0.id + "." } ?? "")\(key)=\(text)"
            throw RequestError("\(problem) (in '\(whole)'; see 'navcost methods')")
        }
        let keys = Set(methods.flatMap { $0.parameters.map(\.key) }).sorted()
        if let message = RenamedKeys.message(for: key, known: keys) { throw RequestError(message) }
        throw RequestError(
            "no method has a parameter '\(key)'\(RequestError.hint(key, keys)) (see 'navcost methods')")
    }

    private init(method: AccessMethod?, key: String, value: ParameterValue) {
        (self.method, self.key, self.value) = (method, key, value)
    }
}

extension AccessMethod {
    /// The access method of that id.
    ///
    /// - Throws: there is none; the error names the nearest.
    public static func named(_ id: String) throws(RequestError) -> AccessMethod {
        if let method = all.first(where: { $0.id == id }) { return method }
        throw RequestError(
            "no access method is called '\(id)'\(RequestError.hint(id, all.map(\.id))) (see 'navcost methods')")
    }
}
