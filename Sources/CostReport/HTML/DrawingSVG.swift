import AccessCost
import LayoutModel

/// Draws a screen as a wireframe: targets coloured by cost, groups as outlines, the order of the scan as a numbered path.
struct DrawingSVG {
    let view: MethodView
    let tree: TreeAnalysis
    let drawing: Drawing
    /// The height of letters in the drawing's points; they are about 11 pixels on the screen.
    private let letter: Double
    /// What people say for each target; nil for methods without speech.
    private let spoken: SpokenNames?
    /// The pixels that the drawing takes where there is room.
    let width: Double
    /// The cost in seconds at which the colours end.
    let largest: Double

    /// Above this number of stops a drawing is simplified: colours alone, no labels, no path.
    static let detailed = 300

    init(_ view: MethodView, _ tree: TreeAnalysis, largest: Double? = nil) {
        (self.view, self.tree) = (view, tree)
        self.largest = largest ?? view.largest
        drawing = Drawing(view.screen.screen, tree.tree)
        spoken = view.method.speaks ? SpokenNames(tree.tree, on: view.screen.screen) : nil
        let page = drawing.pages.first ?? drawing.fold ?? drawing.bounds
        let pageWidth: Double = page.width >= 0.9 * page.height ? 580 : 380
        letter = max(page.width, 1) / pageWidth * 10.5
        width = pageWidth * max(1, drawing.bounds.width / max(page.width, 1))
    }

    /// Where the picture of the screen is drawn: on what is visible at first. Nil without one, or without places.
    var pictured: Frame? {
        guard view.picture != nil, !drawing.isOutline else { return nil }
        let frame = drawing.fold ?? drawing.pages.first ?? drawing.bounds
        return frame.isEmpty || !frame.isDrawable ? nil : frame
    }

    var isSimplified: Bool { tree.tree.stops.count > Self.detailed }

    /// The picture; what it shows is also in the tables, so it is one image for a screen reader.
    var svg: Markup {
        let margin = letter * 2.1
        let bounds = drawing.bounds
        let (w, h) = (bounds.width + 2 * margin, bounds.height + 2 * margin)
        let height = svgCoordinate(h / w * width)
        let label =
            "\(view.name.shown(60)) \(tree.kind.words): \(plural(tree.stops, "stop")) in scan order. The costs are in the table."
        let viewBox =
            "\(svgCoordinate(bounds.x - margin)) \(svgCoordinate(bounds.y - margin)) \(svgCoordinate(w)) \(svgCoordinate(h))"
        return """
            <svg class="screen\(if: drawing.pages.count > 1, " paged")\(if: pictured != nil, " pictured")" role="img" aria-label="\(label)" viewBox="\(viewBox)" \
            width="\(svgCoordinate(width))" height="\(height)" font-size="\(svgCoordinate(letter))">
            \(papers)\(isSimplified ? simplified : detailed)</svg>
            """
    }

    /// The screen, and the pages that scrolling brings into view.
    private var papers: Markup {
        let radius = svgCoordinate(letter * 0.6)
        var result = Markup.empty
        for (page, frame) in (drawing.pages.isEmpty ? [drawing.bounds] : drawing.pages).enumerated() {
            result += "<rect class=\"paper\" \(place(frame)) rx=\"\(radius)\"/>\n"
            guard page > 0 else { continue }
            result +=
                "<text class=\"page\" x=\"\(svgCoordinate(frame.x + letter * 0.4))\" y=\"\(svgCoordinate(frame.y - letter * 0.7))\">\(pageName(page))</text>\n"
        }
        if let frame = pictured, let picture = view.picture { result += picture.use(in: frame) }
        if let fold = drawing.fold { result += "<rect class=\"fold\" \(place(fold))/>\n" }
        return result
    }

    private func pageName(_ page: Int) -> String {
        "scrolled "
            + tree.tree.scrollLegs(to: page).map { leg in
                "\(leg.direction.rawValue)\(leg.count > 1 ? " \(leg.count) times" : "")"
            }.joined(separator: ", ")
    }

