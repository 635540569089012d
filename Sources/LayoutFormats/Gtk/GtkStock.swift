/// The labels of GTK's stock items and of message dialogs' buttons.
///
/// Source: GTK 3, gtkstock.c and GtkButtonsType.
enum GtkStock {
    /// The label of a stock item with its underlined letter; nil where there is no such item.
    static func label(_ name: String) -> String? {
        guard name.hasPrefix("gtk-") else { return nil }
        if let known = labels[name] { return known }
        let words = name.dropFirst(4).split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static let labels = [
        "gtk-ok": "_OK", "gtk-cancel": "_Cancel", "gtk-apply": "_Apply", "gtk-close": "_Close", "gtk-yes": "_Yes",
        "gtk-no": "_No", "gtk-help": "_Help", "gtk-open": "_Open", "gtk-save": "_Save", "gtk-save-as": "Save _As",
        "gtk-new": "_New", "gtk-quit": "_Quit", "gtk-add": "_Add", "gtk-remove": "_Remove", "gtk-delete": "_Delete",
        "gtk-edit": "_Edit", "gtk-copy": "_Copy", "gtk-cut": "Cu_t", "gtk-paste": "_Paste", "gtk-undo": "_Undo",
        "gtk-redo": "_Redo", "gtk-find": "_Find", "gtk-find-and-replace": "Find and _Replace",
        "gtk-refresh": "_Refresh", "gtk-revert-to-saved": "_Revert", "gtk-clear": "_Clear", "gtk-print": "_Print",
        "gtk-preferences": "_Preferences", "gtk-properties": "_Properties", "gtk-about": "_About",
        "gtk-execute": "_Execute", "gtk-go-back": "_Back", "gtk-go-forward": "_Forward", "gtk-go-up": "_Up",
        "gtk-go-down": "_Down", "gtk-home": "_Home", "gtk-stop": "_Stop", "gtk-select-all": "Select _All",
        "gtk-media-play": "_Play", "gtk-zoom-in": "Zoom _In", "gtk-zoom-out": "Zoom _Out", "gtk-bold": "_Bold",
        "gtk-italic": "_Italic", "gtk-underline": "_Underline", "gtk-connect": "C_onnect", "gtk-discard": "_Discard",
    ]

    /// The buttons of a message dialog, in their order.
    static func messageButtons(_ kind: String) -> [String] {
        switch kind {
        case "ok", "1": ["_OK"]
        case "close", "2": ["_Close"]
        case "cancel", "3": ["_Cancel"]
        case "yes-no", "4": ["_No", "_Yes"]
        case "ok-cancel", "5": ["_Cancel", "_OK"]
        default: []
        }
    }
}
