/// The standard buttons of a QDialogButtonBox.
///
/// Source: Qt 6, QDialogButtonBox (the labels of the Fusion style) and QPlatformDialogHelper::buttonLayout for Windows,
/// which is also the layout where no desktop says another: GNOME and the Mac put OK after Cancel.
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

    /// The order in which Qt makes them: that of QDialogButtonBox::StandardButton.
    private static let creation = [
        "Ok", "Save", "SaveAll", "Open", "Yes", "YesToAll", "No", "NoToAll", "Abort", "Retry", "Ignore", "Close",
        "Cancel", "Discard", "Help", "Apply", "Reset", "RestoreDefaults",
    ]

    /// The buttons that a form asks for, in the order in which they stand; names of no button are left out.
    static func buttons(_ names: [String]) -> [Button] { all.filter { names.contains($0.name) } }

    /// The indices of buttons in the order in which Tab visits them: as they stand.
    ///
    /// Where the buttons are all that takes the focus so far, Qt leaves alone what follows the other already in the
    /// ring, so that the ring may begin in their middle. Source: the focus chains of Qt 6.12 itself.
    ///
    /// - Parameter isAlone: whether nothing before them in the same window or page takes the focus.
    static func tabOrder(_ buttons: [Button], isAlone: Bool) -> [Int] {
        guard isAlone else { return Array(buttons.indices) }
        var ring = creation.compactMap { name in buttons.firstIndex { $0.name == name } }
        for (first, second) in zip(buttons.indices, buttons.indices.dropFirst()) {
            guard let start = ring.firstIndex(of: first), let index = ring.firstIndex(of: second) else { continue }
            if (start + 1) % ring.count == index { continue }
            if index == ring.count - 1 {
                // The window, which the ring begins with, moves along with the last.
                ring = ring[(start + 1)..<index] + ring[...start] + [second]
            } else {
                ring.remove(at: index)
                ring.insert(second, at: index < start ? start : start + 1)
            }
        }
        return ring
    }
}
