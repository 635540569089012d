import LayoutModel

extension LayoutFormat {
    /// The resource files of wxWidgets.
    ///
    /// Source: wxWidgets, "XRC File Format".
    public static let xrc = LayoutFormat(
        id: "xrc", summary: "wxWidgets resource file (XRC)",
        roots: "<resource xmlns=\"http://www.wxwidgets.org/wxxrc\">",
        tells: [.frames, .order, .labels, .shortcuts, .containers], fileEndings: ["xrc"],
        recognises: { head in
            head.root.local == "resource"
                && (head.root.namespace == "http://www.wxwidgets.org/wxxrc"
                    || head.root.namespace.isEmpty && ["object", "object_ref"].contains(head.firstChild?.local ?? ""))
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .windows
            sink.notes.add(.assumed, "wxWidgets runs on several systems; what the file has for Windows is taken")
            var reader = XRCReader(tree.root, sink.notes)
            reader.write(&sink)
            sink.notes = reader.notes
            guard !sink.layout.screens.isEmpty else {
                throw tree.root.error("the file has no window, only pictures and the like")
            }
        })
}
