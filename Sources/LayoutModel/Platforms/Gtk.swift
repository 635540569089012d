extension Platform {
    /// Apps with GTK.
    public static let gtk = Platform(
        "gtk",
        Traits(
            name: "GTK", toolkits: ["gtk"],
            changes: [.skip, .mnemonic, .radioGroup],
            conventionalKeys: ConventionalKeys([.control], always: "ACDFGHLNOPQRSTVWXZ", whileEditing: "BEIKUY"),
            systemChords: .gnome))
}
