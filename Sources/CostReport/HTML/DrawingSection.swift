import AccessCost
import LayoutModel

extension ReportSection where Subject == MethodView {
    /// The screen as a wireframe, flat beside grouped.
    static var drawing: ReportSection {
        ReportSection("drawing", say.screenByCost) { view in
            var figures = view.trees.map { tree -> Markup in
                DrawingSection.figure(view, tree, title: view.isSame ? say.asItIs : nil)
            }
            for suggested in view.suggested {
                figures.append(
                    DrawingSection.figure(
                        suggested, suggested.main, title: say.asSuggested, key: "suggested", largest: view.largest,
                        changes: DrawingChanges(from: view, to: suggested)))
            }
            let others = view.otherTrees.map { tree -> Markup in
                """
                <details><summary>\(say.treeWords(tree.kind).capitalisedStart)</summary>
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
        if picture.drawing.isOutline {
            notes.append(say.noPlaces)
        }
        let pages = tree.tree.scrolling?.pages.count ?? 1
        if pages > picture.drawing.pages.count, !picture.drawing.pages.isEmpty {
            notes.append(say.notDrawn(plural(pages - picture.drawing.pages.count, .furtherPage)))
        }
        if picture.drawing.fold != nil { notes.append(say.foldLine) }
        if let frame = picture.pictured, view.picture?.isDistorted(in: frame) == true {
            notes.append(say.stretched)
        }
        if view.cells.leftOut > 0, !picture.isSimplified {
            notes.append(say.picturesLeftOut(plural(view.cells.leftOut, .cell)))
        }
        if picture.isSimplified { notes.append(say.onlyColours) }
        if picture.drawing.missing > 0 {
            notes.append(say.outside(plural(picture.drawing.missing, .stop)))
        }
        let name = title ?? say.treeWords(tree.kind).capitalisedStart
        let cost =
            (average ?? tree.expected).map {
                say.onAverage(shortNumber($0.seconds), average == nil ? tree.coverage.clause : "")
            } ?? ""
        let caption = ([say.caption(name, plural(tree.stops, .stop), cost)] + notes).joined(separator: " ")
        // On paper it is as wide as the page, and does not scroll.
        let enlarged: Markup = picture.isZoomed ? " <span class=\"screen-only\">\(say.enlarged)</span>" : .empty
        return """
            <figure class="wire" data-tree="\(key ?? tree.kind.rawValue)">
            <figcaption>\(caption)\(enlarged)</figcaption>
            <div class="scroll" tabindex="0" role="group" aria-label="\(say.drawing(name))">\(picture.svg)</div>
            </figure>

            """
    }

    /// What the colours mean.
    static func legend(_ largest: Double) -> Markup {
        guard largest > 0 else { return "" }
        let steps = (0..<6).map { step -> Markup in
            let (low, high) = (largest * Double(step) / 6, largest * Double(step + 1) / 6)
            return
                "<li><span class=\"swatch c\(step)\"></span>\(say.range(shortNumber(low), shortNumber(high))) s</li>\n"
        }
        return """
            <p class="hint">\(say.legendHint)</p>
            <ul class="legend" aria-label="\(say.colours)">
            \(steps)</ul>

            """
    }
}

extension String {
    /// The text as a sentence begins.
    var capitalisedStart: String { prefix(1).uppercased() + dropFirst() }
}
