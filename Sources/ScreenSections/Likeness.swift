import LayoutModel

/// How much parts of a screen look like copies of one template.
struct Likeness {
    /// What counts as the same place or size, in the screen's unit.
    let tolerance: Double
    /// From this on two bands are alike.
    static let enough = 0.6

    /// How much two bands look alike that follow each other along an axis, from 0 to 1: the same roles, edges in one line,
    /// the same size.
    func of(_ one: Band, _ other: Band, along axis: Axis) -> Double {
        let (a, b) = (one.frame, other.frame)
        let across = axis.other
        let begins = abs(across.low(a) - across.low(b)) <= tolerance ? 1.0 : 0
        let ends = abs(across.high(a) - across.high(b)) <= tolerance ? 1.0 : 0
        let size = Self.size(axis.high(a) - axis.low(a), axis.high(b) - axis.low(b))
        let roles = Self.roles(one.roles, other.roles)
        // One thing across all of the width and several side by side are no copies, however their edges agree.
        let isSplit = (one.blocks.count == 1) != (other.blocks.count == 1)
        return 0.25 * roles + 0.3 * begins + 0.3 * ends + 0.15 * size - (isSplit && roles < 1 ? 0.3 : 0)
    }

    private static func size(_ a: Double, _ b: Double) -> Double {
        guard max(a, b) > 0 else { return 1 }
        let ratio = min(a, b) / max(a, b)
        return ratio >= 0.8 ? 1 : ratio >= 0.6 ? 0.5 : 0
    }

    private static func roles(_ a: [Role], _ b: [Role]) -> Double {
        if a == b { return 1 }
        if let one = a.first, let other = b.first, one == other { return 0.6 }
        return 0
    }
}
