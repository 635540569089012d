import LayoutModel

/// Why the page of an element cannot be told.
enum ScrollObstacle: Error {
    case noContainer, noDirection, noFrame, contradiction, tooFar

    /// The reason in a sentence without a full stop.
    var reason: String {
        switch self {
        case .noContainer: "it is off screen, and nothing that scrolls to it is in the file"
        case .noDirection: "it must be scrolled to, and the file does not say in which direction"
        case .noFrame: "it must be scrolled to, and the file does not say where it is"
        case .contradiction: "the file says that it is off screen, but its frame is not"
        case .tooFar: "it must be scrolled to, and lies more pages away than are looked at"
        }
    }
}

extension ClosedRange<Double> {
    /// Whether any part of another interval lies inside.
    func shows(_ other: ClosedRange<Double>) -> Bool {
        other.lowerBound < upperBound && lowerBound < other.upperBound
    }
}

extension Frame {
    /// The extent along an axis.
    func interval(_ isHorizontal: Bool) -> ClosedRange<Double> { isHorizontal ? x...max(x, maxX) : y...max(y, maxY) }

    /// The rectangle moved along an axis.
    func shifted(by distance: Double, _ isHorizontal: Bool) -> Frame {
        Frame(
            x: isHorizontal ? x + distance : x, y: isHorizontal ? y : y + distance, width: width, height: height)
    }
}
