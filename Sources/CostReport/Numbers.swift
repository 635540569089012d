import AccessCost

/// A number rounded to six significant digits, as every written figure is.
func written(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    if abs(value) < 1e6, value == value.rounded() { return value }
    // The shortest decimal that reads back to the rounded value.
    return Double(significant(value, digits: 6)) ?? value
}

/// A number as every written figure is, in the notation of programs: whole ones without a fraction, very small ones with an
/// exponent.
func writtenText(_ value: Double) -> String {
    if abs(value) < 1e6, value == value.rounded() { return String(Int(value)) }
    // As many digits as this stand for one number alone, so its text is that of the rounded number.
    if abs(value) >= 1e-3, abs(value) < 1e5 { return significant(value, digits: 6) }
    let value = written(value)
    return Int(exactly: value).map(String.init) ?? value.description
}

/// A number as people read it: three significant digits, no trailing zeros, no exponent.
public func shortNumber(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    if abs(value) >= 1000 { return significant(value.rounded(), digits: .max) }
    return significant(value, digits: 3)
}

/// A number in plain decimal notation with that many significant digits, rounded half away from zero in decimal, without
/// trailing zeros.
///
/// The digits are those of the shortest decimal that stands for the number, so that 4.5675 rounds up although the
/// nearest binary number lies below it.
private func significant(_ value: Double, digits: Int) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1000, digits >= 3 { return String(whole) }
    if digits >= 6, let text = thousandths(value) { return text }
    var (all, exponent) = decimalDigits(abs(value))
    if all.count > digits {
        let roundsUp = all[digits] >= 5
        all.removeSubrange(digits...)
        var place = digits - 1
        var carry = roundsUp
        while carry, place >= 0 {
            if all[place] == 9 {
                all[place] = 0
            } else {
                all[place] += 1
                carry = false
            }
            place -= 1
        }
        if carry {
            all.insert(1, at: 0)
            all.removeLast()
            exponent += 1
        }
    }
    while all.count > 1, all.last == 0 { all.removeLast() }
    // The value is 0.d1d2d3... times ten to the exponent.
    var text = ContiguousArray<UInt8>()
    func zeros(_ count: Int) { text.append(contentsOf: repeatElement(48, count: count)) }
    if value < 0 { text.append(UInt8(ascii: "-")) }
    if exponent <= 0 {
        text.append(contentsOf: [48, UInt8(ascii: ".")])
        zeros(-exponent)
    }
    for (place, digit) in all.enumerated() {
        if place == exponent, exponent > 0 { text.append(UInt8(ascii: ".")) }
        text.append(48 + digit)
    }
    if all.count < exponent { zeros(exponent - all.count) }
    return String(decoding: text, as: UTF8.self)
}

/// A number below a thousand with at most three decimals in plain notation, as most figures are; nil for others.
///
/// No other decimal of so few digits stands for the same binary number, so this is the shortest.
private func thousandths(_ value: Double) -> String? {
    guard abs(value) < 1000, let all = Int(exactly: (value * 1000).rounded()), Double(all) / 1000 == value else {
        return nil
    }
    var (rest, text) = (abs(all) % 1000, (all < 0 ? "-" : "") + String(abs(all) / 1000))
    if rest > 0 { text += "." }
    while rest > 0 {
        text += String(rest / 100)
        rest = rest % 100 * 10
    }
    return text
}

/// The digits of the shortest decimal that stands for a positive number, and its exponent: 0.digits x 10^exponent.
private func decimalDigits(_ value: Double) -> (digits: ContiguousArray<UInt8>, exponent: Int) {
    var digits = ContiguousArray<UInt8>()
    var (exponent, hasPoint, isScaled, isNegative, scale) = (0, false, false, false, 0)
    for byte in value.description.utf8 {
        switch byte {
        case 48...57 where isScaled: scale = scale * 10 + Int(byte - 48)
        case 48...57:
            // Zeros before the first digit only move the point.
            if digits.isEmpty, byte == 48 {
                if hasPoint { exponent -= 1 }
            } else {
                digits.append(byte - 48)
                if !hasPoint { exponent += 1 }
            }
        case UInt8(ascii: "."): hasPoint = true
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "e"), UInt8(ascii: "E"): isScaled = true
        default: break
        }
    }
    if digits.isEmpty { return ([0], 1) }
    return (digits, exponent + (isNegative ? -scale : scale))
}

/// A change in percent of the first number, with its sign; empty where it has no meaning.
func percentChange(from old: Double, to new: Double) -> String {
    guard old > 0, old.isFinite, new.isFinite else { return "" }
    let percent = ((new - old) / old * 100).rounded()
    guard percent.isFinite else { return "" }
    return percent == 0 ? "=" : "\(percent > 0 ? "+" : "-")\(significant(abs(percent), digits: .max))%"
}
