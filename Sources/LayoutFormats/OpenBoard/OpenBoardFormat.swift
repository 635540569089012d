import LayoutModel

extension LayoutFormat {
    /// Communication boards of the Open Board Format: one board (`.obf`), or a set of them, packed (`.obz`) or unpacked (its
    /// `manifest.json`).
    ///
    /// Source: Open Board Format, "File Formats": grid and its order, load_board, actions, absolute places.
    public static let openBoard = LayoutFormat(
        id: "open-board", summary: "communication board (Open Board Format)",
        roots: "JSON of format open-board, an .obz archive",
        tells: [.frames, .order, .labels, .transitions], fileEndings: ["obf", "obz"],
        recognises: { _ in false },
        raw: Raw(
            recognises: { OpenBoardSet.begins($0) },
            holds: { names in names.contains { $0.hasSuffix(".obf") } }
        ) { (bytes, path, sink) throws(FormatError) in
            sink.layout.platform = .aac
            if Archive.isZIP(bytes[...]) {
                let entries = try Archive.documents(in: bytes, path: path, &sink.notes, endings: [".obf", ".json"])
                sink.files = IncludeResolver(entries: entries, of: path)
                if let manifest = entries["manifest.json"] {
                    try OpenBoardSet.add(
                        manifest: JSONDocument.read(manifest, path: path + "/manifest.json"), to: &sink)
                } else {
                    sink.notes.add(.assumed, "the archive has no manifest.json; its boards are taken by name")
                    let boards = entries.keys.filter { $0.hasSuffix(".obf") }.sorted()
                    try OpenBoardSet(paths: boards.map { ($0, $0) }, root: boards.first).add(to: &sink, path: path)
                }
                return
            }
            let tree = try JSONDocument.read(bytes, path: path)
            if tree.root.child("paths") != nil, tree.root.child("buttons") == nil {
                return try OpenBoardSet.add(manifest: tree, to: &sink)
            }
            guard tree.root.child("buttons") != nil || tree.root.child("grid") != nil else {
                throw tree.root.error("the board has neither buttons nor a grid")
            }
            let set = OpenBoardSet(paths: [], root: nil)
            let board = OpenBoard(tree.root)
            sink.layout.name = board.name
            sink.add(board.screen(in: set, &sink.notes))
        })
}

/// Boards that lead to one another.
struct OpenBoardSet {
    /// The boards' ids with their files.
    let paths: [(id: String, path: String)]
    /// The file of the board that is shown first.
    let root: String?
    /// The screen of each file that was read; each screen has an id of its own.
    var screens: [String: String] = [:]

    /// Whether an input begins as a board or a manifest.
    static func begins(_ start: ArraySlice<UInt8>) -> Bool {
        guard JSONDocument.begins(start) else { return false }
        let text = String(decoding: start, as: UTF8.self)
        return text.contains("\"open-board-") || text.contains("\"buttons\"") && !text.contains("\"_0\"")
    }

    /// Reads the boards that a manifest names.
    static func add(manifest: MarkupTree, to sink: inout LayoutSink) throws(FormatError) {
        let boards = manifest.root.child("paths")?.child("boards").map { Array($0.children) } ?? []
        let set = OpenBoardSet(
            paths: boards.compactMap { board in
                let path = singleLine(board.text)
                return path.isEmpty ? nil : (board.name, path)
            }, root: manifest.root.jsonText("root"))
        guard !set.paths.isEmpty else { throw manifest.root.error("the manifest names no board; name an .obf file") }
        try set.add(to: &sink, path: manifest.path)
    }

    /// Reads the boards, each file once; those that are not there are noted. O(boards) besides reading them.
    func add(to sink: inout LayoutSink, path: String) throws(FormatError) {
        var boards: [(path: String, board: OpenBoard)] = []
        var ids: Set<String> = []
        var screens: [String: String] = [:]
        for (id, file) in paths where screens[file] == nil {
            guard let source = sink.files.source(file) else {
                sink.notes.add(.ignored, "the board '\(id)' has no file '\(file)'")
                continue
            }
            do {
                var stream = try ByteStream(source)
                let tree = try JSONDocument.read(try stream.rest(limit: 64_000_000), path: "\(path)/\(file)")
                let own = ids.insertUnique(id.isEmpty || ids.contains(id) ? file : id)
                if own != id {
                    let why = id.isEmpty ? "has no id" : "has the id '\(id)' of another"
                    sink.notes.add(.assumed, "the board '\(file)' \(why); it is called '\(own)'")
                }
                screens[file] = own
                boards.append((file, OpenBoard(tree.root, id: own)))
            } catch {
                sink.notes.add(.ignored, "the board '\(file)' cannot be read: \(error.message)", line: error.line)
            }
        }
        guard !boards.isEmpty else {
            throw FormatError(path: path, line: 1, column: 1, message: "none of the boards that are named can be read")
        }
        sink.layout.name = boards.first { $0.path == root }?.board.name ?? ""
        // Jumps name a board by any of its ids.
        let known = OpenBoardSet(paths: paths.filter { screens[$0.path] != nil }, root: root, screens: screens)
        for (file, board) in boards {
            var screen = board.screen(in: known, &sink.notes)
            screen.isInitial = file == root
            sink.add(screen)
        }
    }

    /// The screen of the board that a button loads; nil where it is not in the set.
    func destination(of link: MarkupNode) -> String? {
        if let path = link.jsonText("path"), let found = screens[path] { return found }
        if let id = link.jsonText("id"), let found = paths.first(where: { $0.id == id }) { return screens[found.path] }
        return nil
    }

    /// The screen of the board that is shown first; nil where it is not in the set.
    var home: String? { root.flatMap { screens[$0] } }
}
