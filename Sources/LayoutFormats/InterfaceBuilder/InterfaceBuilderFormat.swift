import LayoutModel

extension LayoutFormat {
    /// Storyboards and xibs of Interface Builder, for iOS, tvOS, watchOS and macOS.
    ///
    /// Each scene, window or view at the top is a screen, as people see it: bars of navigation and tab bar controllers
    /// stand on every screen that shows them, what is embedded stands in its container, and the main menu of a Mac app is
    /// a screen of its own. What the file does not hold is left out: texts and rows made in code, and the buttons in the
    /// title bar of a window.
    /// Sources: Apple, UIAccessibility and NSAccessibility (defaults of the classes), Resource Programming Guide (nib
    /// files); real files for the structure.
    public static let interfaceBuilder = LayoutFormat(
        id: "interface-builder", summary: "Interface Builder storyboard or xib (iOS, tvOS, watchOS, macOS)",
        roots: "<document type=\"com.apple.InterfaceBuilder...\">",
        tells: [.frames, .order, .labels, .shortcuts, .transitions, .containers], fileEndings: ["storyboard", "xib"],
        recognises: { head in
            head.root.namespace.isEmpty && (head.root.local == "document" || head.root.local == "archive")
                && head.attributes["type"]?.hasPrefix("com.apple.InterfaceBuilder") == true
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            let root = tree.root
            guard root.name == "document" else {
                let isArchive = root.name == "archive"
                throw root.error(
                    isArchive
                        ? "this is a xib of Xcode 4 or before, an archive of objects; open it in a newer Xcode and save it"
                        : "the root is <\(root.name)>, not the <document> of a storyboard or xib")
            }
            let project = IBProject(tree, sink.files, sink.notes)
            let screens = project.read()
            sink.notes = project.notes
            guard !screens.isEmpty else {
                throw root.error("there is no view in the file; its views are made in code or stand in other files")
            }
            sink.layout.name = IBProject.storyboardName(tree.path)
            sink.layout.platform = project.documents[0].platform
            for screen in screens { sink.add(screen) }
        })
}
