extension Platform {
    /// Apps of iPad on the Mac.
    public static let macCatalyst = Platform(
        "mac-catalyst",
        Traits(
            name: "Mac Catalyst", modality: .siblings, screenReader: "ios-voiceover", toolkits: ["uikit", "swiftui"],
            changes: [.container, .merge, .actions, .adjustable, .skip], conventionalKeys: .apple, systemChords: .mac,
            hasInputLabels: true, hasNativeGroups: true, stopsOnLines: true))
}
