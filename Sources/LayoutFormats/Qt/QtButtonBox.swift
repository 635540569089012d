/// The standard buttons of a QDialogButtonBox.
///
/// Source: Qt 6, QDialogButtonBox (the labels of the Fusion style) and QPlatformDialogHelper::buttonLayout for Windows,
/// which is also the layout where no desktop says another: GNOME and the Mac put OK behind Cancel.
enum QtButtonBox {
    struct Button {
        var name: String
        var label: String
        var isAccept = false
        var isReject = false
    }

    /// In the order in which they stand.
    private static let all = [
        Button(name: "Reset", label: "Reset"), Button(name: "RestoreDefaults", label: "Restore Defaults"),
        Button(name: "Yes", label: "&Yes", isAccept: true),
        Button(name: "YesToAll", label: "Yes to &All", isAccept: true),
        Button(name: "Ok", label: "OK", isAccept: true), Button(name: "Save", label: "Save", isAccept: true),
        Button(name: "SaveAll", label: "Save All", isAccept: true),
        Button(name: "Open", label: "Open", isAccept: true), Button(name: "Retry", label: "Retry", isAccept: true),
        Button(name: "Ignore", label: "Ignore", isAccept: true), Button(name: "Discard", label: "Discard"),
        Button(name: "No", label: "&No", isReject: true),
        Button(name: "NoToAll", label: "N&o to All", isReject: true),
        Button(name: "Abort", label: "Abort", isReject: true), Button(name: "Close", label: "Close", isReject: true),
        Button(name: "Cancel", label: "Cancel", isReject: true), Button(name: "Apply", label: "Apply"),
        Button(name: "Help", label: "Help"),
    ]

    /// The buttons that a form asks for, in the order in which they stand; names that are none are left out.
    static func buttons(_ names: [String]) -> [Button] { all.filter { names.contains($0.name) } }
}
