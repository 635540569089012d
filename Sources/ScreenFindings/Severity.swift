/// How much a finding weighs: what it costs the people whom it concerns.
public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// It costs somebody a little, or only in rare cases.
    case note
    /// It costs people time with each use, or keeps some of them from a part of the screen.
    case warning
    /// It costs half as much again as it needs to, keeps people out, or makes them lose something.
    case error

    /// From the lightest to the gravest.
    public static func < (a: Severity, b: Severity) -> Bool {
        allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }

    /// The share above what is needed from which a cost is a warning, and from which it is an error.
    static let warningShare = 0.05
    static let errorShare = 0.5

    /// The severity of a cost that could be lower: by the share of the lower one that is paid on top of it.
    ///
    /// - Parameters:
    ///   - now: the cost as it is, in any unit.
    ///   - mended: what it could be, in the same unit.
    public static func costing(_ now: Double, insteadOf mended: Double) -> Severity {
        guard mended > 0 else { return now > 0 ? .error : .note }
        let share = now / mended - 1
        return share >= errorShare ? .error : share >= warningShare ? .warning : .note
    }
}
