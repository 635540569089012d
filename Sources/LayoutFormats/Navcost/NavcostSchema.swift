import LayoutModel

/// The RELAX NG schema of navcost's own XML, made from the same table of properties that the reader follows.
///
/// It states what each document looks like; that ids are unique and that references are kept is the reader's to check.
/// Source: RELAX NG (ISO/IEC 19757-2), https://relaxng.org/spec-20011203.html
public enum NavcostSchema {
    /// The schema as an XML document.
    public static func relaxNG() -> String {
        var out = XMLText()
        out.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        out.open(
            "grammar",
            [
                ("xmlns", "http://relaxng.org/ns/structure/1.0"),
                ("datatypeLibrary", "http://www.w3.org/2001/XMLSchema-datatypes"),
            ])
        out.open("start")
        out.open("element", [("name", "layout")])
        optional("name", .text, &out)
        optional("summary", .text, &out)
        optional("platform", .choice(Platform.allCases.map(\.rawValue)), &out)
        optional("format", .choice(LayoutFormat.all.map(\.id)), &out)
        optional("scan", .settings, &out)
        // A screen among tasks, then both in any order. The same as an interleave of the two says, for which libxml2 takes
        // quadratic time in what a screen holds.
        repeated("zeroOrMore", ["task"], &out)
        out.empty("ref", [("name", "screen")])
        repeated("zeroOrMore", ["screen", "task"], &out)
        out.close("element")
        out.close("start")
        define(
            "screen", attributes: Property<Screen>.all.map { ($0.name, $0.type) }, children: ["group", "element"], &out)
        define("group", attributes: attributes(of: .group), children: ["group", "element"], &out)
        define(
            "element", attributes: attributes(of: .element), children: ["inputLabel", "action", "group", "element"],
            &out)
        definePlain("inputLabel", &out) { out in pattern(.nonEmptyText, &out) }
        definePlain("action", &out) { out in
            required("name", .nonEmptyText, &out)
            optional("image", .text, &out)
            optional("shortcut", .shortcut, &out)
            optional("sameAs", .nonEmptyText, &out)
        }
        definePlain("task", &out) { out in
            optional("name", .text, &out)
            optional("weight", .number(minimum: 0), &out)
            repeated("zeroOrMore", ["activate"], &out)
        }
        definePlain("activate", &out) { out in
            required("target", .nonEmptyText, &out)
            optional("action", .text, &out)
        }
        out.close("grammar")
        return out.text
    }

    private static let frame = ["x", "y", "width", "height"]

    private static func attributes(of node: NodeKinds) -> [(String, ValueType)] {
        Property<Element>.all.filter { $0.nodes.contains(node) }.map { ($0.name, $0.type) }
    }

    private static func define(
        _ name: String, attributes: [(String, ValueType)], children: [String], _ out: inout XMLText
    ) {
        definePlain(name, &out) { out in
            let hasFrame = attributes.contains { $0.0 == "x" }
            for (attribute, type) in attributes where !hasFrame || !frame.contains(attribute) {
                optional(attribute, type, &out)
            }
            if hasFrame {
                // A frame is there with all four numbers or not at all.
                out.open("optional")
                for (attribute, type) in attributes where frame.contains(attribute) { required(attribute, type, &out) }
                out.close("optional")
            }
            repeated("zeroOrMore", children, &out)
        }
    }

    private static func definePlain(_ name: String, _ out: inout XMLText, _ content: (inout XMLText) -> Void) {
        out.open("define", [("name", name)])
        out.open("element", [("name", name)])
        content(&out)
        out.close("element")
        out.close("define")
    }

    private static func repeated(_ how: String, _ names: [String], _ out: inout XMLText) {
        out.open(how)
        if names.count > 1 { out.open("choice") }
        for name in names { out.empty("ref", [("name", name)]) }
        if names.count > 1 { out.close("choice") }
        out.close(how)
    }

    private static func optional(_ name: String, _ type: ValueType, _ out: inout XMLText) {
        out.open("optional")
        required(name, type, &out)
        out.close("optional")
    }

    private static func required(_ name: String, _ type: ValueType, _ out: inout XMLText) {
        out.open("attribute", [("name", name)])
        pattern(type, &out)
        out.close("attribute")
    }

    private static func pattern(_ type: ValueType, _ out: inout XMLText) {
        switch type {
        case .text: out.empty("text")
        case .nonEmptyText: data("string", [("minLength", "1")], &out)
        case .boolean: choice(["true", "false"], &out)
        case .choice(let words): choice(words, &out)
        case .number(let minimum):
            data(
                "double", minimum.map { [("minInclusive", decimalText($0))] } ?? [], pattern: "\\s*\(number)\\s*", &out)
        case .integer(let minimum):
            data("long", minimum.map { [("minInclusive", String($0))] } ?? [], pattern: "\\s*-?[0-9]+\\s*", &out)
        case .words(let words):
            data("token", [], pattern: "(\(words.joined(separator: "|")))( (\(words.joined(separator: "|"))))*", &out)
        case .ids: data("token", [("minLength", "1")], &out)
        case .shortcut:
            // Each modifier at most once is the reader's to check.
            let modifiers = Shortcut.Modifier.allCases.map(\.rawValue).joined(separator: "|")
            data("token", [], pattern: "((\(modifiers))-)*([^\\-]+|-)", &out)
        case .settings: data("token", [], pattern: "([A-Za-z]+=[^ ]+( [A-Za-z]+=[^ ]+)*)?", &out)
        case .shape: data("token", [], pattern: "rectangle|circle|\(point)( \(point)){2,}", &out)
        }
    }

    private static let number = "-?[0-9]+(\\.[0-9]+)?([eE][+\\-]?[0-9]+)?"
    private static let point = "\(number),\(number)"

    private static func choice(_ words: [String], _ out: inout XMLText) {
        out.open("choice")
        for word in words { out.element("value", text: word) }
        out.close("choice")
    }

    private static func data(
        _ type: String, _ limits: [(String, String)], pattern: String? = nil, _ out: inout XMLText
    ) {
        out.open("data", [("type", type)])
        if let pattern { out.element("param", [("name", "pattern")], text: pattern) }
        for (name, value) in limits { out.element("param", [("name", name)], text: value) }
        out.close("data")
    }
}
