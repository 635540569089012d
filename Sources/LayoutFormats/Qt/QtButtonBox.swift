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

    /// The order in which Qt makes them: that of QDialogButtonBox::StandardButton.
    private static let creation = [
        "Ok", "Save", "SaveAll", "Open", "Yes", "YesToAll", "No", "NoToAll", "Abort", "Retry", "Ignore", "Close",
        "Cancel", "Discard", "Help", "Apply", "Reset", "RestoreDefaults",
    ]

    /// The buttons that a form asks for, in the order in which they stand; names that are none are left out.
    static func buttons(_ names: [String]) -> [Button] { all.filter { names.contains($0.name) } }

    /// The places of buttons in the order in which Tab visits them.
    ///
    /// With each button that it makes, Qt chains all of them as they stand, but leaves alone what follows the other
    /// already in the ring; where the buttons are all that takes the focus, the ring may so begin in their middle.
    ///
    /// - Parameter isAlone: whether nothing before them in the same window or page takes the focus.
    static func tabOrder(_ buttons: [Button], isAlone: Bool) -> [Int] {
        // -1 stands for all else that takes the focus.
        var ring = isAlone ? [] : [-1]
        for name in creation {
            guard let made = buttons.firstIndex(where: { $0.name == name }) else { continue }
            ring.append(made)
            let present = ring.filter { $0 >= 0 }.sorted()
            for (first, second) in zip(present, present.dropFirst()) {
                guard let place = ring.firstIndex(of: second) else { continue }
                if ring[(place + ring.count - 1) % ring.count] == first { continue }
                ring.remove(at: place)
                if let before = ring.firstIndex(of: first) { ring.insert(second, at: before + 1) }
            }
        }
        return ring.filter { $0 >= 0 }
    }
}
