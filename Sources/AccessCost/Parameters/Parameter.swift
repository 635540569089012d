/// A type whose values method parameters can have: numbers, whole numbers, switches, chords, choices, sequences.
public protocol ParameterRepresentable: Hashable, Sendable {
    /// What narrows the values of one parameter: a range, or some of the choices.
    associatedtype Limits: Sendable
    /// The values that a parameter with these limits takes.
    static func kind(_ limits: Limits) -> MethodParameter.Kind
    /// Takes a value of a method; nil where it has another type.
    init?(parameterValue: ParameterValue)
    /// The value as a method holds it.
    var parameterValue: ParameterValue { get }
}

/// One of several words that a parameter takes.
public protocol ParameterChoice: RawRepresentable<String>, CaseIterable, Codable, ParameterRepresentable {}

/// The typed key of a method parameter: `values[.interval]` is a number of seconds, and a wrong name does not compile.
///
/// A parameter is one static member. A method that has it lists it with its default and the source of that
/// (`MethodParameter`).
public struct Parameter<Value: ParameterRepresentable>: Sendable {
    /// The name for `--set` and project settings.
    public let key: String
    /// What it does, in a sentence; a method may say it more precisely.
    public let summary: String
    /// The unit of a number, empty where it has none.
    public let unit: String
    /// The values that it takes unless a method says otherwise.
    public let limits: Value.Limits
    /// The value for methods that do not have the parameter.
    public let absent: Value

    init(_ key: String, _ summary: String, _ limits: Value.Limits, unit: String = "", absent: Value) {
        self.key = key
        self.summary = summary
        self.unit = unit
        self.limits = limits
        self.absent = absent
    }
}

extension Parameter where Value.Limits == Void {
    init(_ key: String, _ summary: String, absent: Value) { self.init(key, summary, (), absent: absent) }
}

extension Parameter where Value: ParameterChoice, Value.Limits == [Value]? {
    init(_ key: String, _ summary: String, absent: Value) { self.init(key, summary, nil, absent: absent) }
}

extension Double: ParameterRepresentable {
    /// The values that a parameter with these limits takes.
    public static func kind(_ limits: ClosedRange<Double>) -> MethodParameter.Kind { .number(limits) }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .number(let number) = parameterValue else { return nil }
        self = number
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .number(self) }
}

extension Int: ParameterRepresentable {
    /// The values that a parameter with these limits takes.
    public static func kind(_ limits: ClosedRange<Int>) -> MethodParameter.Kind { .integer(limits) }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .number(let number) = parameterValue else { return nil }
        self.init(number)
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .number(Double(self)) }
}

extension Bool: ParameterRepresentable {
    /// The values that a parameter with these limits takes.
    public static func kind(_: Void) -> MethodParameter.Kind { .flag }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .flag(let flag) = parameterValue else { return nil }
        self = flag
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .flag(self) }
}

extension Chord: ParameterRepresentable {
    /// The values that a parameter with these limits takes.
    public static func kind(_: Void) -> MethodParameter.Kind { .chord }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .word(let text) = parameterValue else { return nil }
        self.init(text)
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .word(name) }
}

extension ParameterChoice {
    /// All cases, or those that a method has.
    public static func kind(_ limits: [Self]?) -> MethodParameter.Kind {
        .choice(limits?.map(\.rawValue) ?? allCases.map(\.rawValue))
    }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .word(let word) = parameterValue else { return nil }
        self.init(rawValue: word)
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .word(rawValue) }
}

/// Some of the choices, each at most once, in any order.
extension Array: ParameterRepresentable where Element: ParameterChoice {
    /// The values that a parameter with these limits takes.
    public static func kind(_: Void) -> MethodParameter.Kind { .sequence(Element.allCases.map(\.rawValue)) }
    /// Takes a value of this type; nil for others.
    public init?(parameterValue: ParameterValue) {
        guard case .word(let words) = parameterValue else { return nil }
        self = words.split(separator: ",").compactMap { Element(rawValue: String($0)) }
    }
    /// The value as a method holds it.
    public var parameterValue: ParameterValue { .word(map(\.rawValue).joined(separator: ",")) }
}
