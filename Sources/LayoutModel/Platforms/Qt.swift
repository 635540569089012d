extension Platform {
    /// Apps with Qt.
    public static let qt = Platform(
        "qt",
        Traits(
            name: "Qt", toolkits: ["qt"],
            changes: [.skip, .mnemonic, .radioGroup],
            conventionalKeys: ConventionalKeys([.control], always: "ACFGHNOPQRSTVWXYZ", whileEditing: "BDEIKU"),
            systemChords: .gnome))
}