    private var detailed: Markup {
        var result = Markup.empty
        for other in drawing.others { result += context(other) }
        for stop in tree.tree.stops.indices where tree.tree.stops[stop].kind == .group { result += group(stop) }
        // Below the boxes, so that no line goes through a label.
        result += path(from: tree.tree.visibleStops.isEmpty ? nil : 0, class: "path")
        for page in tree.tree.furtherPages {
            result += path(from: tree.tree.scrolling?.pages[page].first, class: "path")
        }
        for stop in tree.tree.stops.indices where tree.tree.stops[stop].kind == .group {
            result += path(from: tree.tree.firstChild(of: stop), class: "path inner")
        }
        let targets = Dictionary(
            tree.costs.enumerated().compactMap { offset, cost in cost.stop.map { ($0, offset) } },
            uniquingKeysWith: { first, _ in first })
        for stop in tree.tree.stops.indices where tree.tree.stops[stop].kind != .group {
            result += box(stop, target: targets[stop])
        }
        for stop in tree.tree.stops.indices { result += number(stop) }
        return result
    }

    /// One shape for each colour: 20 bytes a target.
    private var simplified: Markup {
        var shapes = Array(repeating: "", count: 6)
        for cost in tree.costs {
            guard let seconds = cost.cost?.seconds, let frame = cost.stop.flatMap({ drawing.stops[$0] }),
                frame.intersects(drawing.bounds)
            else { continue }
            shapes[costClass(seconds, of: largest)] +=
                "M\(svgCoordinate(frame.x)) \(svgCoordinate(frame.y))h\(svgCoordinate(frame.width))v\(svgCoordinate(frame.height))h\(svgCoordinate(-frame.width))z"
        }
        return shapes.enumerated().map { $1.isEmpty ? "" : "<path class=\"box c\($0)\" d=\"\($1)\"/>\n" }.joined()
    }

    private func context(_ index: ElementIndex) -> Markup {
        let element = view.screen.screen[index]
        guard let frame = element.frame else { return "" }
        return
            "<g class=\"other\">\(shape(element.shape, frame))\(label(element.label, in: frame, from: letter * 0.5))</g>\n"
    }

    private func group(_ stop: StopIndex) -> Markup {
        guard let frame = drawing.stops[stop], frame.intersects(drawing.bounds) else { return "" }
        return "<rect class=\"group\" \(place(frame)) rx=\"\(svgCoordinate(letter * 0.5))\"/>\n"
    }

    private func box(_ stop: StopIndex, target: Int?) -> Markup {
        guard let frame = drawing.stops[stop], frame.intersects(drawing.bounds) else { return "" }
        let element = tree.tree.stops[stop].element.map { view.screen.screen[$0] }
        let cost = target.map { tree.costs[$0] }
        let seconds = cost?.cost?.seconds
        let style = seconds.map { "box c\(costClass($0, of: largest))" } ?? (target == nil ? "box text" : "box lost")
        let name = target.map { view.screen.targets[$0].label } ?? element?.label ?? ""
        var inside = label(name, in: frame, from: letter * 2)
        if let text = seconds.map(shortNumber) ?? (target == nil ? nil : "✕") {
            let bottom = svgCoordinate(frame.maxY - letter * 0.35)
            if isSmall(frame) {
                inside +=
                    "<text class=\"cost tiny\" x=\"\(svgCoordinate(frame.midX))\" y=\"\(bottom)\" text-anchor=\"middle\">\(text)</text>"
            } else if frame.height >= 1.2 * letter {
                let line = svgCoordinate(
                    isLow(frame) && frame.height >= 1.6 * letter ? frame.y + letter * 1.22 : frame.maxY - letter * 0.35)
                inside +=
                    "<text class=\"cost\" x=\"\(svgCoordinate(frame.maxX - letter * 0.4))\" y=\"\(line)\" text-anchor=\"end\">\(text)</text>"
            }
        }
        var title = seconds.map { "\(name.shown(80)): \(shortNumber($0)) s" } ?? name.shown(80)
        if let spoken, let name = spoken[stop] {
            title += ", \(StopTraits.words(name, spoken.number(of: stop)).shown(160))"
            if let mark = mark(name), !isSmall(frame) {
                inside +=
                    "<text class=\"cost\" x=\"\(svgCoordinate(frame.x + letter * 0.4))\" y=\"\(svgCoordinate(frame.maxY - letter * 0.35))\">\(mark)</text>"
            }
        }
        return
            "<g class=\"\(style)\"><title>\(title)</title>\(shape(element?.shape ?? .rectangle, frame))\(inside)</g>\n"
    }

