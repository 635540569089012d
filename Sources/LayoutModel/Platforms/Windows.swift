extension Platform {
    /// Desktop apps on Windows.
    public static let windows = Platform(
        "windows",
        Traits(
            name: "Windows",
            changes: [.skip, .mnemonic, .radioGroup],
            conventionalKeys: ConventionalKeys([.control], always: "ACFHNOPSVWXYZ", whileEditing: "BEIJLRU"),
            systemChords: SystemChords(SystemChords.windows, family: ([.meta], "Windows"))))
}
