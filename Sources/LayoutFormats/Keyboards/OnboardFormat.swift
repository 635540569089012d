import LayoutModel

extension LayoutFormat {
    /// On-screen keyboards of Onboard: a screen for each layer, frames from the drawings next to the file, and the groups
    /// in which its scanner goes.
    ///
    /// Source: layouts of `onboard-common`; Onboard's scanner (keys by priority, then rows).
    public static let onboard = LayoutFormat(
        id: "onboard", summary: "on-screen keyboard (Onboard)", roots: "<keyboard> holding <box>, <panel> or <include>",
        tells: [.frames, .order, .labels, .transitions, .containers],
        fileEndings: ["onboard"],
        recognises: { head in
            head.root.local == "keyboard"
                && (head.attributes["format"] != nil
                    || ["box", "panel", "key", "include", "key_template"].contains(head.firstChild?.local))
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .aac
            // Onboard's own defaults; its layouts say nothing else. A row with one key is passed through, keys are in a row
            // only where their tops are the same, and a chosen key flashes for half a second before it types.
            sink.layout.scanSettings = [
                ScanSetting("interval", "1.2"), ScanSetting("cycles", "2"), ScanSetting("smallestRow", "2"),
                ScanSetting("start", "on"), ScanSetting("rowsBy", "tops"),
                ScanSetting("activation", "autoTap"), ScanSetting("autoTapDelay", "0.5"),
            ]
            sink.layout.name = tree.root["id"] ?? ""
            var keyboard = OnboardKeyboard(files: sink.files, notes: sink.notes)
            keyboard.read(tree.root)
            sink.notes = keyboard.notes
            guard !keyboard.keys.isEmpty else {
                throw tree.root.error("the keyboard has no key of its own; name a keyboard that includes it")
            }
            OnboardScreens(keyboard).add(to: &sink)
        }, rewriting: .keys(shape: "svg_id"))
}

/// A key with what its template and the containers around it say.
struct OnboardKey {
    var node: MarkupNode
    /// The line in the keyboard's own file.
    var line: Int
    var id: String
    var label: String
    var layer: String?
    var priority: Int
    var isScannable: Bool
    var isVisible: Bool
    var isSensitive: Bool
    /// Where its drawing has it.
    var drawn: Frame?
}
