import ScreenFindings

/// How text is dressed: plain, or with a terminal's escape sequences.
public enum TextStyle: Sendable {
    case plain
    case terminal

    func bold(_ text: String) -> String { self == .terminal ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    /// A word in the colour of a severity: red, yellow, cyan.
    func coloured(_ text: String, _ severity: Severity) -> String {
        guard self == .terminal else { return text }
        let colour =
            switch severity {
            case .error: 31
            case .warning: 33
            case .note: 36
            }
        return "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
    }
    func faint(_ text: String) -> String { self == .terminal ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}

/// Columns of text, the first ones to the left, numbers to the right with their decimal points below each other.
struct TextTable {
    enum Alignment {
        case left, right
    }

    private let alignments: [Alignment]
    private var rows: [[String]] = []
    private let gap: Int
    private let widest: Int?

    /// - Parameter widest: the columns of the terminal: where lines would be wider, names in the first column are shortened in
    ///   their middle, but to no less than 16 columns.
    init(_ alignments: [Alignment], gap: Int = 2, widest: Int? = nil) {
        self.alignments = alignments
        self.gap = gap
        self.widest = widest
    }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// How many characters of a number come after its units, its point included; nil for what is no number.
    private static func fraction(_ cell: String) -> Int? {
        cell.withBytes { utf8 in
            let isDigit = { (place: Int) in (48...57).contains(utf8[place]) }
            var place = 0
            let isSign = { (place: Int) in utf8[place] == UInt8(ascii: "-") || utf8[place] == UInt8(ascii: "+") }
            while place < utf8.count, isSign(place) { place += 1 }
            guard place < utf8.count, isDigit(place) else { return nil }
            while place < utf8.count, isDigit(place) { place += 1 }
            let end = place
            guard end < utf8.count else { return 0 }
            guard utf8[end] == UInt8(ascii: ".") else { return nil }
            return (end + 1..<utf8.count).allSatisfy(isDigit) ? utf8.count - end : nil
        }
    }

    /// How wide a cell is, and the characters after its units where it is a number.
    private struct Measure {
        var width: Int
        var fraction: Int?
    }

    /// How wide the first column may be beside the others.
    private func room(_ widths: [Int], indent: Int) -> Int {
        guard let widest else { return .max }
        return max(16, widest - indent - widths.dropFirst().reduce(0) { $0 + gap + $1 })
    }

    /// The lines, none ending in white space. Spaces stand behind numbers that have fewer decimals than others of their column.
    func lines(indent: Int = 0) -> [String] {
        var measures: [Measure] = []
        var fractions = alignments.map { _ in 0 }
        for row in rows {
            for (column, cell) in row.enumerated() {
                let fraction = alignments[column] == .right ? Self.fraction(cell) : nil
                measures.append(Measure(width: displayWidth(cell), fraction: fraction))
                fractions[column] = max(fractions[column], fraction ?? 0)
            }
        }
        var widths = alignments.map { _ in 0 }
        var offset = 0
        for row in rows {
            for column in row.indices {
                let measure = measures[offset]
                let behind = measure.fraction.map { fractions[column] - $0 } ?? 0
                widths[column] = max(widths[column], measure.width + behind)
                offset += 1
            }
        }
        let names = room(widths, indent: indent)
        widths[0] = min(widths[0], names)
        var lines: [String] = []
        lines.reserveCapacity(rows.count)
        var line: [UInt8] = []
        func space(_ count: Int) { for _ in 0..<max(0, count) { line.append(UInt8(ascii: " ")) } }
        offset = 0
        for row in rows {
            line.removeAll(keepingCapacity: true)
            space(indent)
            for (column, whole) in row.enumerated() {
                var (cell, measure) = (whole, measures[offset])
                if column == 0, measure.width > names {
                    cell = cutMiddle(whole, to: names)
                    measure.width = displayWidth(cell)
                }
                let behind = measure.fraction.map { fractions[column] - $0 } ?? 0
                let missing = widths[column] - measure.width - behind
                if column > 0 { space(gap) }
                if alignments[column] == .right { space(missing) }
                line.append(contentsOf: cell.utf8)
                space(alignments[column] == .left ? missing : behind)
                offset += 1
            }
            while line.last == UInt8(ascii: " ") { line.removeLast() }
            lines.append(String(decoding: line, as: UTF8.self))
        }
        return lines
    }
}
