import ArgumentParser
import NavCost

/// The options that say how the cells of a board may be arranged.
struct BoardArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Cells of a board that stay where they are, by id or label; may be repeated.", valueName: "id,..."))
    var fixed: [String] = []

    @Option(
        help: ArgumentHelp(
            "Whether cells of one family, as the file has them, stay together. Default: attribute.",
            valueName: "attribute|none"), completion: .values(BoardConstraints.Families.self))
    var families: String?

    @Flag(help: "Letters of a board stay in the order of the alphabet.")
    var alphabetical = false

    @Option(
        help: ArgumentHelp(
            "What each moved cell of a board must save, in the objective's unit. Default: 0.", valueName: "x"))
    var movePrice: String?

    @Option(
        help: ArgumentHelp(
            "Whether cells of a board may move to empty places of its grid. Default: keep.", valueName: "keep|fill"),
        completion: .values(BoardConstraints.EmptyPlaces.self))
    var emptyPlaces: String?

    @Option(
        help: ArgumentHelp(
            "Whether a cell of a board takes places of its own size alone, or the size of its new place. Default: same.",
            valueName: "same|any"), completion: .values(BoardConstraints.Sizes.self))
    var sizes: String?

    /// The constraints.
    func constraints() throws(RequestError) -> BoardConstraints {
        var result = BoardConstraints()
        result.fixed = fixed.flatMap { $0.split(separator: ",").map(String.init) }
        result.isAlphabetical = alphabetical
        if let families { result.families = try families.value(of: "--families") }
        if let movePrice { result.movePrice = try movePrice.value(of: "--move-price", as: AmountValue.self).number }
        if let emptyPlaces { result.emptyPlaces = try emptyPlaces.value(of: "--empty-places") }
        if let sizes { result.sizes = try sizes.value(of: "--sizes") }
        return result
    }
}

extension BoardConstraints.Families: OptionReadable {}
extension BoardConstraints.EmptyPlaces: OptionReadable {}
extension BoardConstraints.Sizes: OptionReadable {}
