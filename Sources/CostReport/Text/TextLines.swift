import LayoutModel

/// The number of terminal columns that a text takes: wide East Asian characters and emoji take two.
func displayWidth(_ text: some StringProtocol) -> Int {
    isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + columns(of: $1) }
}

/// Whether each byte is one column: printable ASCII alone.
private func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? text.utf8.allSatisfy { $0 &- 32 < 95 }
}

private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte &- 32 >= 95 { return false }
    return true
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
    let isSingle = text.utf8.withContiguousStorageIfAvailable { isPlain($0) && isSingleSpaced($0) }
    if isSingle == true { return text }
    var result = TextBytes(capacity: text.utf8.count + 16)
    var isSpace = false
    for scalar in text.unicodeScalars {
        let isPrintable = scalar.isASCII && scalar.value > 32 && scalar.value < 127
        if !isPrintable, scalar.properties.isWhitespace {
            isSpace = result.count > 0
            continue
        }
        if isSpace { result.append(UInt8(ascii: " ")) }
        isSpace = false
        if isPrintable {
            result.append(UInt8(scalar.value))
        } else {
            result.append(String(scalar.isTerminalCommand ? "\u{FFFD}" : scalar))
        }
    }
    return result.string
}

/// Whether printable ASCII has no space at its ends and nowhere two in a row.
private func isSingleSpaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in bytes {
        if byte == UInt8(ascii: " "), byte == before { return false }
        before = byte
    }
    return before != UInt8(ascii: " ") || bytes.isEmpty
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

/// A text in one line of at most that many columns, shortened in its middle: its beginning and its end tell it apart.
func cutMiddle(_ text: String, to width: Int) -> String {
    var text = singleLine(text)
    guard displayWidth(text) > width, width > 2 else { return cut(text, to: width) }
    // An ellipsis at the end tells nothing apart.
    for end in ["…", "..."] where text.hasSuffix(end) { text = String(text.dropLast(end.count)) }
    guard displayWidth(text) > width else { return text }
    let tail = (width - 1) / 2
    var end = ""
    var used = 0
    for character in text.reversed() {
        let more = displayWidth(String(character))
        if used + more > tail { break }
        end = String(character) + end
        used += more
    }
    // What `cut` leaves ends with the ellipsis.
    return cut(text, to: width - used) + end
}

/// A text broken at spaces into lines of at most that width.
func wrapped(_ text: String, width: Int = 80, indent: String = "") -> [String] {
    let room = width - displayWidth(indent)
    let text = singleLine(text)
    if room > 0, let lines = text.utf8.withContiguousStorageIfAvailable({ plainLines($0, room, indent) }) ?? nil {
        return lines
    }
    var lines: [String] = []
    var (start, end) = (text.startIndex, text.startIndex)
    var used = 0
    func take() { lines.append((lines.isEmpty ? "" : indent) + text[start..<end]) }
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
        let more = displayWidth(text[word.startIndex..<word.endIndex])
        if start < end, used + 1 + more > room {
            take()
            (start, used) = (word.startIndex, 0)
        }
        used += more + (start < word.startIndex ? 1 : 0)
        end = word.endIndex
    }
    if start < end { take() }
    return lines
}

/// The same for a single line of printable ASCII, in which a byte is a column; nil for another text.
private func plainLines(_ bytes: UnsafeBufferPointer<UInt8>, _ room: Int, _ indent: String) -> [String]? {
    guard isPlain(bytes) else { return nil }
    let space = UInt8(ascii: " ")
    var lines: [String] = []
    var start = 0
    while start < bytes.count {
        var end = bytes.count
        if end - start > room {
            end = start + room
            while end > start, bytes[end] != space { end -= 1 }
            if end == start {
                // A word that is longer than a line.
                end = start + room
                while end < bytes.count, bytes[end] != space { end += 1 }
            }
        }
        let line = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        lines.append(lines.isEmpty ? line : indent + line)
        start = end + 1
    }
    return lines
}
