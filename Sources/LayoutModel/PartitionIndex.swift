extension RandomAccessCollection where Index == Int {
    /// The index of the first element behind a point, of elements of which all behind it come last; the end where none is.
    /// O(log count).
    @inlinable package func partitionIndex(where isBehind: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
