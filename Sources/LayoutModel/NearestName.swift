/// The known name that a person most likely meant, nil where none is near.
///
/// Distance is Damerau's with adjacent swaps (optimal string alignment), without case; a third of the longer name
/// may differ. O(names x length^2).
public func nearestName(to name: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let limit = max(1, max(wanted.count, letters.count) / 3)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = alignmentDistance(wanted, letters)
        if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
}

/// The number of insertions, removals, changes and adjacent swaps that turn one into the other.
private func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var value = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, beforeLast[j - 1] + 1) }
            row.append(value)
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