    /// The mark of a target that cannot be named by its own name: shared, or none at all.
    private func mark(_ name: SpokenNames.Name) -> Markup? {
        switch name {
        case .own: nil
        case .shared(_, let number, let count): "“\(number)/\(count)”"
        case .missing: "“?”"
        }
    }

    /// As much of a label as fits into the first line of a box.
    private func label(_ text: String, in frame: Frame, from start: Double) -> Markup {
        let line = isLow(frame) ? frame.width - start - 3.4 * letter : frame.width - start
        let room = Int(line / (0.58 * letter))
        guard room >= 3, frame.height >= 1.2 * letter, !text.isEmpty else { return "" }
        return
            "<text x=\"\(svgCoordinate(frame.x + start))\" y=\"\(svgCoordinate(frame.y + letter * 1.22))\">\(text.shown(room))</text>"
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

    /// Where the number of a stop stands: in the corner of its box, above the outline of a group.
    private func badge(_ stop: StopIndex) -> Point? {
        guard let frame = drawing.stops[stop], frame.intersects(drawing.bounds) else { return nil }
        if tree.tree.stops[stop].kind == .group {
            // Numbers of small boxes stand on the edge, where the group's own would.
            let first = tree.tree.firstChild(of: stop).flatMap { drawing.stops[$0] }
            let isTaken = first.map { isSmall($0) && $0.y - frame.y < letter && $0.x - frame.x < 4 * letter } ?? false
            return Point(x: frame.x + letter * 0.9, y: frame.y - letter * (isTaken ? 1.45 : 0.55))
        }
        if isSmall(frame) { return Point(x: frame.midX, y: frame.y) }
        return Point(x: frame.x + letter * 0.95, y: frame.y + letter * 0.9)
    }

    /// Whether a box has room for one line only, which its label and its cost share.
    private func isLow(_ frame: Frame) -> Bool { frame.height < 2.7 * letter }

    /// Whether a box has no room for a label: the number stands on its edge, the cost in its middle.
    private func isSmall(_ frame: Frame) -> Bool { frame.width < 4.2 * letter }

    private func number(_ stop: StopIndex) -> Markup {
        guard let point = badge(stop) else { return "" }
        let entry = tree.tree.stops[stop]
        guard entry.kind == .group, let frame = drawing.stops[stop] else {
            return """
                <g class="badge"><circle cx="\(svgCoordinate(point.x))" cy="\(svgCoordinate(point.y))" r="\(svgCoordinate(letter * 0.72))"/>\
                <text x="\(svgCoordinate(point.x))" y="\(svgCoordinate(point.y + letter * 0.3))" text-anchor="middle">\(entry.position)</text></g>

                """
        }
        let label = entry.element.map { view.screen.screen[$0].label } ?? entry.name
        let room = Int((frame.width - letter * 2) / (0.55 * letter))
        let text = "\(entry.position)" + (room >= 5 && !label.isEmpty ? " \(label.shown(min(room, 24)))" : "")
        let width = letter * (0.9 + 0.6 * Double(displayWidth(text)))
        return """
            <g class="badge group"><rect x="\(svgCoordinate(frame.x))" y="\(svgCoordinate(point.y - letter * 0.75))" \
            width="\(svgCoordinate(width))" height="\(svgCoordinate(letter * 1.4))" rx="\(svgCoordinate(letter * 0.4))"/>\
            <text x="\(svgCoordinate(frame.x + letter * 0.45))" y="\(svgCoordinate(point.y + letter * 0.28))">\(text)</text></g>

            """
    }

    private func shape(_ shape: Shape, _ frame: Frame) -> Markup {
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

    private func place(_ frame: Frame) -> Markup {
        "x=\"\(svgCoordinate(frame.x))\" y=\"\(svgCoordinate(frame.y))\" width=\"\(svgCoordinate(frame.width))\" height=\"\(svgCoordinate(frame.height))\""
    }
}

/// A coordinate with at most one decimal.
func svgCoordinate(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? tenths.description
}
