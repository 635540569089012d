extension Platform {
    /// The Mac, with AppKit.
    public static let mac = Platform(
        "mac",
        Traits(
            name: "macOS", screenReader: "mac-voiceover", toolkits: ["swiftui", "appkit"],
            changes: [.container, .merge, .actions, .skip], conventionalKeys: .apple, systemChords: .mac,
            selectionFollowsFocus: true, hasNativeGroups: true))
}
