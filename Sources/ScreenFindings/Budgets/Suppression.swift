/// A finding that a project accepts, and why.
public struct Suppression: Hashable, Codable, Sendable {
    /// The code of the rule.
    public var code: String
    /// The id of the target, or `screen/id`; nil for all.
    public var target: String?
    /// The id of the screen; nil for all.
    public var screen: String?
    /// Why.
    public var reason: String
    /// Where it is stated.
    public var place: FindingLocation

    /// A suppression by its parts.
    public init(
        code: String, target: String? = nil, screen: String? = nil, reason: String,
        place: FindingLocation = FindingLocation()
    ) {
        self.code = code
        self.target = target
        self.screen = screen
        self.reason = reason
        self.place = place
    }

    /// Whether it suppresses a finding, by any element that the finding names.
    public func covers(_ finding: Finding) -> Bool {
        guard code == finding.code, screen == nil || screen == finding.screen else { return false }
        guard let target else { return true }
        return finding.places.contains { $0.id == target || "\(finding.screen)/\($0.id)" == target }
    }
}

/// Which suppressions a run has used.
public struct SuppressionUse: Sendable {
    private let suppressions: [Suppression]
    private var isUsed: [Bool]
    private var isKnown: [Bool]

    /// A run in which none has been used.
    public init(_ suppressions: [Suppression]) {
        self.suppressions = suppressions
        isUsed = suppressions.map { _ in false }
        // What names neither screen nor target is about every layout.
        isKnown = suppressions.map { $0.screen == nil && $0.target == nil }
    }

    /// Separates the findings that are suppressed.
    public mutating func filter(_ findings: [Finding]) -> (kept: [Finding], suppressed: [SuppressedFinding]) {
        var kept: [Finding] = []
        var suppressed: [SuppressedFinding] = []
        for finding in findings {
            guard let place = suppressions.firstIndex(where: { $0.covers(finding) }) else {
                kept.append(finding)
                continue
            }
            isUsed[place] = true
            suppressed.append(SuppressedFinding(finding: finding, suppression: suppressions[place]))
        }
        return (kept, suppressed)
    }

    /// Records the screens and elements of a layout. O(elements + suppressions).
    public mutating func note(_ screens: [String: Set<String>]) {
        for (place, suppression) in suppressions.enumerated() where !isKnown[place] {
            isKnown[place] = screens.contains { screen, ids in
                guard suppression.screen == nil || suppression.screen == screen else { return false }
                guard let target = suppression.target else { return true }
                return ids.contains(target)
                    || target.hasPrefix(screen + "/") && ids.contains(String(target.dropFirst(screen.count + 1)))
            }
        }
    }

    /// A finding for each suppression that was not used.
    public var unused: [Finding] {
        zip(suppressions, zip(isUsed, isKnown)).filter { !$1.0 }.map { suppression, state in
            var values: [String: FindingValue] = ["code": .text(suppression.code)]
            let about = [suppression.screen.map { "the screen '\($0)'" }, suppression.target.map { "'\($0)'" }]
                .compactMap(\.self).joined(separator: " and ")
            values["why"] = .text(
                state.1 ? "" : "; no layout of this run has \(about)")
            return Finding(
                code: Rule.unusedSuppression.code, severity: state.1 ? .warning : .note, screen: "",
                places: [suppression.place], values: values)
        }
    }
}

/// A finding that does not count, and why.
public struct SuppressedFinding: Hashable, Codable, Sendable {
    /// The finding.
    public var finding: Finding
    /// What suppresses it.
    public var suppression: Suppression

    /// A finding with what suppresses it.
    public init(finding: Finding, suppression: Suppression) {
        self.finding = finding
        self.suppression = suppression
    }
}
