import AccessCost
import LayoutModel

/// Draws a screen as a wireframe: targets coloured by cost, groups as outlines, the order of the scan as a numbered path.
struct DrawingSVG {
    let view: MethodView
    let tree: TreeAnalysis
    let drawing: Drawing
    /// What a suggestion changes; nil for a screen as it is.
    let changes: DrawingChanges?
    /// The height of letters in the drawing's points: 12 pixels where the drawing has its own size.
    let letter: Double
    /// What people say for each target; nil for methods without speech.
    private let spoken: SpokenNames?
    /// The pixels that the drawing takes where there is room, its margins included.
    let width: Double
    /// Whether it is larger than the page, as its cells would be too small to read; it scrolls in its box.
    let isZoomed: Bool
    /// The cost in seconds at which the colours end.
    let largest: Double

    /// Where the outline of each group is: its frame, and around the outlines of the groups in it, so that each can be seen.
    private let outlines: [Frame?]

    /// Above this number of stops a drawing is simplified: colours alone, no labels, no path.
    static let detailed = 300
    /// The pixels of a screen that is wider than it is high, and of one that is not.
    private static let (broad, narrow) = (800.0, 400.0)

    init(_ view: MethodView, _ tree: TreeAnalysis, largest: Double? = nil, changes: DrawingChanges? = nil) {
        (self.view, self.tree, self.changes) = (view, tree, changes)
        self.largest = largest ?? view.largest
        drawing = Drawing(view.screen.screen, tree.tree)
        spoken = view.method.speaks ? SpokenNames(tree.tree, on: view.screen.screen) : nil
        let page = drawing.pages.first ?? drawing.fold ?? drawing.bounds
        let pageWidth =
            drawing.isOutline ? Drawing.outlineWidth : page.width >= 0.9 * page.height ? Self.broad : Self.narrow
        let scale = pageWidth / max(page.width, 1)
        let zoom =
            tree.tree.stops.count > view.detailedStops ? 1 : DrawingZoom.factor(drawing, view, tree, scale: scale)
        letter = DrawingZoom.letter / (scale * zoom)
        width = (drawing.bounds.width + 2 * 2.1 * letter) * scale * zoom
        isZoomed = zoom > 1
        outlines = Self.outlines(drawing, tree.tree, letter: letter)
    }

    private static func outlines(_ drawing: Drawing, _ tree: AccessTree, letter: Double) -> [Frame?] {
        var outlines = drawing.stops
        let (gap, margin) = (0.35 * letter, 1.8 * letter)
        // Children stand behind their parents.
        for stop in tree.stops.indices.reversed() where tree.stops[stop].kind == .group {
            let parent = tree.stops[stop].parent
            guard parent >= 0, tree.stops[parent].kind == .group, let inner = outlines[stop], let own = outlines[parent]
            else { continue }
            let left = max(inner.x - gap, drawing.bounds.x - margin),
                top = max(inner.y - gap, drawing.bounds.y - margin)
            let right = min(inner.maxX + gap, drawing.bounds.maxX + margin)
            let bottom = min(inner.maxY + gap, drawing.bounds.maxY + margin)
            guard right > left, bottom > top else { continue }
            outlines[parent] = own.union(Frame(x: left, y: top, width: right - left, height: bottom - top))
        }
        return outlines
    }

    /// Whether a group is inside of another.
    private func isInner(_ stop: StopIndex) -> Bool {
        let parent = tree.tree.stops[stop].parent
        return parent >= 0 && tree.tree.stops[parent].kind == .group
    }

    /// Where the picture of the screen is drawn: on what is visible at first. Nil without one, or without places.
    var pictured: Frame? {
        guard view.picture != nil, !drawing.isOutline else { return nil }
        let frame = drawing.fold ?? drawing.pages.first ?? drawing.bounds
        return frame.isEmpty || !frame.isDrawable ? nil : frame
    }

