import AccessCost
import LayoutModel

/// What people see beside the stops of a method, as headings and captions.
enum SeenTexts {
    /// The elements that assistive technology sees and the method passes by, in the order of the file: none is inside a stop or
    /// holds one. O(elements).
    static func beside(_ stops: [ElementIndex], on screen: Screen, platform: Platform?) -> [ElementIndex] {
        let elements = screen.elements
        let exposure = Exposure(screen, platform: platform)
        var isStop = [Bool](repeating: false, count: elements.count)
        for stop in stops { isStop[stop.rawValue] = true }
        // How many stops stand before each element.
        var before = [0]
        for stop in isStop { before.append(before[before.count - 1] + (stop ? 1 : 0)) }
        var texts: [ElementIndex] = []
        var offset = 0
        while offset < elements.count {
            let end = elements[offset].subtreeEnd
            if isStop[offset] {
                offset = end
                continue
            }
            let entry = exposure.entries[offset]
            if entry.isAccessible, entry.reason == nil, !entry.isOffscreen, before[end] == before[offset] {
                texts.append(ElementIndex(offset))
                offset = end
            } else {
                offset += 1
            }
        }
        return texts
    }
}
