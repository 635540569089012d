/// A curve over whole numbers with the line of a bound below it: what more groups bring, and what nothing can beat.
struct CurveSVG {
    /// A place on the curve.
    struct Point {
        /// The whole number on the axis below.
        var x: Int
        /// The cost.
        var y: Double
        /// Whether it is known to be the best.
        var isProven: Bool
    }

    var points: [Point]
    /// The cost that nothing can beat; nil where none is known.
    var bound: Double?
    /// What the numbers below are, as "groups", and the unit of the cost.
    var axis: String, unit: String

    private var size: (width: Double, height: Double) { (760, 260) }

    /// The curve with the same figures as a table; nothing where there is no point.
    var markup: Markup {
        guard let first = points.map(\.x).min(), let last = points.map(\.x).max() else { return "" }
        let top = max(points.map(\.y).max() ?? 0, bound ?? 0) * 1.1
        func x(_ value: Int) -> Double {
            70 + (last > first ? Double(value - first) / Double(last - first) : 0.5) * (size.width - 100)
        }
        func y(_ value: Double) -> Double { size.height - 40 - (top > 0 ? value / top : 0) * (size.height - 60) }
        let line = points.map { "\(svgCoordinate(x($0.x))),\(svgCoordinate(y($0.y)))" }.joined(separator: " ")
        var marks: Markup = "<polyline class=\"curve\" points=\"\(line)\"/>\n"
        for point in points {
            marks += """
                <circle class="\(point.isProven ? "proven" : "found")" cx="\(svgCoordinate(x(point.x)))" cy="\(svgCoordinate(y(point.y)))" r="5"/>
                <text class="count" x="\(svgCoordinate(x(point.x)))" y="\(svgCoordinate(y(point.y) - 10))" text-anchor="middle">\(shortNumber(point.y))</text>
                <text class="tick" x="\(svgCoordinate(x(point.x)))" y="\(svgCoordinate(size.height - 18))" text-anchor="middle">\(point.x)</text>

                """
        }
        marks +=
            "<text class=\"tick\" x=\"\(svgCoordinate(size.width - 16))\" y=\"\(svgCoordinate(size.height - 2))\" text-anchor=\"end\">\(axis)</text>\n"
        if let bound {
            marks += """
                <line class="bound" x1="60" x2="\(svgCoordinate(size.width - 20))" y1="\(svgCoordinate(y(bound)))" y2="\(svgCoordinate(y(bound)))"/>
                <text class="series" x="64" y="\(svgCoordinate(y(bound) + 16))">\(say.curveBound(shortNumber(bound), unit))</text>

                """
        }
        return """
            <div class="scroll" tabindex="0" role="group" aria-label="\(say.curveOver(axis))">
            <svg class="chart" role="img" aria-label="\(say.curveLabel(unit, axis))" \
            viewBox="0 0 \(svgCoordinate(size.width)) \(svgCoordinate(size.height))" width="\(svgCoordinate(size.width))" height="\(svgCoordinate(size.height))">
            \(marks)</svg></div>
            \(table)
            """
    }

    private var table: Markup {
        let rows = points.map { point -> Markup in
            "<tr><th scope=\"row\">\(point.x)</th><td class=\"n\" data-v=\"\(point.y)\">\(shortNumber(point.y))</td><td>\(point.isProven ? say.provenPoint : say.foundPoint)</td></tr>\n"
        }
        let last: Markup =
            bound.map {
                "<tr><th scope=\"row\">\(say.boundRow)</th><td class=\"n\" data-v=\"\($0)\">\(shortNumber($0))</td><td>\(say.boundPoint)</td></tr>\n"
            }
            ?? ""
        return """
            <details><summary>\(say.sameAsTable)</summary>
            <table class="small"><caption>\(say.curveCaption(axis))</caption>
            <thead><tr><th scope="col">\(axis)</th><th scope="col" class="n">\(unit)</th><th scope="col">\(say.status)</th></tr></thead>
            <tbody>
            \(rows)\(last)</tbody></table></details>

            """
    }
}
