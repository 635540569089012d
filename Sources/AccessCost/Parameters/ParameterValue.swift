/// The value of a method parameter without its type, as reports and files hold it.
public enum ParameterValue: Hashable, Sendable {
    case number(Double)
    case word(String)
    case flag(Bool)
    /// A number that follows another parameter: so many times its value.
    case share(Double, of: String)
}

extension ParameterValue: CustomStringConvertible {
    /// The value as `--set` takes it and as `navcost methods` shows it.
    public var description: String {
        switch self {
        case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
        case .word(let word): word
        case .flag(let flag): flag ? "on" : "off"
        case .share(let factor, let key): "\(factor) x \(key)"
        }
    }
}

/// A number, a string or true and false; a share is the string "0.65 x interval".
extension ParameterValue: Codable {
    /// Decodes a single value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            let text = try container.decode(String.self)
            let parts = text.split(separator: " ")
            if parts.count == 3, parts[1] == "x", let factor = Double(parts[0]) {
                self = .share(factor, of: String(parts[2]))
            } else {
                self = .word(text)
            }
        }
    }

    /// Encodes a single value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .word, .share: try container.encode(description)
        }
    }
}
