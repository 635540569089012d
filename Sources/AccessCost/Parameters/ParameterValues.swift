import LayoutModel

/// The values of an access method's parameters.
public struct ParameterValues: Hashable, Sendable {
    /// The method that has the parameters.
    public let method: AccessMethod
    /// The values that differ from the defaults, by key.
    public private(set) var changed: [String: ParameterValue] = [:]

    /// All parameters of a method at their defaults.
    public init(_ method: AccessMethod) { self.method = method }

    /// The value of a parameter; `absent` where the method does not have it.
    public subscript<Value>(_ parameter: Parameter<Value>) -> Value {
        resolved(parameter.key).flatMap(Value.init(parameterValue:)) ?? parameter.absent
    }

    /// The value of one of the method's parameters, with a share unresolved.
    public func value(of parameter: MethodParameter) -> ParameterValue {
        changed[parameter.key] ?? parameter.defaultValue
    }

    /// Whether the method has a parameter, with values of that type.
    public func has<Value>(_ parameter: Parameter<Value>) -> Bool {
        resolved(parameter.key).flatMap(Value.init(parameterValue:)) != nil
    }

    /// Whether the method has a parameter of that name.
    public func has(_ key: String) -> Bool { index(of: key) != nil }

    /// How the method describes a parameter; nil where it does not have it.
    public func description(of key: String) -> MethodParameter? {
        index(of: key).map { method.parameters[$0] }
    }

    /// No description is copied to look at its key. O(parameters).
    private func index(of key: String) -> Int? {
        let parameters = method.parameters
        return parameters.indices.first { parameters[$0].key == key }
    }

    /// The value of the parameter of a name, with a share unresolved; nil where the method does not have it.
    public func value(of key: String) -> ParameterValue? {
        if !changed.isEmpty, let value = changed[key] { return value }
        return index(of: key).map { method.parameters[$0].defaultValue }
    }

    /// So many times another parameter that a number is; nil where it is a number of its own, or absent.
    public func share(_ parameter: Parameter<Double>) -> Double? {
        guard case .share(let factor, _)? = value(of: parameter.key) else { return nil }
        return factor
    }

    /// Gives a parameter a value.
    ///
    /// - Returns: the reason why the value is invalid; nil where it was set.
    public mutating func set<Value>(_ parameter: Parameter<Value>, to value: Value) -> String? {
        set(parameter.key, to: value.parameterValue.description)
    }

    /// Sets the parameter of a name to the value of a text.
    ///
    /// - Returns: the reason why the value is invalid; nil where it was set.
    public mutating func set(_ key: String, to text: String) -> String? {
        guard let parameter = description(of: key) else {
            let hint = nearestName(to: key, among: method.parameters.map(\.key)).map { "; did you mean '\($0)'?" } ?? ""
            return "there is no parameter '\(key)'\(hint)"
        }
        guard let value = parameter.value(from: text) else {
            return "invalid value '\(text)' for '\(key)', which is \(parameter.allowed)"
        }
        changed[key] = value == parameter.defaultValue ? nil : value
        return nil
    }

    /// The value of a parameter, a share as the number that it is.
    private func resolved(_ key: String) -> ParameterValue? {
        let value = value(of: key)
        guard case .share(let factor, let base)? = value else { return value }
        return resolved(base).flatMap(Double.init(parameterValue:)).map { .number(factor * $0) }
    }
}

/// A method's id and the values that differ from its defaults.
extension ParameterValues: Codable {
    private enum CodingKeys: CodingKey {
        case method, changed
    }

    /// Decodes a method and its values.
    ///
    /// - Throws: a `DecodingError` for a parameter that the method does not have, or a value that it does not take.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(AccessMethod.self, forKey: .method))
        for (key, value) in try container.decode([String: ParameterValue].self, forKey: .changed) {
            if let problem = set(key, to: value.description) {
                throw DecodingError.dataCorruptedError(forKey: .changed, in: container, debugDescription: problem)
            }
        }
    }

    /// Encodes the method's id and the changed values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(method, forKey: .method)
        try container.encode(changed, forKey: .changed)
    }
}
