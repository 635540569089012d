/// The names that GTK itself gives to controls of which a file says nothing.
///
/// Source: what GTK 3.24 and 4.8 tell on the accessibility bus (Tests/Live/gtk_names_live.py). GTK 4 tells the class of all others,
/// which is no name.
enum GtkNames {
    /// The name; empty where GTK gives none.
    static func own(of node: MarkupNode, isGtk4: Bool) -> String {
        let name = node["class"] ?? ""
        switch name {
        case "GtkLockButton":
            // Nothing is locked until a program says so.
            return node.gtkText("text-lock") ?? "Lock"
        case "GtkFontButton" where !isGtk4:
            return fontFamily(node.gtkText("font") ?? node.gtkText("font-name") ?? "Sans Regular")
        default: return isGtk4 ? "" : gtk3[name] ?? ""
        }
    }

    private static let gtk3 = [
        "GtkVolumeButton": "Volume", "GtkMenuButton": "Menu", "GtkSearchEntry": "Search",
        "GtkFileChooserButton": "(None)",
    ]

    /// A font without its size, which stands beside the name.
    private static func fontFamily(_ font: String) -> String {
        let words = font.split(separator: " ")
        return words.last.flatMap { Double($0) } == nil ? font : words.dropLast().joined(separator: " ")
    }
}
