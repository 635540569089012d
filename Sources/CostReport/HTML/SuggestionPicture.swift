import GroupingSearch
import LayoutModel

/// A small picture of a screen that shows where a suggestion is: what it is about is filled, all else is an outline.
struct SuggestionPicture {
    let change: ScreenChange
    let screen: Screen
    /// The longest side of the picture, in pixels.
    private static let side = 120.0
    /// The most other elements that are drawn.
    private static let mostOthers = 120

    /// The picture; nothing where the file does not tell where the elements are.
    var markup: Markup {
        let targets = Set(change.targets)
        var own: [Frame] = []
        var others: [Frame] = []
        for element in screen.elements where element.isAccessibilityElement && !element.isHidden {
            guard let frame = element.frame, !frame.isEmpty, frame.isDrawable else { continue }
            if targets.contains(element.id) { own.append(frame) } else { others.append(frame) }
        }
        guard !own.isEmpty else { return "" }
        let paper = Frame(x: 0, y: 0, width: screen.width ?? 0, height: screen.height ?? 0)
        let bounds = own.reduce(paper.isEmpty ? own[0] : paper) { $0.union($1) }
        guard !bounds.isEmpty, bounds.isDrawable else { return "" }
        let scale = Self.side / max(bounds.width, bounds.height)
        func rectangle(_ frame: Frame, _ style: Markup) -> Markup {
            """
            <rect class="\(style)" x="\(svgCoordinate((frame.x - bounds.x) * scale))" \
            y="\(svgCoordinate((frame.y - bounds.y) * scale))" width="\(svgCoordinate(frame.width * scale))" \
            height="\(svgCoordinate(frame.height * scale))"/>
            """
        }
        let near = others.count <= Self.mostOthers ? others.filter { $0.intersects(bounds) } : []
        let (width, height) = (svgCoordinate(bounds.width * scale), svgCoordinate(bounds.height * scale))
        return """
            <svg class="where" role="img" aria-label="Where on the screen: \(plural(own.count, "element")), filled." \
            viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">\
            \(rectangle(bounds, "paper"))\(near.map { rectangle($0, "near") }.joined())\
            \(own.map { rectangle($0, "meant") }.joined())</svg>

            """
    }
}
