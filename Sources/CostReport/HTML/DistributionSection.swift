import AccessCost

extension ReportSection where Subject == MethodView {
    /// How many targets cost how much, before and after on one axis.
    static var distribution: ReportSection {
        ReportSection("distribution", say.distribution) { view in
            let chart = DistributionChart(view)
            guard chart.counts.contains(where: { $0.contains { $0 > 0 } }) else { return "" }
            return chart.svg + chart.table
        }
    }
}

/// Two histograms on one axis of seconds: the flat tree above it, the other below.
struct DistributionChart {
    let view: MethodView
    /// For each tree, how many targets fall into each class of seconds.
    let counts: [[Int]]
    private let classes = 12
    private let size: (width: Double, height: Double) = (760, 230)

    init(_ view: MethodView) {
        self.view = view
        let (classes, largest) = (classes, view.largest)
        counts = view.trees.map { tree in
            var counts = Array(repeating: 0, count: classes)
            for cost in tree.costs {
                guard let seconds = cost.cost?.seconds, largest > 0 else { continue }
                counts[min(classes - 1, Int(seconds / largest * Double(classes)))] += 1
            }
            return counts
        }
    }

    private var left: Double { 96 }
    private func x(_ share: Double) -> Double { left + share * (size.width - left - 16) }

    var svg: Markup {
        let most = Double(counts.joined().max() ?? 1)
        let isPair = counts.count > 1
        let axis = isPair ? size.height / 2 : size.height - 34
        let room = isPair ? axis - 42 : axis - 24
        var (marks, lines, words) = (Markup.empty, Markup.empty, Markup.empty)
        for (index, tree) in view.trees.enumerated() {
            let goesUp = !isPair || index == 0
            let direction = ChangeDirection(from: view.flat.expected?.seconds, to: tree.expected?.seconds)
            let style: Markup = isPair && index == 0 ? "before" : direction == .slower ? "after worse" : "after"
            let base = goesUp ? axis - (isPair ? 11 : 0) : axis + 11
            for (index, count) in counts[index].enumerated() where count > 0 {
                let height = Double(count) / most * room
                let (start, end) = (x(Double(index) / Double(classes)), x(Double(index + 1) / Double(classes)))
                let top = goesUp ? base - height : base
                marks += """
                    <rect class="\(style)" x="\(svgCoordinate(start + 2))" y="\(svgCoordinate(top))" width="\(svgCoordinate(end - start - 4))" height="\(svgCoordinate(height))" rx="2"/>

                    """
                words += """
                    <text class="count" x="\(svgCoordinate((start + end) / 2))" y="\(svgCoordinate(goesUp ? top - 5 : top + height + 14))" text-anchor="middle">\(count)</text>

                    """
            }
            words +=
                "<text class=\"series\" x=\"0\" y=\"\(svgCoordinate(goesUp ? base - 8 : base + 18))\">\(view.isSame ? say.asItIs : say.tree(tree.kind))\(if: direction == .slower, "\(say.slowerSeries)")</text>\n"
            if let mean = tree.expected?.seconds, view.largest > 0 {
                let index = x(mean / view.largest)
                let end = goesUp ? base - room - 14 : base + room + 14
                lines +=
                    "<line class=\"mean \(style)\" x1=\"\(svgCoordinate(index))\" x2=\"\(svgCoordinate(index))\" y1=\"\(svgCoordinate(base))\" y2=\"\(svgCoordinate(end))\"/>\n"
            }
        }
        for tick in 0...6 {
            let share = Double(tick) / 6
            let anchor = tick == 6 ? "end" : "middle"
            let offset = isPair ? 4.0 : 18.0
            words +=
                "<text class=\"tick\" x=\"\(svgCoordinate(x(share)))\" y=\"\(svgCoordinate(axis + offset))\" text-anchor=\"\(anchor)\">\(shortNumber(view.largest * share))\(tick == 6 ? " s" : "")</text>\n"
        }
        return """
            <div class="scroll" tabindex="0" role="group" aria-label="\(say.distributionDrawing)">
            <svg class="chart" role="img" aria-label="\(say.distributionLabel)" \
            viewBox="0 0 \(svgCoordinate(size.width)) \(svgCoordinate(size.height))" width="\(svgCoordinate(size.width))" height="\(svgCoordinate(size.height))">
            \(marks)\(lines)\(words)</svg></div>
            <p class="hint">\(say.distributionHint)</p>

            """
    }

    /// The same for those who do not see the drawing.
    var table: Markup {
        let heads = view.trees.map { tree -> Markup in
            "<th scope=\"col\" class=\"n\">\(view.isSame ? say.asItIs : say.tree(tree.kind))</th>"
        }
        let rows = (0..<classes).map { index -> Markup in
            let (low, high) = (Double(index) / Double(classes), Double(index + 1) / Double(classes))
            let cells = counts.map { "<td class=\"n\">\($0[index])</td>" as Markup }
            return
                "<tr><th scope=\"row\">\(say.range(shortNumber(view.largest * low), shortNumber(view.largest * high))) s</th>\(cells)</tr>\n"
        }
        return """
            <details><summary>\(say.sameAsTable)</summary>
            <table class="small"><caption>\(say.targetsBySeconds)</caption>
            <thead><tr><th scope="col">\(say.seconds)</th>\(heads)</tr></thead>
            <tbody>
            \(rows)</tbody></table></details>

            """
    }
}
