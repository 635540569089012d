/// The pages that frames show: those of files around a page, and those in `srcdoc`.
///
/// Source: HTML standard, "The iframe element" and "Frames"; what browsers show of a file of another kind is not read.
struct HTMLFrames {
    /// The most frames of one page, those in frames included.
    private static let limit = 200
    /// The most frames in frames.
    static let depthLimit = 4
    /// The most bytes of a page in a frame.
    private static let byteLimit = 8_000_000

    /// A page that a frame shows.
    struct Page {
        var bytes: [UInt8]
        /// Its name, relative to the folder of the page around; that of the page around for one in `srcdoc`.
        var name: String
        /// The folder of its name, empty or ending in "/".
        var folder: String {
            String(name[..<(name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex)])
        }
    }

    private(set) var files: IncludeResolver
    private var count = 0
    /// The names of the pages that are being read, the outermost first: none of them is entered again.
    private var open: [String]

    init(files: IncludeResolver, path: String) {
        self.files = files
        open = [path.split(separator: "/").last.map(String.init) ?? path]
    }

    /// The folder of the page that is being read.
    var folder: String { Page(bytes: [], name: open[open.count - 1]).folder }

    /// Begins the page that a frame shows; nil where it is no page of a file that is there, or too much.
    ///
    /// - Parameter attributes: the frame's `srcdoc` and `src`.
    mutating func enter(srcdoc: String?, src: String?) -> Page? {
        guard count < Self.limit, open.count <= Self.depthLimit else { return nil }
        var page: Page?
        if let srcdoc {
            page = Page(bytes: Array(srcdoc.utf8), name: open[open.count - 1])
        } else if let name = src.flatMap({ HTMLAddress.fileName(of: $0, in: folder) }), !open.contains(name),
            [".html", ".htm", ".xhtml"].contains(where: { name.lowercased().hasSuffix($0) }),
            let bytes = bytes(of: name)
        {
            page = Page(bytes: bytes, name: name)
        }
        guard let page else { return nil }
        count += 1
        open.append(page.name)
        return page
    }

    /// Ends the page of a frame.
    mutating func leave() { open.removeLast() }

    private mutating func bytes(of name: String) -> [UInt8]? {
        guard let source = files.source(name), var stream = try? ByteStream(source),
            let bytes = try? stream.rest(limit: Self.byteLimit)
        else { return nil }
        var notes = FormatNotes()
        return HTMLEncoding.utf8(bytes, &notes)
    }
}
