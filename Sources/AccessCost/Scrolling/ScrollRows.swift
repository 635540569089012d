import LayoutModel

/// The children of a container in the order of their places along the axis that it scrolls, so that those of a page are found
/// without a look at the others.
struct ScrollRows: Sendable {
    /// The children, all of which have a frame and hold nothing that scrolls.
    private let children: [ElementIndex]
    /// Where each child with all that it holds begins and ends; both never fall.
    private let starts, ends: [Double]
    /// The track, which is the only one of the container.
    let track: Int

    /// The rows of a container; nil where its children are few, or do not follow each other along the track. O(elements in it).
    init?(_ screen: Screen, _ container: ElementIndex, track: Int, isHorizontal: Bool, scrolls: (ElementIndex) -> Bool)
    {
        var (children, starts, ends): ([ElementIndex], [Double], [Double]) = ([], [], [])
        for child in screen.children(of: container) {
            guard var all = screen[child].frame, !all.isEmpty else { return nil }
            for offset in child.rawValue..<screen[child].subtreeEnd {
                if scrolls(ElementIndex(offset)) { return nil }
                if let frame = screen.elements[offset].frame, !frame.isEmpty { all = all.union(frame) }
            }
            let interval = all.interval(isHorizontal)
            guard interval.lowerBound >= starts.last ?? -.infinity, interval.upperBound >= ends.last ?? -.infinity
            else {
                return nil
            }
            children.append(child)
            starts.append(interval.lowerBound)
            ends.append(interval.upperBound)
        }
        guard children.count > 16 else { return nil }
        (self.children, self.starts, self.ends, self.track) = (children, starts, ends, track)
    }

    /// The children of which any part may lie in an interval; one that is empty is among them at its ends. O(log children).
    func children(in interval: ClosedRange<Double>) -> ArraySlice<ElementIndex> {
        let first = ends.partitionIndex(where: { $0 >= interval.lowerBound })
        let last = starts.partitionIndex(where: { $0 > interval.upperBound })
        return children[first..<max(first, last)]
    }
}
