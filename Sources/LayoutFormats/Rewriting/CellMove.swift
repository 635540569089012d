public import LayoutModel

/// A cell of an original file that goes to another place of its board.
public struct CellMove: Hashable, Sendable {
    /// The id of its screen.
    public var screen: String
    /// The path of the cell in the file, as `Screen.source(of:)` has it.
    public var source: String
    /// The path of the cell whose place it takes; nil for a free place.
    public var place: String?
    /// Its frame before and after.
    public var from, to: Frame

    /// A move by its parts.
    public init(screen: String, source: String, place: String?, from: Frame, to: Frame) {
        (self.screen, self.source, self.place, self.from, self.to) = (screen, source, place, from, to)
    }
}

/// A cell of an original file whose place belongs to a new scan block.
public struct CellBlock: Hashable, Sendable {
    /// The id of its screen.
    public var screen: String
    /// The path of the cell that stands on the place in the file, as `Screen.source(of:)` has it.
    public var source: String
    /// The number of the block, from 1.
    public var number: Int

    /// A place by its parts.
    public init(screen: String, source: String, number: Int) {
        (self.screen, self.source, self.number) = (screen, source, number)
    }
}

/// Writes cells of an original on other places and leaves every other byte as it was.
public enum CellRewriter {
    /// Whether moved cells of a layout are written to a path as the changed original: its format can be written back, and the
    /// path ends as the original does.
    ///
    /// - Parameter original: the path of the original.
    public static func isPossible(_ format: String, from original: String, to path: String) -> Bool {
        guard let format = LayoutFormat(id: format), format.rewriting != nil else { return false }
        return format.fileEndings.contains { ending in
            [original, path].allSatisfy { $0.lowercased().hasSuffix("." + ending) }
        }
    }

    /// The bytes of an original with cells on other places, read again to see that they are there. O(bytes).
    ///
    /// - Parameters:
    ///   - source: where the original lies, for what is read around it.
    ///   - blocks: the places that belong to new scan blocks, as cells stand on them before the moves.
    ///   - expected: the layout as it is to be read.
    /// - Throws: the format is not written back or has no scan blocks, or what is written would be read as something else.
    public static func rewritten(
        _ bytes: [UInt8], of source: InputSource, format: String, moves: [CellMove], blocks: [CellBlock] = [],
        expected: Layout
    ) throws(FormatError) -> (bytes: [UInt8], warning: String?) {
        let path = source.path
        guard let rewriting = LayoutFormat(id: format)?.rewriting else {
            throw FormatError(path: path, message: "files of the format '\(format)' are not written back")
        }
        guard blocks.isEmpty || rewriting.writesBlocks else {
            throw FormatError(
                path: path, message: "files of the format '\(format)' have no scan blocks; write navcost's own XML")
        }
        let (result, warning) = try rewriting.rewrite(bytes, moves, blocks, path)
        var stream = try LayoutStream(.bytes(result, path: path), format: format, beside: source)
        let read = try stream.rest().layout
        for screen in expected.screens {
            guard let found = read.screens.first(where: { $0.id == screen.id }), cells(found) == cells(screen) else {
                throw FormatError(
                    path: path,
                    message:
                        "the cells of the screen '\(screen.id)' cannot be moved in the original alone; write navcost's own XML"
                )
            }
        }
        return (result, warning)
    }

    /// The labels, frames and scan blocks of a screen's elements, in an order of their own.
    private static func cells(_ screen: Screen) -> [String] {
        screen.elements.filter { $0.kind == .element }.map { element in
            let block = sequence(first: element) { $0.parent.map { screen[$0] } }.lazy.compactMap(\.scanBlock).first
            return
                "\(element.label)|\(element.frame.map { "\($0.x) \($0.y) \($0.width) \($0.height)" } ?? "")|\(block ?? 0)"
        }.sorted()
    }
}

/// How a format's files are changed where cells move.
struct Rewriting: Sendable {
    /// Whether the format has scan blocks.
    var writesBlocks = false
    /// The bytes of an original with its cells on their places, these in their blocks, and what else a person has to do; nil for
    /// nothing.
    var rewrite:
        @Sendable (_ original: [UInt8], [CellMove], [CellBlock], _ path: String) throws(FormatError) -> (
            bytes: [UInt8], warning: String?
        )

    /// Keys that stand in their rows one after another: the whole elements are exchanged.
    ///
    /// - Parameter shape: the attribute that names the drawing of a key, where the file has one besides the id.
    static func keys(shape: String? = nil) -> Rewriting {
        Rewriting { (bytes, moves, _, path) throws(FormatError) in
            let text = try OriginalText(bytes, path: path)
            var edits: [OriginalText.Edit] = []
            for move in moves {
                guard let own = text.tag(at: move.source), let slot = move.place.flatMap(text.tag) else {
                    throw FormatError(path: path, message: "the key '\(move.source)' is not in this file alone")
                }
                var inner: [OriginalText.Edit] = []
                if let shape {
                    // The drawing belongs to the place.
                    let drawn = text.raw(shape, of: slot) ?? text.raw("id", of: slot)
                    let wanted = drawn == text.raw("id", of: own) ? nil : drawn
                    if let edit = text.edit(shape, of: own, to: wanted, behind: ["id"]) { inner.append(edit) }
                }
                edits.append(OriginalText.Edit(range: slot.whole, bytes: text.applying(inner, within: own.whole)))
            }
            return (text.applying(edits), nil)
        }
    }
}
