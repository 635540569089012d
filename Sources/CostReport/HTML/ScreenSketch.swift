import LayoutModel

/// A small picture of a screen: what it is about is filled, all else is an outline.
struct ScreenSketch {
    /// What of a screen a picture shows.
    let screen: Screen
    /// The longest side of the picture, in pixels.
    let side: Double
    /// The most elements that are drawn beside those that are meant.
    let mostOthers: Int
    /// What it shows, in words; empty for a picture that says no more than the text beside it.
    var label: (_ count: Int) -> String = { _ in "" }

    /// The picture with some elements filled; nothing where the file does not tell where these are.
    func markup(filling isMeant: (Element) -> Bool) -> Markup {
        var own: [Frame] = []
        var others: [Frame] = []
        for element in screen.elements where element.isAccessibilityElement && !element.isHidden {
            guard let frame = element.frame, !frame.isEmpty, frame.isDrawable else { continue }
            if isMeant(element) { own.append(frame) } else { others.append(frame) }
        }
        guard !own.isEmpty else { return "" }
        let paper = Frame(x: 0, y: 0, width: screen.width ?? 0, height: screen.height ?? 0)
        let bounds = own.reduce(paper.isEmpty ? own[0] : paper) { $0.union($1) }
        guard !bounds.isEmpty, bounds.isDrawable else { return "" }
        let scale = side / max(bounds.width, bounds.height)
        // One shape for each kind: an index has hundreds of pictures.
        func shape(_ frames: [Frame], _ style: Markup) -> Markup {
            guard !frames.isEmpty else { return "" }
            let path = frames.map { frame in
                let (x, y) = ((frame.x - bounds.x) * scale, (frame.y - bounds.y) * scale)
                let (width, height) = (svgCoordinate(frame.width * scale), svgCoordinate(frame.height * scale))
                return
                    "M\(svgCoordinate(x)) \(svgCoordinate(y))h\(width)v\(height)h\(svgCoordinate(-frame.width * scale))z"
            }.joined()
            return "<path class=\"\(style)\" d=\"\(path)\"/>"
        }
        let near = others.count <= mostOthers ? others.filter { $0.intersects(bounds) } : []
        let (width, height) = (svgCoordinate(bounds.width * scale), svgCoordinate(bounds.height * scale))
        let label = label(own.count)
        let name: Markup = label.isEmpty ? "aria-hidden=\"true\"" : "role=\"img\" aria-label=\"\(label)\""
        return """
            <svg class="where" \(name) viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">\
            \(shape([bounds], "paper"))\(shape(near, "near"))\(shape(own, "meant"))</svg>

            """
    }
}
