/// What arrangements of a board's cells must be like.
public struct BoardConstraints: Hashable, Codable, Sendable {
    /// What makes cells a family.
    public enum Families: String, CaseIterable, Hashable, Sendable, Codable {
        /// What the file says: the word class or colour of a cell.
        case attribute
        /// Nothing: each cell is for itself.
        case none
    }

    /// What becomes of places on which no cell stands.
    public enum EmptyPlaces: String, CaseIterable, Hashable, Sendable, Codable {
        /// They stay empty.
        case keep
        /// Cells may move there.
        case fill
    }

    /// Which places a cell may take.
    public enum Sizes: String, CaseIterable, Hashable, Sendable, Codable {
        /// Those of its own size.
        case same
        /// All; it takes the size of its new place.
        case any
    }

    /// Cells that stay where they are, by id or by label, besides those that the file fixes.
    public var fixed: [String] = []
    /// What makes cells a family. A family whose members follow one another goes on doing so; any other keeps its places.
    public var families = Families.attribute
    /// Whether cells of one letter stand in the order of the alphabet, inside each family and among the others.
    public var isAlphabetical = false
    /// What each moved cell must save, in the objective's unit: a person has learnt the board.
    public var movePrice = 0.0
    /// What becomes of places on which no cell stands.
    public var emptyPlaces = EmptyPlaces.keep
    /// Which places a cell may take.
    public var sizes = Sizes.same

    /// The usual constraints: families as the file has them, no price of moves, empty places and sizes kept.
    public init() {}
}
