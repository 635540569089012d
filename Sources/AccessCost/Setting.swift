import LayoutModel

/// The value of a setting.
public enum SettingValue: Hashable, Codable, Sendable {
    case number(Double)
    case word(String)
    case flag(Bool)
    /// A number that follows another setting: so many times its value.
    case share(Double, of: String)
}

extension SettingValue: CustomStringConvertible {
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

/// Something about an access method that people or systems set differently.
public struct Setting: Hashable, Sendable {
    /// What values it takes.
    public enum Kind: Hashable, Sendable {
        /// A finite number within the bounds.
        case number(ClosedRange<Double>)
        /// A whole number within the bounds.
        case integer(ClosedRange<Int>)
        /// One of the words.
        case choice([String])
        /// Some of the words, each at most once, in any order, separated by commas.
        case sequence([String])
        /// Keys that are pressed together, as "Control-Tab".
        case chord
        /// On or off.
        case flag
    }

    /// The name for `--set` and settings files.
    public let key: String
    /// What it does, in a sentence.
    public let summary: String
    /// What values it takes.
    public let kind: Kind
    /// The unit of a number, empty where it has none.
    public let unit: String
    /// What holds unless somebody says otherwise.
    public let defaultValue: SettingValue
    /// Where the default comes from.
    public let source: String

    /// What the setting may be, for messages.
    public var allowed: String {
        switch kind {
        case .number(let range):
            "a number from \(SettingValue.number(range.lowerBound)) to \(SettingValue.number(range.upperBound))"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .sequence(let words): "some of \(words.joined(separator: ", ")), in any order"
        case .chord: "keys joined by hyphens, as Control-Tab"
        case .flag: "on or off"
        }
    }

    /// Reads a value; nil where the setting does not take it.
    public func value(from text: String) -> SettingValue? {
        switch kind {
        case .number(let range):
            guard let number = Double(text), number.isFinite, range.contains(number) else { return nil }
            return .number(number)
        case .integer(let range):
            guard let number = Int(text), range.contains(number) else { return nil }
            return .number(Double(number))
        case .choice(let words): return words.contains(text) ? .word(text) : nil
        case .sequence(let words):
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            return parts.allSatisfy(words.contains) && Set(parts).count == parts.count ? .word(text) : nil
        case .chord: return Chord(text) == nil ? nil : .word(text)
        case .flag:
            switch text {
            case "on", "true", "1": return .flag(true)
            case "off", "false", "0": return .flag(false)
            default: return nil
            }
        }
    }

    /// The same setting with another default.
    public func with(default value: SettingValue, source: String) -> Setting {
        Setting(key: key, summary: summary, kind: kind, unit: unit, defaultValue: value, source: source)
    }
}

/// The settings of one access method with their values.
public struct Settings: Hashable, Sendable {
    /// The settings that the method has.
    public let settings: [Setting]
    /// The values that differ from the defaults.
    public private(set) var changed: [String: SettingValue] = [:]

    /// All settings at their defaults.
    public init(_ settings: [Setting]) { self.settings = settings }

    /// Gives a setting a value.
    ///
    /// - Returns: what is wrong, nil where the value was taken.
    public mutating func set(_ key: String, to text: String) -> String? {
        guard let setting = place(of: key).map({ settings[$0] }) else {
            let hint = nearestName(to: key, among: settings.map(\.key)).map { "; did you mean '\($0)'?" } ?? ""
            return "there is no setting '\(key)'\(hint)"
        }
        guard let value = setting.value(from: text) else {
            return "'\(text)' is no value for '\(key)', which is \(setting.allowed)"
        }
        changed[key] = value == setting.defaultValue ? nil : value
        return nil
    }

    /// The value of a setting; the key must be one of the method's.
    public subscript(_ key: String) -> SettingValue {
        guard let value = changed[key] ?? place(of: key).map({ settings[$0].defaultValue }) else {
            preconditionFailure("the method has no setting '\(key)'")
        }
        return value
    }

    /// Whether the method has a setting.
    public func has(_ key: String) -> Bool { place(of: key) != nil }

    /// Where a setting stands. No setting is copied to look at its key.
    private func place(of key: String) -> Int? { settings.indices.first { settings[$0].key == key } }

    /// The number that a setting stands for.
    public func number(_ key: String) -> Double {
        switch self[key] {
        case .number(let number): number
        case .share(let factor, let base): factor * number(base)
        default: preconditionFailure("the setting '\(key)' is no number")
        }
    }

    /// The whole number that a setting stands for.
    public func integer(_ key: String) -> Int { Int(number(key)) }

    /// The word that a setting stands for.
    public func word(_ key: String) -> String {
        guard case .word(let word) = self[key] else { preconditionFailure("the setting '\(key)' is no word") }
        return word
    }

    /// The words that a setting lists.
    public func words(_ key: String) -> [String] { word(key).split(separator: ",").map(String.init) }
    /// The keys that a setting stands for.
    func chord(_ key: String) -> Chord {
        guard let chord = Chord(word(key)) else { preconditionFailure("the setting '\(key)' is no chord") }
        return chord
    }

    /// Whether a setting is on.
    public func flag(_ key: String) -> Bool {
        guard case .flag(let flag) = self[key] else { preconditionFailure("the setting '\(key)' is no flag") }
        return flag
    }
}