    /// Whether it is a list so long that nobody could read it on a sheet of paper.
    private var isLong: Bool { drawing.isOutline && drawing.bounds.height > 1000 }

    var isSimplified: Bool { tree.tree.stops.count > view.detailedStops }

    /// The picture; what it shows is also in the tables, so it is one image for a screen reader.
    var svg: Markup {
        let margin = letter * 2.1
        let bounds = drawing.bounds
        let (w, h) = (bounds.width + 2 * margin, bounds.height + 2 * margin)
        let height = svgCoordinate(h / w * width)
        let label =
            say.drawingLabel(view.name.shown(60), tree.kind, plural(tree.stops, .stop))
        let viewBox =
            "\(svgCoordinate(bounds.x - margin)) \(svgCoordinate(bounds.y - margin)) \(svgCoordinate(w)) \(svgCoordinate(h))"
        return """
            <svg class="screen\(if: width > 520, " broad")\(if: isZoomed, " zoomed")\(if: drawing.pages.count > 1, " paged")\(if: pictured != nil, " pictured")\(if: isLong, " long")" role="img" aria-label="\(label)" viewBox="\(viewBox)" \
            width="\(svgCoordinate(width))" height="\(height)" font-size="\(svgCoordinate(letter))">
            \(papers)\(isSimplified ? simplified : detailed)</svg>
            """
    }

    /// The screen, and the pages that scrolling brings into view.
    private var papers: Markup {
        let radius = svgCoordinate(letter * 0.6)
        var result = Markup.empty
        for frame in drawing.pages.isEmpty ? [drawing.bounds] : drawing.pages {
            result += "<rect class=\"paper\" \(place(frame)) rx=\"\(radius)\"/>\n"
        }
        for (name, frame) in pageNames {
            result +=
                "<text class=\"page\" x=\"\(svgCoordinate(frame.x))\" y=\"\(svgCoordinate(frame.y + letter * 0.9))\">\(name)</text>\n"
        }
        if let frame = pictured, let picture = view.picture { result += picture.use(in: frame) }
        if let fold = drawing.fold { result += "<rect class=\"fold\" \(place(fold))/>\n" }
        return result
    }

    /// What stands above each page that is scrolled to, and where.
    private var pageNames: [(name: String, frame: Frame)] {
        drawing.pages.enumerated().dropFirst().map { page, frame in
            let name = say.scrolledPage(
                tree.tree.scrollLegs(to: page).map { say.scrolled($0.direction.rawValue, $0.count) })
            // Bold letters are wider.
            let width = Double(displayWidth(name)) * letter * DrawingText.character * 1.1
            return (
                name, Frame(x: frame.x + letter * 0.4, y: frame.y - letter * 1.6, width: width, height: letter * 1.2)
            )
        }
    }

    private var detailed: Markup {
        var result = Markup.empty
        for frame in changes?.dissolved ?? [] { result += "<rect class=\"dissolved\" \(place(frame))/>\n" }
        for stop in tree.tree.stops.indices where tree.tree.stops[stop].kind == .group { result += group(stop) }
        // Below the boxes, so that no line goes through a label; boxes in order need none.
        if !drawing.isOutline { result += paths }
        for other in drawing.others { result += context(other) }
        let targets = Dictionary(
            tree.costs.enumerated().compactMap { offset, cost in cost.stop.map { ($0, offset) } },
            uniquingKeysWith: { first, _ in first })
        var tags = DrawingTags(letter: letter, bounds: drawing.bounds)
        tags.occupied = pageNames.map(\.frame)
        let cover = DrawingCover(drawing, tree.tree)
        tags.boxes = cover.frames
        for stop in cover.order { result += box(stop, in: cover.room(in: stop, letter: letter), targets[stop], &tags) }
        for stop in tree.tree.stops.indices where tree.tree.stops[stop].kind == .group {
            guard let frame = outlines[stop], frame.intersects(drawing.bounds) else { continue }
            let entry = tree.tree.stops[stop]
            let sign = changes?.groups.contains(stop) == true ? "+ " : ""
            result += tags.markup(
                number: "\(sign)\(entry.position)", name: groupName(stop), above: frame, isInner: isInner(stop),
                isRow: entry.element == nil)
        }
        return result
    }

