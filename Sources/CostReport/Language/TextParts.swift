import GroupingSearch

/// The sentences of a rule, with names in braces for what a finding states.
struct RuleTexts {
    var title, message, remedy: String
}

/// What a switch of the scan player does.
enum PlayerSwitch {
    case next, select, hold, press, back
}

/// A key that works a switch of the scan player.
enum PlayerKey {
    case space, enter, left
}

/// What a sentence about a change is made of; names and labels are cut and in quotation marks.
struct ChangeParts {
    var kind: ScreenChange.Kind
    /// The elements that it is about.
    var names: [String]
    /// The container that it is about; nil for none.
    var container: String?
    /// What it is called in full, and shorter.
    var label, shortLabel: String
    /// Its key or letter.
    var key: String
    /// An order that it asks for.
    var order: String
    /// Whether the label is one that people have to replace.
    var needsName: Bool
    /// The row and the column of an empty place, from 1.
    var place: (row: Int, column: Int)?
}

/// What a sentence about the search of a board is made of.
struct BoardParts {
    /// The number of cells, in words, and the tree on which they were priced.
    var cells, tree: String
    /// Whether the space key may move; nil where there is none.
    var spaceMayMove: Bool?
    /// The places that may be filled, in words; nil for none.
    var freePlaces: String?
    /// How many families stay together, and how many cells move.
    var families, moved: Int
    /// How many scan blocks are made; nil where none were looked for.
    var blocks: Int?
}
