import LayoutModel

extension AccessMethod {
    /// Row-column, column-row and block-row-column scanning of a board with one switch, or with a second one that moves the
    /// highlight.
    public static let aacRowColumn = scanning(
        id: "aac-row-column", name: "Row-column scanning",
        summary: "The highlight moves over rows by itself, then over the cells of the chosen row; one switch selects.",
        platforms: [.aac], technique: { $0[.advance] == .press ? .manual : .auto },
        parameters: AACBoard.parameters(startPress: true) + AACBoard.secondSwitch,
        trees: [.flat, .grouped, .rows, .blocks], mainTree: .rows, rules: AACBoard.rules
    )
    .compared(
        with: "text entry of two studies (SAK and the keyboard of Windows)",
        "late presses of four switches")
}
