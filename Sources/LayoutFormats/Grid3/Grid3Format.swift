import LayoutModel

extension LayoutFormat {
    /// Boards of Smartbox Grid 3: one `grid.xml`, or a whole grid set, packed or unpacked (its `Settings0/settings.xml`).
    ///
    /// Source: files that Grid 3 writes; AceCentre, "Scan blocks in Grid 3".
    public static let grid3 = LayoutFormat(
        id: "grid3", summary: "Smartbox Grid 3 board (grid.xml, grid set)",
        roots: "<Grid>, <GridSetSettings>, a .gridset archive",
        tells: [.frames, .order, .labels, .transitions, .containers], fileEndings: ["xml", "gridset"],
        recognises: { head in
            switch head.root.local {
            // A Grid of XAML has a namespace, one of Grid 3 has none, whatever it begins with.
            case "Grid": head.root.namespace.isEmpty && head.firstChild?.namespace.isEmpty != false
            default: GridSet.parts[head.root.local] != nil || head.root.local == "GridSetSettings"
            }
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            sink.layout.platform = .aac
            switch tree.root.name {
            case "Grid":
                let name = GridSet.gridName(of: tree.path)
                let set = GridSet(names: [name], start: nil, isWhole: false)
                sink.layout.name = name
                let looks = GridLooks.read(folder: "../../", &sink.files)
                sink.add(set.screen(tree, name: name, looks: looks, &sink.notes))
            case "GridSetSettings":
                try GridSet.read(settings: tree, folder: "../", &sink)
            default:
                let part = GridSet.parts[tree.root.name] ?? "a part of a grid set"
                throw tree.root.error(
                    "<\(tree.root.name)> is \(part), not a board; name a grid.xml or the set's folder")
            }
        },
        raw: Raw(recognises: { Archive.isZIP($0) }) { (bytes, path, sink) throws(FormatError) in
            sink.layout.platform = .aac
            let entries = try Archive.documents(in: bytes, path: path, &sink.notes)
            let settings = entries.keys.filter { $0.hasSuffix("Settings0/settings.xml") }.min()
            guard let settings else {
                throw FormatError(
                    path: path, line: 1, column: 1,
                    message: "the archive is no grid set: it holds no Settings0/settings.xml; name a layout file")
            }
            sink.files = IncludeResolver(entries: entries, of: path)
            let folder = String(settings.dropLast("Settings0/settings.xml".count))
            guard let tree = sink.files.document(settings, &sink.notes) else {
                throw FormatError(
                    path: path, line: 1, column: 1,
                    message: "the grid set's \(settings) cannot be read: \(sink.notes.all.last?.message ?? "")")
            }
            try GridSet.read(settings: tree, folder: folder, &sink)
        }, rewriting: .gridCells)
}

/// A set of grids that lead to one another.
struct GridSet {
    /// The files of a set that are no boards.
    static let parts: [String: String] = [
        "FileMap": "a grid set's list of files", "StyleData": "a grid set's styles",
        "WebBrowserExtensions": "a grid set's browser settings",
    ]

    /// The names of all grids, by their names in lower case: Grid takes no account of case.
    private let names: [String: String]
    private let start: String?
    /// Whether all grids of the set are there, so that a jump elsewhere is an error of the set.
    private let isWhole: Bool

    init(names: [String], start: String?, isWhole: Bool) {
        self.names = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        self.start = start
        self.isWhole = isWhole
    }

    /// The name of a grid: the folder that its file is in, "main" where XML cannot hold its name.
    static func gridName(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard parts.count > 1, IncludeResolver.isWritable(String(parts[parts.count - 2])) else { return "main" }
        return String(parts[parts.count - 2])
    }

    /// Reads all grids of a set.
    static func read(settings: MarkupTree, folder: String, _ sink: inout LayoutSink) throws(FormatError) {
        let start = settings.root.child("StartGrid").map { trimmed($0.text) }
        let found = sink.files.names(in: "\(folder)Grids").filter { sink.files.has("\(folder)Grids/\($0)/grid.xml") }
        let names = found.filter(IncludeResolver.isWritable)
        if names.count < found.count { sink.notes.add(.dropped, IncludeResolver.unwritableNote) }
        guard !names.isEmpty else {
            throw FormatError(
                path: settings.path, line: 1, column: 1, message: "the grid set has no grid in its folder Grids")
        }
        let set = GridSet(names: names, start: start, isWhole: true)
        sink.layout.name = start ?? ""
        if let start, set.names[start.lowercased()] == nil {
            sink.notes.add(.ignored, "the set starts with the grid '\(start)', which is not in it")
        }
        let looks = GridLooks.read(folder: folder, &sink.files)
        for name in names {
            guard let document = sink.files.document("\(folder)Grids/\(name)/grid.xml", &sink.notes) else { continue }
            let own = looks.of(folder: "\(folder)Grids/\(name)/")
            sink.add(set.screen(document, name: name, looks: own, &sink.notes))
        }
    }

    /// The screen of one grid. O(cells).
    func screen(_ tree: MarkupTree, name: String, looks: GridLooks, _ notes: inout FormatNotes) -> Screen {
        var screen = GridBoard(tree.root).screen(name: name, looks: looks, &notes) { jump, line, notes in
            destination(of: jump, line, &notes)
        }
        screen.isInitial = isWhole && start.map { $0.lowercased() == name.lowercased() } ?? false
        return screen
    }

    /// The grid that a cell leads to.
    private func destination(of jump: GridJump, _ line: Int, _ notes: inout FormatNotes) -> String? {
        switch jump {
        case .back:
            notes.add(
                .assumed, "'back' leads to the grid before, which is not always the same; it is no transition",
                line: line)
            return nil
        case .home: return start.flatMap { names[$0.lowercased()] }
        case .grid(let name):
            if let known = names[name.lowercased()] { return known }
            notes.add(
                isWhole ? .ignored : .assumed,
                isWhole
                    ? "a cell jumps to the grid '\(name)', which is not in the set"
                    : "jumps to other grids are not followed; name the set's folder for them", line: line)
            return nil
        }
    }
}

/// Where a cell's command leads.
enum GridJump {
    case grid(String)
    case back
    case home
}
