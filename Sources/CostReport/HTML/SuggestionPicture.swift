import GroupingSearch
import LayoutModel

/// A small picture of a screen that shows where a suggestion is: what it is about is filled, all else is an outline.
struct SuggestionPicture {
    let change: ScreenChange
    let screen: Screen

    /// The picture; nothing where the file does not tell where the elements are.
    var markup: Markup {
        let targets = Set(change.targets)
        let picture = ScreenSketch(screen: screen, side: 120, mostOthers: 120) {
            say.whereOnScreen(plural($0, .element))
        }
        return picture.markup { targets.contains($0.id) }
    }
}
