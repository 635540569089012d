public import AccessCost

/// A way to write the layouts of a run one after the other, so that none has to be kept: what stands before them, between
/// them and behind them, and each by itself.
public struct SerialWriter: Sendable {
    /// What stands before the first layout, between two of them, and behind the last.
    public let head, separator, tail: String
    /// One layout.
    public let piece: @Sendable (LayoutAnalysis) -> String

    /// A writer by its parts.
    public init(
        head: String = "", separator: String = "", tail: String = "",
        piece: @escaping @Sendable (LayoutAnalysis) -> String
    ) {
        (self.head, self.separator, self.tail, self.piece) = (head, separator, tail, piece)
    }

    /// The text of some layouts.
    public func text(_ layouts: [LayoutAnalysis]) -> String {
        head + layouts.map(piece).joined(separator: separator) + tail
    }
}
