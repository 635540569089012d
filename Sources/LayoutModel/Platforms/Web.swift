extension Platform {
    /// Pages in a browser; the chords are those of Windows.
    public static let web = Platform(
        "web",
        Traits(
            name: "Web", screenReader: "web-screen-reader", toolkits: ["html"],
            changes: [.skip, .heading, .skipLink, .roving, .radioGroup],
            conventionalKeys: ConventionalKeys([], always: "DEF"),
            systemChords: SystemChords(
                SystemChords.windows, letters: "screen readers, which go through pages by single letters"),
            ownAccessKeys: ["D": "the browser's address bar", "E": "the browser's menu", "F": "the browser's menu"],
            isScripted: true, hasScrollingRoles: false))
}
