#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The standard normal distribution.
enum NormalDistribution {
    /// The chance of a value above `z`.
    static func above(_ z: Double) -> Double { 0.5 * erfc(z / 2.0.squareRoot()) }

    /// The density at `z`.
    static func density(_ z: Double) -> Double { exp(-0.5 * z * z) / (2 * Double.pi).squareRoot() }

    /// The logarithm of the chance of a value below `z`, also where that chance is too small for a number.
    ///
    /// Source: Abramowitz, Stegun, Handbook of Mathematical Functions, 26.2.12 (the first terms).
    static func logBelow(_ z: Double) -> Double {
        guard z < -10 else { return log(above(-z)) }
        let square = z * z
        return -0.5 * square - log(-z * (2 * Double.pi).squareRoot()) + log(1 - 1 / square + 3 / (square * square))
    }

    /// A value, from two numbers of a generator (Box, Muller 1958, doi:10.1214/aoms/1177706645).
    static func draw(_ numbers: inout SeededGenerator) -> Double {
        let (first, second) = (numbers.unit(), numbers.unit())
        return (-2 * log(1 - first)).squareRoot() * cos(2 * Double.pi * second)
    }
}
