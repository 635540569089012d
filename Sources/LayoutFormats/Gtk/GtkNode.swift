import LayoutModel

/// Reads the objects of a builder file.
extension MarkupNode {
    /// The element of a property; names may be written with "-" or "_". O(properties).
    func gtkProperty(_ name: String) -> MarkupNode? {
        children.first { $0.name == "property" && $0["name"].map(Self.gtkName) == name }
    }

    /// A name with "-" for "_".
    static func gtkName(_ name: String) -> String { String(name.map { $0 == "_" ? "-" : $0 }) }

    /// A property's text in one line; nil where it is not stated, or holds an object.
    func gtkText(_ name: String) -> String? {
        guard let node = gtkProperty(name), node.child("object") == nil else { return nil }
        return singleLine(trimmed(node.text))
    }

    /// A property's truth, as GTK reads it; nil where it is not stated.
    func gtkFlag(_ name: String) -> Bool? {
        gtkText(name).map { ["true", "t", "yes", "y", "1"].contains($0.lowercased()) }
    }

    /// A property's number, nil where it is not stated.
    func gtkNumber(_ name: String) -> Int? { gtkText(name).flatMap { Self.gtkNumber(of: $0) } }

    /// A number as builder files write it; nil for another text, and for 1,000,000 and more.
    private static func gtkNumber(of text: String) -> Int? {
        Double(text).flatMap { abs($0) < 1e6 ? Int($0.rounded()) : nil }
    }

    /// The objects that are children of an object, with the element that says how they stand in it.
    var gtkChildren: [(object: MarkupNode, slot: MarkupNode)] {
        var result: [(MarkupNode, MarkupNode)] = []
        for slot in children where slot.name == "child" || slot.name == "property" {
            if slot.name == "property", !Self.holdsChild(slot["name"] ?? "") { continue }
            if let object = slot.child("object") { result.append((object, slot)) }
        }
        return result
    }

    /// The properties of GTK 4 whose object stands on the screen.
    private static func holdsChild(_ name: String) -> Bool {
        [
            "child", "start-child", "end-child", "center-child", "start-widget", "center-widget", "end-widget",
            "title-widget", "content", "sidebar", "titlebar", "label-widget", "header-bar", "view",
        ]
        .contains(gtkName(name))
    }

    /// What the container says of a child: GTK 3's packing or GTK 4's layout; nil where neither says.
    func gtkCell(_ name: String, in slot: MarkupNode) -> String? {
        if let packed = slot.child("packing")?.gtkText(name) { return packed }
        return child("layout")?.gtkText(name)
    }

    /// The number of `gtkCell`.
    func gtkCellNumber(_ name: String, in slot: MarkupNode) -> Int? {
        gtkCell(name, in: slot).flatMap { Self.gtkNumber(of: $0) }
    }
}
