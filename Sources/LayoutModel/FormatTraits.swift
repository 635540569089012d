/// What the silence of a file means, which depends on its format.
public struct FormatTraits: Hashable, Sendable, Codable {
    /// Whether the file is a picture of a running screen, so that what it does not say is not there; else it is what a
    /// toolkit makes a screen of, much of which may be filled in when the app runs.
    public var isSnapshot: Bool
    /// Whether the file says of every element which custom actions it offers, and with which pictures.
    public var tellsActions: Bool

    /// The traits of a format.
    public init(isSnapshot: Bool = false, tellsActions: Bool = false) {
        self.isSnapshot = isSnapshot
        self.tellsActions = tellsActions
    }
}
