/// A setting of scanning that a file carries, as the value of a method parameter.
public struct ScanSetting: Hashable, Sendable, Codable {
    /// The key of the parameter, as `interval`.
    public var key: String
    /// The value as it is written for the parameter, in its unit.
    public var value: String

    /// A value for a parameter.
    public init(_ key: String, _ value: String) { (self.key, self.value) = (key, value) }

    /// The setting as it is written, `KEY=VALUE`.
    public var text: String { "\(key)=\(value)" }
}
