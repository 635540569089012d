import LayoutModel

/// Where a sequence of bands is cut, and why.
struct Separators {
    /// What speaks for the cut after each band but the last; nil where there is none.
    private(set) var cuts: [ScreenSections.Evidence?]
    /// How sure each cut is.
    private(set) var confidences: [Double]

    /// The bands of a cut, first to last.
    func parts(_ bands: [Band]) -> [(bands: [Band], evidence: ScreenSections.Evidence, confidence: Double)] {
        var result: [(bands: [Band], evidence: ScreenSections.Evidence, confidence: Double)] = []
        var first = 0
        for index in bands.indices where index == bands.count - 1 || cuts[index] != nil {
            let sides = [first - 1, index].filter { cuts.indices.contains($0) && cuts[$0] != nil }
            let evidence = sides.reduce(into: ScreenSections.Evidence()) { $0.formUnion(cuts[$1]!) }
            // A part is as sure as the less sure of the cuts that make it one.
            let confidence = sides.map { confidences[$0] }.min() ?? 0
            result.append((Array(bands[first...index]), evidence, confidence))
            first = index + 1
        }
        return result
    }

    /// The cuts of bands along an axis: before headings, at gaps larger than those inside, and where what is alike ends.
    /// O(bands log bands).
    ///
    /// - Parameter unit: a tenth of the height of an item.
    init(_ bands: [Band], along axis: Axis, _ likeness: Likeness, unit: Double) {
        let gaps = axis.gaps(bands)
        cuts = Array(repeating: nil, count: gaps.count)
        confidences = Array(repeating: 0, count: gaps.count)
        guard !gaps.isEmpty else { return }
        let alike = zip(bands, bands.dropFirst()).map { likeness.of($0, $1, along: axis) >= Likeness.enough }
        let base = Self.usualGap(bands, gaps, alike, axis, unit)
        let heads = bands.indices.map { bands[$0].isHeading || Self.isHeading(bands, $0, gaps, alike, axis) }
        func isBig(_ index: Int) -> Bool { base.map { gaps[index] > 1.6 * $0 + 2 * unit } ?? false }
        for index in gaps.indices {
            let ratio = base.map { gaps[index] / ($0 + 2 * unit) } ?? 0
            if index + 2 < bands.count, heads[index + 1] {
                cut(index, .heading, 0.85)
                if isBig(index) { cut(index, .gap, 0.9) }
            } else if isBig(index) {
                cut(index, .gap, min(0.9, 0.5 + 0.1 * ratio))
            } else if heads[index] {
                // What names a section stands in it.
                continue
            } else if !alike[index],
                index > 0 && alike[index - 1] || index + 1 < alike.count && alike[index + 1]
            {
                cut(index, .alignment, 0.6)
            }
        }
    }

    private mutating func cut(_ index: Int, _ evidence: ScreenSections.Evidence, _ confidence: Double) {
        cuts[index] = cuts[index]?.union(evidence) ?? evidence
        confidences[index] = max(confidences[index], confidence)
    }

    /// The gap that stands inside what belongs together: the lower median between bands that are alike, or of all; where
    /// there are two bands, the one inside them. Nil where nothing tells.
    private static func usualGap(
        _ bands: [Band], _ gaps: [Double], _ alike: [Bool], _ axis: Axis, _ unit: Double
    ) -> Double? {
        func lowerMedian(_ values: [Double]) -> Double? {
            values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
        }
        let between = gaps.indices.filter { alike[$0] }.map { gaps[$0] }
        if between.count >= 2, let own = lowerMedian(between) { return own }
        if gaps.count >= 2 { return lowerMedian(gaps) }
        let inside = bands.filter { $0.blocks.count > 1 }.flatMap {
            axis.other.gaps(axis.other.bands(of: $0.blocks, tolerance: unit))
        }
        return lowerMedian(inside)
    }

    /// Whether a text that stands alone names what follows: things that are alike and no texts, nearer than what is before.
    private static func isHeading(
        _ bands: [Band], _ index: Int, _ gaps: [Double], _ alike: [Bool], _ axis: Axis
    ) -> Bool {
        guard axis == .vertical, index + 2 < bands.count, bands[index].isText, !bands[index + 1].isText,
            alike[index + 1], !alike[index]
        else { return false }
        return index == 0 || gaps[index - 1] >= gaps[index]
    }
}
