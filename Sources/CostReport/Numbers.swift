import AccessCost

/// A number rounded to six significant digits, as every written figure is.
func written(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    // The shortest decimal that reads back to the rounded value.
    return Double(significant(value, digits: 6)) ?? value
}

/// A number as people read it: three significant digits, no trailing zeros, no exponent.
public func shortNumber(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    if abs(value) >= 1000 { return significant(value.rounded(), digits: .max) }
    var text = significant(value, digits: 3)
    if text.contains(".") {
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
}

/// A number in plain decimal notation with that many significant digits, rounded half away from zero in decimal.
///
/// The digits are those of the shortest decimal that stands for the number, so that 4.5675 rounds up although the
/// nearest binary number lies below it.
private func significant(_ value: Double, digits: Int) -> String {
    guard value != 0 else { return "0" }
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
    var text = value < 0 ? "-" : ""
    if exponent <= 0 {
        text += "0." + String(repeating: "0", count: -exponent) + all.map(String.init).joined()
    } else if all.count <= exponent {
        text += all.map(String.init).joined() + String(repeating: "0", count: exponent - all.count)
    } else {
        text += all[..<exponent].map(String.init).joined() + "." + all[exponent...].map(String.init).joined()
    }
    return text
}

/// The digits of the shortest decimal that stands for a positive number, and its exponent: 0.digits x 10^exponent.
private func decimalDigits(_ value: Double) -> (digits: [Int], exponent: Int) {
    let text = value.description.lowercased()
    let parts = text.split(separator: "e")
    var exponent = parts.count > 1 ? Int(parts[1])! : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    exponent += mantissa[0].count
    var digits = mantissa.joined().compactMap(\.wholeNumberValue)
    while digits.first == 0, digits.count > 1 {
        digits.removeFirst()
        exponent -= 1
    }
    return (digits, exponent)
}

/// A change in percent of the first number, with its sign; empty where it has no meaning.
func percentChange(from old: Double, to new: Double) -> String {
    guard old > 0, old.isFinite, new.isFinite else { return "" }
    let percent = ((new - old) / old * 100).rounded()
    guard percent.isFinite else { return "" }
    return percent == 0 ? "=" : "\(percent > 0 ? "+" : "-")\(significant(abs(percent), digits: .max))%"
}
