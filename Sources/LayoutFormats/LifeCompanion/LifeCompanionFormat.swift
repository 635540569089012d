import LayoutModel

extension LayoutFormat {
    /// Configurations of LifeCompanion: packed (`.lcc`) or unpacked (`lifecompanion-configuration.xml`), with their scan
    /// settings.
    ///
    /// Source: configurations that LifeCompanion writes; its selection modes (rows, spans, empty keys, rounds).
    public static let lifeCompanion = LayoutFormat(
        id: "lifecompanion", summary: "communication board (LifeCompanion)",
        roots: "<Cmp ntyp=\"LCConfigurationComponent\">, an .lcc archive",
        tells: [.frames, .order, .labels, .transitions, .containers], fileEndings: ["xml", "lcc"],
        recognises: { $0.root.local == "Cmp" && $0.attributes["ntyp"] == "LCConfigurationComponent" },
        reading: .tree { (tree, sink) throws(FormatError) in try LifeCompanionBoards(tree).add(to: &sink) },
        raw: Raw(
            recognises: { Archive.isZIP($0) },
            holds: { $0.contains("lifecompanion-configuration.xml") }
        ) { (bytes, path, sink) throws(FormatError) in
            let entries = try Archive.documents(in: bytes, path: path, &sink.notes)
            guard let configuration = entries["lifecompanion-configuration.xml"] else {
                throw FormatError(
                    path: path, line: 1, column: 1,
                    message: "the archive is no configuration: it holds no lifecompanion-configuration.xml")
            }
            var reader = try XMLReader(.bytes(configuration, path: "\(path)/lifecompanion-configuration.xml"))
            guard try reader.next() == .start else {
                throw FormatError(path: path, line: 1, column: 1, message: "the configuration is empty")
            }
            try LifeCompanionBoards(MarkupTree.read(&reader)).add(to: &sink)
        })
}

/// The grids of a configuration: each is a screen, as scanning stays in one.
struct LifeCompanionBoards {
    private let root: MarkupNode
    private let grids: [LifeCompanionGrid]
    private let settings: LifeCompanionSettings

    init(_ tree: MarkupTree) {
        root = tree.root
        settings = LifeCompanionSettings(tree.root)
        var grids: [LifeCompanionGrid] = []
        var taken: Set<String> = []
        var number = 0
        for node in tree.root.descendants where node.name == "StackGrid" {
            guard let stack = node.parent, !Self.isInGrid(stack) else { continue }
            for grid in node.children where grid.child("Grid") != nil {
                number += 1
                let name = LifeCompanionGrid.text(grid["userName"])
                let id = !name.isEmpty && taken.insert(name).inserted ? name : "grid\(number)~"
                let isShown = grid["id"] != nil && grid["id"] == stack["displayed"]
                grids.append(LifeCompanionGrid(grid, stack: stack, id: id, name: name, isShown: isShown))
            }
        }
        self.grids = grids
    }

    /// Whether a stack is a cell of a grid, and so no page of its own.
    private static func isInGrid(_ stack: MarkupNode) -> Bool {
        var next = stack.parent
        while let around = next {
            if around.name == "Grid" { return true }
            next = around.parent
        }
        return false
    }

    /// Adds a screen for each grid.
    ///
    /// - Throws: there is no grid.
    func add(to sink: inout LayoutSink) throws(FormatError) {
        sink.layout.platform = .aac
        guard !grids.isEmpty else { throw root.error("the configuration holds no grid in a stack") }
        sink.layout.scanSettings = settings.read(&sink.notes)
        var screens: [String: String] = [:]
        for grid in grids { if let key = grid.key, screens[key] == nil { screens[key] = grid.id } }
        let first =
            grids.firstIndex { $0.key != nil && $0.key == root["firstSelectionPartId"] } ?? grids.firstIndex(
                where: \.isShown) ?? 0
        let stacks = Set(grids.map(\.stack.offset)).count
        if stacks > 1 {
            sink.notes.add(
                .assumed,
                "\(stacks) stacks of grids are shown beside one another; scanning stays in one grid, so each grid is a screen"
            )
        }
        for (number, grid) in grids.enumerated() {
            var screen = grid.screen(destinations: screens, keepsEmpty: !settings.skipsEmpty, &sink.notes)
            screen.isInitial = number == first
            sink.add(screen)
        }
    }
}

/// How a configuration is scanned.
struct LifeCompanionSettings {
    private let node: MarkupNode?
    private let own: Int
    /// Whether empty keys are left out.
    var skipsEmpty: Bool { node?["skipEmptyComponent"] != "false" }

    init(_ root: MarkupNode) {
        node = root.child("SelectionMode")
        own = root.descendants.reduce(0) { $0 + ($1.name == "SelectionMode" && $1.parent != root ? 1 : 0) }
    }

    /// The settings as parameters of scanning methods; what has none is noted.
    func read(_ notes: inout FormatNotes) -> [ScanSetting] {
        guard let node else { return [] }
        if own > 0 {
            notes.add(.ignored, "grids with a selection mode of their own are scanned as the configuration is")
        }
        var settings: [ScanSetting] = []
        func seconds(_ attribute: String, _ key: String, _ range: ClosedRange<Double>) {
            guard let text = node[attribute] else { return }
            guard let value = decimalNumber(text.utf8), range.contains(value / 1000) else {
                return notes.add(
                    .ignored, "\(attribute) is '\(singleLine(text))', not a time in milliseconds", at: node)
            }
            settings.append(ScanSetting(key, decimalText(value / 1000)))
        }
        seconds("scanPause", "interval", 0.01...60)
        seconds("scanFirstPause", "firstItemDelay", 0...60)
        if let text = node["maxScanBeforeStop"] {
            if let rounds = wholeNumber(text), (1...20).contains(rounds) {
                settings.append(ScanSetting("cycles", "\(rounds)"))
            } else {
                notes.add(
                    .ignored, "maxScanBeforeStop is '\(singleLine(text))', not a number of rounds from 1 to 20",
                    at: node)
            }
        }
        // After its rounds a row is left, and the top starts again; a row with one key is chosen with that key.
        settings.append(ScanSetting("afterCycles", "up"))
        settings.append(ScanSetting("smallestRow", "2"))
        settings.append(ScanSetting("dissolveSingles", "on"))
        settings.append(ScanSetting("start", node["startScanningOnClic"] == "true" ? "on" : "off"))
        let mode = (node["selectionModeType"] ?? "").replacing("SelectionMode", with: "")
        switch mode {
        case "RowColumnScan", "": break
        case "ColumnRowScan": settings.append(ScanSetting("lines", "columns"))
        case "HorizontalDirectKeyScan":
            notes.add(.assumed, "the file scans key by key: its cost is that of the flat tree", at: node)
        default:
            notes.add(
                .assumed,
                "the file is set to \(singleLine(mode)), not to row-column scanning; the costs are those of scanning all the same",
                at: node)
        }
        // A second switch moves the highlight.
        if mode.hasSuffix("Scan"), node["scanningMode"] == "MANUAL" { settings.append(ScanSetting("advance", "press")) }
        return settings
    }
}
