import AccessCost

/// A number rounded to six significant digits, as every written figure is.
func rounded(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    if abs(value) < 1e6, value == value.rounded() { return value }
    // The shortest decimal that reads back to the rounded value.
    return Double(significant(value, digits: 6)) ?? value
}

/// A number as every written figure is, in the notation of programs: whole ones without a fraction, very small ones with an
/// exponent.
func roundedText(_ value: Double) -> String {
    var text = TextBytes()
    append(rounded: value, to: &text)
    return text.string
}

/// Appends a number as `roundedText` has it, in ASCII.
func append(rounded value: Double, to text: inout TextBytes) {
    let size = abs(value)
    if size < 1e6, value == value.rounded() { return append(Int(value), to: &text) }
    if size >= 0.1, size < 1000 {
        let thousandths = (size * 1000).rounded()
        // Most figures: rounding to six digits leaves no more than three decimals. What is far less than half a unit of the
        // sixth digit away from them is error of binary fractions.
        if abs(size * 1000 - thousandths) < 1e-5 {
            if value < 0 { text.append(UInt8(ascii: "-")) }
            append(Int(thousandths) / 1000, to: &text)
            var rest = Int(thousandths) % 1000
            if rest > 0 { text.append(UInt8(ascii: ".")) }
            while rest > 0 {
                text.append(48 + UInt8(rest / 100))
                rest = rest % 100 * 10
            }
            return
        }
    }
    // As many digits as these stand for one number alone, so their text is that of the rounded number.
    if size >= 1e-3, size < 1e5 { return text.append(significant(value, digits: 6)) }
    let value = rounded(value)
    text.append(Int(exactly: value).map(String.init) ?? value.description)
}

private func append(_ number: Int, to text: inout TextBytes) {
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let start = text.count
    var rest = number.magnitude
    repeat {
        text.append(48 + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
    } while rest > 0
    guard text.count > start + 1 else { return }
    text.withBytes(from: start) { digits in
        var digits = digits
        digits.reverse()
    }
}

/// A number as people read it: three significant digits, no trailing zeros, no exponent; in the language that is written.
public func shortNumber(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    let text =
        abs(value) >= 1000
        ? significant(value.rounded(), digits: .max) : threeDigits(value) ?? significant(value, digits: 3)
    return PageLanguage.current.number(text)
}

/// What `significant` answers for three digits; nil for a number outside of 0.001 to 1000, or so near the middle between two
/// answers that its decimal digits decide.
private func threeDigits(_ value: Double) -> String? {
    let size = abs(value)
    guard size >= 1e-3, size < 1000 else { return nil }
    var (scaled, power) = (size, 1)
    while scaled < 100 {
        power *= 10
        scaled = size * Double(power)
    }
    let whole = scaled.rounded(.down)
    guard abs(scaled - whole - 0.5) > 1e-6 else { return nil }
    let digits = Int(whole) + (scaled - whole > 0.5 ? 1 : 0)
    var text = TextBytes()
    if value < 0 { text.append(UInt8(ascii: "-")) }
    append(digits / power, to: &text)
    var rest = digits % power
    if rest > 0 { text.append(UInt8(ascii: ".")) }
    while rest > 0 {
        power /= 10
        text.append(48 + UInt8(rest / power))
        rest %= power
    }
    return text.string
}

/// A number in plain decimal notation with that many significant digits, rounded half away from zero in decimal, without
/// trailing zeros.
///
/// The digits are those of the shortest decimal that stands for the number, so that 4.5675 rounds up although the
/// nearest binary number lies below it.
private func significant(_ value: Double, digits: Int) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1000, digits >= 3 { return String(whole) }
    var (all, exponent) = decimalDigits(abs(value))
    if all.count > digits {
        let roundsUp = all[digits] >= 5
        all.removeSubrange(digits...)
        var index = digits - 1
        var carry = roundsUp
        while carry, index >= 0 {
            if all[index] == 9 {
                all[index] = 0
            } else {
                all[index] += 1
                carry = false
            }
            index -= 1
        }
        if carry {
            all.insert(1, at: 0)
            all.removeLast()
            exponent += 1
        }
    }
    while all.count > 1, all.last == 0 { all.removeLast() }
    // The value is 0.d1d2d3... times ten to the exponent.
    var text = TextBytes()
    func zeros(_ count: Int) { for _ in 0..<max(0, count) { text.append(48) } }
    if value < 0 { text.append(UInt8(ascii: "-")) }
    if exponent <= 0 {
        text.append("0.")
        zeros(-exponent)
    }
    for (index, digit) in all.enumerated() {
        if index == exponent, exponent > 0 { text.append(UInt8(ascii: ".")) }
        text.append(48 + digit)
    }
    if all.count < exponent { zeros(exponent - all.count) }
    return text.string
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
    if old == new { return "=" }
    guard old > 0, old.isFinite, new.isFinite else { return "" }
    let percent = ((new - old) / old * 100).rounded()
    guard percent.isFinite else { return "" }
    if percent == 0 { return "=" }
    let language = PageLanguage.current
    let number = language.number(significant(abs(percent), digits: .max))
    return "\(percent > 0 ? "+" : "-")\(number)\(language.numbers.percentGap)%"
}
