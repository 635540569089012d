/// The words of labels and ids.
enum LabelWords {
    /// The words of a label as they are written: runs of letters and digits, with apostrophes inside.
    static func words(of label: String) -> [String] {
        label.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }.map(String.init)
    }

    /// The words of an id in lower case, "breedValue-2" being breed, value and 2.
    static func words(ofID id: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for letter in id {
            let isWord = letter.isLetter || letter.isNumber
            if isWord {
                let starts =
                    last.map { previous in
                        !(previous.isLetter || previous.isNumber) || previous.isLowercase && letter.isUppercase
                            || previous.isNumber != letter.isNumber
                    } ?? true
                if starts { words.append("") }
                words[words.count - 1] += letter.lowercased()
            }
            last = letter
        }
        return words
    }

    /// A label without spaces and colons at its end.
    static func trimmed(_ label: String) -> String {
        var text = label[...]
        while let last = text.last, last.isWhitespace || last == ":" || last == "\u{FF1A}" { text.removeLast() }
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        return String(text)
    }

    /// A text that begins with a capital.
    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Words that say that something is lost: none of them becomes an action that is easily chosen by mistake (English).
    static let destructive: Set<String> = [
        "delete", "remove", "erase", "discard", "trash", "clear", "reset", "uninstall", "unsubscribe", "block",
        "destroy",
    ]

    /// Whether a label begins with a word that says that something is lost (English).
    static func soundsDestructive(_ label: String) -> Bool {
        words(of: label).first.map { destructive.contains($0.lowercased()) } ?? false
    }

    /// The words of a label, in lower case, that tell what it is about: of four letters or more, none that only joins others.
    static func telling(in label: String) -> [String] {
        words(of: label).map { $0.lowercased() }.filter {
            $0.count > 3 && $0.contains(where: \.isLetter) && !joining.contains($0)
        }
    }

    /// Words that join what is done and what it is done with (English).
    static let joining: Set<String> = ["of", "for", "to", "from", "on", "in", "at", "with", "the", "a", "an", "this"]
}

extension ScreenChange {
    /// Whether a label begins with a word that says that something is lost, as "Delete photo" (English).
    public static func soundsDestructive(_ label: String) -> Bool { LabelWords.soundsDestructive(label) }
}
