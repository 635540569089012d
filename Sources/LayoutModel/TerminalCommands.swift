extension Unicode.Scalar {
    /// Whether terminals do not show a character but do as it says: controls, and what turns the direction of writing.
    ///
    /// Source: The Unicode Standard, "Bidirectional ordering controls"; Boucher and Anderson 2023, "Trojan source", CVE-2021-42574.
    public var isTerminalCommand: Bool {
        switch properties.generalCategory {
        case .control: true
        case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        default: false
        }
    }
}

extension String {
    /// The text in one line that steers no terminal: each command to terminals and each break of lines is a replacement
    /// character. O(length).
    public var inOnePlainLine: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var result = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            // A carriage return and a line feed are one break.
            defer { last = scalar }
            if scalar == "\n", last == "\r" { continue }
            let breaks = scalar.value == 0x2028 || scalar.value == 0x2029
            result.append(scalar.isTerminalCommand || breaks ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
