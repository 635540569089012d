import LayoutModel

/// The tags of groups in a drawing: outside of what they label, over no text, and over no box where there is another place.
struct DrawingTags {
    let letter: Double
    /// The screen that is drawn; tags may stand in the margin around it.
    let bounds: Frame
    /// Where texts stand already.
    var occupied: [Frame] = []
    /// Where boxes stand.
    var boxes: [Frame] = []

    init(letter: Double, bounds: Frame) { (self.letter, self.bounds) = (letter, bounds) }

    /// The tag of a group where there is room for it, with the name or with the number alone; nothing where there is none.
    ///
    /// - Parameter isRow: whether the method makes the group by itself: rows stand close to each other, so that their numbers are best
    ///   in the margin.
    mutating func markup(number: String, name: String, above frame: Frame, isInner: Bool = false, isRow: Bool = false)
        -> Markup
    {
        let full = name.isEmpty ? number : "\(number) \(cutMiddle(name, to: 24))"
        let named = [(full, true), (full, false), (number, true), (number, false)]
        for (text, isClear) in isRow ? [(number, true)] + named : named {
            let width = letter * (0.8 + DrawingText.character * Double(displayWidth(text)))
            let found = places(of: width, beside: frame, sidesFirst: isRow).first { place in
                isFree(place) && !(isClear && boxes.contains { $0.intersects(place) })
            }
            guard let place = found else { continue }
            occupied.append(place)
            return """
                <g class="badge group\(if: isInner, " inner")"><rect x="\(svgCoordinate(place.x))" y="\(svgCoordinate(place.y))" \
                width="\(svgCoordinate(width))" height="\(svgCoordinate(place.height))" rx="\(svgCoordinate(letter * 0.35))"/>\
                <text x="\(svgCoordinate(place.x + letter * 0.4))" y="\(svgCoordinate(place.y + letter * 0.98))">\(text)</text></g>

                """
        }
        return ""
    }

    /// Where a tag may stand, best first: above, below, and at the sides of its group; or at the sides before.
    private func places(of width: Double, beside frame: Frame, sidesFirst: Bool) -> [Frame] {
        let (height, gap) = (letter * 1.3, letter * 0.05)
        let right = max(frame.x, frame.maxX - width)
        let (above, below) = (frame.y - height - gap, frame.maxY + gap)
        let outer = [(frame.x, above), (right, above), (frame.x, below), (right, below)]
        let sides = [
            (frame.x - width - gap, frame.y), (frame.maxX + gap, frame.y),
            (frame.x - width - gap, frame.maxY - height), (frame.maxX + gap, frame.maxY - height),
        ]
        return (sidesFirst ? sides + outer : outer + sides).map {
            Frame(x: $0.0, y: $0.1, width: width, height: height)
        }
    }

    private func isFree(_ place: Frame) -> Bool {
        let margin = letter * 2
        return place.x >= bounds.x - margin && place.maxX <= bounds.maxX + margin
            && place.y >= bounds.y - margin && place.maxY <= bounds.maxY + margin
            && !occupied.contains { $0.intersects(place) }
    }
}
