import LayoutModel

extension AccessMethod {
    /// Inverse scanning of a board: the scan runs while the switch is held.
    public static let aacInverse = scanning(
        id: "aac-inverse", name: "Inverse scanning",
        summary: "The highlight moves while the switch is held; letting go selects.", platforms: [.aac],
        technique: .inverse, parameters: AACBoard.parameters(startPress: false),
        trees: [.flat, .grouped, .rows, .blocks], mainTree: .rows, rules: AACBoard.rules)
}
