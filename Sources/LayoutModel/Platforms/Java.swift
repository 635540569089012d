extension Platform {
    /// Apps with Swing and JavaFX.
    public static let java = Platform(
        "java",
        Traits(
            name: "Java",
            changes: [.skip, .mnemonic, .radioGroup],
            conventionalKeys: ConventionalKeys([.control], always: "ACFGHNOPQSVWXYZ", whileEditing: "BEILRU"),
            systemChords: .gnome))
}
