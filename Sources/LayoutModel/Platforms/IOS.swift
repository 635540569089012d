extension Platform {
    /// iPhone and iPad.
    public static let ios = Platform(
        "ios",
        Traits(
            name: "iOS", modality: .siblings, screenReader: "ios-voiceover", toolkits: ["uikit", "swiftui"],
            changes: [.container, .merge, .actions, .adjustable, .skip, .inputLabel], conventionalKeys: .apple,
            systemChords: .ios,
            hasInputLabels: true, findsByName: true, showsActionLetters: true, hasNativeGroups: true,
            stopsOnLines: true))
}
