/// The directions in which a container's content can be scrolled.
public enum ScrollAxis: String, CaseIterable, Hashable, Sendable, Codable {
    /// Up and down.
    case vertical
    /// To the left and to the right.
    case horizontal
    /// In both ways, or in one that the file does not tell: where the content lies decides.
    case both
}

/// Whither one scroll moves the view over a container's content.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable, Codable {
    case down, up, right, left
}
