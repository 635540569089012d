extension Platform {
    /// Apple TV.
    public static let tvos = Platform(
        "tvos",
        Traits(
            name: "tvOS", modality: .siblings, screenReader: "ios-voiceover", remoteFocus: .beam,
            toolkits: ["uikit", "swiftui"], changes: [.container, .merge, .skip], systemChords: .ios,
            hasNativeGroups: true))
}
