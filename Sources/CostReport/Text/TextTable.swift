/// How text is dressed: plain, or with a terminal's escape sequences.
public enum TextStyle: Sendable {
    case plain
    case terminal

    func bold(_ text: String) -> String { self == .terminal ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    func faint(_ text: String) -> String { self == .terminal ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}

/// Columns of text, the first ones to the left, numbers to the right.
struct TextTable {
    enum Alignment {
        case left, right
    }

    private let alignments: [Alignment]
    private var rows: [[String]] = []
    private let gap: Int

    init(_ alignments: [Alignment], gap: Int = 2) {
        self.alignments = alignments
        self.gap = gap
    }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The lines, none ending in white space.
    func lines(indent: Int = 0) -> [String] {
        let widths = alignments.indices.map { column in
            rows.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            var line = String(repeating: " ", count: indent)
            for (column, cell) in row.enumerated() {
                let space = String(repeating: " ", count: widths[column] - displayWidth(cell))
                if column > 0 { line += String(repeating: " ", count: gap) }
                line += alignments[column] == .left ? cell + space : space + cell
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}

/// The number of terminal columns that a text takes: wide East Asian characters and emoji take two.
func displayWidth(_ text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
}

private func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.isASCII { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
        0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}

/// A text in one line that no terminal takes for a command: white space folded, control characters replaced.
func singleLine(_ text: String) -> String {
    var result = ""
    var isSpace = false
    for scalar in text.unicodeScalars {
        if scalar.properties.isWhitespace {
            isSpace = !result.isEmpty
            continue
        }
        if isSpace { result += " " }
        isSpace = false
        switch scalar.properties.generalCategory {
        case .control: result += "\u{FFFD}"
        case .format where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value):
            result += "\u{FFFD}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// A text cut to that many terminal columns, with an ellipsis where something is missing.
func cut(_ text: String, to width: Int) -> String {
    let text = singleLine(text)
    guard displayWidth(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
        let more = columns(of: character)
        if used + more > width - 1 { break }
        result.append(character)
        used += more
    }
    return result + "…"
}

/// A text broken at spaces into lines of at most that width.
func wrapped(_ text: String, width: Int = 80, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in singleLine(text).split(separator: " ") {
        if !line.isEmpty, displayWidth(line) + 1 + displayWidth(String(word)) > width - displayWidth(indent) {
            lines.append(line)
            line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.enumerated().map { ($0 == 0 ? "" : indent) + $1 }
}
