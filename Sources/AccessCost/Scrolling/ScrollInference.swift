import LayoutModel

/// Finds what scrolls where the file calls elements off screen and names nothing that scrolls: the last resort.
struct ScrollInference {
    private let screen: Screen
    /// The number of visible accessibility elements before each element.
    private let visibleBefore: ContiguousArray<Int>
    private let isVisible: ContiguousArray<Bool>

    /// O(elements).
    init(_ screen: Screen, _ entries: ContiguousArray<Exposure.Entry>) {
        self.screen = screen
        isVisible = ContiguousArray(entries.map { $0.reason == nil && $0.isAccessible && !$0.isOffscreen })
        var counts: ContiguousArray<Int> = [0]
        counts.reserveCapacity(entries.count + 1)
        for isVisible in isVisible { counts.append(counts.last! + (isVisible ? 1 : 0)) }
        visibleBefore = counts
    }

    /// The nearest group around an element that holds something visible; nil where only the screen does. O(depth).
    func container(around element: ElementIndex) -> ElementIndex? {
        var next = screen[element].parent
        while let index = next {
            if screen[index].kind == .group,
                visibleBefore[screen[index].subtreeEnd] > visibleBefore[index.rawValue]
            {
                return index
            }
            next = screen[index].parent
        }
        return nil
    }

    /// The smallest frame around what is visible in a container; nil where the file has no frames. O(what it holds).
    func visibleFrame(in container: ElementIndex) -> Frame? {
        Frame.union(
            of: (container.rawValue + 1..<screen[container].subtreeEnd).compactMap { offset in
                isVisible[offset] ? screen.elements[offset].frame.flatMap { $0.isEmpty ? nil : $0 } : nil
            })
    }
}
