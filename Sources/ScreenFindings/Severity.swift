/// The severity of a finding: how much it costs the people whom it concerns.
public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// It costs little, or only in rare cases.
    case note
    /// It costs people time with each use, or makes a part of the screen unreachable for some of them.
    case warning
    /// It makes a cost at least half as large again as it needs to be, keeps people out, or makes them lose something.
    case error

    /// From the least to the most severe.
    public static func < (a: Severity, b: Severity) -> Bool {
        allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }

    /// The excess from which a cost is a warning, and from which it is an error, as shares of the lower cost.
    static let warningShare = 0.05
    static let errorShare = 0.5

    /// The severity of a cost that could be lower, by the excess over the lower cost as a share of it.
    ///
    /// - Parameters:
    ///   - now: the current cost, in any unit.
    ///   - improved: the lower cost, in the same unit.
    public static func costing(_ now: Double, insteadOf improved: Double) -> Severity {
        guard improved > 0 else { return now > 0 ? .error : .note }
        let share = now / improved - 1
        return share >= errorShare ? .error : share >= warningShare ? .warning : .note
    }
}
