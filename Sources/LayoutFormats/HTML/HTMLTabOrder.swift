import LayoutModel

/// The order of Tab stops where what readers meet is in another order than Tab goes.
enum HTMLTabOrder {
    /// Where something stands in a scope: its tab index, then the document.
    struct Place: Comparable {
        /// The tab index; 0 stands after all positive ones.
        var index: Int
        var offset: Int

        static func < (a: Place, b: Place) -> Bool {
            (a.index > 0 ? a.index : .max, a.offset) < (b.index > 0 ? b.index : .max, b.offset)
        }
    }

    /// Numbers the stops as Tab goes through them, where tab indices alone would tell another order.
    ///
    /// Each shadow tree, what fills a slot, each frame and details element is a scope of its own: a positive tab index inside
    /// counts there alone. Source: HTML standard, "Sequential focus navigation"; Chromium. O(stops log stops).
    static func number(_ list: inout [HTMLDraft]) {
        var stops: [(index: Int, offset: Int, part: Int, places: [Place])] = []
        for offset in list.indices {
            list[offset].forEachTarget {
                let index = $0.element.tabIndex ?? 0
                guard index >= 0 else { return }
                let own = Place(index: index, offset: $0.node.offset)
                stops.append((index, $0.node.offset, $0.part, $0.tabPlaces.isEmpty ? [own] : $0.tabPlaces))
            }
        }
        let order = stops.indices.sorted {
            stops[$0].places.lexicographicallyPrecedes(stops[$1].places)
                || stops[$0].places == stops[$1].places && $0 < $1
        }
        // As the tab indices alone tell it.
        let plain = stops.indices.sorted {
            (stops[$0].index > 0 ? stops[$0].index : .max, $0) < (stops[$1].index > 0 ? stops[$1].index : .max, $1)
        }
        guard order != plain else { return }
        var numbers: [Int: [Int: Int]] = [:]
        for (number, stop) in order.enumerated() {
            numbers[stops[stop].offset, default: [:]][stops[stop].part] = number + 1
        }
        for offset in list.indices {
            list[offset].forEachTarget {
                if $0.element.tabIndex ?? 0 >= 0 { $0.element.tabIndex = numbers[$0.node.offset]?[$0.part] }
            }
        }
    }
}
