public import AccessCost

/// A way to write the layouts of a run one after the other, and their screens one after the other, so that none has to be
/// kept: what stands before, between and behind them, and each screen by itself.
public struct SerialWriter: Sendable {
    /// Takes the next piece of a text, in UTF-8. The bytes are there until it returns, and no character is divided.
    public typealias Taker = (UnsafeBufferPointer<UInt8>) -> Void

    /// Pieces have so many bytes or a few more.
    static let pieceSize = 1 << 16

    /// What analyses must store for the writer.
    public let details: AnalysisDetails
    /// What stands before the first layout, between two of them, and behind the last.
    public let head, separator, tail: String
    /// What stands before a layout's screens. The layout may come without them.
    public let lead: @Sendable (LayoutAnalysis) -> String
    /// Writes one screen of a layout, which may come without its screens, piece by piece.
    public let write: @Sendable (ScreenAnalysis, LayoutAnalysis, Taker) -> Void
    /// What stands between two screens.
    public let between: String
    /// What stands behind a layout's screens, of which there are so many. The layout may come without them.
    public let trail: @Sendable (LayoutAnalysis, Int) -> String

    /// A writer by its parts.
    public init(
        details: AnalysisDetails = [], head: String = "", separator: String = "", tail: String = "",
        lead: @escaping @Sendable (LayoutAnalysis) -> String = { _ in "" }, between: String = "",
        trail: @escaping @Sendable (LayoutAnalysis, Int) -> String = { _, _ in "" },
        write: @escaping @Sendable (ScreenAnalysis, LayoutAnalysis, Taker) -> Void
    ) {
        self.details = details
        (self.head, self.separator, self.tail, self.between) = (head, separator, tail, between)
        (self.lead, self.write, self.trail) = (lead, write, trail)
    }

    /// The text of one screen of a layout, which may come without its screens.
    public func screen(_ screen: ScreenAnalysis, _ layout: LayoutAnalysis) -> String {
        Self.text { write(screen, layout, $0) }
    }

    /// The text of some layouts.
    public func text(_ layouts: [LayoutAnalysis]) -> String {
        let texts = layouts.map { layout in
            lead(layout) + layout.screens.map { screen($0, layout) }.joined(separator: between)
                + trail(layout, layout.screens.count)
        }
        return head + texts.joined(separator: separator) + tail
    }

    /// What a function hands on piece by piece, as one text.
    static func text(_ write: (Taker) -> Void) -> String {
        var bytes: [UInt8] = []
        write { bytes.append(contentsOf: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Hands a text on as one piece.
    static func hand(_ text: String, to take: Taker) {
        text.withBytes(take)
    }
}
