/// Texts inside code: one function a language, through which every label and id goes that is no identifier.
enum CodeText {
    /// A literal of Swift: nothing in it interpolates or ends it, and nothing reorders how the line is shown.
    static func swift(_ text: String) -> String {
        quoted(text, escaping: "\\\"") { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// A literal of Kotlin, in which a dollar would interpolate.
    static func kotlin(_ text: String) -> String {
        quoted(text, escaping: "\\\"$") { scalar in unit(scalar) }
    }

    /// A narrow literal of C++ in UTF-8, for `tr`.
    static func cpp(_ text: String) -> String {
        quoted(text, escaping: "\\\"") { scalar in
            // Three octal digits never run into what follows.
            scalar.value < 0x80 ? "\\\(padded(String(scalar.value, radix: 8), to: 3))" : unit(scalar)
        }
    }

    /// The value of an attribute, or the text of an element, in XML and HTML; what XML cannot hold is a space.
    static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\r", "\t": result += "&#\(scalar.value);"
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += " "
            case _ where isUnseen(scalar): result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text in an attribute of an Android layout, where backslashes escape and `@` and `?` name resources.
    static func android(_ text: String) -> String {
        var escaped = ""
        for letter in text {
            switch letter {
            case "\\", "'", "\"": escaped += "\\\(letter)"
            case "\n", "\r\n": escaped += "\\n"
            case "@" where escaped.isEmpty, "?" where escaped.isEmpty: escaped += "\\\(letter)"
            default: escaped.append(letter)
            }
        }
        return xml(escaped)
    }

    /// An id of a page: it holds no spaces.
    static func htmlID(_ id: String) -> String { xml(String(id.map { $0.isWhitespace ? "-" : $0 })) }

    private static func quoted(
        _ text: String, escaping special: String, otherwise escape: (Unicode.Scalar) -> String
    ) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where special.unicodeScalars.contains(scalar): result += "\\\(scalar)"
            case _ where scalar.value < 0x20 || isUnseen(scalar): result += escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func unit(_ scalar: Unicode.Scalar) -> String {
        "\\u\(padded(String(scalar.value, radix: 16, uppercase: true), to: 4))"
    }

    private static func padded(_ digits: String, to width: Int) -> String {
        String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Controls, line separators and the marks that change the direction of what follows.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension Array<String> {
    /// The items in brackets, on one line where they fit into it, else one on each line.
    func listed(_ open: String = "[", _ close: String = "]", indent: String = "") -> String {
        let line = joined(separator: ", ")
        if line.count <= 80 { return open + line + close }
        return ([open] + map { "\(indent)    \($0)," } + [indent + close]).joined(separator: "\n")
    }

    /// The items one on each line.
    var lines: String { joined(separator: "\n") }
}