    /// What a group is called.
    private func groupName(_ stop: StopIndex) -> String {
        let entry = tree.tree.stops[stop]
        return entry.element.map { view.screen.screen[$0].label } ?? entry.name
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
        guard let frame = element.frame?.intersection(drawing.bounds) else { return "" }
        let text = DrawingText(name: element.label, cost: nil, number: nil, in: frame, letter: letter)
        return "<g class=\"other\">\(shape(element.shape, frame))\(text.markup)</g>\n"
    }

    private func group(_ stop: StopIndex) -> Markup {
        guard let frame = outlines[stop], frame.intersects(drawing.bounds) else { return "" }
        let isNew = changes?.groups.contains(stop) == true
        return """
            <g><title>\(isNew ? say.newGroup : "")\(tree.tree.stops[stop].position) \(groupName(stop).shown(80))</title>\
            <rect class="group\(if: isInner(stop), " inner")\(if: isNew, " added")" \(place(frame)) rx="\(svgCoordinate(letter * 0.5))"/></g>

            """
    }

    /// - Parameter room: what other boxes leave free, where its texts stand; nil where that is nothing.
    private func box(_ stop: StopIndex, in room: Frame?, _ target: Int?, _ tags: inout DrawingTags) -> Markup {
        guard let frame = drawing.stops[stop] else { return "" }
        let entry = tree.tree.stops[stop]
        let element = entry.element.map { view.screen.screen[$0] }
        let seconds = target.flatMap { tree.costs[$0].cost?.seconds }
        let style = seconds.map { "box c\(costClass($0, of: largest))" } ?? (target == nil ? "box text" : "box lost")
        let name = target.map { view.screen.targets[$0].label } ?? element?.label ?? ""
        var title = "\(entry.position). \(name.shown(80))" + (seconds.map { ": \(shortNumber($0)) s" } ?? "")
        var note: String?
        if let spoken, let name = spoken[stop] {
            title += ", \(StopTraits.words(name, spoken.number(of: stop)).shown(160))"
            note = mark(name)
        }
        let isMoved = changes?.moved.contains(stop) == true
        if isMoved { title += say.moved }
        let text = room.map {
            DrawingText(
                name: name, cost: seconds.map(shortNumber) ?? (target == nil ? nil : "✕"), number: entry.position,
                note: note, in: $0, letter: letter)
        }
        tags.occupied += text?.frames ?? []
        let own = looks(element, frame, room, text)
        return """
            <g class="\(style)\(if: isMoved, " moved")"><title>\(title)</title>\(shape(element?.shape ?? .rectangle, frame))\(own)\(text?.markup ?? "")</g>

            """
    }

    /// The colour of a board's cell along its side, and its picture between the texts.
    private func looks(_ element: Element?, _ frame: Frame, _ room: Frame?, _ text: DrawingText?) -> Markup {
        guard let element else { return "" }
        let strip = CellLooks.strip(element.colour, along: frame, width: letter * 0.3)
        guard let free = text?.free(in: room ?? frame), min(free.width, free.height) >= 1.5 * letter else {
            return strip
        }
        return strip + view.cells.picture(element.picture, in: free)
    }

    /// The mark of a target that cannot be named by its own name: shared, or none at all.
    private func mark(_ name: SpokenNames.Name) -> String? {
        switch name {
        case .own: nil
        case .shared(_, let number, let count): "“\(number)/\(count)”"
        case .missing: "“?”"
        }
    }
}

/// A coordinate with at most one decimal.
func svgCoordinate(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? tenths.description
}
