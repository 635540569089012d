import LayoutModel

extension LayoutFormat {
    /// The accessibility tree of a Linux desktop as XML, as tools write it that ask AT-SPI.
    ///
    /// Three dialects: page sources of KDE's WebDriver for AT-SPI (tags by role, `states`, `accessibility-id`), dumps with
    /// states and frames in namespaces of `accessibility.ubuntu.example.org` (OSWorld and what follows it), and AT-SPI's own
    /// `<accessible>` with numbered roles. Each window is a screen.
    ///
    /// Sources: AT-SPI, `AtspiRole` and `AtspiStateType`; at-spi2-core's tree dumper and test data; KDE, selenium-webdriver-at-spi;
    /// OSWorld's server.
    public static let atspi = LayoutFormat(
        id: "atspi", summary: "accessibility tree of a Linux desktop (AT-SPI) as XML",
        roots: "<accessible role>, <application> ... with states",
        tells: [.frames, .order, .labels, .shortcuts, .containers], traits: FormatTraits(isSnapshot: true),
        toleratesNoise: true,
        recognises: { head in
            if head.namespaces.contains(where: ATSPINode.isNamespace) { return true }
            guard head.root.namespace.isEmpty, let role = head.attributes["role"], head.attributes["name"] != nil else {
                return false
            }
            if head.root.local == "accessible" { return true }
            return Int(role) != nil && (head.attributes["accessibility-id"] ?? head.attributes["description"]) != nil
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            let root = ATSPINode(tree.root)
            let all = [root] + tree.root.descendants.map(ATSPINode.init)
            let tellsStates = all.contains { !$0.states.isEmpty }
            sink.layout.platform = platform(all, &sink.notes)
            sink.layout.name = all.first { $0.word == "application" }?.name ?? root.name
            if !tellsStates {
                sink.notes.add(
                    .assumed, "the dump tells no states; all of it is taken as shown and usable", line: tree.root.line)
            }
            var ids: Set<String> = []
            let shown = root.windows.filter { !tellsStates || $0.states.isEmpty || $0.isShown }
            if shown.isEmpty {
                sink.notes.add(.ignored, "the dump holds no window that is shown", line: tree.root.line)
            }
            for (index, window) in (shown.isEmpty ? [root] : shown).enumerated() {
                var reader = ATSPIReader(
                    window, tellsStates: tellsStates, isGtk: sink.layout.platform == .gtk, sink.notes)
                var screen = Screen(
                    id: ids.insertUnique(index == 0 ? "main" : "window\(index + 1)"), label: window.name)
                screen.isInitial = index == 0
                screen = reader.read(screen)
                sink.notes = reader.notes
                sink.add(screen)
            }
        })

    /// The platform that a dump's toolkit belongs to.
    private static func platform(_ nodes: [ATSPINode], _ notes: inout FormatNotes) -> Platform {
        let toolkits = nodes.lazy.compactMap { $0.attribute("toolkit")?.lowercased() }
        if let toolkit = toolkits.first {
            if toolkit.hasPrefix("qt") { return .qt }
            if toolkit.hasPrefix("gtk") || toolkit == "gail" { return .gtk }
        } else if nodes.contains(where: { $0.node["accessibility-id"] != nil }) {
            // The driver that writes these reads programs with Qt alone.
            return .qt
        }
        notes.add(.assumed, "the toolkit is not known; its keys are taken to be those of GTK")
        return .gtk
    }
}
