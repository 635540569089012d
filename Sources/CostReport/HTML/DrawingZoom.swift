import AccessCost
import LayoutModel

/// How much larger than the page a drawing of many small cells is, so that they can be read.
enum DrawingZoom {
    /// The height of letters in pixels. The smallest text of a drawing, the numbers in circles, is 0.92 of it: 11 pixels.
    static let letter = 12.0
    /// The most that a drawing grows.
    private static let most = 3.0

    /// The factor, 1 to 3, at which half of the targets have room for their costs and the first six letters of their names.
    ///
    /// - Parameter scale: the pixels for a point of the drawing without a zoom.
    static func factor(_ drawing: Drawing, _ view: MethodView, _ tree: TreeAnalysis, scale: Double) -> Double {
        let factors = tree.costs.enumerated().compactMap { target, cost -> Double? in
            guard let stop = cost.stop, let frame = drawing.stops[stop], frame.width > 0, frame.height > 0 else {
                return nil
            }
            let columns = max(4, min(6, displayWidth(view.screen.targets[target].label)))
            let room = (DrawingText.character * Double(columns) + 0.4) * letter
            return max(room / frame.width, 1.25 * letter / frame.height) / scale
        }.sorted()
        guard !factors.isEmpty else { return 1 }
        let factor = factors[factors.count / 2]
        // What is nearly large enough stays as wide as the page.
        return factor < 1.2 ? 1 : min(most, factor)
    }
}
