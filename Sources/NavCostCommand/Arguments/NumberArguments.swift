import ArgumentParser
import NavCost

/// A number from 0.
struct AmountValue: OptionReadable {
    let number: Double

    static func read(_ text: String, of option: String) throws(RequestError) -> AmountValue {
        guard let number = Double(text), number.isFinite, number >= 0 else {
            throw .invalid(text, option, "a number from 0")
        }
        return AmountValue(number: number)
    }
}

/// The seed of random numbers.
extension UInt64: OptionReadable {
    static func read(_ text: String, of option: String) throws(RequestError) -> UInt64 {
        guard let seed = UInt64(text) else { throw .invalid(text, option, "a whole number from 0") }
        return seed
    }
}

/// A whole number, or `any`.
enum CountValue: OptionReadable {
    case number(Int)
    case any
    case other(String)

    static func read(_ text: String, of option: String) throws(RequestError) -> CountValue {
        if text == "any" { return .any }
        return Int(text).map(CountValue.number) ?? .other(text)
    }
}

extension String {
    /// The whole number within bounds.
    func number(of option: String, in range: ClosedRange<Int>) throws(RequestError) -> Int {
        let value = try value(of: option, as: CountValue.self)
        if case .number(let number) = value, range.contains(number) { return number }
        let upper = range.upperBound == CountValue.largest ? "" : " to \(range.upperBound)"
        throw .invalid(value.text, option, "a whole number from \(range.lowerBound)\(upper)")
    }

    /// The whole number from a least one, nil for `any`.
    func limit(of option: String, from least: Int) throws(RequestError) -> Int? {
        switch try value(of: option, as: CountValue.self) {
        case .any: return nil
        case .number(let number) where (least...CountValue.largest).contains(number): return number
        case let value: throw .invalid(value.text, option, "a whole number from \(least), or any")
        }
    }
}

extension CountValue {
    /// The largest number that an option without an upper bound of its own takes.
    static var largest: Int { 1_000_000_000 }
}

extension CountValue {
    fileprivate var text: String {
        switch self {
        case .number(let number): String(number)
        case .any: "any"
        case .other(let text): text
        }
    }
}

/// Ids joined by commas.
struct IDListValue: OptionReadable {
    let ids: [String]

    static func read(_ text: String, of option: String) throws(RequestError) -> IDListValue {
        let ids = text.split(separator: ",").map(String.init)
        guard ids.count > 1 else { throw RequestError("\(option) takes two ids or more, joined by commas") }
        return IDListValue(ids: ids)
    }
}

/// Methods that count together, as `a=2,b=1`.
struct MixValue: OptionReadable {
    let shares: [SuggestRequest.Share]

    static func read(_ text: String, of option: String) throws(RequestError) -> MixValue {
        var shares: [SuggestRequest.Share] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 2, let share = Double(words[1]), share > 0, share.isFinite else {
                throw RequestError(
                    "'\(part)' is not a part of a mix: write \(option) METHOD=SHARE,METHOD=SHARE, shares above 0")
            }
            shares.append(SuggestRequest.Share(try AccessMethod.named(words[0]), share: share))
        }
        return MixValue(shares: shares)
    }
}
