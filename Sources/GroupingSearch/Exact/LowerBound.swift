#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What no tree of any order can beat.
public enum LowerBound {
    /// The larger of the entropy bound of an expected cost, t H / (-log2 r), H the entropy of the weights in bits and r
    /// the root of `r^(1+s/t) [ 1 + r^(1+E/t) / (1-r) ] = 1`, and of what every target pays at its best position: t + s.
    ///
    /// For t + s = 0, as for the wait, all but the target that is shown first wait for one highlight at least:
    /// (t + E) (1 - the largest share).
    /// - Returns: the bound in the objective's unit, weights taken as shares of their sum; nil where nothing is wanted.
    ///   O(targets).
    /// Source: NavCost.docc/Model.md, "Lower bound" (a noiseless coding argument, Shannon 1948).
    public static func expected(_ weights: [Double], _ price: ListPrice) -> Double? {
        let total = weights.reduce(0, +)
        guard total > 0 else { return nil }
        let (t, s, pause) = (price.perPosition, price.perChoice, price.firstNext)
        if t == 0 { return s }
        // Prices that were measured on screens are exact to the last digits only.
        guard t + s > 1e-9 * t else { return (t + pause) * (1 - weights.max()! / total) }
        var entropy = 0.0
        for weight in weights where weight > 0 { entropy -= weight / total * log2(weight / total) }
        // The sum over a list's positions of r to their price falls short of 1 near 0 and grows beyond near 1.
        func excess(_ r: Double) -> Double {
            let first = pow(r, 1 + s / t)
            let others = pow(r, 1 + pause / t) / (1 - r)
            return first * (1 + others) - 1
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if excess(middle) < 0 { low = middle } else { high = middle }
        }
        return max(t + s, t * entropy / -log2((low + high) / 2))
    }
}
