import LayoutModel

/// Identifiers made of ids: valid, unique within one piece of code, and no words of the language.
struct CodeNames {
    /// How words are joined.
    enum Style {
        /// "cardOne", for Swift, Kotlin and C++.
        case camel
        /// "card_one", for Android's resources.
        case snake
    }

    private let style: Style
    private let reserved: Set<String>
    private var taken: Set<String> = []
    private var names: [String: String] = [:]

    /// Names beside which some words cannot be used: those of the language, and those that the code uses itself.
    init(_ style: Style, reserved: Set<String>, for elements: [Element]) {
        self.style = style
        self.reserved = reserved
        for element in elements where names[element.id] == nil {
            // What stands before a slash is the package of a resource.
            let id = element.id.split(separator: "/").last.map(String.init) ?? element.id
            names[element.id] = add(Self.words(id), otherwise: Self.words(element.role.rawValue))
        }
    }

    /// Names of all that a piece of code is about.
    init(_ style: Style, reserved: Set<String>, for subject: CodeSubject) {
        self.init(style, reserved: reserved, for: subject.targets + [subject.box].compactMap(\.self))
    }

    /// The name of the view around the targets, with a comment on a view that is still to be made.
    mutating func group(of subject: CodeSubject) -> (name: String, note: [String]) {
        if let box = subject.box { return (self[box], []) }
        let name = new(subject.label, "group")
        return (name, ["// \(name): a view around them and nothing else."])
    }

    /// The name of an element that was among those given.
    subscript(_ element: Element) -> String { names[element.id] ?? "element" }

    /// A name made of a text, with a word behind it.
    mutating func new(_ text: String, _ suffix: String) -> String {
        add(Self.words(text) + [suffix], otherwise: [suffix])
    }

    private mutating func add(_ words: [String], otherwise: [String]) -> String {
        var parts = words.isEmpty ? otherwise : words
        if parts[0].first?.isNumber == true { parts = otherwise + parts }
        if reserved.contains(joined(parts)) { parts += otherwise }
        var unique = joined(parts)
        var number = 2
        while taken.contains(unique) || reserved.contains(unique) {
            unique = joined(parts + ["\(number)"])
            number += 1
        }
        taken.insert(unique)
        return unique
    }

    private func joined(_ words: [String]) -> String {
        switch style {
        case .snake: return words.joined(separator: "_")
        case .camel:
            let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
            return words[0] + rest.joined()
        }
    }

    /// The words of a text in lower case, ASCII letters and digits alone; a capital begins a word.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for letter in text {
            defer { last = letter }
            guard letter.isASCII, letter.isLetter || letter.isNumber else { continue }
            let starts =
                last.map { !$0.isASCII || !($0.isLetter || $0.isNumber) || $0.isLowercase && letter.isUppercase }
                ?? true
            if starts || words.isEmpty {
                if words.count == 8 { break }
                words.append("")
            }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }

    /// Words of Swift that are no names, and names that the code itself uses.
    static let swift: Set<String> = [
        "actor", "alert", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "consume",
        "continue", "convenience", "copy", "default", "defer", "deinit", "didSet", "direction", "discard", "do",
        "dynamic",
        "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
        "guard",
        "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let",
        "macro",
        "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package",
        "postfix",
        "precedencegroup", "prefix", "present", "private", "protocol", "public", "repeat", "required", "rethrows",
        "return", "self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "then", "throw",
        "throws", "true", "try", "type", "typealias", "unowned", "var", "view", "weak", "where", "while", "willSet",
        "yield",
    ]

    /// Words of Kotlin that are no names, and names that the code itself uses.
    static let kotlin: Set<String> = [
        "action", "android", "args", "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "host",
        "if",
        "in", "info", "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try",
        "typealias", "typeof", "val", "var", "when", "while",
    ]

    /// Words of Java that are no names of resources.
    static let java: Set<String> = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default",
        "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements",
        "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
        "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
        "transient", "true", "try", "void", "volatile", "while",
    ]

    /// Words of C++ and Qt that are no names, and names that the code itself uses.
    static let cpp: Set<String> = [
        "alignas", "alignof", "and", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char",
        "class",
        "compl", "concept", "connect", "const", "consteval", "constexpr", "constinit", "continue", "decltype",
        "default",
        "delete", "do", "double", "else", "emit", "enum", "explicit", "export", "extern", "false", "float", "for",
        "foreach",
        "forever", "friend", "goto", "if", "inline", "int", "linux", "long", "mutable", "namespace", "new", "noexcept",
        "not", "nullptr", "operator", "or", "private", "protected", "public", "register", "requires", "return", "short",
        "signals", "signed", "sizeof", "slots", "static", "struct", "switch", "template", "this", "throw", "tr", "true",
        "try", "typedef", "typeid", "typename", "union", "unix", "unsigned", "using", "virtual", "void", "volatile",
        "while",
        "xor",
    ]
}
