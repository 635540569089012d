import AccessCost
import LayoutModel

extension ReportSection where Subject == MethodView {
    /// The screen as a wireframe, flat beside grouped.
    static var drawing: ReportSection {
        ReportSection("drawing", "The screen by cost") { view in
            var figures = view.trees.map { tree -> Markup in
                DrawingSection.figure(view, tree, title: view.isSame ? "As it is" : nil)
            }
            for suggested in view.suggested {
                figures.append(
                    DrawingSection.figure(
                        suggested, suggested.main, title: "As suggested", key: "suggested", largest: view.largest,
                        changes: DrawingChanges(from: view, to: suggested)))
            }
            let others = view.otherTrees.map { tree -> Markup in
                """
                <details><summary>\(tree.kind.words.capitalisedStart)</summary>
                \(DrawingSection.figure(view, tree, title: nil))</details>

                """
            }
            return DrawingSection.legend(view.largest) + "<div class=\"figures\">\n\(figures)</div>\n\(others)"
        }
    }
}

/// Drawings with what stands around them.
enum DrawingSection {
    /// A drawing with its caption, in a box that scrolls where it does not fit.
    ///
    /// - Parameter average: the cost that the caption gives; nil for the mean of the tree's targets.
    static func figure(
        _ view: MethodView, _ tree: TreeAnalysis, title: String?, key: String? = nil, largest: Double? = nil,
        average: Cost? = nil, changes: DrawingChanges? = nil
    ) -> Markup {
        let picture = DrawingSVG(view, tree, largest: largest, changes: changes)
        var notes: [String] = []
        if let changes, !picture.isSimplified, !changes.sentence.isEmpty { notes.append(changes.sentence) }
        if picture.isZoomed { notes.append("Enlarged, so that its cells can be read: it scrolls.") }
        if picture.drawing.isOutline {
            notes.append("The layout does not say where things are: the boxes stand in visiting order, not in place.")
        }
        let pages = tree.tree.scrolling?.pages.count ?? 1
        if pages > picture.drawing.pages.count, !picture.drawing.pages.isEmpty {
            notes.append("\(plural(pages - picture.drawing.pages.count, "further page")) not drawn.")
        }
        if picture.drawing.fold != nil { notes.append("The dashed line is around what is visible before scrolling.") }
        if let frame = picture.pictured, view.picture?.isDistorted(in: frame) == true {
            notes.append("The picture has other proportions than the screen and is stretched.")
        }
        if picture.isSimplified { notes.append("Too many stops for labels: only the colours are drawn.") }
        if picture.drawing.missing > 0 {
            notes.append("\(plural(picture.drawing.missing, "stop")) outside of what is shown.")
        }
        let name = title ?? tree.kind.words.capitalisedStart
        let cost =
            (average ?? tree.expected).map {
                ", \(shortNumber($0.seconds)) s on average\(average == nil ? tree.coverage.clause : "")"
            } ?? ""
        let caption = (["\(name): \(plural(tree.stops, "stop"))\(cost)."] + notes).joined(separator: " ")
        return """
            <figure class="wire" data-tree="\(key ?? tree.kind.rawValue)">
            <figcaption>\(caption)</figcaption>
            <div class="scroll" tabindex="0" role="group" aria-label="\(name), drawing">\(picture.svg)</div>
            </figure>

            """
    }

    /// What the colours mean.
    static func legend(_ largest: Double) -> Markup {
        guard largest > 0 else { return "" }
        let steps = (0..<6).map { step -> Markup in
            let (low, high) = (largest * Double(step) / 6, largest * Double(step + 1) / 6)
            return "<li><span class=\"swatch c\(step)\"></span>\(shortNumber(low)) to \(shortNumber(high)) s</li>\n"
        }
        return """
            <p class="hint">Each target is coloured by its seconds, which stand in it; numbers show the order of the scan, \
            outlines the groups.</p>
            <ul class="legend" aria-label="Colours">
            \(steps)</ul>

            """
    }
}

extension String {
    /// The text as a sentence begins.
    var capitalisedStart: String { prefix(1).uppercased() + dropFirst() }
}
