extension Platform {
    /// ChromeOS.
    public static let chromeos = Platform(
        "chromeos",
        Traits(
            name: "ChromeOS", screenReader: "web-screen-reader", toolkits: ["html"], changes: [.container, .skip],
            systemChords: SystemChords(
                [
                    "Alt-Tab": "the window switcher", "Alt-Shift-Tab": "the window switcher",
                    "Control-Alt-Z": "ChromeVox", "Control-Shift-Q": "signing out",
                    "Control-Alt-/": "the list of shortcuts",
                ], family: ([.meta], "the launcher and ChromeVox")),
            hasScrollingRoles: false))
}
