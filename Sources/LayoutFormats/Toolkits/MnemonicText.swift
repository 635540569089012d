/// A label in which a marker before a letter makes it the one that is underlined.
///
/// The marker twice is the marker itself; "(&F)" after a label in another script is not part of the label.
struct MnemonicText: Hashable {
    /// The label without markers.
    var text = ""
    /// The underlined letter, in upper case.
    var key: String?

    /// A label without a marker.
    init(plain text: String) { self.text = text }

    /// Reads a label with its marker: "&" in Qt and wx, "_" in GTK and JavaFX.
    init(_ raw: String, marker: Character) {
        guard raw.contains(marker) else {
            text = raw
            return
        }
        let letters = Array(raw)
        var result: [Character] = []
        var index = 0
        while index < letters.count {
            defer { index += 1 }
            guard letters[index] == marker else {
                result.append(letters[index])
                continue
            }
            guard index + 1 < letters.count else { break }
            let next = letters[index + 1]
            if next == marker {
                result.append(marker)
                index += 1
            } else if key == nil, !isXMLSpace(next) {
                key = String(next).uppercased()
                if result.last == "(", index + 2 < letters.count, letters[index + 2] == ")" {
                    result.removeLast()
                    while let last = result.last, isXMLSpace(last) { result.removeLast() }
                    index += 2
                }
            }
        }
        text = String(result)
    }
}

/// A text without the tags of rich text, where it has any.
func withoutTags(_ text: String) -> String {
    guard text.contains("<"), text.contains(">") else { return text }
    var result = ""
    var tag: String?
    /// What stands before the style sheet that is being read.
    var beforeStyle: String?
    for letter in text {
        switch (letter, tag) {
        case ("<", nil): tag = ""
        case (">", .some(let name)):
            tag = nil
            // What stands in different blocks is no one word; the style sheet in the head is no text.
            if name.split(whereSeparator: \.isWhitespace).first == "style" { beforeStyle = result }
            if name == "/style", let before = beforeStyle { (result, beforeStyle) = (before, nil) }
            if ["br", "br/", "br /", "/p", "/h1", "/h2", "/h3", "/li", "/td", "/div"].contains(name) { result += " " }
        case (_, .some): tag?.append(letter)
        default: result.append(letter)
        }
    }
    // "a < b" is no tag.
    if tag != nil { return text }
    for (name, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")] {
        result = result.split(separator: name, omittingEmptySubsequences: false).joined(separator: letter)
    }
    return result
}

/// Whether a text has a letter or digit: "..." says nothing.
func saysSomething(_ text: String) -> Bool { text.contains { $0.isLetter || $0.isNumber } }
