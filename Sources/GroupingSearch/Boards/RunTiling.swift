extension RunSearch {
    /// Where families, ordered cells and loose places stand, as far as that is decided.
    struct Tiling: Hashable {
        /// The index of each cell; -1 where it is not decided.
        var places: [Int]
        /// The indices that loose cells share.
        var free: [Int] = []
        /// What the families and the ordered cells cost.
        var cost = 0.0
    }

    /// What comes next in a tiling: a loose place, the next ordered cell, or a family.
    struct Step {
        enum Kind { case loose, chain, family(Int) }
        var kind: Kind
        var cost: Double
        var total: Double
    }
}
