import AccessCost
import LayoutModel

extension DrawingSVG {
    /// The lines of the order: through each page, and through each group.
    var paths: Markup {
        var result = path(from: tree.tree.visibleStops.isEmpty ? nil : 0, class: "path")
        for page in tree.tree.furtherPages {
            result += path(from: tree.tree.scrolling?.pages[page].first, class: "path")
        }
        for stop in tree.tree.stops.indices where tree.tree.stops[stop].kind == .group {
            result += path(from: tree.tree.firstChild(of: stop), class: "path inner")
        }
        return result
    }

    /// The line through the stops of a list in the order in which they are visited.
    private func path(from first: StopIndex?, class name: String) -> Markup {
        var points: [String] = []
        var next = first
        while let stop = next {
            if let point = badge(stop) { points.append("\(svgCoordinate(point.x)),\(svgCoordinate(point.y))") }
            next = tree.tree.next(after: stop)
        }
        return points.count < 2 ? "" : "<polyline class=\"\(name)\" points=\"\(points.joined(separator: " "))\"/>\n"
    }

    /// Where the line of the order goes through a stop: the number in its box, or the corner of a group.
    private func badge(_ stop: StopIndex) -> Point? {
        guard let frame = drawing.stops[stop], frame.intersects(drawing.bounds) else { return nil }
        if tree.tree.stops[stop].kind == .group {
            // Rows have their numbers in the margin.
            if tree.tree.stops[stop].element == nil {
                return Point(x: frame.x - letter * 0.75, y: frame.y + letter * 0.65)
            }
            return Point(x: frame.x + letter * 0.9, y: frame.y - letter * 0.55)
        }
        return DrawingText.numberPlace(in: frame, letter: letter)
    }

    func shape(_ shape: Shape, _ frame: Frame) -> Markup {
        switch shape {
        case .rectangle: return "<rect \(place(frame)) rx=\"\(svgCoordinate(letter * 0.35))\"/>"
        case .circle:
            return
                "<ellipse cx=\"\(svgCoordinate(frame.midX))\" cy=\"\(svgCoordinate(frame.midY))\" rx=\"\(svgCoordinate(frame.width / 2))\" ry=\"\(svgCoordinate(frame.height / 2))\"/>"
        case .polygon(let points):
            return
                "<polygon points=\"\(points.map { "\(svgCoordinate($0.x)),\(svgCoordinate($0.y))" }.joined(separator: " "))\"/>"
        }
    }

    func place(_ frame: Frame) -> Markup {
        "x=\"\(svgCoordinate(frame.x))\" y=\"\(svgCoordinate(frame.y))\" width=\"\(svgCoordinate(frame.width))\" height=\"\(svgCoordinate(frame.height))\""
    }
}
